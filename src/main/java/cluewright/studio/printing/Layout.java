package cluewright.studio.printing;

import cluewright.format.Faults;
import cluewright.phrase.Phrase;
import cluewright.print.Edition;
import cluewright.print.Page;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What came of laying out an edition.
 *
 * @param pages none if it could not be laid out
 * @param smallest the size of the smallest letters, in points; endless where no board is large
 */
record Layout(Edition edition, List<Page> pages, double smallest, Optional<Fault> fault) {
  /** The cells of the largest board whose digits can be read in any layout. */
  private static final int SMALL_BOARD = 81;

  /**
   * Why there are no pages.
   *
   * @param entry the first puzzle that cannot be printed by itself, from 0; empty if each can
   */
  record Fault(Phrase sentence, OptionalInt entry) {}

  Layout {
    pages = List.copyOf(pages);
  }

  /** Lays out an edition, which may take a second for hundreds of puzzles. */
  static Layout of(Edition edition, Typesetter typesetter) {
    try {
      List<Page> pages = typesetter.pages(edition);
      double smallest = hasLargeBoard(edition) ? typesetter.smallest(pages) : Double.MAX_VALUE;
      return new Layout(edition, pages, smallest, Optional.empty());
    } catch (IOException e) {
      Fault fault = new Fault(Faults.phrase(e), culprit(edition, typesetter));
      return new Layout(edition, List.of(), Double.MAX_VALUE, Optional.of(fault));
    }
  }

  private static boolean hasLargeBoard(Edition edition) {
    return edition.entries().stream()
        .anyMatch(entry -> entry.puzzle().board().cells() > SMALL_BOARD);
  }

  private static OptionalInt culprit(Edition edition, Typesetter typesetter) {
    for (int i = 0; i < edition.entries().size(); i++) {
      Edition alone =
          new Edition(
              edition.entries().subList(i, i + 1),
              edition.style(),
              Optional.empty(),
              edition.language());
      try {
        typesetter.pages(alone);
      } catch (IOException e) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }
}
