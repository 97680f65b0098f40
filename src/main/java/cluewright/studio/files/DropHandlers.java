package cluewright.studio.files;

import cluewright.phrase.Phrase;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Takes files and texts dropped on the window; each kind of file is registered with {@link #on}.
 * Files of one kind arrive together.
 */
public final class DropHandlers {
  private final NoticeViewModel notices;
  private final List<Kind> kinds = new ArrayList<>();
  private final Consumer<String> words;

  private record Kind(List<String> endings, Consumer<List<Path>> take) {
    boolean has(Path file) {
      String name = file.toString().toLowerCase(Locale.ROOT);
      return endings.stream().anyMatch(name::endsWith);
    }
  }

  /**
   * Takes texts only, until {@link #on} registers handlers for files.
   *
   * @param words takes a text that is dropped as it is, such as one marked in another window
   */
  public DropHandlers(NoticeViewModel notices, Consumer<String> words) {
    this.notices = notices;
    this.words = words;
  }

  /**
   * Registers the handler for a kind of file.
   *
   * @param endings of their names, in lower case, such as {@code .txt}
   * @param take gets at least one
   */
  public DropHandlers on(List<String> endings, Consumer<List<Path>> take) {
    kinds.add(new Kind(List.copyOf(endings), take));
    return this;
  }

  /** The extensions of all files that are handled. */
  public List<String> endings() {
    return kinds.stream().flatMap(kind -> kind.endings().stream()).toList();
  }

  public void drop(String text) {
    words.accept(text);
  }

  /** Opens a file named when the program started; {@code others} get other kinds. */
  public void open(Path file, Consumer<Path> others) {
    kindOf(file)
        .ifPresentOrElse(kind -> kind.take().accept(List.of(file)), () -> others.accept(file));
  }

  /** Takes files that were dropped together; names those without a handler. */
  public void drop(List<Path> files) {
    for (Kind kind : kinds) {
      List<Path> own =
          files.stream().filter(file -> kindOf(file).equals(Optional.of(kind))).toList();
      if (!own.isEmpty()) {
        kind.take().accept(own);
      }
    }
    List<String> others =
        files.stream()
            .filter(file -> kindOf(file).isEmpty())
            .map(file -> file.getFileName().toString())
            .toList();
    if (!others.isEmpty()) {
      notices.show(
          Notice.error(Notice.Act.FILE, Phrase.of("files.drop-unknown", Phrase.list(others))));
    }
  }

  private Optional<Kind> kindOf(Path file) {
    return kinds.stream().filter(kind -> kind.has(file)).findFirst();
  }
}
