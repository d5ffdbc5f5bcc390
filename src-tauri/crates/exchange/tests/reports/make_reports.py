#!/usr/bin/env python3
"""Makes the reports in this folder: random events of `kralle generate` in the habits of other
programs, files with one mistake each, and tie-break tables by gacrux.

    venv/bin/python make_reports.py KRALLE       (see ../../../pairing/tests/records/ask_gacrux.py)
"""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[2] / "pairing" / "tests" / "records"))

from ask_gacrux import generated, run, GACRUX, uneven  # noqa: E402

NAMES = (
    "Öhlschläger, Änne;Grünewald, Jörg;Brückner, Thea;Weiß, Lothar;Føns, Mikkel;Çelik, Nuray;"
    "Lefèvre, Noëlle;Núñez, Íñigo;Ståhl, Åsa;Kowalska, Bożena;Šimek, Luděk;Ãlvares, João;"
    "Müßig, Günther;Dörr, Käthe"
).split(";")
SINGLE = "PTS DE BH/C1 BH BH/M1 SB SB/C1 PS WIN WON BPG BWG AOB FB KS ARO TPR".split()
TEAMS = "PTS EDE BH:MP/C1 BH:MP EMMSB EGGSB WIN MPvGP SSSC BC".split()


def named(trf, encoding):
    """Players with names as people have them, where the encoding knows the letters."""
    lines = []
    for line in trf.splitlines():
        if line.startswith("001"):
            name = NAMES[(int(line[4:8]) - 1) % len(NAMES)]
            try:
                name.encode(encoding)
            except UnicodeEncodeError:
                name = "Meier, Ute"
            line = f"{line[:14]}{name:<33}{line[47:]}"
        lines.append(line)
    return lines


def old(lines):
    """The records that JaVaFo knows instead of 142 and 152."""
    rounds = next(it[4:] for it in lines if it.startswith("142"))
    white = any(it.startswith("152 W") for it in lines)
    kept = [it for it in lines if it[:3] not in ("142", "152", "192")]
    return kept + [f"XXR {rounds}", f"XXC {'white1' if white else 'black1'}"]


def write(name, lines, end="\n", encoding="utf-8", mark=b""):
    data = mark + "".join(it + end for it in lines).encode(encoding)
    (HERE / name).write_bytes(data)


def ranked(name, names):
    out = HERE / name.replace(".trf", ".tiebreaks.tsv")
    run(sys.executable, str(GACRUX / "tiebreakchecker.py"), "-i", str(HERE / name), "-f", "TRF",
        "-s", "-t", *names, "-d", "T", "-o", str(out))
    out.write_text(out.read_text(encoding="utf-8-sig"))


def swiss(entrants, rounds):
    return generated("dutch", entrants, rounds, f"report {entrants}", 8, 6, 1)


plain = swiss(9, 5)
write("swiss-9.trf", plain.splitlines())
ranked("swiss-9.trf", SINGLE)
write("swiss-16-cr.trf", named(swiss(16, 6), "utf-8"), end="\r")
write("swiss-12-crlf.trf", named(swiss(12, 5), "utf-8"), end="\r\n", mark=b"\xef\xbb\xbf")
write("swiss-11-javafo.trf", old(named(swiss(11, 6), "cp1252")), end="\r\n\r\n", encoding="cp1252")
# gacrux refuses names whose letters take more than a byte.
write("swiss-24.trf", swiss(24, 7).splitlines())
ranked("swiss-24.trf", SINGLE)
kept = plain.splitlines()
kept[3:3] = ["### a remark of another program", "XYZ a record nobody else knows", "  "]
write("swiss-9-remarks.trf", kept)
for kind, entrants, rounds in [("a", 10, 5), ("b", 9, 4), ("none", 7, 4)]:
    teams = generated("team", entrants, rounds, f"report {kind}", 8, 6, 1, "--preferences", kind)
    name = f"teams-{entrants}-{kind}.trf"
    lines = uneven(teams).replace("362 TW 2.0   TD 1.0   TL 0.0", "362 TW 2     TD 1     TL 0")
    write(name, lines.splitlines())
    ranked(name, TEAMS)
write("berger-6.trf", generated("berger", 6, 5, "report", 8, 0, 0).splitlines())

# One mistake each, in the lines of player 2 or where it says.
lines = plain.splitlines()
at = next(index for index, line in enumerate(lines) if line.startswith("001    2"))
mine = lines[at]


def mistake(name, changed):
    copy = list(lines)
    copy[at : at + 1] = changed
    write(f"wrong-{name}.trf", copy)


def cell(index, column, letter):
    place = 91 + 10 * index + column
    return [mine[:place] + letter + mine[place + 1 :]]


played = next(i for i in range(5) if mine[91 + 10 * i + 5] in "wb" and mine[91 + 10 * i + 7] in "1=0")
mistake("color", cell(played, 5, "b" if mine[91 + 10 * played + 5] == "w" else "w"))
drawn = next(i for i in range(5) if mine[91 + 10 * i + 7] == "=")
claimed = cell(drawn, 7, "1")[0]
mistake("result", [f"{claimed[:80]}{float(mine[80:84]) + 0.5:4.1f}{claimed[84:]}"])
mistake("points", [f"{mine[:80]} 9.5{mine[84:]}"])
mistake("code", [f"004{mine[3:]}"])
mistake("cell-missing", [mine[: 91 + 10 * 4].rstrip()])
mistake("number-missing", [])
mistake("round-too-many", [mine.ljust(139) + "     7 b 1"])
