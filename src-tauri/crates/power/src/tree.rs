//! The files of a folder as a value: read from a real folder, and laid out in one.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sha2::{Digest as _, Sha256};

/// A file with its content, or a folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Node {
    File(Arc<[u8]>),
    Folder,
}

/// Files and folders by their paths, relative to the root.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tree(BTreeMap<PathBuf, Node>);

impl Tree {
    /// Reads a real folder.
    ///
    /// # Errors
    /// Fails with the error of the system.
    pub fn read(root: &Path) -> io::Result<Self> {
        let mut tree = Self::default();
        let mut folders = vec![PathBuf::new()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(root.join(&folder))? {
                let entry = entry?;
                let path = folder.join(entry.file_name());
                if entry.file_type()?.is_dir() {
                    folders.push(path.clone());
                    tree.add(path, Node::Folder);
                } else {
                    tree.add(path, Node::File(fs::read(entry.path())?.into()));
                }
            }
        }
        Ok(tree)
    }

    /// Lays the tree out in an empty real folder.
    ///
    /// # Errors
    /// Fails with the error of the system.
    pub fn lay_out(&self, root: &Path) -> io::Result<()> {
        for (path, node) in &self.0 {
            match node {
                Node::Folder => fs::create_dir(root.join(path))?,
                Node::File(bytes) => fs::write(root.join(path), bytes)?,
            }
        }
        Ok(())
    }

    /// Adds a file or a folder.
    pub fn add(&mut self, path: PathBuf, node: Node) {
        self.0.insert(path, node);
    }

    /// Returns the files and folders, a folder before what is in it.
    pub fn nodes(&self) -> impl Iterator<Item = (&PathBuf, &Node)> {
        self.0.iter()
    }

    /// Returns the files with their contents.
    pub fn files(&self) -> impl Iterator<Item = (&PathBuf, &Arc<[u8]>)> {
        self.0.iter().filter_map(|(path, node)| match node {
            Node::File(bytes) => Some((path, bytes)),
            Node::Folder => None,
        })
    }

    /// Returns the content of a file; `None` if there is none.
    pub fn content(&self, path: &Path) -> Option<&Arc<[u8]>> {
        match self.0.get(path)? {
            Node::File(bytes) => Some(bytes),
            Node::Folder => None,
        }
    }

    /// Returns a hash of all paths and contents.
    pub fn hash(&self) -> [u8; 32] {
        let mut hash = Sha256::new();
        for (path, node) in &self.0 {
            let (kind, bytes): (u8, &[u8]) = match node {
                Node::Folder => (0, &[]),
                Node::File(bytes) => (1, bytes),
            };
            let name = path.as_os_str().as_encoded_bytes();
            hash.update([kind]);
            hash.update(name.len().to_le_bytes());
            hash.update(name);
            hash.update(bytes.len().to_le_bytes());
            hash.update(bytes);
        }
        hash.finalize().into()
    }
}
