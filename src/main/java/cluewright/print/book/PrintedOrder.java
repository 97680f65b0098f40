package cluewright.print.book;

import cluewright.print.Edition;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Typeface;
import java.io.IOException;
import java.util.List;

/** The printing order of an edition's puzzles. */
public final class PrintedOrder {
  private PrintedOrder() {}

  /**
   * The positions of the puzzles, counted from 0, in printing order: the first is number 1.
   *
   * @throws IOException if the font lacks a character of a chapter's name
   */
  public static List<Integer> of(Edition edition) throws IOException {
    try (Typeface typeface = new Typeface(edition.style().family())) {
      return of(edition, typeface);
    }
  }

  /** The printing order, given the open fonts of the edition's family. */
  public static List<Integer> of(Edition edition, Typeface typeface) throws IOException {
    Typesetting setting = new Typesetting(edition.style(), edition.language(), typeface);
    return BookOrder.of(edition, setting).groups().stream()
        .flatMap(group -> group.positions().stream())
        .toList();
  }
}
