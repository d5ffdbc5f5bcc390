//! Changes a TOML text in place: what is equal stays as it was written.

use toml_edit::{Array, ArrayOfTables, InlineTable, Item, Table, TableLike, Value};

/// How a list that is not there yet is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ListForm {
    /// In brackets.
    Values,
    /// A table each, below its name in double brackets.
    Tables,
}

/// Writes `value` where it has changed, or takes the entry away where there is none.
pub(super) fn change<T: PartialEq>(
    table: &mut dyn TableLike,
    name: &str,
    [old, new]: [&T; 2],
    value: impl FnOnce(&T) -> Option<Value>,
) {
    if old == new {
        return;
    }
    match value(new) {
        Some(value) => put(table, name, value),
        None => {
            table.remove(name);
        }
    }
}

/// Writes the values of a list that have changed: those at its beginning and at its end stay.
pub(super) fn change_list<T: PartialEq>(
    table: &mut dyn TableLike,
    name: &str,
    [old, new]: [&[T]; 2],
    form: ListForm,
    value: impl Fn(&T) -> Value,
) {
    if old == new {
        return;
    }
    if new.is_empty() {
        table.remove(name);
        return;
    }
    let equal = old.iter().zip(new).take_while(|(old, new)| old == new);
    let before = equal.count();
    let rests = old.get(before..).into_iter().flatten().rev();
    let rests = rests.zip(new.get(before..).into_iter().flatten().rev());
    let behind = rests.take_while(|(old, new)| old == new).count();
    let values = new.get(before..new.len() - behind);
    let values: Vec<Value> = values.into_iter().flatten().map(value).collect();
    let gone = old.len() - behind - before;
    match table.get_mut(name) {
        Some(Item::ArrayOfTables(list)) => change_tables(list, before, gone, values),
        Some(Item::Value(Value::Array(list))) => change_values(list, before, gone, values),
        Some(Item::None | Item::Value(_) | Item::Table(_)) | None => {
            let item = match form {
                ListForm::Values => Item::Value(Value::Array(values.into_iter().collect())),
                ListForm::Tables => {
                    let tables = values.into_iter().filter_map(into_table);
                    Item::ArrayOfTables(tables.collect())
                }
            };
            table.insert(name, item);
        }
    }
}

/// Puts `values` in the place of `gone` tables from `at` on.
fn change_tables(list: &mut ArrayOfTables, at: usize, gone: usize, values: Vec<Value>) {
    let kept = gone.min(values.len());
    for _ in kept..gone {
        list.remove(at + kept);
    }
    for (index, value) in values.into_iter().enumerate() {
        let Some(new) = into_table(value) else {
            continue;
        };
        match list.get_mut(at + index).filter(|_| index < kept) {
            Some(old) => change_entries(old, &new),
            None => list.insert(at + index, new),
        }
    }
}

/// Puts `values` in the place of `gone` values from `at` on.
fn change_values(list: &mut Array, at: usize, gone: usize, values: Vec<Value>) {
    let kept = gone.min(values.len());
    for _ in kept..gone {
        let before = gap(list, at + kept);
        list.remove(at + kept);
        // What stood behind the value on its line goes with it.
        if let Some((_, behind)) = gap(list, at + kept).split_once('\n')
            && let Some((line, _)) = before.split_once('\n')
        {
            set_gap(list, at + kept, &format!("{line}\n{behind}"));
        }
    }
    for (index, value) in (at..).zip(values) {
        let old = list.get_mut(index).filter(|_| index < at + kept);
        match (old, value) {
            (Some(Value::InlineTable(old)), Value::InlineTable(new)) => {
                change_entries(old, &new.into_table());
            }
            (Some(old), new) => replace(old, new),
            (None, new) => insert(list, index, new),
        }
    }
}

/// Inserts a value, on a line of its own where the one before has one; what stands behind that one on
/// its line stays there.
fn insert(list: &mut Array, at: usize, mut value: Value) {
    let indent = gap(list, at.saturating_sub(1));
    let (Some((_, indent)), Some((line, behind))) = (
        indent.rsplit_once('\n'),
        gap(list, at).split_once('\n').map(owned),
    ) else {
        list.insert(at, value);
        return;
    };
    value.decor_mut().set_prefix(format!("{line}\n{indent}"));
    list.insert_formatted(at, value);
    set_gap(list, at + 1, &format!("\n{behind}"));
}

fn owned((line, behind): (&str, &str)) -> (String, String) {
    (line.to_owned(), behind.to_owned())
}

/// What stands before a value, or behind the last one: spaces, comments.
fn gap(list: &Array, at: usize) -> String {
    let gap = match list.get(at) {
        Some(value) => value.decor().prefix(),
        None => Some(list.trailing()),
    };
    gap.and_then(|it| it.as_str())
        .unwrap_or_default()
        .to_owned()
}

fn set_gap(list: &mut Array, at: usize, gap: &str) {
    match list.get_mut(at) {
        Some(value) => value.decor_mut().set_prefix(gap),
        None => list.set_trailing(gap),
    }
}

/// Gives a table the entries of another one.
fn change_entries(old: &mut dyn TableLike, new: &Table) {
    let gone: Vec<String> = old
        .iter()
        .filter(|(name, _)| !new.contains_key(name))
        .map(|(name, _)| name.to_owned())
        .collect();
    for name in gone {
        old.remove(&name);
    }
    for (name, item) in new {
        let was = old.get(name).and_then(Item::as_value);
        if let Some(value) = item.as_value()
            && was.is_none_or(|was| bare(was) != bare(value))
        {
            put(old, name, value.clone());
        }
    }
}

/// A value without what stands around it.
fn bare(value: &Value) -> String {
    let mut value = value.clone();
    value.decor_mut().clear();
    value.to_string()
}

fn put(table: &mut dyn TableLike, name: &str, value: Value) {
    match table.get_mut(name).and_then(Item::as_value_mut) {
        Some(old) => replace(old, value),
        None => {
            table.insert(name, Item::Value(value));
        }
    }
}

/// Replaces a value and keeps what stands around it.
fn replace(old: &mut Value, mut new: Value) {
    *new.decor_mut() = old.decor().clone();
    *old = new;
}

fn into_table(value: Value) -> Option<Table> {
    match value {
        Value::InlineTable(table) => Some(InlineTable::into_table(table)),
        Value::String(_)
        | Value::Integer(_)
        | Value::Float(_)
        | Value::Boolean(_)
        | Value::Datetime(_)
        | Value::Array(_) => None,
    }
}
