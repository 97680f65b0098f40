package cluewright.print;

import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;

/**
 * The parts that turn an edition into a book.
 *
 * @param title on the cover; may be empty
 * @param subtitle on the cover; may be empty
 * @param author on the cover; may be empty
 * @param imprint who published it, when, and under which number; may have several lines
 * @param order its chapters, if it has any, and the order of the puzzles
 */
public record Book(
    String title,
    String subtitle,
    String author,
    String imprint,
    Set<Section> sections,
    ChapterOrder order) {

  /** The parts of a book besides its puzzles, in order. */
  public enum Section {
    COVER,
    /** The inner title page: title, subtitle and author, without a picture. */
    TITLE_PAGE,
    /** The imprint, on the back of the title page. */
    IMPRINT,
    /** The chapters with their pages. */
    CONTENTS,
    /** The rules of the boards in the book, with an example. */
    RULES,
    /** An explanation of the puzzles' levels. */
    LEVELS,
    /** Chapters in the book's {@linkplain Book#order order}, instead of one sequence. */
    CHAPTERS,
    /** Lined pages at the very end. */
    NOTES;

    /** The parts of a book by default. */
    public static Set<Section> usual() {
      return EnumSet.of(COVER, CONTENTS, CHAPTERS);
    }
  }

  public Book {
    Objects.requireNonNull(title);
    Objects.requireNonNull(subtitle);
    Objects.requireNonNull(author);
    Objects.requireNonNull(imprint);
    Objects.requireNonNull(order);
    sections = Set.copyOf(sections);
  }

  /** A book without an imprint, with a chapter for each level. */
  public Book(String title, String subtitle, String author, Set<Section> sections) {
    this(title, subtitle, author, "", sections, ChapterOrder.USUAL);
  }

  /** Tests whether anything printed depends on the difficulty of the puzzles. */
  public boolean tellsGrades() {
    return sections.contains(Section.LEVELS)
        || order.curve() != Curve.AS_GIVEN
        || (sections.contains(Section.CHAPTERS) && order.chaptersTellGrades());
  }
}
