#!/usr/bin/env python3
"""Makes the records in this folder: our random events, and what gacrux says about them.

    python3 -m venv venv && venv/bin/pip install gacrux==1.11.65
    venv/bin/python ask_gacrux.py KRALLE

KRALLE is the command-line program (target/debug/kralle). It makes each event; gacrux pairs every
round of it again and computes the tie-breaks. The form of the records: ../record/mod.rs.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import gacrux

HERE = Path(__file__).parent
GACRUX = Path(gacrux.__file__).parent
KRALLE = sys.argv[1]

SINGLE = (
    "PTS DE BH/C1 BH BH/C2 BH/M1 BH/P SB SB/C1 SB/P PS PS/C1 WIN WON BPG BWG REP STD AOB FB FB/C1 "
    "KS KS/L+1 KS/L60 ARO ARO/C1 ARO/M1 TPR PTP APRO APPO RTNG TPN"
).split()
TEAMS = (
    "PTS EDE BH:MP/C1 BH:MP BH:GP BH:MP/P SB:MP SB:GP/C1 PS:MP PS:GP WIN MPvGP EMMSB EMMSB/C1 EMGSB "
    "EGMSB EGGSB EGGSB/P SSSC SSSC/K3 AOB FB BC TBR BBE KS:MP KS:GP STD"
).split()
# Between exactly two the boards decide; each needs a list of its own.
ENCOUNTERS = ["EDEBT", "EDEBB", "EDET", "EDEB"]
TABLES = "PTS DE SB SB/C1 SB/P KS WIN WON BPG BWG PS STD ARO TPR".split()


def run(*arguments):
    return subprocess.run(arguments, capture_output=True, text=True, check=False)


def cells(trf):
    """What each player did: number, then (opponent, color, result) for each round."""
    players = {}
    for line in trf.splitlines():
        if line.startswith("001"):
            rounds = [line[at : at + 8] for at in range(91, len(line), 10)]
            players[int(line[4:8])] = [
                (int(it[:4].strip() or 0), it[5:6], it[7:8]) for it in rounds
            ]
    return players


def uneven(trf):
    """The boards of a match need not agree: some wins are lost on board 2, some on board 1, and
    some draws are a win on each side. Our generator gives both boards the result of the match."""
    players = cells(trf)
    changed = {}
    for first in sorted(players):
        for index, (other, color, result) in enumerate(players[first]):
            if first % 2 == 0 or color != "w" or result not in "1=0":
                continue
            kind = (first * 7 + other * 3 + index * 5) % 4
            boards = {
                ("1", 1): "1=", ("1", 2): "=1", ("0", 1): "0=", ("0", 2): "=0",
                ("=", 1): "10", ("=", 2): "01",
            }.get((result, kind))
            if boards:
                for board, mine in enumerate(boards):
                    changed[first + board, index] = mine
                    changed[other + board, index] = {"1": "0", "0": "1", "=": "="}[mine]
    worth = {"1": 2, "+": 2, "=": 1, "H": 1, "U": 1, "F": 2}
    lines = []
    for line in trf.splitlines():
        if line.startswith("001"):
            number = int(line[4:8])
            for index, _ in enumerate(players[number]):
                at = 91 + 10 * index + 7
                if (number, index) in changed:
                    line = line[:at] + changed[number, index] + line[at + 1 :]
            points = sum(worth.get(line[91 + 10 * at + 7], 0) for at in range(len(players[number])))
            line = f"{line[:80]}{points / 2:4.1f}{line[84:]}"
        lines.append(line)
    text = "\n".join(lines) + "\n"
    # The game points of a team are those of its players.
    halves = {n: sum(worth.get(r, 0) for _, _, r in c) for n, c in cells(text).items()}

    def total(match):
        points = sum(halves[int(it)] for it in match[3].split()) / 2
        return f"{match[1]}{points:{len(match[2])}.1f}{match[3]}"

    return re.sub(r"(?m)^(310.*\d\.\d)( +\d+\.\d)( +\d+ +\d+)$", total, text)


def baku(trf, entrants, rounds, teams):
    """The virtual points of C.04.7, as record 250."""
    half = -(-entrants // 4) * 2
    fast = -(-rounds // 2)
    win = -(-fast // 2)
    lines, header = [], []
    for low, high, points in [(1, win, 1.0), (win + 1, fast, 0.5)]:
        if low <= high:
            match = points * 2 if teams else points
            lines.append(f"250 {match:4.1f} {points:4.1f} {low:3} {high:3} {1:4} {half:4}")
            header.append(f"accelerated {low} {high} 1 {half} {int(match * 2)}")
    return trf.rstrip("\n") + "\n" + "\n".join(lines) + "\n", header


def answers(path):
    """How gacrux pairs each round, given those before it and who is away."""
    out = path.with_suffix(".json")
    done = run(sys.executable, str(GACRUX / "pairingchecker.py"), "-i", str(path), "-f", "TRF",
               "-c", "-p", "-o", str(out))
    found = json.loads(out.read_text(encoding="utf-8-sig"))
    if found["status"]["error"] or "pairingResult" not in found:
        sys.exit(f"{path}: {found['status']} {done.stderr}")
    return [it["pairs"] for it in found["pairingResult"]["roundpairing"]]


def table(path, names, mode):
    """Rank and values of everybody, as gacrux prints them."""
    out = path.with_suffix(".tsv")
    done = run(sys.executable, str(GACRUX / "tiebreakchecker.py"), "-i", str(path), "-f", "TRF",
               mode, "-t", *names, "-d", "T", "-o", str(out))
    if not out.exists():
        sys.exit(f"{path}: {done.stdout} {done.stderr}")
    return [line.split("\t") for line in out.read_text(encoding="utf-8-sig").splitlines() if line]


def record(name, trf, system, extra, lists, mode, questions):
    """The record of one event."""
    teams = system.startswith("team")
    players = cells(trf)
    step = 2 if teams else 1
    number = lambda player: (player + step - 1) // step
    leaders = {number(it): players[it] for it in players if (it - 1) % step == 0}
    field = lambda code: re.search(rf"(?m)^{code} (.*)$", trf)[1].strip()
    ratings = re.findall(r"(?m)^001.{45}(\d{4})", trf)[::step]
    lines = [f"event {name} {system} planned {field('142')} initial {field('152').lower()}"]
    lines.append("ratings " + " ".join(ratings))
    lines += extra
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "event.trf"
        path.write_text(trf)
        asked = answers(path) if questions else None
        for index in range(len(leaders[1])):
            did = []
            for me in leaders:
                other, color, result = leaders[me][index]
                other = number(other)
                if not other and result.strip():
                    did.append(f"{me}{result}")
                elif color == "w":
                    boards = "".join(players[me * step - step + 1 + it][index][2] for it in range(step))
                    if result in "+-":
                        # What the other got says whether it is a double forfeit.
                        theirs = leaders[other][index][2]
                        boards = "x" if result == theirs == "-" else result
                    did.append(f"{me}-{other}{':' + boards}")
            lines.append("round " + " ".join(did))
            if asked:
                pairs = [f"{a}-{b}" if b else f"{a}U" for a, b in asked[index]]
                lines.append("gacrux " + (" ".join(pairs) or "none"))
        for names in lists:
            rows = table(path, names, mode)
            lines.append("tie-breaks " + " ".join(names))
            lines += [" ".join(row[1:]) for row in rows[1:]]
    return "\n".join(lines) + "\n"


def generated(system, entrants, rounds, seed, forfeits, byes, withdrawals, *more):
    """An event of ours, or nothing where a round has no pairing."""
    options = [
        "--system", system, "--entrants", entrants, "--rounds", rounds, "--seed", seed,
        "--forfeits", forfeits, "--byes", byes, "--withdrawals", withdrawals,
    ]
    made = run(KRALLE, "generate", *map(str, options), *more)
    return made.stdout if made.returncode == 0 else None


SIZES = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 22, 25, 28, 33, 40, 51]


def plans(most):
    """Sizes, rounds and how much goes wrong, all kinds mixed."""
    for index in range(most):
        entrants = SIZES[index % len(SIZES)]
        rounds = min(9, max(2, entrants * 2 // 3 - index % 3))
        wrong = [(0, 0, 0), (6, 4, 2), (12, 8, 3), (3, 15, 0)][index // 5 % 4]
        yield index, entrants, rounds, wrong


def dutch():
    for index, entrants, rounds, wrong in plans(80):
        trf = generated("dutch", entrants, rounds, f"dutch {index}", *wrong)
        if not trf:
            continue
        extra = []
        if index % 4 == 3 and entrants > 6:
            trf, extra = baku(trf, entrants, rounds, False)
        lists = [SINGLE] if index % 2 == 0 and entrants < 30 else []
        yield record(f"d{index}", trf, "dutch", extra, lists, "-s", True)


def team(kind, code):
    for index, entrants, rounds, wrong in plans(48):
        # Half of the events were paired with other preferences than those asked for.
        with_preferences = kind if index % 2 == 0 else {"a": "none", "b": "a", "none": "b"}[kind]
        trf = generated("team", entrants, rounds, f"team {kind} {index}", *wrong,
                        "--preferences", with_preferences)
        if not trf:
            continue
        trf = re.sub(r"(?m)^192 .*$", f"192 {code}", uneven(trf))
        # gacrux prints match points with as many places as this record has.
        trf = re.sub(r"(?m)^362 .*$", "362 TW 2     TD 1     TL 0", trf)
        extra = []
        if index % 4 == 3 and entrants > 6:
            trf, extra = baku(trf, entrants, rounds, True)
        lists = []
        if kind == "a" and entrants < 26:
            lists = [TEAMS] + [["PTS", it] for it in ENCOUNTERS]
        yield record(f"t{kind[0]}{index}", trf, f"team-{kind}", extra, lists, "-s", True)


def berger():
    for index, entrants in enumerate([3, 4, 5, 6, 7, 8, 10, 11, 14]):
        rounds = entrants - 1 + entrants % 2
        trf = generated("berger", entrants, rounds, f"berger {index}", 8 if index % 2 else 0, 0, 0)
        # gacrux knows the tables with the roles they have, not those that a lot exchanged.
        asked = "\n152 W\n" in trf
        yield record(f"b{index}", trf, "berger", [], [TABLES], "-p", asked)


HEADER = """# Made by ask_gacrux.py: random events of `kralle generate`, pairs and tie-breaks by gacrux 1.11.65.
"""

def main():
    for name, events in [
        ("dutch", dutch()),
        ("team-a", team("a", "FIDE_TEAM_TYPEA_MP")),
        ("team-b", team("b", "FIDE_TEAM_TYPEB_MP")),
        ("team-none", team("none", "FIDE_TEAM_MP")),
        ("berger", berger()),
    ]:
        if len(sys.argv) > 2 and name not in sys.argv[2:]:
            continue
        path = HERE / f"{name}.txt"
        path.write_text(HEADER + "".join(events))
        print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main()
