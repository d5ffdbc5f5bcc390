//! In-place changes of a TOML text; equal values keep their form.

use toml_edit::{Array, ArrayOfTables, InlineTable, Item, Table, TableLike, Value};

/// The form of a list that is new in the text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ListForm {
    /// In brackets.
    Values,
    /// A table per item, below the list's name in double brackets.
    Tables,
}

/// Writes `value` if it has changed; removes the entry if there is no value.
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

/// Writes the changed values of a list; equal ones at its beginning and end keep their form.
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

/// Replaces `gone` tables from `at` on with `values`.
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

/// Replaces `gone` values from `at` on with `values`.
fn change_values(list: &mut Array, at: usize, gone: usize, values: Vec<Value>) {
    let kept = gone.min(values.len());
    for _ in kept..gone {
        let before = gap(list, at + kept);
        list.remove(at + kept);
        // Removes the rest of the value's line with it.
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

/// Inserts a value, on a line of its own if the previous one has one; the rest of that line stays
/// there.
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

/// Returns the text before a value, or after the last one: spaces, comments.
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

/// Changes the entries of a table to those of another.
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

/// Returns a value without the text around it.
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

/// Replaces a value and keeps the text around it.
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
