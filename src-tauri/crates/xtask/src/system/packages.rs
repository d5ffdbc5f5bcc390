//! Every Debian or Ubuntu package that a task needs, and the evidence that it is installed.

/// The purpose of a requirement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Purpose {
    /// Building and opening the app.
    Run,
    /// Also the tests: a window on a virtual screen.
    Test,
    /// Also the round with phones. Separate, since Ubuntu has no such package.
    Phones,
    /// Testing an archive against its API description, with an external program.
    Description,
    /// Counting instructions.
    Counts,
    /// Making and checking packages.
    Package,
    /// Testing packages in a fresh root, and their repository.
    Trial,
    /// Building for Windows and running the programs.
    Windows,
}

impl Purpose {
    /// True if the requirements for `other` are needed as well. Each purpose after the tests is
    /// separate.
    pub(crate) fn includes(self, other: Self) -> bool {
        other == self || other <= self.min(Self::Test)
    }
}

/// A package of Debian or Ubuntu.
#[derive(Debug)]
pub(crate) struct Package {
    /// Its name for apt.
    pub(crate) name: &'static str,
    pub(crate) what_for: &'static str,
    pub(crate) purpose: Purpose,
    /// The evidence that it is installed, from any source.
    pub(crate) evidence: Evidence,
}

/// Evidence of an installation.
#[derive(Debug)]
pub(crate) enum Evidence {
    /// A program on the path.
    Program(&'static str),
    /// One of these programs on the path.
    OneOf(&'static [&'static str]),
    /// A library known to pkg-config.
    Library(&'static str),
    /// libclang with its own headers; without `stdarg.h` it fails at the first header.
    Clang,
    /// The PostgreSQL server, which Debian does not put on the path.
    Postgres,
    /// A file below the root of the system.
    File(&'static str),
}

/// Every system package, in the order of need.
pub(crate) const PACKAGES: &[Package] = &[
    Package {
        name: "build-essential",
        what_for: "the linker, and SQLite in C",
        purpose: Purpose::Run,
        evidence: Evidence::Program("cc"),
    },
    Package {
        name: "pkg-config",
        what_for: "finds the libraries",
        purpose: Purpose::Run,
        evidence: Evidence::Program("pkg-config"),
    },
    Package {
        name: "libwebkit2gtk-4.1-dev",
        what_for: "the window",
        purpose: Purpose::Run,
        evidence: Evidence::Library("webkit2gtk-4.1"),
    },
    Package {
        name: "libclang-dev",
        what_for: "SQLite's sessions, for undo",
        purpose: Purpose::Run,
        evidence: Evidence::Clang,
    },
    Package {
        name: "fonts-dejavu-core",
        what_for: "letters in the window on a bare system",
        purpose: Purpose::Run,
        evidence: Evidence::File("usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"),
    },
    Package {
        name: "xvfb",
        what_for: "a screen in memory",
        purpose: Purpose::Test,
        evidence: Evidence::Program("xvfb-run"),
    },
    Package {
        name: "xauth",
        what_for: "the key to that screen",
        purpose: Purpose::Test,
        evidence: Evidence::Program("xauth"),
    },
    Package {
        name: "webkit2gtk-driver",
        what_for: "drives the window",
        purpose: Purpose::Test,
        evidence: Evidence::Program("WebKitWebDriver"),
    },
    Package {
        name: "poppler-utils",
        what_for: "draws sheets, to compare them with kept pictures",
        purpose: Purpose::Test,
        evidence: Evidence::Program("pdftoppm"),
    },
    Package {
        name: "postgresql",
        what_for: "the database of the archive",
        purpose: Purpose::Test,
        evidence: Evidence::Postgres,
    },
    Package {
        name: "chromium",
        what_for: "phones in the hall",
        purpose: Purpose::Phones,
        evidence: Evidence::OneOf(&["chromium", "chromium-browser", "google-chrome"]),
    },
    Package {
        name: "python3-pip",
        what_for: "asks the archive everything that its description allows",
        purpose: Purpose::Description,
        evidence: Evidence::OneOf(&["pip3", "pip"]),
    },
    Package {
        name: "valgrind",
        what_for: "counts the instructions of hot paths",
        purpose: Purpose::Counts,
        evidence: Evidence::Program("valgrind"),
    },
    Package {
        name: "rpm",
        what_for: "reads and checks packages of Fedora",
        purpose: Purpose::Package,
        evidence: Evidence::Program("rpm"),
    },
    Package {
        name: "lintian",
        what_for: "reads packages as Debian does",
        purpose: Purpose::Package,
        evidence: Evidence::Program("lintian"),
    },
    Package {
        name: "appstream",
        what_for: "checks what software centers show",
        purpose: Purpose::Package,
        evidence: Evidence::Program("appstreamcli"),
    },
    Package {
        name: "webp",
        what_for: "turns pictures of the handbook into such that software centers show",
        purpose: Purpose::Package,
        evidence: Evidence::Program("dwebp"),
    },
    Package {
        name: "desktop-file-utils",
        what_for: "checks the entry in menus",
        purpose: Purpose::Package,
        evidence: Evidence::Program("desktop-file-validate"),
    },
    Package {
        name: "shared-mime-info",
        what_for: "checks the type of tournament files",
        purpose: Purpose::Package,
        evidence: Evidence::Program("update-mime-database"),
    },
    Package {
        name: "man-db",
        what_for: "lets the manual pages be checked",
        purpose: Purpose::Package,
        evidence: Evidence::Program("man"),
    },
    Package {
        name: "debootstrap",
        what_for: "makes a fresh root",
        purpose: Purpose::Trial,
        evidence: Evidence::File("usr/sbin/debootstrap"),
    },
    Package {
        name: "reprepro",
        what_for: "makes the apt repository",
        purpose: Purpose::Trial,
        evidence: Evidence::Program("reprepro"),
    },
    Package {
        name: "gnupg",
        what_for: "signs the apt repository",
        purpose: Purpose::Trial,
        evidence: Evidence::Program("gpg"),
    },
    Package {
        name: "python3",
        what_for: "serves the apt repository to the fresh root",
        purpose: Purpose::Trial,
        evidence: Evidence::Program("python3"),
    },
    Package {
        name: "scrot",
        what_for: "pictures of the window in the fresh root",
        purpose: Purpose::Trial,
        evidence: Evidence::Program("scrot"),
    },
    Package {
        name: "tesseract-ocr",
        what_for: "reads those pictures",
        purpose: Purpose::Trial,
        evidence: Evidence::Program("tesseract"),
    },
    Package {
        name: "xdotool",
        what_for: "finds the window in the fresh root",
        purpose: Purpose::Trial,
        evidence: Evidence::Program("xdotool"),
    },
    Package {
        name: "gcc-mingw-w64-x86-64-win32",
        what_for: "compiler and linker for Windows",
        purpose: Purpose::Windows,
        evidence: Evidence::Program("x86_64-w64-mingw32-gcc"),
    },
    Package {
        name: "wine",
        what_for: "runs programs for Windows",
        purpose: Purpose::Windows,
        evidence: Evidence::Program("wine"),
    },
    Package {
        name: "wine64",
        what_for: "runs programs of 64 bits",
        purpose: Purpose::Windows,
        evidence: Evidence::File("usr/lib/wine/wine64"),
    },
    Package {
        name: "nsis",
        what_for: "makes the installer",
        purpose: Purpose::Windows,
        evidence: Evidence::Program("makensis"),
    },
    Package {
        name: "osslsigncode",
        what_for: "signs the installer",
        purpose: Purpose::Windows,
        evidence: Evidence::Program("osslsigncode"),
    },
    Package {
        name: "openssl",
        what_for: "makes a certificate for the trial",
        purpose: Purpose::Windows,
        evidence: Evidence::Program("openssl"),
    },
];
