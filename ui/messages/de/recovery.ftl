# Nach einem Schaden.

backup-offered = Neueste unversehrte Sicherung: { $path }
