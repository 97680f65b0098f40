package cluewright.print.canvas;

import cluewright.phrase.Phrase;
import cluewright.print.Area;
import java.util.function.Supplier;

/**
 * What an item on a page is, for screen readers.
 *
 * @param level of a heading, from 1; else 0
 * @param words that stand for a picture, made when they are asked for; else nothing
 * @param area of a picture on the page; else empty
 */
public record Mark(Role role, int level, Supplier<Phrase> words, Area area) {
  private static final Area NOWHERE = new Area(0, 0, 0, 0);

  /** A text read as a unit. */
  public static final Mark PARAGRAPH = new Mark(Role.PARAGRAPH, 0, Mark::noWords, NOWHERE);

  /** Content that is not read: running heads, page numbers and ornaments. */
  public static final Mark ARTIFACT = new Mark(Role.ARTIFACT, 0, Mark::noWords, NOWHERE);

  public static final Mark TITLE = heading(1);

  /** The title of a part, such as a chapter. */
  public static final Mark PART = heading(2);

  /** The title of a puzzle, or of a chapter of solutions. */
  public static final Mark ITEM = heading(3);

  /** The kinds of content. */
  enum Role {
    HEADING,
    PARAGRAPH,
    FIGURE,
    ARTIFACT
  }

  private static Mark heading(int level) {
    return new Mark(Role.HEADING, level, Mark::noWords, NOWHERE);
  }

  private static Phrase noWords() {
    return Phrase.NOTHING;
  }

  boolean isText() {
    return role == Role.HEADING || role == Role.PARAGRAPH;
  }

  /** A picture with a description in words. */
  public static Mark figure(Supplier<Phrase> words, Area area) {
    return new Mark(Role.FIGURE, 0, words, area);
  }
}
