package cluewright.print.book;

import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.Fingerprints;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The puzzles of earlier books that a file knows, and those of the next book. */
public final class EarlierBooks {
  private final Fingerprints known;

  /**
   * A puzzle that already appeared in another book, perhaps relabelled, turned or mirrored.
   *
   * @param position in the edition, from 0
   */
  public record Repetition(int position, Fingerprints.Known before) {}

  private EarlierBooks(Fingerprints known) {
    this.known = known;
  }

  /**
   * Reads a file; a missing file knows no puzzles.
   *
   * @throws IOException with a sentence that names the file
   */
  public static EarlierBooks read(Path file) throws IOException {
    return new EarlierBooks(Fingerprints.read(file));
  }

  /**
   * The puzzles of an edition that already appeared in other books.
   *
   * @param book how the file knows this one
   */
  public List<Repetition> repetitions(Edition edition, String book) {
    List<Repetition> found = new ArrayList<>();
    for (int i = 0; i < edition.entries().size(); i++) {
      int position = i;
      known
          .of(edition.entries().get(i), book)
          .ifPresent(before -> found.add(new Repetition(position, before)));
    }
    return found;
  }

  /** Records the puzzles of a finished book in the file, with numbers and titles. */
  public void learn(Edition edition, String book) throws IOException {
    List<Entry> entries = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (int position : PrintedOrder.of(edition)) {
      Entry entry = edition.entries().get(position);
      entries.add(entry);
      names.add((entries.size() + " " + entry.title()).strip());
    }
    known.append(entries, names, book);
  }
}
