package cluewright.cli.check;

import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The header lines of an exported question, which explain its answer.
 *
 * @param steps so many parallel steps may be taken
 * @param enough as many as any puzzle can take
 */
record QuestionComments(Mask mask, StrategySet strategies, int steps, int enough) {

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add("A Sudoku mask as a question, written by Cluewright " + version());
    lines.add("board " + mask.board());
    lines.add("mask " + mask.line());
    lines.add("strategies " + strategies.ids());
    lines.add("seed none: nothing is drawn, so the same question gives the same file");
    lines.addAll(meaning());
    lines.add("");
    lines.add(
        "encoding: formula (6) of Nishikawa and Toda, Algorithms 13(7):171, 2020, with their");
    lines.add(
        "  rules for naked singles (8), hidden singles (9) and locked candidates (13). Of each");
    lines.add("  equivalence only the direction that justifies what is known is stated, which is");
    lines.add(
        "  exact because the rules are monotone. Two things are added that leave the answer as");
    lines.add(
        "  it is: the clues of one house are 1, 2, 3, ... (digits can be renamed), and no four");
    lines.add(
        "  cells without a clue can exchange two digits (the puzzle would have two solutions).");
    lines.add("  docs/proof-format.md of Cluewright states all clauses, in the same numbers.");
    lines.addAll(variables());
    return lines;
  }

  private List<String> meaning() {
    List<String> lines = new ArrayList<>();
    if (isExact()) {
      lines.add("steps " + steps + ", which is exact: no puzzle of this mask takes more, since");
      lines.add("  " + whyEnough());
      lines.add("SATISFIABLE if and only if some digits on exactly the cells x of the mask make a");
      lines.add("  puzzle that these strategies complete; UNSATISFIABLE if and only if none do");
    } else {
      lines.add(
          "steps " + steps + ", which is not exact: a puzzle of this mask can take " + enough);
      lines.add("SATISFIABLE if and only if some digits on exactly the cells x of the mask make a");
      lines.add("  puzzle that these strategies complete in at most " + steps + " parallel steps");
      lines.add("UNSATISFIABLE says nothing about puzzles that take more");
    }
    return lines;
  }

  boolean isExact() {
    return steps >= enough;
  }

  private String whyEnough() {
    boolean onlyPlaces = strategies.strategies().stream().allMatch(Strategy::places);
    return onlyPlaces
        ? "each step places one of the cells without a clue, or more"
        : "each step eliminates a candidate of a cell without a clue or places it, or more";
  }

  private List<String> variables() {
    Board board = mask.board();
    int size = board.digits();
    return List.of(
        "",
        "variables: %d * (row - 1) + %d * (column - 1) + digit, from 1 to %d, is true if the"
            .formatted(size * size, size, board.candidates()),
        "  solution has this digit in this cell. A model's puzzle has these digits on the cells x.",
        "  The others, step by step, say what is known and why; check --map FILE names each.");
  }

  private static String version() {
    return Optional.ofNullable(QuestionComments.class.getPackage().getImplementationVersion())
        .orElse("(development build)");
  }
}
