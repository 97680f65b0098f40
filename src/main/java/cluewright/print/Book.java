package cluewright.print;

import cluewright.choice.Choice;
import cluewright.choice.Kind.Several;
import cluewright.choice.Kind.Written;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

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
  /** A book with its usual parts, and nothing on its cover. */
  public static final Book USUAL = new Book("", "", "", "", Section.usual(), ChapterOrder.USUAL);

  public static final Choice<Book, Set<Section>> SECTIONS =
      Choice.of("sections", new Several<>(Section.class), Book::sections, Book::withSections)
          .said(
              "SECTION",
              "The parts of a book, separated by commas: cover, title-page, imprint, contents, rules"
                  + " (with an example), levels (what they mean), chapters (see --chapters), notes"
                  + " (lined pages). Default: cover, contents and chapters; with --imprint also"
                  + " title-page and imprint.")
          .shown("book")
          .kept("book");

  public static final Choice<Book, String> IMPRINT =
      Choice.of(
              "imprint", new Written<>(Book::lines, text -> text), Book::imprint, Book::withImprint)
          .said(
              "TEXT",
              "Publisher, year, ISBN, copyright, for the back of the title page; \\n ends a line,"
                  + " \\n\\n a paragraph.");

  /** The names on the cover. */
  public static final List<Choice<Book, String>> NAMES =
      List.of(
          Choice.of("title", Written.TEXT, Book::title, Book::withTitle)
              .said("TEXT", "The book's title."),
          Choice.of("subtitle", Written.TEXT, Book::subtitle, Book::withSubtitle)
              .said("TEXT", "The book's subtitle."),
          Choice.of("author", Written.TEXT, Book::author, Book::withAuthor)
              .said("TEXT", "The book's author."));

  /** What is said of a book, but for its chapters. */
  public static final List<Choice<Book, ?>> CHOICES =
      Stream.of(List.of(SECTIONS), NAMES, List.of(IMPRINT))
          .<Choice<Book, ?>>flatMap(List::stream)
          .toList();

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

    /** The parts of a book by default, with an imprint if it has words for it. */
    public static Set<Section> usual(String imprint) {
      Set<Section> usual = usual();
      if (!imprint.isBlank()) {
        usual.add(TITLE_PAGE);
        usual.add(IMPRINT);
      }
      return usual;
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

  /** The text in which a backslash and an n end a line, too. */
  private static String lines(String said) {
    return said.replace("\\n", "\n");
  }

  public Book withTitle(String words) {
    return new Book(words, subtitle, author, imprint, sections, order);
  }

  public Book withSubtitle(String words) {
    return new Book(title, words, author, imprint, sections, order);
  }

  public Book withAuthor(String words) {
    return new Book(title, subtitle, words, imprint, sections, order);
  }

  public Book withImprint(String words) {
    return new Book(title, subtitle, author, words, sections, order);
  }

  public Book withSections(Set<Section> parts) {
    return new Book(title, subtitle, author, imprint, parts, order);
  }

  public Book withOrder(ChapterOrder next) {
    return new Book(title, subtitle, author, imprint, sections, next);
  }

  /** Tests whether anything printed depends on the difficulty of the puzzles. */
  public boolean tellsGrades() {
    return sections.contains(Section.LEVELS)
        || order.curve() != Curve.AS_GIVEN
        || (sections.contains(Section.CHAPTERS) && order.chaptersTellGrades());
  }
}
