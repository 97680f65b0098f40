package cluewright.cli;

import cluewright.format.Numbered;
import cluewright.format.PuzzleText;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;

/** What a puzzle argument names: standard input, a file, or the puzzle itself, in this order. */
final class PuzzleArgument {
  private PuzzleArgument() {}

  /** Where the text comes from. */
  static Input input(String argument, InputStream in) throws IOException {
    Optional<Input> input = Input.fromStreamOrFile(argument, in);
    if (input.isPresent()) {
      return input.get();
    }
    if (Input.isName(argument)) {
      throw new UsageException(
          "\"%s\" is no file and no puzzle: give 81 characters, or a file that exists"
              .formatted(Input.shortened(argument)));
    }
    return Input.literal(argument);
  }

  /** Every puzzle of an input, at least one. */
  static List<Numbered<Puzzle>> all(Input input) {
    return input.read(text -> PuzzleText.readAll(text, Boards.ALL));
  }
}
