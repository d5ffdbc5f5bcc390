//! The integration tests of `kralle-xtask`, as one program.

mod architecture;
mod circles;
mod docs;
mod doctor;
mod links;
mod sources;
mod systems;
mod test_programs;
