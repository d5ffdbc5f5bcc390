//! Printed sheets: templates as data, tables on paper, PDF.
