package cluewright.picture;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.DigitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/**
 * What a board shows, on screen or on paper. Candidates are numbered by {@link Board#candidate}.
 *
 * @param digits in their cells, at most one in each
 * @param candidates the small digits that are written, as a set of digits for each cell; empty if
 *     none are
 * @param hasBars whether they are digits that their cells cannot have, which a bar over each says
 * @param argument why a step holds
 * @param placed the cells that a step filled
 * @param eliminated candidates that a step eliminated, in the order in which they are drawn
 * @param numbers of steps, by the cell in whose corner they stand
 * @param digitSet how digits are written
 */
public record Shown(
    Board board,
    List<Digit> digits,
    List<Integer> candidates,
    boolean hasBars,
    Argument argument,
    CellSet placed,
    Set<Integer> eliminated,
    Map<Integer, Integer> numbers,
    DigitSet digitSet) {

  public record Digit(Sign sign, int cell, int digit) {}

  public Shown {
    if (board.layout().tellsRegions()) {
      argument = argument.shownOn(board, eliminated);
      placed = board.shown(placed);
      eliminated = eliminated.stream().filter(board::isShown).collect(inOrder());
      numbers = new LinkedHashMap<>(numbers);
      numbers.keySet().removeIf(cell -> cell >= board.shownCells());
    }
  }

  private static Collector<Integer, ?, Set<Integer>> inOrder() {
    return Collectors.toCollection(LinkedHashSet::new);
  }

  /** Digits alone. */
  public static Shown of(Board board, List<Digit> digits, DigitSet digitSet) {
    return new Shown(
        board,
        digits,
        List.of(),
        false,
        Argument.NONE,
        CellSet.empty(),
        Set.of(),
        Map.of(),
        digitSet);
  }

  /** The digit that is known of a cell; 0 for none. */
  int known(int cell) {
    return digits.stream()
        .filter(digit -> digit.cell() == cell && digit.sign() != Sign.PALE)
        .mapToInt(Digit::digit)
        .findFirst()
        .orElse(0);
  }

  /** The digits in cells that are shown. */
  List<Digit> shownDigits() {
    return digits.stream().filter(digit -> digit.cell() < board.shownCells()).toList();
  }

  BoardGrid grid() {
    return new BoardGrid(board, digitSet);
  }

  boolean isWritten(int candidate) {
    return !candidates.isEmpty()
        && (candidates.get(board.cellOf(candidate)) >>> (board.digitOf(candidate) - 1) & 1) != 0;
  }

  /** True if an open candidate belongs to the argument, or is eliminated. */
  boolean pointsOut(int candidate) {
    return argument.roles().containsKey(candidate) || eliminated.contains(candidate);
  }
}
