package cluewright.cli.check;

import cluewright.cli.solve.PuzzleJson;
import cluewright.format.PuzzleText;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.model.rule.Rule;
import cluewright.replay.Answer;
import cluewright.replay.Parts;
import java.util.List;
import java.util.stream.Stream;

/** What is redundant in a puzzle, in sentences and as fields of a JSON object. */
final class RedundantText {
  private RedundantText() {}

  /** A line about the clues, one about the signs if there are any, and one about what is open. */
  static String text(Puzzle puzzle, Puzzle solution) {
    Parts.Redundant redundant = new Parts(Stop.NEVER).redundant(puzzle, solution);
    StringBuilder text = new StringBuilder();
    if (puzzle.mask().size() > 0) {
      text.append(line("clues", redundant.clues().stream().mapToObj(puzzle.board()::label)));
    }
    if (!puzzle.board().drawn().isEmpty()) {
      text.append(line("signs", named(redundant.signs(), puzzle.board())));
    }
    return text.append(undecided(redundant.undecided())).toString();
  }

  /** Signs as in the names of boards. */
  private static Stream<String> named(List<Rule> signs, Board board) {
    return signs.stream().map(sign -> sign.in(board.layout()));
  }

  private static String line(String what, Stream<String> names) {
    List<String> all = names.toList();
    return all.isEmpty()
        ? "No redundant %s.%n".formatted(what)
        : "Redundant %s, each by itself: %s.%n".formatted(what, String.join(", ", all));
  }

  /** The puzzle that is left, its board, and what went. */
  static String text(Puzzle before, Parts.Thinned thinned) {
    Puzzle left = thinned.puzzle();
    return "Removed %d of %d clues and %d of %d signs%s.%n"
            .formatted(
                thinned.clues().size(),
                before.mask().size(),
                thinned.signs().size(),
                Parts.signs(before.board()).size(),
                thinned.undecided() == 0 ? "; no other can go" : "")
        + undecided(thinned.undecided())
        + PuzzleText.grid(left)
        + "Board: %s%nClues: %s%n".formatted(left.board().name(), left.line());
  }

  /**
   * The object of the puzzle that is left, with what was removed: {@code removedClues}, {@code
   * removedSigns}, and how many parts are {@code undecided}.
   */
  static String json(PuzzleJson json, Parts.Thinned thinned) {
    Board board = thinned.puzzle().board();
    return json.with("removedClues", thinned.clues().stream().mapToObj(board::label))
        .with("removedSigns", named(thinned.signs(), board))
        .with("undecided", thinned.undecided())
        .text();
  }

  /** How many parts took too long to be decided, in a sentence; empty if none did. */
  static String undecided(int count) {
    return count == 0
        ? ""
        : "Not decided in reasonable time for %d of the clues and signs.%n".formatted(count);
  }

  /**
   * The object with what is redundant: {@code redundantClues} as cells, {@code redundantSigns} as
   * in the names of boards, and how many are {@code undecided}; all null unless there is one
   * solution.
   */
  static String json(PuzzleJson json, Puzzle puzzle, Answer answer) {
    if (answer.solution().isEmpty()) {
      return json.without("redundantClues").without("redundantSigns").without("undecided").text();
    }
    Parts.Redundant redundant = new Parts(Stop.NEVER).redundant(puzzle, answer.solution().get());
    return json.with("redundantClues", redundant.clues().stream().mapToObj(puzzle.board()::label))
        .with("redundantSigns", named(redundant.signs(), puzzle.board()))
        .with("undecided", redundant.undecided())
        .text();
  }
}
