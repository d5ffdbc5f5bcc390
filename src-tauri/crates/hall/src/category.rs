//! The network category of Windows: its firewall blocks connections from a public network.

use std::net::IpAddr;

/// The category of a network.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Category {
    Public,
    Private,
    /// A company or school network, managed by administrators.
    Domain,
}

impl Category {
    pub(crate) const ALL: [Self; 3] = [Self::Public, Self::Private, Self::Domain];

    /// Returns the category that a firewall rule applies to.
    pub(crate) fn of_profile(profile: &str) -> Option<Self> {
        match profile {
            "Public" => Some(Self::Public),
            "Private" => Some(Self::Private),
            "Domain" => Some(Self::Domain),
            _ => None,
        }
    }

    /// Returns the firewall's folder in the registry.
    #[cfg_attr(not(windows), allow(dead_code, reason = "others have no registry"))]
    pub(crate) const fn folder(self) -> &'static str {
        match self {
            Self::Public => "PublicProfile",
            Self::Private => "StandardProfile",
            Self::Domain => "DomainProfile",
        }
    }
}

/// Prints a line for each address of each connected network: the address and the category.
/// PowerShell prints both the same in every language.
#[cfg_attr(not(windows), allow(dead_code, reason = "others have no categories"))]
const QUESTION: &str = "Get-NetConnectionProfile | ForEach-Object { \
     $category = $_.NetworkCategory; \
     Get-NetIPAddress -InterfaceIndex $_.InterfaceIndex | \
     ForEach-Object { \"$($_.IPAddress) $category\" } }";

/// Returns the category of the network with this address, from the output of PowerShell; `None` if
/// no line has it.
#[cfg_attr(not(windows), allow(dead_code, reason = "others have no categories"))]
fn category_in(lines: &str, address: IpAddr) -> Option<Category> {
    let mut lines = lines.lines().filter_map(|it| it.trim().split_once(' '));
    let (_, category) = lines.find(|(it, _)| it.parse() == Ok(address))?;
    match category.trim() {
        "Public" => Some(Category::Public),
        "Private" => Some(Category::Private),
        "DomainAuthenticated" => Some(Category::Domain),
        _ => None,
    }
}

/// Queries Windows for the category of the network with this address. Takes seconds.
#[cfg(windows)]
pub(crate) fn category(address: IpAddr) -> Option<Category> {
    use std::os::windows::process::CommandExt as _;
    use std::path::PathBuf;
    use std::process::{Command, Stdio};

    /// Keeps PowerShell from opening a window (`CREATE_NO_WINDOW`).
    const NO_WINDOW: u32 = 0x0800_0000;

    // By absolute path: no program in another folder can take its name.
    let system = PathBuf::from(std::env::var_os("SystemRoot")?);
    let shell = system.join(r"System32\WindowsPowerShell\v1.0\powershell.exe");
    let output = Command::new(shell)
        .args(["-NoProfile", "-NonInteractive", "-Command", QUESTION])
        .stdin(Stdio::null())
        .creation_flags(NO_WINDOW)
        .output()
        .ok()?;
    category_in(&String::from_utf8_lossy(&output.stdout), address)
}

/// Returns `None`: other systems have no categories.
#[cfg(not(windows))]
pub(crate) const fn category(_address: IpAddr) -> Option<Category> {
    None
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    const LINES: &str = "fe80::5%12 Public\r\n192.168.1.5 Public\r\n10.0.0.7 Private\r\n\
                         fd00::7 Private\r\n10.1.2.3 DomainAuthenticated\r\n10.9.9.9 Unheard\r\n";

    #[rstest]
    #[case("192.168.1.5", Some(Category::Public))]
    #[case("10.0.0.7", Some(Category::Private))]
    #[case("fd00::7", Some(Category::Private))]
    #[case("10.1.2.3", Some(Category::Domain))]
    #[case("10.9.9.9", None)]
    #[case("192.168.1.50", None)]
    fn the_category_of_a_network_is_that_of_its_line(
        #[case] address: &str,
        #[case] category: Option<Category>,
    ) {
        assert_eq!(category_in(LINES, address.parse().unwrap()), category);
    }

    #[test]
    fn a_shell_that_prints_something_else_tells_nothing() {
        let address = "192.168.1.5".parse().unwrap();
        for lines in [
            "",
            "Get-NetConnectionProfile : not recognized",
            "192.168.1.5",
        ] {
            assert_eq!(category_in(lines, address), None, "{lines}");
        }
    }
}
