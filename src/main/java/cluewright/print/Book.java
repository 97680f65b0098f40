package cluewright.print;

import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;

/**
 * The parts that make an edition a book.
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

  /** The parts of a book besides its puzzles, in their order. */
  public enum Section {
    COVER,
    /** Title, subtitle and author inside, without any picture. */
    TITLE_PAGE,
    /** On the back of the title page. */
    IMPRINT,
    /** Chapters and their pages. */
    CONTENTS,
    /** What holds on the boards of the book, with an example. */
    RULES,
    /** What the levels of the puzzles mean. */
    LEVELS,
    /** Those of the {@linkplain Book#order order}, instead of one sequence. */
    CHAPTERS,
    /** Pages with lines, after everything else. */
    NOTES;

    /** What a book has unless its maker says otherwise. */
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

  /** Tests whether what is printed depends on how difficult the puzzles are. */
  public boolean tellsGrades() {
    return sections.contains(Section.LEVELS)
        || order.curve() != Curve.AS_GIVEN
        || (sections.contains(Section.CHAPTERS) && order.chaptersTellGrades());
  }
}
