package cluewright.lab.making;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.replay.SolutionCounter;
import cluewright.search.walk.SolvedGrids;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A mask of few clues on a board with signs of one kind in random places, whose values are read off
 * a random grid: so they have a grid, but perhaps no puzzle.
 */
public final class SignedMask {
  private static final int MOST_CLUES = 6;
  private static final int SHORTEST = 3;
  private static final int LONGEST = 5;

  /** The places tried for a sign. */
  private static final int PLACES = 2000;

  private final Kind kind;
  private final Random random;
  private final int[] grid;
  private Board board;

  private SignedMask(Kind kind, Board board, int[] grid, Random random) {
    this.kind = kind;
    this.random = random;
    this.grid = grid;
    this.board = board;
  }

  /**
   * A mask of up to 6 clues on a board with signs of a kind, as many as wanted or as are found.
   *
   * @param plain a board that has a grid
   */
  public static Mask of(Kind kind, Board plain, int signs, Random random) {
    SignedMask signed = new SignedMask(kind, plain, grid(plain, random), random);
    for (int i = 0; i < signs; i++) {
      signed.addSign();
    }
    List<Integer> cells = new ArrayList<>(IntStream.range(0, plain.cells()).boxed().toList());
    Collections.shuffle(cells, random);
    return new Mask(signed.board, CellSet.of(cells.subList(0, random.nextInt(MOST_CLUES + 1))));
  }

  /** A random grid of a board that has one. */
  static int[] grid(Board plain, Random random) {
    Puzzle known = new SolutionCounter(plain).solutions(Puzzle.empty(plain), 1).get(0);
    return new SolvedGrids(known, random).next();
  }

  /** A grid on its board with one more sign, of a kind, if there is a place for it. */
  static Puzzle signed(Puzzle grid, Kind kind, Random random) {
    int[] digits = IntStream.range(0, grid.board().cells()).map(grid::digit).toArray();
    SignedMask signed = new SignedMask(kind, grid.board(), digits, random);
    signed.addSign();
    return new Puzzle(signed.board, digits);
  }

  private void addSign() {
    Stream.generate(this::place)
        .limit(PLACES)
        .flatMap(cells -> with(cells).stream())
        .findFirst()
        .ifPresent(more -> board = more);
  }

  /** The board with a rule in some cells that the grid obeys; empty if there is none. */
  private Optional<Board> with(List<Integer> cells) {
    List<Rule> rules = new ArrayList<>(board.drawn());
    if (cells.size() < kind.leastCells() || cells.size() > kind.mostCells(board.layout())) {
      return Optional.empty();
    }
    int[] values = kind.valuesIn(cells, board.layout(), cell -> grid[cell]).toArray();
    return IntStream.of(values)
        .skip(values.length == 0 ? 0 : random.nextInt(values.length))
        .mapToObj(value -> new Rule(kind, cells, value))
        .filter(rule -> !rules.contains(rule) && rule.refusal(board.layout()).isEmpty())
        .findFirst()
        .filter(rule -> !kind.isApart() || isFree(rule))
        .map(
            rule -> {
              rules.add(rule);
              return Boards.withRules(board, rules);
            })
        .filter(this::isObeyed);
  }

  /**
   * True if the grid obeys all rules of the kind and of the whole board, which may depend on it.
   */
  private boolean isObeyed(Board more) {
    return more.rules().stream()
        .filter(rule -> rule.kind() == kind || rule.kind().form() == Form.BOARD)
        .flatMap(rule -> rule.meaning(more.layout(), more.rules()).stream())
        .allMatch(each -> each.holds(cell -> grid[cell]));
  }

  private boolean isFree(Rule rule) {
    return board.rules(kind).stream()
        .flatMap(other -> other.cells().stream())
        .noneMatch(rule.cells()::contains);
  }

  private List<Integer> place() {
    if (kind.form() == Form.OUTSIDE) {
      return seen();
    }
    if (kind == Kinds.QUADRUPLE) {
      return corner();
    }
    if (kind == Kinds.COUNTING) {
      return counted();
    }
    if (kind.form() == Form.REGION && kind.isOfCells()) {
      return List.of(random.nextInt(board.cells()));
    }
    return path();
  }

  /** The cells around a corner, fewer where the board has none. */
  private List<Integer> corner() {
    int row = random.nextInt(board.rows() - 1);
    int column = random.nextInt(board.columns() - 1);
    return IntStream.range(0, 4)
        .filter(i -> board.has(row + i / 2, column + i % 2))
        .mapToObj(i -> board.cell(row + i / 2, column + i % 2))
        .toList();
  }

  /** Of some digits as many cells as each says, in random places. */
  private List<Integer> counted() {
    List<Integer> all = new ArrayList<>(IntStream.range(0, board.cells()).boxed().toList());
    Collections.shuffle(all, random);
    return random
        .ints(2, 1, board.digits() + 1)
        .distinct()
        .boxed()
        .flatMap(digit -> all.stream().filter(cell -> grid[cell] == digit).limit(digit))
        .toList();
  }

  /** Two cells side by side, as for arrows that go straight, or some more that touch in a row. */
  private List<Integer> path() {
    boolean isShort = kind.form() == Form.EDGE || kind.isStraight();
    int wanted = isShort ? 2 : SHORTEST + random.nextInt(LONGEST - SHORTEST + 1);
    List<Integer> cells = new ArrayList<>(List.of(random.nextInt(board.cells())));
    while (cells.size() < wanted) {
      int last = cells.get(cells.size() - 1);
      List<Integer> next =
          IntStream.range(0, board.cells())
              .filter(cell -> !cells.contains(cell) && isNext(last, cell))
              .boxed()
              .toList();
      if (next.isEmpty()) {
        return List.of();
      }
      cells.add(next.get(random.nextInt(next.size())));
    }
    return cells;
  }

  private boolean isNext(int last, int cell) {
    return kind.form() == Form.LINE ? board.touch(last, cell) : board.areNeighbours(last, cell);
  }

  /** A row or column, or of a sum of a diagonal one of these, from one of its ends. */
  private List<Integer> seen() {
    int row = random.nextInt(board.rows());
    int column = random.nextInt(board.columns());
    int down = kind == Kinds.LITTLE_KILLER ? 1 : random.nextInt(2);
    int right = kind == Kinds.LITTLE_KILLER ? 1 - 2 * random.nextInt(2) : 1 - down;
    List<Integer> cells = new ArrayList<>();
    for (int i = -board.rows() - board.columns(); i < board.rows() + board.columns(); i++) {
      if (board.has(row + i * down, column + i * right)) {
        cells.add(board.cell(row + i * down, column + i * right));
      }
    }
    if (random.nextBoolean()) {
      Collections.reverse(cells);
    }
    return cells;
  }
}
