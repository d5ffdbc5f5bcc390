//! Perfect matchings of least cost, by which the Swiss systems pair.
//!
//! Begin at [`Optimum`]: it holds all perfect matchings of a graph that are
//! best by the criteria named so far, in falling order of importance. Most
//! criteria are settled by alternating paths (`alternating`); what is left
//! goes to Edmonds' primal-dual method (`blossom`). [`has_perfect_matching`]
//! says whether a perfect matching exists at all.
//!
//! Not here: what the vertices are, and what a criterion means.

mod alternating;
mod blossom;
mod graph;
mod optimum;
mod region;

pub(crate) use alternating::{has_perfect_matching, stuck};
pub(crate) use graph::{Graph, bits_of};
pub(crate) use optimum::Optimum;
pub(crate) use region::Region;
