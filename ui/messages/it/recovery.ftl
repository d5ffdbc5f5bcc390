# Dopo un danno.

backup-offered = Copia di sicurezza integra più recente: { $path }
