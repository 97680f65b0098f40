package cluewright.strategy.reason;

import cluewright.model.Board;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which candidates read as one supposition: the same digits in each of some cells, all of them
 * cells that the reasons speak of, or none.
 */
final class Alike {
  private final Board board;
  private final Set<Integer> spokenOf = new HashSet<>();

  Alike(Reasons reasons, int[] set) {
    this.board = reasons.board();
    Arrays.stream(set).forEach(each -> spokenOf.addAll(reasons.get(each).cells()));
  }

  /**
   * Those of some candidates that read as one with the first, whole cells of them, up to a number.
   */
  List<Integer> of(List<Integer> candidates, int most) {
    int first = board.cellOf(candidates.get(0));
    Set<Integer> digits = digits(candidates, first);
    boolean isSpokenOf = spokenOf.contains(first);
    List<Integer> alike =
        candidates.stream()
            .filter(each -> spokenOf.contains(board.cellOf(each)) == isSpokenOf)
            .filter(each -> digits(candidates, board.cellOf(each)).equals(digits))
            .toList();
    Set<Integer> cells =
        alike.stream()
            .map(board::cellOf)
            .distinct()
            .limit(most / digits.size())
            .collect(Collectors.toSet());
    return cells.isEmpty()
        ? candidates.subList(0, 1)
        : alike.stream().filter(each -> cells.contains(board.cellOf(each))).toList();
  }

  private Set<Integer> digits(List<Integer> candidates, int cell) {
    return candidates.stream()
        .filter(each -> board.cellOf(each) == cell)
        .map(board::digitOf)
        .collect(Collectors.toSet());
  }
}
