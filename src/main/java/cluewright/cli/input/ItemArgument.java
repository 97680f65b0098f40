package cluewright.cli.input;

import cluewright.document.Project;
import cluewright.format.ProjectFile;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Reading;
import cluewright.mask.ShapeLibrary;
import cluewright.mask.ShapeLibrary.Shape;
import cluewright.model.Board;
import cluewright.model.Mask;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The argument of {@code convert}: a project's puzzles, a shape, standard input, a file, or the
 * text itself, with all that is said of the puzzles.
 */
public final class ItemArgument {
  private ItemArgument() {}

  /**
   * Everything that an argument holds, at least one.
   *
   * @param format what it is written in; where that is not said, what it looks like
   * @param board the one that was asked for, if one was
   */
  public static Reading all(
      String argument, Optional<Format> format, Optional<Board> board, InputStream in)
      throws IOException {
    if (format.isEmpty() && Input.isProject(argument)) {
      return of(ProjectFile.read(Path.of(argument)));
    }
    Optional<Shape> shape = ShapeLibrary.named(argument);
    if (shape.isPresent()) {
      Mask mask = board.map(shape.get()::on).orElseGet(shape.get()::mask);
      return new Reading(List.of(Item.of(mask)), List.of());
    }
    Optional<Input> given = Input.asItStands(argument, in);
    Input input = given.isPresent() ? given.get() : PuzzleArgument.literal(argument);
    Optional<Project> project = format.isEmpty() ? input.project() : Optional.empty();
    return project.isPresent() ? of(project.get()) : read(input, format, board);
  }

  private static Reading of(Project project) {
    return new Reading(project.documents().stream().map(Item::of).toList(), List.of());
  }

  private static Reading read(Input input, Optional<Format> format, Optional<Board> board) {
    Reading reading =
        input.read(
            text ->
                format
                    .map(known -> known.reading(text))
                    .map(known -> on(board, known))
                    .or(() -> board.map(one -> Formats.reading(text, input.name(), one)))
                    .orElseGet(() -> Formats.reading(text, input.name())));
    return reading.after(input.remarks());
  }

  private static Reading on(Optional<Board> board, Reading reading) {
    return board
        .map(one -> new Reading(Formats.on(one, reading.items()), reading.remarks()))
        .orElse(reading);
  }
}
