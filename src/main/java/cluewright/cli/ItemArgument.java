package cluewright.cli;

import cluewright.format.ProjectFile;
import cluewright.format.exchange.Format;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Item;
import cluewright.mask.ShapeLibrary;
import cluewright.mask.ShapeLibrary.Shape;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What {@code convert} reads: a project's puzzles, a shape, standard input, a file, or the text
 * itself, with all that is said of the puzzles.
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
    Optional<Shape> shape = ShapeLibrary.named(argument);
    if (shape.isPresent()) {
      return List.of(Item.of(shape.get().mask()));
    }
    Input input = PuzzleArgument.input(argument, in);
    return input.read(
        text -> format.map(known -> known.read(text)).orElseGet(() -> Formats.read(text)));
  }
}
