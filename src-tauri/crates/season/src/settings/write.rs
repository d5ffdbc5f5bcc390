//! Writer of settings into a text; order, spaces and comments stay unchanged.

use kralle_tournament::{BirthYear, Line, NationalId, PlayerId, Rating};
use toml_edit::{Array, DocumentMut, InlineTable, Item, Table, TableLike, Value};

use super::change::{ListForm, change, change_list};
use super::rule::{Category, Guests, PointsRule, SeasonSettings};
use crate::{EntryPattern, Points};

/// Writes `new` into a document that contains `old`.
pub(super) fn settings(document: &mut DocumentMut, old: &SeasonSettings, new: &SeasonSettings) {
    let root = document.as_table_mut();
    change(root, "name", [&old.name, &new.name], |it| {
        it.as_ref().map(line)
    });
    for (name, both) in [
        ("files", [&old.files, &new.files]),
        ("exclude", [&old.exclude, &new.exclude]),
    ] {
        let both = both.map(Vec::as_slice);
        change_list(root, name, both, ListForm::Values, |it| it.as_str().into());
    }
    change(root, "game", [&old.game, &new.game], |it| {
        Some(it.code().into())
    });
    change(root, "best", [&old.best, &new.best], |it| it.map(number));
    change(root, "minimum", [&old.minimum, &new.minimum], |it| {
        Some(number(*it))
    });
    change(root, "bonus", [&old.bonus, &new.bonus], |it| {
        Some(points(*it))
    });
    change(root, "running", [&old.running, &new.running], |it| {
        Some(it.code().into())
    });
    if (&old.points, old.shared) != (&new.points, new.shared)
        && let Some(table) = below(root, "points")
    {
        change_points(table, &old.points, &new.points);
        change(table, "shared", [&old.shared, &new.shared], |it| {
            Some(it.code().into())
        });
    }
    let categories = [&old.categories, &new.categories].map(Vec::as_slice);
    change_list(root, "category", categories, ListForm::Tables, category);
    change_guests(root, &old.guests, &new.guests);
    let (was, is) = (&old.decisions, &new.decisions);
    for (name, both) in [
        ("same_person", [&was.same_person, &is.same_person]),
        ("other_person", [&was.other_person, &is.other_person]),
    ] {
        let both = both.map(Vec::as_slice);
        change_list(root, name, both, ListForm::Tables, |it| decision(it));
    }
}

/// Returns the table of this name, created if missing; `None` if the entry is not a table.
fn below<'t>(root: &'t mut Table, name: &str) -> Option<&'t mut dyn TableLike> {
    let item = root.entry(name).or_insert(Item::Table(Table::new()));
    item.as_table_like_mut()
}

fn change_points(table: &mut dyn TableLike, old: &PointsRule, new: &PointsRule) {
    fn ranks(rule: &PointsRule) -> &[Points] {
        match rule {
            PointsRule::ByRank(points) => points,
            PointsRule::Formula(_) | PointsRule::Own => &[],
        }
    }
    if let PointsRule::ByRank(list) = new
        && list.is_empty()
    {
        // No points for any rank is a rule too.
        table.insert("by_rank", Item::Value(Array::new().into()));
    } else {
        change_list(
            table,
            "by_rank",
            [old, new].map(ranks),
            ListForm::Values,
            |it| points(*it),
        );
        if !matches!(new, PointsRule::ByRank(_)) {
            table.remove("by_rank");
        }
    }
    let formula = |rule: &PointsRule| match rule {
        PointsRule::Formula(formula) => Some(*formula),
        PointsRule::ByRank(_) | PointsRule::Own => None,
    };
    let both = [&formula(old), &formula(new)];
    change(table, "formula", both, |it| it.map(|it| it.code().into()));
    let both = [old, new].map(|rule| *rule == PointsRule::Own);
    change(table, "own", [&both[0], &both[1]], |is_own| {
        is_own.then(|| true.into())
    });
}

fn change_guests(root: &mut Table, old: &Guests, new: &Guests) {
    if old == new {
        return;
    }
    if *new == Guests::default() {
        root.remove("guests");
        return;
    }
    let Some(table) = below(root, "guests") else {
        return;
    };
    let persons = [&old.persons, &new.persons].map(Vec::as_slice);
    change_list(table, "persons", persons, ListForm::Values, |it| {
        pattern(it).into()
    });
    let clubs = [&old.clubs, &new.clubs].map(Vec::as_slice);
    change_list(table, "clubs", clubs, ListForm::Values, line);
}

fn category(it: &Category) -> Value {
    entries([
        ("name", Some(line(&it.name))),
        ("born_from", it.born_from.map(year)),
        ("born_until", it.born_until.map(year)),
        ("sex", it.sex.map(|sex| sex.code().into())),
        ("rating_from", it.rating_from.map(rating)),
        ("rating_until", it.rating_until.map(rating)),
    ])
    .into()
}

fn decision(patterns: &[EntryPattern]) -> Value {
    let mut list: Array = patterns.iter().map(pattern).collect();
    for it in list.iter_mut() {
        it.decor_mut().set_prefix("\n  ");
    }
    list.set_trailing("\n");
    list.set_trailing_comma(true);
    entries([("entries", Some(list.into()))]).into()
}

fn pattern(it: &EntryPattern) -> InlineTable {
    let national_id = it.national_id.as_ref().map(NationalId::as_str);
    entries([
        ("name", it.name.as_ref().map(line)),
        ("birth_year", it.birth_year.map(year)),
        ("club", it.club.as_ref().map(line)),
        ("fide_id", it.fide_id.map(number)),
        ("national_id", national_id.map(Value::from)),
        ("file", it.file.as_deref().map(Value::from)),
        ("player", it.player.map(|PlayerId(player)| number(player))),
    ])
}

fn entries<const N: usize>(entries: [(&str, Option<Value>); N]) -> InlineTable {
    let said = entries.into_iter();
    said.filter_map(|(name, value)| Some((name, value?)))
        .collect()
}

fn line(line: &Line) -> Value {
    line.as_str().into()
}

fn number(number: impl Into<i64>) -> Value {
    number.into().into()
}

fn year(year: BirthYear) -> Value {
    number(year.get())
}

fn rating(rating: Rating) -> Value {
    number(rating.get())
}

fn points(points: Points) -> Value {
    // In TOML, two decimals are a float; whole points are an integer.
    let written = points.to_string();
    written.parse().unwrap_or_else(|_| number(points.0 / 100))
}
