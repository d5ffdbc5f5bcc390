//! The integration tests of `kralle-xtask`, as one program.

mod architecture;
mod circles;
mod commits;
mod docs;
mod doctor;
mod links;
mod prose;
mod refusals;
mod released;
mod sources;
mod systems;
mod test_programs;
mod top_level;
