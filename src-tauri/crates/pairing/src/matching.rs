//! Perfect matchings of least cost, for the Swiss systems.
//!
//! Begin at [`Optimum`]: the set of perfect matchings of a graph that are best by the criteria so
//! far, in falling order of importance. Most criteria are settled by alternating paths
//! (`alternating`), the others by Edmonds' primal-dual method (`blossom`). [`has_perfect_matching`]
//! checks that a perfect matching exists.
//!
//! Not here: the meaning of vertices and criteria.

mod alternating;
mod blossom;
mod graph;
mod optimum;
mod region;

pub(crate) use alternating::{has_perfect_matching, stuck};
pub(crate) use graph::{Graph, bits_of};
pub(crate) use optimum::Optimum;
pub(crate) use region::Region;
