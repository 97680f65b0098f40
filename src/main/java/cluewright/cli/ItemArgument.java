package cluewright.cli;

import cluewright.format.ProjectFile;
import cluewright.format.exchange.Format;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Item;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What {@code convert} reads: standard input, a file, or the text itself, with all that is said of
 * the puzzles; of a project, every puzzle.
 */
final class ItemArgument {
  private ItemArgument() {}

  /**
   * Everything that an argument holds, at least one.
   *
   * @param format what it is written in; where that is not said, what it looks like
   */
  static List<Item> all(String argument, Optional<Format> format, InputStream in)
      throws IOException {
    if (format.isEmpty() && Input.isProject(argument)) {
      return ProjectFile.read(Path.of(argument)).designs().stream().map(Item::of).toList();
    }
    Input input = PuzzleArgument.input(argument, in);
    return input.read(
        text -> format.map(known -> known.read(text)).orElseGet(() -> Formats.read(text)));
  }
}
