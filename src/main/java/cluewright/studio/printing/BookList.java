package cluewright.studio.printing;

import cluewright.format.Faults;
import cluewright.phrase.Phrase;
import cluewright.print.Edition;
import cluewright.print.book.EarlierBooks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A file with the puzzles of earlier books.
 *
 * @param file its path; empty for none
 * @param project how it knows a book without a title
 */
record BookList(String file, String project) {
  private static final int MOST = 5;

  boolean isThere() {
    return !file.isEmpty();
  }

  /**
   * Notes on puzzles that other books had, or on why that is unknown.
   *
   * @param order the positions of the puzzles as they are printed
   */
  List<Phrase> repetitions(Edition edition, List<Integer> order) {
    List<EarlierBooks.Repetition> found;
    try {
      found = EarlierBooks.read(Path.of(file)).repetitions(edition, name(edition));
    } catch (IOException e) {
      return List.of(Faults.phrase(e));
    }
    List<Phrase> notes = new ArrayList<>();
    found.stream()
        .limit(MOST)
        .forEach(
            again ->
                notes.add(
                    Phrase.of(
                        "printing.earlier-twice",
                        String.valueOf(order.indexOf(again.position()) + 1),
                        again.before().puzzle(),
                        again.before().book())));
    if (found.size() > MOST) {
      notes.add(Phrase.of("printing.earlier-more", found.size() - MOST));
    }
    return notes;
  }

  /** Records the puzzles of a finished book in the file. */
  void learn(Edition edition) throws IOException {
    if (isThere() && edition.book().isPresent()) {
      EarlierBooks.read(Path.of(file)).learn(edition, name(edition));
    }
  }

  private String name(Edition edition) {
    return edition
        .book()
        .map(book -> book.title())
        .filter(title -> !title.isBlank())
        .orElse(project);
  }
}
