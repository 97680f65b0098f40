package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Rule;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A state for tests, from which candidates are taken by name, and what a strategy makes of it. */
public record Applied(GridState state) {
  /** The finder that was asked last. */
  private static Asked asked;

  private record Asked(Strategy strategy, Board board, Finder finder) {}

  public static Applied on(Board board) {
    return new Applied(GridState.blank(board));
  }

  /** Without some digits in some cells, such as {@code without("12", "r1c1", "r1c2")}. */
  public Applied without(String digits, String... labels) {
    Board board = state.board();
    GridState next = state;
    for (String label : labels) {
      int cell = cell(board, label);
      next =
          next.eliminate(
              digits.chars().map(d -> board.candidate(cell, board.digitOf((char) d))).toArray());
    }
    return new Applied(next);
  }

  /** With a digit placed in some cells, such as {@code with("1", "r1c1")}. */
  public Applied with(String digit, String... labels) {
    Board board = state.board();
    GridState next = state;
    for (String label : labels) {
      next = next.place(cell(board, label), board.digitOf(digit.charAt(0)));
    }
    return new Applied(next);
  }

  /** With only some digits left in some cells, such as {@code only("12", "r1c1", "r1c2")}. */
  public Applied only(String digits, String... labels) {
    String others =
        state
            .board()
            .digitRange()
            .mapToObj(digit -> String.valueOf(state.board().symbol(digit)))
            .filter(symbol -> !digits.contains(symbol))
            .collect(Collectors.joining());
    return without(others, labels);
  }

  private static int cell(Board board, String label) {
    return IntStream.range(0, board.cells())
        .filter(c -> board.label(c).equals(label))
        .findFirst()
        .orElseThrow();
  }

  /** True if all premises of a rule are eliminated. */
  public static boolean isReady(GridState state, Rule rule) {
    Board board = state.board();
    for (int i = 0; i < rule.premiseCount(); i++) {
      int premise = rule.premise(i);
      if (state.hasCandidate(board.cellOf(premise), board.digitOf(premise))) {
        return false;
      }
    }
    return true;
  }

  /** The new conclusions, in order, such as {@code r1c1=4} or {@code r1c2-1}. */
  public Set<String> conclusions(Strategy strategy) {
    Set<String> conclusions = new TreeSet<>();
    deductions(strategy)
        .forEach(
            deduction ->
                deduction.changes().forEach(change -> conclusions.add(text(deduction, change))));
    return conclusions;
  }

  /** What rules conclude that is new, in order. */
  public Set<String> conclusions(List<Rule> rules) {
    Set<String> conclusions = new TreeSet<>();
    for (Rule rule : rules) {
      if (isReady(state, rule)) {
        IntStream.range(0, rule.conclusionCount())
            .map(rule::conclusion)
            .filter(conclusion -> isOpen(rule, conclusion))
            .forEach(conclusion -> conclusions.add(text(state.board(), rule.places(), conclusion)));
      }
    }
    return conclusions;
  }

  private boolean isOpen(Rule rule, int conclusion) {
    int cell = state.board().cellOf(conclusion);
    int digit = state.board().digitOf(conclusion);
    return rule.places() ? state.placed(cell) != digit : state.hasCandidate(cell, digit);
  }

  /** Everything that the strategy finds, in its order. */
  public List<Deduction> deductions(Strategy strategy) {
    List<Deduction> found = new ArrayList<>();
    finder(strategy, state.board())
        .find(
            new SolvingState(state),
            deduction -> {
              found.add(deduction);
              return false;
            });
    return found;
  }

  /** A finder for state after state of a board, as programs use it: some take long to make. */
  public static synchronized Finder finder(Strategy strategy, Board board) {
    if (asked == null || asked.strategy != strategy || !asked.board.equals(board)) {
      asked = new Asked(strategy, board, strategy.finder(board));
    }
    return asked.finder;
  }

  public static String text(Deduction deduction, int candidate) {
    return text(deduction.board(), deduction.places(), candidate);
  }

  private static String text(Board board, boolean places, int candidate) {
    return board.label(board.cellOf(candidate))
        + (places ? "=" : "-")
        + board.symbol(board.digitOf(candidate));
  }
}
