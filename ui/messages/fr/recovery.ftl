# Après un dommage.

backup-offered = Dernière sauvegarde intacte : { $path }
