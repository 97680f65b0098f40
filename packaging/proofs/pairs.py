#!/usr/bin/env python3
"""Checks that clauses written by "cluewright verify-proof --clauses NAME" say what they should.

    pairs.py MASK NAME.cnf NAME.pairs [ROWSxCOLUMNS of a box, such as 2x3]

MASK is one character a cell, row by row, and . for a cell without a clue. The clauses must be

1. those of a grid: each cell has one digit, each row, column and box every digit once;
2. single literals that give different digits to cells of one row, column or box: digits can be
   renamed, so of all grids that differ in names only, one has these;
3. for each line of NAME.pairs, that not all digits of it stand together. The line names cells
   without a clue, with two digits each, such as r1c2=3>4. Each row, column and box has the same
   digits before and after. So a grid with the former digits makes another one with the latter, the
   clues stay as they are, and no puzzle on the mask has the first as its only solution.

If no grid satisfies all these clauses, no digits on the mask make a puzzle. That none does is shown
by the proof NAME.lrat, which any checker of LRAT can redo. This program imports nothing of
cluewright.
"""
import itertools
import re
import sys


def fail(text):
    sys.exit("pairs.py: " + text)


def main(mask, cnf, pairs, box=None):
    size = next((n for n in range(1, 26) if n * n == len(mask)), None)
    if size is None:
        fail("the mask has %d cells, which is no square board" % len(mask))
    rows, columns = map(int, box.split("x")) if box else (0, 0)
    if not box:
        rows = max(r for r in range(1, size + 1) if size % r == 0 and r * r <= size)
        columns = size // rows
    cells = range(size * size)
    digits = range(size)
    houses = [[c for c in cells if c // size == i] for i in digits]
    houses += [[c for c in cells if c % size == i] for i in digits]
    boxes = [[] for _ in digits]
    for c in cells:
        boxes[c // size // rows * (size // columns) + c % size // columns].append(c)
    houses += boxes

    def literal(cell, digit):
        return cell * size + digit + 1

    expected = set()
    for c in cells:
        expected.add(tuple(literal(c, d) for d in digits))
        for d, e in itertools.combinations(digits, 2):
            expected.add((-literal(c, d), -literal(c, e)))
    for house in houses:
        for d in digits:
            expected.add(tuple(literal(c, d) for c in house))
            for c, e in itertools.combinations(house, 2):
                expected.add((-literal(c, d), -literal(e, d)))

    named = {}
    met = set()
    second = 0
    symbols = "123456789ABCDEFGHIJKLMNOP"
    pattern = re.compile(r"r(\d+)c(\d+)=(\w)>(\w)")
    with open(cnf) as clauses, open(pairs) as shown:
        header = clauses.readline().split()
        count = 0
        for line in clauses:
            count += 1
            clause = tuple(map(int, line.split()))
            if clause[-1] != 0 or 0 in clause[:-1]:
                fail("%s: line %d is no clause" % (cnf, count + 1))
            clause = clause[:-1]
            if clause in expected:
                met.add(clause)
            elif len(clause) == 1 and clause[0] > 0:
                cell, digit = divmod(clause[0] - 1, size)
                if cell in named or digit in named.values():
                    fail("%s: line %d names a digit or a cell again" % (cnf, count + 1))
                named[cell] = digit
            else:
                second += 1
                before, after, literals = {}, {}, []
                for word in shown.readline().split():
                    row, column, old, new = pattern.fullmatch(word).groups()
                    on_board = 1 <= int(row) <= size and 1 <= int(column) <= size
                    if not on_board or max(map(symbols.index, (old, new))) >= size:
                        fail("%s: line %d: %s is not on the board" % (pairs, second, word))
                    cell = (int(row) - 1) * size + int(column) - 1
                    if cell in before or mask[cell] != ".":
                        fail("%s: line %d: %s is named twice or a clue" % (pairs, second, word))
                    before[cell] = symbols.index(old)
                    after[cell] = symbols.index(new)
                    literals.append(-literal(cell, before[cell]))
                if sorted(literals) != sorted(clause) or before == after or not before:
                    fail("%s: line %d is not the clause %s" % (pairs, second, clause))
                for house in houses:
                    inside = [c for c in before if c in house]
                    if sorted(before[c] for c in inside) != sorted(after[c] for c in inside):
                        fail("%s: line %d changes the digits of a house" % (pairs, second))
        if shown.readline():
            fail("%s has more lines than there are clauses" % pairs)
    if header != ["p", "cnf", str(size**3), str(count)]:
        fail("the first line of %s is not that of its clauses" % cnf)
    if met != expected:
        fail("%d clauses of a grid are missing" % (len(expected) - len(met)))
    if not any(set(named) <= set(house) for house in houses):
        fail("the cells that name the digits do not lie in one house")
    print(
        "The clauses are those of a grid, %d that name digits, and %d second fillings."
        % (len(named), second)
    )


if len(sys.argv) not in (4, 5):
    fail(__doc__)
main(*sys.argv[1:])
