package cluewright.strategy.cage;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The argument of {@link CageCombinations}: the sets of digits that fill a cage if they are few and
 * explain the eliminations, or else that the eliminated candidates have no partners.
 */
final class CageEvidence {
  /** The most sets that are still readable. */
  private static final int MOST_SETS = 4;

  private final Board board;
  private final int[] open;
  private final int[] candidates;
  private final int rest;
  private final int[] gone;
  private final SumWays ways;

  /**
   * The argument about the empty cells of a cage.
   *
   * @param candidates those of each of these cells
   * @param rest what they add up to
   * @param gone the candidates that are eliminated
   */
  CageEvidence(Board board, int[] open, int[] candidates, int rest, int[] gone) {
    this.board = board;
    this.open = open;
    this.candidates = candidates;
    this.rest = rest;
    this.gone = gone;
    this.ways = new SumWays(board);
  }

  Evidence in(House cage) {
    List<Evidence.Mark> marks = new ArrayList<>();
    boolean isPossible = ways.look(open, open.length, rest, this::candidatesOf);
    for (int i = 0; i < open.length; i++) {
      int shown = isPossible ? ways.possible(i) : candidates[i];
      marks.addAll(Evidence.marks(board, CellSet.of(open[i]), shown, Evidence.Role.PATTERN));
    }
    return new Evidence(List.of(cage), List.of(), marks, List.of(), reason(isPossible));
  }

  private int candidatesOf(int cell) {
    return candidates[Arrays.binarySearch(open, cell)];
  }

  private Phrase reason(boolean isPossible) {
    Phrase cells = Words.cells(board, CellSet.of(open));
    if (!isPossible) {
      return Phrase.of("strategies.reason-cage-never", cells, rest);
    }
    if (open.length == 1) {
      return Phrase.of("strategies.reason-cage-last", cells, rest);
    }
    List<Integer> sets = sets();
    int inSets = sets.stream().reduce(0, (a, b) -> a | b);
    boolean areFew = !sets.isEmpty() && sets.size() <= MOST_SETS;
    return areFew && Arrays.stream(gone).noneMatch(c -> isIn(inSets, board.digitOf(c)))
        ? Phrase.of("strategies.reason-cage-sets", cells, rest, sums(sets))
        : Phrase.of("strategies.reason-cage-partners", cells, rest);
  }

  private static boolean isIn(int digits, int digit) {
    return (digits >>> (digit - 1) & 1) != 0;
  }

  /** The sets of digits that fill the cells, up to the first that is too many. */
  private List<Integer> sets() {
    List<Integer> sets = new ArrayList<>();
    addSets(sets, 0, 1, open.length, rest);
    return sets;
  }

  private void addSets(List<Integer> sets, int chosen, int from, int missing, int sum) {
    if (missing == 0) {
      boolean fits =
          sum == 0 && ways.look(open, open.length, rest, cell -> candidatesOf(cell) & chosen);
      sets.addAll(fits ? List.of(chosen) : List.of());
      return;
    }
    for (int digit = from; digit <= Math.min(sum, board.digits()); digit++) {
      if (sets.size() <= MOST_SETS) {
        addSets(sets, chosen | 1 << (digit - 1), digit + 1, missing - 1, sum - digit);
      }
    }
  }

  /** The sums, for example {@code 1+6 or 2+5}. */
  private Phrase sums(List<Integer> sets) {
    return Words.either(sets.stream().map(this::sum).toList());
  }

  private Phrase sum(int digits) {
    List<Object> parts = new ArrayList<>();
    Candidates.digits(board, digits)
        .forEach(
            digit -> {
              parts.addAll(parts.isEmpty() ? List.of() : List.of("+"));
              parts.add(Words.digit(board, digit));
            });
    return Phrase.together(parts);
  }
}
