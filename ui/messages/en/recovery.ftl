# After damage.

backup-offered = Newest sound backup: { $path }
