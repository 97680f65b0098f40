package cluewright.proof.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Looks at all grids of a board anew, in groups of the same clues and values of open rules: no
 * group of one grid may make a puzzle that a claim excludes.
 */
final class GridsCheck {
  /** The most grids; engines record at most a thirtieth of this. */
  private static final long MOST_GRIDS = 10_000_000;

  /** The most choices of values that fit one grid; engines record at most a tenth of this. */
  private static final int MOST_CHOICES = 10_000;

  private static final int GRIDS_A_REPORT = 1 << 10;

  /** Stands for several grids of a group. */
  private static final int[] SEVERAL = {};

  private final Statement statement;
  private final PlainBoard board;
  private final List<List<PlainBoard>> rules;
  private final long number;
  private final Effort.Watcher watcher;
  private final SolutionFacts facts;

  /** By the digits of clues and the numbers of values, a grid or several. */
  private final Map<List<Integer>, int[]> groups = new HashMap<>();

  private long grids;

  /**
   * @param rules for each open one, the board with each of its values alone
   * @param number of the line to blame
   */
  GridsCheck(
      Statement statement, List<List<PlainBoard>> rules, long number, Effort.Watcher watcher) {
    this.statement = statement;
    this.board = statement.board();
    this.rules = rules;
    this.number = number;
    this.watcher = watcher;
    this.facts = new SolutionFacts(board);
  }

  String check() throws ProofException {
    gather();
    int alone = 0;
    for (Map.Entry<List<Integer>, int[]> group : groups.entrySet()) {
      if (group.getValue() != SEVERAL) {
        alone++;
        requireUnsolved(group.getKey(), group.getValue());
      }
    }
    return alone == 0
        ? "Each of %,d grids has another one with the same clues and values.".formatted(grids)
        : String.format(
            Locale.ROOT,
            "Of %,d grids, the strategies solve none of the %,d that are alone with their clues"
                + " and values.",
            grids,
            alone);
  }

  private void gather() throws ProofException {
    facts.conclude();
    if (facts.isContradictory()) {
      return;
    }
    int cell =
        IntStream.range(0, board.cells).filter(c -> !facts.isKnown(c)).findFirst().orElse(-1);
    if (cell < 0) {
      add(IntStream.range(0, board.cells).map(this::digit).toArray());
      return;
    }
    int[] state = facts.copy();
    for (int digits = facts.of(cell); digits != 0; digits &= digits - 1) {
      facts.keep(cell, Integer.lowestOneBit(digits));
      gather();
      facts.restore(state);
    }
  }

  private int digit(int cell) {
    return Integer.numberOfTrailingZeros(facts.of(cell)) + 1;
  }

  private void add(int[] grid) throws ProofException {
    if (++grids > MOST_GRIDS) {
      throw new ProofException(number, "there are too many grids to look at");
    }
    if (grids % GRIDS_A_REPORT == 0) {
      watcher.done(0, 1);
    }
    List<List<Integer>> all = new ArrayList<>();
    all.add(IntStream.of(statement.clues()).mapToObj(cell -> grid[cell]).toList());
    for (List<PlainBoard> rule : rules) {
      List<List<Integer>> longer = new ArrayList<>();
      for (int value = 0; value < rule.size(); value++) {
        if (holds(rule.get(value), grid)) {
          for (List<Integer> group : all) {
            List<Integer> more = new ArrayList<>(group);
            more.add(value);
            longer.add(more);
          }
        }
      }
      if (longer.size() > MOST_CHOICES) {
        throw new ProofException(number, "too many choices of values fit one grid");
      }
      all = longer;
    }
    for (List<Integer> group : all) {
      groups.merge(group, grid, (one, other) -> SEVERAL);
    }
  }

  /** True if a filled grid obeys all that a board says. */
  private static boolean holds(PlainBoard board, int[] grid) {
    if (board.breaksASumOrWord(cell -> grid[cell])) {
      return false;
    }
    for (int cell = 0; cell < grid.length; cell++) {
      int candidate = board.candidate(cell, grid[cell]);
      boolean isBarred =
          IntStream.of(board.related[candidate])
              .anyMatch(other -> grid[board.cellOf(other)] == board.digitOf(other));
      int own = cell;
      boolean isTwice = IntStream.of(board.peers[cell]).anyMatch(peer -> grid[peer] == grid[own]);
      if (isBarred || isTwice || !board.isAllowed(candidate)) {
        return false;
      }
    }
    return true;
  }

  private void requireUnsolved(List<Integer> group, int[] grid) throws ProofException {
    int[] digits =
        IntStream.range(0, grid.length).map(c -> statement.isClue(c) ? grid[c] : 0).toArray();
    if (statement.isOfAny() || isSolved(group, digits)) {
      throw new ProofException(
          number,
          (statement.isOfAny() ? "there is one solution of " : "the strategies solve ")
              + board.line(digits)
              + " with the values of "
              + board.line(grid));
    }
  }

  /** True if the strategies complete digits on the board with the values of a group. */
  private boolean isSolved(List<Integer> group, int[] digits) throws ProofException {
    StringBuilder name = new StringBuilder(board.name);
    for (int i = 0; i < rules.size(); i++) {
      int value = group.get(statement.clues().length + i);
      name.append(rules.get(i).get(value).name.substring(board.name.length()));
    }
    PlainBoard valued =
        PlainBoard.named(name.toString())
            .orElseThrow(() -> new ProofException(number, "these values exclude one another"));
    try {
      return new PlainClosure(
              new Statement(valued, statement.mask(), statement.strategies(), Set.of()))
          .completes(digits);
    } catch (TooLargeException e) {
      throw new ProofException(number, e.getMessage());
    }
  }
}
