#!/usr/bin/env python3
"""Makes the records in this folder: random games of bughouse and counts of positions, both by the
move generator of python-chess, which knows crazyhouse. What is taken goes to the partner here.

    python3 -m venv venv && venv/bin/pip install chess==1.11.2
    venv/bin/python ask_python_chess.py
"""

import random
from pathlib import Path

import chess
from chess.variant import CrazyhouseBoard

HERE = Path(__file__).parent
PIECES = [chess.PAWN, chess.KNIGHT, chess.BISHOP, chess.ROOK, chess.QUEEN]


def make(boards, index, move):
    """Makes a move; what it takes goes to the partner, a promoted piece as a pawn."""
    board = boards[index]
    mover = board.turn
    mine, his = board.pockets[mover], boards[1 - index].pockets[not mover]
    before = [mine.count(it) for it in PIECES]
    board.push(move)
    for piece, count in zip(PIECES, before):
        for _ in range(mine.count(piece) - count):
            mine.remove(piece)
            his.add(piece)


def copies(boards):
    return [board.copy(stack=False) for board in boards]


def count(boards, depth):
    """How many lines of so many plies there are: at each ply either board may move."""
    if depth == 0:
        return 1
    total = 0
    for index in (0, 1):
        for move in list(boards[index].legal_moves):
            after = copies(boards)
            make(after, index, move)
            total += count(after, depth - 1)
    return total


def is_final(board):
    """Whether no piece that a partner could give averts the mate."""
    if not board.is_checkmate():
        return False
    rich = board.copy(stack=False)
    for piece in PIECES:
        rich.pockets[rich.turn].add(piece)
    return not any(rich.legal_moves)


def fen(board):
    placement, side, castling = board.fen().split()[:3]
    return f"{placement} {side} {castling}"


def game(seed):
    """A random game of at most 120 plies that likes to take, to drop and to give check."""
    chance = random.Random(seed)
    boards = [CrazyhouseBoard(), CrazyhouseBoard()]
    text, result, column = [], "*", 0
    for _ in range(120):
        index = chance.randrange(2)
        if not any(boards[index].legal_moves):
            index = 1 - index
        board = boards[index]
        moves = list(board.legal_moves)
        if not moves:
            break
        lively = [it for it in moves if it.drop or board.is_capture(it) or board.gives_check(it)]
        move = chance.choice(lively if lively and chance.random() < 0.5 else moves)
        letter = "AB"[index] if board.turn else "ab"[index]
        text.append(f"{board.fullmove_number}{letter}. {board.san(move)}")
        make(boards, index, move)
        if is_final(board):
            # White of board A and Black of board B are partners.
            result = "1-0" if (board.turn == chess.BLACK) == (index == 0) else "0-1"
            break
    lines = []
    for ply in text:
        if not lines or len(lines[-1]) + len(ply) > 90:
            lines.append(ply)
        else:
            lines[-1] += " " + ply
    tags = [
        ("Event", f"Random game {seed}"),
        ("Result", result),
        ("FinalFenA", fen(boards[0])),
        ("FinalFenB", fen(boards[1])),
    ]
    head = "".join(f'[{name} "{value}"]\n' for name, value in tags)
    return head + "\n".join(lines) + f"\n{result}\n"


PAIRS = [
    ("the start", [chess.STARTING_FEN.replace(" w", "[] w")] * 2, 3),
    (
        "pawns about to promote",
        ["2n1k3/1P4P1/8/8/8/8/1p4p1/2N1K3[] w - - 0 1", "4k3/2P5/8/8/8/8/6p1/4K2N[] b - - 0 1"],
        3,
    ),
    (
        "full hands",
        ["4k3/5ppp/8/8/8/8/PPP5/4K3[QNPrb] w - - 0 1", "3qk3/3pp3/8/8/8/8/3PP3/3QK3[Nrp] b - - 0 1"],
        2,
    ),
    (
        "castling and en passant",
        [
            "r3k2r/p6p/8/3pP3/8/8/P6P/R3K2R[] w KQkq d6 0 1",
            "r3k2r/pp4pp/8/8/3Pp3/8/PP4PP/R3K2R[n] b KQkq d3 0 1",
        ],
        2,
    ),
    (
        "checks on both boards",
        ["4k3/8/8/8/7b/8/8/R3K2R[B] w KQ - 0 1", "r3k2r/8/8/8/4R3/8/8/4K3[pn] b kq - 0 1"],
        3,
    ),
    (
        "an open middlegame",
        [
            "r1b1k2r/ppp2ppp/2n2n2/3qp3/1b1P4/2N1PN2/PPQ2PPP/R1B1KB1R[] w KQkq - 0 1",
            "rnbqk2r/ppp1bppp/4pn2/3p4/2PP4/2N2N2/PP2PPPP/R1BQKB1R[Pp] w KQkq - 0 1",
        ],
        2,
    ),
]


def read(text):
    """python-chess wants no mark between the hands and the side to move."""
    return CrazyhouseBoard(text)


counts = ["# Made by ask_python_chess.py: plies, lines of so many plies, board A | board B."]
for name, texts, depth in PAIRS:
    counts.append(f"# {name}")
    for plies in range(1, depth + 1):
        found = count([read(it) for it in texts], plies)
        counts.append(f"{plies} {found} {texts[0]} | {texts[1]}")
(HERE / "two-boards.txt").write_text("\n".join(counts) + "\n")

games, seed = [], 0
while len(games) < 40:
    seed += 1
    made = game(seed)
    # Every other one ends with a mate.
    if len(games) % 2 == 0 or '[Result "*"]' not in made:
        games.append(made)
(HERE / "random-games.bpgn").write_text("\n".join(games))
