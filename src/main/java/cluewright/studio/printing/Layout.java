package cluewright.studio.printing;

import cluewright.format.Faults;
import cluewright.phrase.Phrase;
import cluewright.print.Edition;
import cluewright.print.Style;
import cluewright.print.book.Volume;
import cluewright.print.canvas.Page;
import cluewright.replay.SolvingPath;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The result of laying out an edition.
 *
 * @param pages none if it could not be laid out
 * @param remarks what differs from what was asked for, a sentence each
 */
record Layout(Edition edition, List<Page> pages, List<Phrase> remarks, Optional<Fault> fault) {

  /**
   * Why there are no pages.
   *
   * @param entry the first puzzle that cannot be printed by itself, from 0; empty if each can
   */
  record Fault(Phrase sentence, OptionalInt entry) {}

  Layout {
    pages = List.copyOf(pages);
    remarks = List.copyOf(remarks);
  }

  /**
   * Lays out an edition, which may take a second for hundreds of puzzles.
   *
   * @param earlier the books that came before it
   */
  static Layout of(Edition edition, Typesetter typesetter, BookList earlier) {
    try {
      Volume volume = typesetter.volume(edition);
      List<Phrase> remarks = new ArrayList<>(volume.remarks());
      beyondTheChosen(edition).ifPresent(remarks::add);
      if (edition.book().isPresent() && earlier.isThere()) {
        remarks.addAll(earlier.repetitions(edition, typesetter.order(edition)));
      }
      return new Layout(edition, volume.pages(), remarks, Optional.empty());
    } catch (IOException e) {
      Fault fault = new Fault(Faults.phrase(e), culprit(edition, typesetter));
      return new Layout(edition, List.of(), List.of(), Optional.of(fault));
    }
  }

  /** A note for the maker that walk-throughs use strategies that were not chosen. */
  private static Optional<Phrase> beyondTheChosen(Edition edition) {
    if (!edition.style().details().contains(Style.Detail.WALK)) {
      return Optional.empty();
    }
    long count =
        edition.entries().stream()
            .flatMap(entry -> entry.path().stream())
            .filter(path -> path.end() == SolvingPath.End.ASSISTED && path.guesses() == 0)
            .count();
    return count == 0 ? Optional.empty() : Optional.of(Phrase.of("printing.walk-assisted", count));
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
        typesetter.volume(alone);
      } catch (IOException e) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }
}
