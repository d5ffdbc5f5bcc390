# Nach einem Schaden.

backup-offered = Neueste intakte Sicherung: { $path }
