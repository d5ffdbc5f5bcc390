# After damage.

backup-offered = Latest intact backup: { $path }
