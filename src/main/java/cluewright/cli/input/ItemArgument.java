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
import cluewright.phrase.Phrase;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The argument of {@code convert}: a project's puzzles, a shape, standard input, a file, or the
 * text itself, with the puzzles' descriptions.
 */
public final class ItemArgument {
  private ItemArgument() {}

  /**
   * Everything in an argument, at least one item.
   *
   * @param format what it is written in; where that is not said, what it looks like
   * @param board the one that was asked for, if one was
   * @param notes told which entries of a list are left out
   */
  public static Reading all(
      String argument,
      Optional<Format> format,
      Optional<Board> board,
      InputStream in,
      ReadingNotes notes)
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
    return project.isPresent() ? of(project.get()) : read(input, format, board, notes);
  }

  private static Reading of(Project project) {
    return new Reading(project.documents().stream().map(Item::of).toList(), List.of());
  }

  private static Reading read(
      Input input, Optional<Format> format, Optional<Board> board, ReadingNotes notes) {
    List<Phrase> remarks = new ArrayList<>(input.remarks());
    LongList.Part whole = input.whole();
    Format known = format.orElseGet(whole::format);
    boolean isOnBoard = format.isEmpty() && known.isBare();
    List<Item> items =
        input.read(
            text ->
                Entries.read(
                    whole,
                    part -> {
                      Reading reading = read(part, format, isOnBoard ? board : Optional.empty());
                      remarks.addAll(reading.remarks());
                      return reading.items();
                    },
                    notes));
    Reading all = new Reading(items, remarks.stream().distinct().toList());
    return isOnBoard ? all : input.read(text -> on(board, all));
  }

  private static Reading read(LongList.Part part, Optional<Format> format, Optional<Board> board) {
    return part.read(
        text ->
            format
                .map(known -> known.reading(text))
                .or(() -> board.map(one -> Formats.reading(text, part.own(), one)))
                .orElseGet(() -> Formats.reading(text, part.own())));
  }

  private static Reading on(Optional<Board> board, Reading reading) {
    return board
        .map(one -> new Reading(Formats.on(one, reading.items()), reading.remarks()))
        .orElse(reading);
  }
}
