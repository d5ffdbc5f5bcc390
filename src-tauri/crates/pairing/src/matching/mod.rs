//! Perfect matchings of least cost, the engine room of the Swiss systems.
//!
//! Begin at [`Optimum`]: it holds all perfect matchings of a graph that are
//! best by the criteria named so far, in falling order of importance. The
//! search itself is in `blossom` (Edmonds' primal-dual method, dense); whether
//! a perfect matching exists at all is asked in `feasible`.
//!
//! Not here: what the vertices are, and what a criterion means.

mod blossom;
mod feasible;
mod optimum;

pub(crate) use feasible::{Graph, has_perfect_matching};
pub(crate) use optimum::Optimum;
