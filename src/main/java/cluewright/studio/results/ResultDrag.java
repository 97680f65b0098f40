package cluewright.studio.results;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DataFormat;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;

/** Results being dragged: by number within the window, to a folder as a file, else as lines. */
final class ResultDrag {
  private static final String KIND = "application/x-cluewright-results";

  private ResultDrag() {}

  private static DataFormat format() {
    return Optional.ofNullable(DataFormat.lookupMimeType(KIND))
        .orElseGet(() -> new DataFormat(KIND));
  }

  /**
   * Starts a drag.
   *
   * @param file that holds them, if there is one
   */
  static void begin(Node from, List<ResultEntry> entries, Optional<Path> file) {
    Dragboard board = from.startDragAndDrop(TransferMode.COPY);
    ClipboardContent content = new ClipboardContent();
    content.put(
        format(),
        entries.stream().map(entry -> "" + entry.number()).collect(Collectors.joining(",")));
    file.ifPresent(path -> content.putFiles(List.of(path.toFile())));
    content.putString(
        entries.stream()
            .map(entry -> entry.result().puzzle().line())
            .collect(Collectors.joining("\n")));
    board.setContent(content);
    board.setDragView(from.snapshot(null, null));
  }

  static boolean isIn(Dragboard board) {
    return board.hasContent(format());
  }

  /** The results of a drag, among the existing ones. */
  static List<ResultEntry> of(Dragboard board, List<ResultEntry> all) {
    List<Integer> numbers =
        Stream.of(String.valueOf(board.getContent(format())).split(","))
            .map(Integer::valueOf)
            .toList();
    return all.stream().filter(entry -> numbers.contains(entry.number())).toList();
  }
}
