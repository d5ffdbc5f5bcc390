//! The disk: what a sync covers, and what of the rest arrives.

use std::collections::BTreeSet;
use std::path::Path;

use kralle_power::disk::{Disk, FileId, Kept, Misfit, Operation, Pending};
use kralle_power::tree::{Node, Tree};

const A: FileId = FileId(0);
const B: FileId = FileId(1);

fn write(file: FileId, offset: usize, bytes: &[u8]) -> Operation {
    Operation::Write {
        file,
        offset,
        bytes: bytes.into(),
    }
}

fn create(path: &str, file: FileId) -> Operation {
    let path = path.into();
    Operation::Create { path, file }
}

fn rename(from: &str, to: &str) -> Operation {
    let (from, to) = (from.into(), to.into());
    Operation::Rename { from, to }
}

fn remove(path: &str) -> Operation {
    Operation::Remove { path: path.into() }
}

fn folder(path: &str) -> Operation {
    Operation::MakeFolder { path: path.into() }
}

fn sync_folder(path: &str) -> Operation {
    Operation::SyncFolder { path: path.into() }
}

const fn sync(file: FileId) -> Operation {
    Operation::SyncFile { file }
}

/// Returns the disk that has `a` with the content `old`, after these operations.
fn after(operations: &[Operation]) -> Disk {
    let mut tree = Tree::default();
    tree.add("a".into(), Node::File((*b"old").into()));
    let mut disk = Disk::durable(&tree, |_| A);
    for operation in operations {
        disk.perform(operation).unwrap();
    }
    disk
}

/// Returns the state in which nothing pending arrives, in one line.
fn kept(disk: &Disk) -> String {
    shown(&disk.state(|_| Kept::Lost))
}

fn shown(tree: &Tree) -> String {
    let nodes = tree.nodes().map(|(path, node)| match node {
        Node::Folder => format!("{}/", path.display()),
        Node::File(bytes) => format!("{}={}", path.display(), bytes.escape_ascii()),
    });
    nodes.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_sync_makes_durable_what_it_covers_and_nothing_else() {
    let table: &[(&[Operation], &str)] = &[
        (&[write(A, 0, b"new")], "a=old"),
        (&[write(A, 0, b"new"), sync(A)], "a=new"),
        (&[write(A, 5, b"x"), sync(A)], r"a=old\x00\x00x"),
        (
            &[Operation::Truncate { file: A, length: 1 }, sync(A)],
            "a=o",
        ),
        // The sync of a file does not cover its name.
        (&[create("b", B), write(B, 0, b"b"), sync(B)], "a=old"),
        // Nor the sync of a folder the content of its files.
        (
            &[create("b", B), write(B, 0, b"b"), sync_folder("")],
            "a=old b=",
        ),
        (
            &[create("b", B), write(B, 0, b"b"), sync(B), rename("b", "a")],
            "a=old",
        ),
        (
            &[
                create("b", B),
                write(B, 0, b"b"),
                sync(B),
                rename("b", "a"),
                sync_folder(""),
            ],
            "a=b",
        ),
        (&[remove("a")], "a=old"),
        (&[remove("a"), sync_folder("")], ""),
        // A folder's own sync does not cover its name in the folder above it.
        (&[folder("f"), create("f/b", B), sync_folder("f")], "a=old"),
        (
            &[
                folder("f"),
                create("f/b", B),
                sync_folder("f"),
                sync_folder(""),
            ],
            "a=old f/ f/b=",
        ),
        (
            &[folder("f"), create("f/b", B), sync_folder("")],
            "a=old f/",
        ),
    ];
    for (operations, expected) in table {
        assert_eq!(kept(&after(operations)), *expected, "{operations:?}");
    }
}

#[test]
fn a_pending_change_arrives_without_those_before_it() {
    let disk = after(&[write(A, 0, b"new"), write(A, 3, b"er")]);
    let second = disk.state(|pending| match pending {
        Pending::Content { index: 1, .. } => Kept::Complete,
        Pending::Content { .. } | Pending::Entry { .. } => Kept::Lost,
    });
    assert_eq!(shown(&second), "a=older");
    assert_eq!(shown(&disk.live()), "a=newer");
    let disk = after(&[create("b", B), rename("b", "c"), remove("a")]);
    let renamed = disk.state(|pending| match pending {
        Pending::Entry { index: 1, .. } => Kept::Complete,
        Pending::Content { .. } | Pending::Entry { .. } => Kept::Lost,
    });
    assert_eq!(shown(&renamed), "a=old c=");
}

#[test]
fn a_torn_write_arrives_by_sectors() {
    let bytes = [b'x'; 1536];
    let disk = after(&[write(A, 256, &bytes)]);
    let mut lengths = BTreeSet::new();
    for seed in 0..64 {
        let torn = disk.state(|_| Kept::Torn { size: 512, seed });
        let content = torn.content(Path::new("a")).unwrap();
        lengths.insert(content.len());
        // Each sector is complete or untouched, and the bytes before the write stay.
        assert_eq!(content[..3], *b"old");
        let ends = [256, 512, 1024, 1536, 1792].map(|at: usize| at.min(content.len()));
        for sector in ends.windows(2) {
            let sector = &content[sector[0]..sector[1]];
            assert!(sector.iter().all(|it| *it == b'x') || sector.iter().all(|it| *it == 0));
        }
    }
    // Lost, or up to the end of each sector.
    assert_eq!(lengths, [3, 512, 1024, 1536, 1792].into());
}

#[test]
fn changes_of_files_without_a_name_are_no_states() {
    let disk = after(&[create("b", B), write(B, 0, b"b"), sync_folder("")]);
    assert_eq!(disk.pending().len(), 1);
    let disk = after(&[
        create("b", B),
        write(B, 0, b"b"),
        remove("b"),
        sync_folder(""),
    ]);
    assert_eq!(disk.pending(), []);
}

#[test]
fn an_operation_that_does_not_fit_is_refused() {
    for operation in [
        write(B, 0, b"b"),
        sync(B),
        rename("b", "c"),
        remove("b"),
        sync_folder("f"),
        create("f/b", B),
    ] {
        let refused = after(&[]).perform(&operation);
        assert_eq!(refused, Err(Misfit(operation)));
    }
    let between = after(&[folder("f")]).perform(&rename("a", "f/a"));
    assert!(between.is_err());
}
