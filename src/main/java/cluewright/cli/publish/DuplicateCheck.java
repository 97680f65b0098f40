package cluewright.cli.publish;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.Input;
import cluewright.cli.input.Names;
import cluewright.cli.terminal.UsageException;
import cluewright.print.Duplicates;
import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.book.EarlierBooks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import picocli.CommandLine.Option;

/** The options that prevent printing a puzzle twice, within a book or across books. */
public final class DuplicateCheck {
  private static final int MOST_NOTES = 10;
  private static final String SAME = ", relabelled, turned or mirrored";

  @Option(
      names = "--fingerprints",
      paramLabel = "FILE",
      description =
          "Say which puzzles other books had, relabelled, turned or mirrored; FILE knows them, and"
              + " learns those of this book once it is written.")
  @Names(FileUse.KEPT)
  private Path file;

  @Option(
      names = "--refuse-duplicates",
      description =
          "Write nothing if a puzzle is there twice, or in another book of --fingerprints.")
  private boolean isRefusing;

  private Optional<EarlierBooks> known = Optional.empty();

  /**
   * Reports puzzles that occur twice, or in other books.
   *
   * @param book how the file knows this one
   * @throws UsageException if there are some, and they are refused; or if there is no book
   */
  void before(Edition edition, String book, Consumer<String> notes) throws IOException {
    if (edition.book().isEmpty() && (file != null || isRefusing)) {
      throw new UsageException("--fingerprints and --refuse-duplicates need --book");
    }
    List<Entry> entries = edition.entries();
    List<String> found = new ArrayList<>();
    if (isRefusing) {
      Duplicates.of(entries)
          .forEach(
              pair ->
                  found.add(
                      "%s is %s%s"
                          .formatted(
                              name(entries, pair.second()), name(entries, pair.first()), SAME)));
    }
    if (file != null) {
      known = Optional.of(EarlierBooks.read(file));
      known
          .get()
          .repetitions(edition, book)
          .forEach(
              again ->
                  found.add(
                      "%s is puzzle %s of \"%s\"%s"
                          .formatted(
                              name(entries, again.position()),
                              again.before().puzzle(),
                              again.before().book(),
                              SAME)));
    }
    if (isRefusing && !found.isEmpty()) {
      throw new UsageException(
          "%s%s; nothing is written: remove it from IN, or leave out --refuse-duplicates"
              .formatted(
                  found.get(0),
                  found.size() == 1 ? "" : ", and %,d more such".formatted(found.size() - 1)));
    }
    found.stream().limit(MOST_NOTES).forEach(notes);
    if (found.size() > MOST_NOTES) {
      notes.accept("and %,d more such puzzles".formatted(found.size() - MOST_NOTES));
    }
  }

  /** Records the puzzles of a finished book in the file. */
  void after(Edition edition, String book) throws IOException {
    if (known.isPresent()) {
      known.get().learn(edition, book);
    }
  }

  private static String name(List<Entry> entries, int index) {
    String title = entries.get(index).title();
    return "puzzle %,d%s"
        .formatted(index + 1, title.isEmpty() ? "" : " (\"%s\")".formatted(Input.shortened(title)));
  }
}
