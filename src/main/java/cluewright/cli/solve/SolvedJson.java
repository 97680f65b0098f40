package cluewright.cli.solve;

import cluewright.format.Numbered;
import cluewright.model.Puzzle;
import cluewright.replay.Answer;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/** The solution of a puzzle as a JSON object on one line. */
final class SolvedJson {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private SolvedJson() {}

  /**
   * An object with the {@code line} of the puzzle, its {@code board} and {@code clues}, the number
   * of its {@code solutions} (0, 1, "several" or "not known"), its only {@code solution} row by row
   * or null, and whether the strategies {@code solve} it.
   *
   * @param isSolved whether the strategies complete it; empty if one solution is enough
   */
  static String of(Numbered<Puzzle> numbered, Optional<Boolean> isSolved) {
    Puzzle puzzle = numbered.value();
    Answer answer = new SolutionCounter(puzzle.board()).answer(puzzle);
    ObjectNode json = MAPPER.createObjectNode();
    json.put("line", numbered.line());
    json.put("board", puzzle.board().name());
    json.put("clues", puzzle.line());
    switch (answer.number()) {
      case NONE -> json.put("solutions", 0);
      case ONE -> json.put("solutions", 1);
      case SEVERAL -> json.put("solutions", "several");
      case UNKNOWN -> json.put("solutions", "not known");
    }
    json.put("solution", answer.solution().map(Puzzle::line).orElse(null));
    json.put("solved", isSolved.orElse(answer.number() == Solutions.ONE));
    return json.toString();
  }
}
