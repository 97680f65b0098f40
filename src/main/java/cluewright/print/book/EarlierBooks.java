package cluewright.print.book;

import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.Fingerprints;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The puzzles of earlier books, as far as a file knows them, and those of the next one. */
public final class EarlierBooks {
  private final Fingerprints known;

  /**
   * A puzzle that another book had, relabelled, turned or mirrored.
   *
   * @param position in the edition, from 0
   */
  public record Repetition(int position, Fingerprints.Known before) {}

  private EarlierBooks(Fingerprints known) {
    this.known = known;
  }

  /**
   * Reads a file; one that does not exist knows nothing.
   *
   * @throws IOException with a sentence that names the file
   */
  public static EarlierBooks read(Path file) throws IOException {
    return new EarlierBooks(Fingerprints.read(file));
  }

  /**
   * The puzzles of an edition that other books had.
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

  /** The book is written: the file learns its puzzles, with their numbers and titles. */
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
