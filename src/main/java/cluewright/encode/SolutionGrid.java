package cluewright.encode;

import cluewright.cnf.Clauses;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.rule.Primitive;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The variables s(c, n), "the solution has digit n in cell c", and their clauses.
 *
 * <p>Every puzzle that we look for has one solution, so its states can be written as parts of that
 * solution: a clue is s on a mask cell, and a placed digit is s on a placed cell. All Sudoku
 * clauses are given in both directions (exactly one digit a cell, each digit exactly once in a
 * house that holds every digit), since propagation on s carries the search; what pairs bar; what
 * single cells may not have; the sums and the words.
 */
final class SolutionGrid {
  /** What it reads of a board; a board that is made of anything else is refused. */
  private static final Set<Class<? extends Primitive>> PRIMITIVES =
      Set.of(
          Primitive.Differ.class,
          Primitive.Pair.class,
          Primitive.Sum.class,
          Primitive.Allow.class,
          Primitive.Word.class);

  private final Board board;
  private final Clauses out;
  private final int first;

  /** Computed on first use. */
  private int[][] barring;

  private final CellSet related;

  SolutionGrid(Board board, Clauses out) {
    board.refuseUnlessMadeOf("the encoding", PRIMITIVES);
    this.board = board;
    this.out = out;
    this.related = board.bound();
    this.first = out.newVariable(() -> meaning(0));
    for (int i = 1; i < board.candidates(); i++) {
      int candidate = i;
      out.newVariable(() -> meaning(candidate));
    }
    cells();
    board.houses().forEach(this::house);
    for (int candidate = 0; candidate < board.candidates(); candidate++) {
      related(candidate);
    }
    bar();
    new SumClauses(board, this, out).write();
    new WordClauses(board, this, out).write();
  }

  private void bar() {
    for (int candidate = 0; candidate < board.candidates(); candidate++) {
      int allowed = board.allowed(board.cellOf(candidate));
      if ((allowed >>> (board.digitOf(candidate) - 1) & 1) == 0) {
        out.add(-literal(candidate));
      }
    }
  }

  private String meaning(int candidate) {
    return "s(" + Meanings.candidate(board, candidate) + ")";
  }

  /**
   * By candidate, the candidates of other cells that exclude it outside the houses that must hold
   * every digit: the same digit in other houses, and what relations exclude.
   */
  int[][] barring() {
    if (barring == null) {
      barring = new int[board.candidates()][];
      Arrays.setAll(barring, this::barring);
    }
    return barring;
  }

  private int[] barring(int candidate) {
    int cell = board.cellOf(candidate);
    CellSet full =
        board.housesOf(cell).stream()
            .filter(House::holdsEveryDigit)
            .map(House::cells)
            .reduce(CellSet.empty(), CellSet::union);
    IntStream inHouses =
        board.peers(cell).minus(full).stream()
            .map(peer -> board.candidate(peer, board.digitOf(candidate)));
    return IntStream.concat(inHouses, board.related(candidate)).sorted().distinct().toArray();
  }

  int literal(int cell, int digit) {
    return first + board.candidate(cell, digit);
  }

  int literal(int candidate) {
    return first + candidate;
  }

  private void cells() {
    for (int cell = 0; cell < board.cells(); cell++) {
      int c = cell;
      int[] digits = board.digitRange().map(digit -> literal(c, digit)).toArray();
      out.add(digits);
      atMostOne(digits);
    }
  }

  private void house(House house) {
    board
        .digitRange()
        .forEach(
            digit -> {
              int[] places = house.cells().stream().map(cell -> literal(cell, digit)).toArray();
              if (house.holdsEveryDigit()) {
                out.add(places);
              }
              atMostOne(places);
            });
  }

  private void related(int candidate) {
    board
        .related(candidate)
        .filter(other -> candidate < other)
        .forEach(other -> out.add(-literal(candidate), -literal(other)));
  }

  private void atMostOne(int[] literals) {
    for (int i = 0; i < literals.length; i++) {
      for (int j = i + 1; j < literals.length; j++) {
        out.add(-literals[i], -literals[j]);
      }
    }
  }

  /**
   * Breaks the symmetry of digit names: in the house with the most of the given cells, these get 1,
   * 2, 3, … in order. Sound because a solution stays one when its digits are renamed; where the
   * board's digits are not alike, nothing is fixed.
   */
  void fixDigitNames(CellSet cells) {
    if (!board.digitsAreAlike()) {
      return;
    }
    CellSet most =
        board.houses().stream()
            .map(house -> house.cells().intersect(cells))
            .max(Comparator.comparingInt(CellSet::size))
            .orElseThrow();
    int digit = 1;
    for (int cell : most.toArray()) {
      out.add(literal(cell, digit++));
    }
  }

  /**
   * Forbids deadly rectangles: four cells without a clue in two rows, two columns and two boxes
   * that hold a, b / b, a could be exchanged, and the puzzle would have a second solution, unless a
   * pair joins one of them with any cell.
   */
  void forbidDeadlyRectangles(Mask mask) {
    for (CellSet rectangle : rectangles(mask)) {
      int[] cells = rectangle.toArray();
      for (int a = 1; a <= board.digits(); a++) {
        for (int b = 1; b <= board.digits(); b++) {
          if (a != b) {
            out.add(
                -literal(cells[0], a),
                -literal(cells[1], b),
                -literal(cells[2], b),
                -literal(cells[3], a));
          }
        }
      }
    }
  }

  private Iterable<CellSet> rectangles(Mask mask) {
    int last = board.cells();
    return () ->
        IntStream.range(0, last)
            .filter(corner -> !mask.contains(corner))
            .boxed()
            .flatMap(
                corner ->
                    IntStream.range(corner + 1, last)
                        .filter(opposite -> isDeadly(mask, corner, opposite))
                        .mapToObj(opposite -> rectangle(corner, opposite)))
            .iterator();
  }

  private boolean isDeadly(Mask mask, int corner, int opposite) {
    if (board.row(corner) >= board.row(opposite)
        || board.column(corner) >= board.column(opposite)
        || !board.has(board.row(corner), board.column(opposite))
        || !board.has(board.row(opposite), board.column(corner))) {
      return false;
    }
    CellSet cells = rectangle(corner, opposite);
    return !cells.intersects(mask.clues())
        && !cells.intersects(related)
        && board.houses().stream()
            .mapToInt(house -> house.cells().intersect(cells).size())
            .allMatch(size -> size == 0 || size == 2);
  }

  private CellSet rectangle(int corner, int opposite) {
    return CellSet.of(
        corner,
        board.cell(board.row(corner), board.column(opposite)),
        board.cell(board.row(opposite), board.column(corner)),
        opposite);
  }

  Puzzle read(Mask mask, IntPredicate model) {
    int[] digits = new int[board.cells()];
    mask.clues()
        .forEach(
            cell ->
                digits[cell] =
                    board
                        .digitRange()
                        .filter(digit -> model.test(literal(cell, digit)))
                        .findFirst()
                        .orElseThrow());
    return new Puzzle(board, digits);
  }
}
