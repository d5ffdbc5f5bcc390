//! The source of updates. The system's package manager updates a packaged program; otherwise
//! `program` does, when the director starts it.

#[cfg(any(windows, target_os = "macos"))]
pub(crate) mod program;

use serde::Serialize;
use tauri::utils::config::BundleType;
use tauri::utils::platform::bundle_type;

/// The source of updates of this program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Updater {
    /// The program itself.
    Program,
    /// The package manager of the system.
    PackageManager,
    /// Its builder: it came in no package that could be updated.
    Builder,
    /// None: the program was built without a key and an address.
    Nobody,
}

/// Set at build time, never in the sources: the public key that signs updates, and the address that
/// names the newest version.
const SOURCE: Option<(&str, &str)> = match (
    option_env!("KRALLE_UPDATE_KEY"),
    option_env!("KRALLE_UPDATE_ADDRESS"),
) {
    (Some(key), Some(address)) => Some((key, address)),
    (_, _) => None,
};

/// Returns the source by the package format, which Tauri's bundler writes into the program.
fn updater_of(bundle: Option<&BundleType>, source: Option<(&str, &str)>) -> Updater {
    match bundle {
        Some(BundleType::Deb | BundleType::Rpm) => Updater::PackageManager,
        Some(BundleType::Nsis | BundleType::Msi | BundleType::App | BundleType::Dmg) => {
            source.map_or(Updater::Nobody, |_| Updater::Program)
        }
        Some(BundleType::AppImage) | None => Updater::Builder,
    }
}

/// Returns the source of updates of this program.
#[tauri::command]
pub(crate) fn updater() -> Updater {
    updater_of(bundle_type().as_ref(), SOURCE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_exchanges_itself_only_where_no_package_manager_does_and_with_a_key() {
        let given = Some(("key", "https://example.org/newest.json"));
        for (bundle, with_key, without) in [
            (
                Some(BundleType::Deb),
                Updater::PackageManager,
                Updater::PackageManager,
            ),
            (
                Some(BundleType::Rpm),
                Updater::PackageManager,
                Updater::PackageManager,
            ),
            (Some(BundleType::Nsis), Updater::Program, Updater::Nobody),
            (Some(BundleType::Msi), Updater::Program, Updater::Nobody),
            (Some(BundleType::App), Updater::Program, Updater::Nobody),
            (Some(BundleType::Dmg), Updater::Program, Updater::Nobody),
            (
                Some(BundleType::AppImage),
                Updater::Builder,
                Updater::Builder,
            ),
            (None, Updater::Builder, Updater::Builder),
        ] {
            assert_eq!(updater_of(bundle.as_ref(), given), with_key, "{bundle:?}");
            assert_eq!(updater_of(bundle.as_ref(), None), without, "{bundle:?}");
        }
    }
}
