#!/usr/bin/env python3
"""Checks that clauses written by "cluewright verify-proof --clauses NAME" say what they should.

    reasons.py MASK NAME.cnf NAME.reasons [ROWSxCOLUMNS of a box, such as 2x3]

MASK is one character a cell, row by row, and . for a cell without a clue. The first line of
NAME.reasons is "order" and all cells. The clauses must be

1. those of a grid: each cell has one digit, each row, column and box every digit once;
2. single literals that give 1, 2, 3, ... to the first cells of the order, which lie in one row,
   column or box and are all of it, or all but one. A grid reads as its digits do in this order when
   they are named 1, 2, 3, ... as they come. So every grid that is named as it reads has these;
3. for each line "second r1c2=3>4 ..." of NAME.reasons, that not all digits before the > stand in
   these cells. None of them has a clue, and each row, column and box has the same digits before and
   after. So a grid with the former digits makes another one with the latter, the clues stay as they
   are, and no puzzle on the mask has the first as its only solution;
4. for each line "image M N", that not all of some digits stand together. Before it comes the M-th
   line "move r2c1 ...", which says for each cell, row by row, where it goes. A move takes rows,
   columns and boxes to rows, columns and boxes, and clues to clues. In a grid that has the digits of
   the clause, and those of 2, the first N cells are known, and so are they in the image under the
   move, up to names. At the first of these places that differs, the image reads less.

Why no puzzle is lost: say a grid is the only solution of a puzzle on the mask. So is each of its
images under the moves, one after the other, and under new names. One of all these reads least, and
is named as it reads. It satisfies 1 and 2, as said; 3, as the only solution of a puzzle; and 4, as
nothing reads less. So if no grid satisfies all these clauses, no digits on the mask make a puzzle.
That none does is shown by the proof NAME.clrat, which any checker of LRAT can redo. This program
imports nothing of cluewright.
"""
import itertools
import re
import sys

CELL = re.compile(r"r([1-9]\d*)c([1-9]\d*)")
CHANGE = re.compile(r"(r\d+c\d+)=(\w)>(\w)")
SYMBOLS = "123456789ABCDEFGHIJKLMNOP"


def fail(text):
    sys.exit("reasons.py: " + text)


class Board:
    """A board of the mask's size. Cells and digits are counted from 0."""

    def __init__(self, mask, box):
        self.mask = mask
        self.size = next((n for n in range(1, 26) if n * n == len(mask)), None)
        if self.size is None:
            fail("the mask has %d cells, which is no square board" % len(mask))
        size = self.size
        rows, columns = map(int, box.split("x")) if box else (0, 0)
        if not box:
            rows = max(r for r in range(1, size + 1) if size % r == 0 and r * r <= size)
            columns = size // rows
        if rows * columns != size:
            fail("boxes of %dx%d cells do not fit the mask" % (rows, columns))
        self.houses_of = [
            (cell // size, size + cell % size,
             2 * size + cell // size // rows * (size // columns) + cell % size // columns)
            for cell in range(size * size)
        ]
        self.houses = [[] for _ in range(3 * size)]
        for cell, houses in enumerate(self.houses_of):
            for house in houses:
                self.houses[house].append(cell)
        self.labels = {
            "r%dc%d" % (cell // size + 1, cell % size + 1): cell for cell in range(size * size)
        }

    def literal(self, cell, digit):
        return cell * self.size + digit + 1

    def of_a_grid(self):
        """All clauses of 1."""
        digits = range(self.size)
        for cell in range(self.size**2):
            yield tuple(self.literal(cell, digit) for digit in digits)
            for one, other in itertools.combinations(digits, 2):
                yield (-self.literal(cell, one), -self.literal(cell, other))
        for house in self.houses:
            for digit in digits:
                yield tuple(self.literal(cell, digit) for cell in house)
                for one, other in itertools.combinations(house, 2):
                    yield (-self.literal(one, digit), -self.literal(other, digit))


class Reasons:
    """The lines of NAME.reasons, one after the other."""

    def __init__(self, board, name, lines):
        self.board = board
        self.name = name
        self.lines = lines
        self.number = 0
        self.moves = []
        self.order = self.all_cells(self.next(), "order")

    def fail(self, text):
        fail("%s: line %d: %s" % (self.name, self.number, text))

    def next(self):
        self.number += 1
        return self.lines.readline().split()

    def cell(self, label):
        if label not in self.board.labels:
            self.fail("%s is not a cell of the board" % label)
        return self.board.labels[label]

    def all_cells(self, words, first):
        if not words or words[0] != first:
            self.fail('"%s" is expected here' % first)
        cells = [self.cell(word) for word in words[1:]]
        if sorted(cells) != list(range(self.board.size**2)):
            self.fail("not every cell is named once")
        return cells

    def check(self, clause, named):
        """Takes the next reason, which must be that of the clause."""
        words = self.next()
        while words and words[0] == "move":
            self.moves.append(self.move(words))
            words = self.next()
        if not words or words[0] not in ("second", "image"):
            self.fail("there is no reason for the clause %s" % (clause,))
        if any(literal > 0 for literal in clause):
            self.fail("the clause %s has more than digits that do not stand" % (clause,))
        there = dict(divmod(-literal - 1, self.board.size) for literal in clause)
        if not there or len(there) != len(clause) or max(there) >= self.board.size**2:
            self.fail("the clause %s names a cell twice, or none" % (clause,))
        if words[0] == "second":
            self.second(words[1:], there)
        else:
            self.image(words[1:], there, named)
        return words[0]

    def second(self, words, there):
        board = self.board
        before, after = {}, {}
        for word in words:
            change = CHANGE.fullmatch(word)
            if not change or not all(symbol in SYMBOLS for symbol in change.groups()[1:]):
                self.fail("%s is not a change of a cell" % word)
            cell = self.cell(change.group(1))
            if cell in before or board.mask[cell] != ".":
                self.fail("%s is named twice, or has a clue" % change.group(1))
            before[cell] = SYMBOLS.index(change.group(2))
            after[cell] = SYMBOLS.index(change.group(3))
        if before != there or before == after:
            self.fail("this is not what the clause says, or changes nothing")
        held = {}
        for cell in before:
            for house in board.houses_of[cell]:
                digits = held.setdefault(house, ([], []))
                digits[0].append(before[cell])
                digits[1].append(after[cell])
        for one, other in held.values():
            if sorted(one) != sorted(other):
                self.fail("the digits of a house change")

    def move(self, words):
        """By cell, the cell whose digit comes there."""
        board = self.board
        to = self.all_cells(words, "move")
        for house in board.houses:
            if sorted(to[cell] for cell in house) not in board.houses:
                self.fail("a row, column or box does not stay together")
        if any((board.mask[cell] == ".") != (board.mask[to[cell]] == ".") for cell in range(len(to))):
            self.fail("a clue does not go to a clue")
        came = [0] * len(to)
        for cell, there in enumerate(to):
            came[there] = cell
        return came

    def image(self, words, there, named):
        if len(words) != 2 or not all(word.isdecimal() for word in words):
            self.fail("a move and a number of cells are expected")
        move, shown = map(int, words)
        if not (1 <= move <= len(self.moves) and 1 <= shown <= len(self.order)):
            self.fail("there is no such move, or not so many cells")
        came = self.moves[move - 1]
        names = {}
        for place, cell in enumerate(self.order[:shown]):
            digit = there.get(cell, named.get(cell))
            comes = there.get(came[cell], named.get(came[cell]))
            if digit is None or comes is None:
                self.fail("the clause does not say what reads less")
            name = names.setdefault(comes, len(names))
            if name != digit:
                if name > digit:
                    self.fail("the image reads more")
                return
        self.fail("the image does not differ there")


def main(mask, cnf, reasons, box=None):
    board = Board(mask, box)
    missing = set(board.of_a_grid())
    of_a_grid = frozenset(missing)
    named = {}
    kinds = {"second": 0, "image": 0}
    with open(cnf) as clauses, open(reasons) as lines:
        why = Reasons(board, reasons, lines)
        header = clauses.readline().split()
        count = 0
        for line in clauses:
            count += 1
            clause = tuple(map(int, line.split()))
            if not clause or clause[-1] != 0 or 0 in clause[:-1]:
                fail("%s: line %d is no clause" % (cnf, count + 1))
            clause = clause[:-1]
            if clause in of_a_grid:
                missing.discard(clause)
            elif len(clause) == 1 and clause[0] > 0:
                place = len(named)
                if clause[0] != board.literal(why.order[place], place):
                    fail("%s: line %d does not name the next digit" % (cnf, count + 1))
                named[why.order[place]] = place
            else:
                kinds[why.check(clause, named)] += 1
        if why.next():
            fail("%s has more lines than there are clauses" % reasons)
    if header != ["p", "cnf", str(board.size**3), str(count)]:
        fail("the first line of %s is not that of its clauses" % cnf)
    if missing:
        fail("%d clauses of a grid are missing" % len(missing))
    if len(named) < board.size - 1 or not any(set(named) <= set(h) for h in board.houses):
        fail("the cells that name the digits are not a house, or all but one of its cells")
    print(
        "The clauses are those of a grid, %d that name digits, %d second fillings and %d images"
        " that read less, by %d moves."
        % (len(named), kinds["second"], kinds["image"], len(why.moves))
    )


if len(sys.argv) not in (4, 5):
    fail(__doc__)
main(*sys.argv[1:])
