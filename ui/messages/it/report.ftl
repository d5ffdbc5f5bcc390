# Rapporto di torneo (TRF): che cosa non dice alla lettura.
import-remark-penalty-reasons-unknown = Un rapporto non dice perché sono stati dati o detratti punti, né chi è stato escluso e perché: queste sanzioni hanno la motivazione «TRF».
import-remark-tie-breaks-left-out = Gli spareggi tecnici del rapporto non vengono importati: Kralle non ne conosce almeno uno.
