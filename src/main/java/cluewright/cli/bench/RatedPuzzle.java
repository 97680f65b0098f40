package cluewright.cli.bench;

import cluewright.cli.terminal.UsageException;
import cluewright.format.PuzzleText;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * A 9x9 puzzle of a file: a line holds it, and after a blank or a tab Sudoku Explainer's rating
 * (ER), if it is known.
 */
record RatedPuzzle(Puzzle puzzle, OptionalDouble published) {

  /** Reads the puzzles of a file, at least one. */
  static List<RatedPuzzle> all(String text) {
    List<RatedPuzzle> puzzles = new ArrayList<>();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      String[] words = line.strip().split("\\s+", -1);
      try {
        puzzles.add(
            new RatedPuzzle(
                PuzzleText.read(words[0], Boards.NINE),
                words.length > 1
                    ? OptionalDouble.of(Double.parseDouble(words[1]))
                    : OptionalDouble.empty()));
      } catch (IllegalArgumentException e) {
        throw new UsageException(
            "line %d is no 9x9 puzzle with a rating behind it: %s"
                .formatted(number, e.getMessage()));
      }
    }
    if (puzzles.isEmpty()) {
      throw new UsageException("there is no puzzle in the file: write one on each line");
    }
    return puzzles;
  }
}
