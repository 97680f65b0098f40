package cluewright.print;

import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * The style of an edition.
 *
 * @param perPage one of {@link #PER_PAGE}
 * @param details what is said besides the digits
 * @param look of the boards
 * @param grades how levels are told
 * @param sheets what stands at the head and at the foot of sheets that are no book
 */
public record Style(
    PageSetup setup,
    int perPage,
    Solutions solutions,
    Set<Detail> details,
    Colours colours,
    TypeSize size,
    BoardLook look,
    TypeFamily family,
    GradeLook grades,
    HeadAndFoot sheets) {
  /** The possible numbers of puzzles on a page. */
  public static final List<Integer> PER_PAGE = List.of(1, 2, 4, 6, 9, 12);

  /** One puzzle per page on A4, with solutions at the back. */
  public static final Style USUAL =
      new Style(
          PageSetup.A4,
          1,
          Solutions.BACK,
          Set.of(Detail.TITLE, Detail.AUTHOR, Detail.RATING, Detail.NOTES),
          Colours.BLACK,
          TypeSize.NORMAL,
          BoardLook.USUAL,
          TypeFamily.SANS);

  /** What is said of each of several puzzles. */
  public static final Set<Detail> DETAILS_OF_SEVERAL =
      Set.of(Detail.NUMBER, Detail.TITLE, Detail.RATING, Detail.PAGE_NUMBERS);

  /** The usual style of books: one puzzle per page, with as much gutter as the pages ask for. */
  public static final Style OF_BOOKS =
      USUAL
          .withSetup(PageSetup.A4.withGutter(OptionalDouble.empty()))
          .withDetails(DETAILS_OF_SEVERAL);

  /**
   * The style for a single puzzle: title, author, number of clues and notes around it, and its
   * solution after it.
   */
  public static Style alone(Paper paper) {
    return new Style(
        PageSetup.on(paper),
        1,
        Solutions.BACK,
        Set.of(Detail.TITLE, Detail.AUTHOR, Detail.CLUES, Detail.NOTES),
        Colours.BLACK,
        TypeSize.NORMAL,
        BoardLook.USUAL,
        TypeFamily.SANS);
  }

  public enum Solutions {
    NONE,
    /** Small, many to a page, after all puzzles. */
    BACK,
    /** Small and upside down at the foot of the puzzle's own page. */
    UPSIDE_DOWN,
    /** On the back of the puzzle's own page, for double-sided printing. */
    BEHIND
  }

  /** A detail that can be printed with a puzzle. */
  public enum Detail {
    NUMBER,
    TITLE,
    AUTHOR,
    RATING,
    /** The profile: a curve of the open cells before each step, with its figures. */
    PROFILE,
    CLUES,
    NOTES,
    /** A line for the solver's time. */
    TIME,
    /** A line for the date of solving. */
    DATE,
    PAGE_NUMBERS,
    /** A walk-through after the puzzles, with a small board for each step. */
    WALK,
    /** In the walk-through, the lines in which arguments unfold. */
    WHY
  }

  /** The size of text and digits. */
  public enum TypeSize {
    NORMAL,
    /** For readers with low vision: at least 14 points, and digits as large as the cells allow. */
    LARGE
  }

  /**
   * Checks the number.
   *
   * @throws IllegalArgumentException if it is none of {@link #PER_PAGE}
   */
  public Style {
    details = Set.copyOf(details);
    if (!PER_PAGE.contains(perPage)) {
      throw new IllegalArgumentException("a page has one of " + PER_PAGE + " puzzles");
    }
  }

  /** A style that shows levels in words with scores, and has no head and foot lines. */
  public Style(
      PageSetup setup,
      int perPage,
      Solutions solutions,
      Set<Detail> details,
      Colours colours,
      TypeSize size,
      BoardLook look,
      TypeFamily family) {
    this(
        setup,
        perPage,
        solutions,
        details,
        colours,
        size,
        look,
        family,
        GradeLook.WORDS_AND_SCORE,
        HeadAndFoot.NONE);
  }

  /** Tests whether scores are printed. */
  public boolean tellsScores() {
    return details.contains(Detail.RATING) && grades.hasScore();
  }

  public Style withSetup(PageSetup next) {
    return new Style(
        next, perPage, solutions, details, colours, size, look, family, grades, sheets);
  }

  public Style withPerPage(int count) {
    return new Style(setup, count, solutions, details, colours, size, look, family, grades, sheets);
  }

  public Style withSolutions(Solutions place) {
    return new Style(setup, perPage, place, details, colours, size, look, family, grades, sheets);
  }

  public Style withDetails(Set<Detail> next) {
    return new Style(setup, perPage, solutions, next, colours, size, look, family, grades, sheets);
  }

  public Style withColours(Colours next) {
    return new Style(setup, perPage, solutions, details, next, size, look, family, grades, sheets);
  }

  public Style withSize(TypeSize next) {
    return new Style(
        setup, perPage, solutions, details, colours, next, look, family, grades, sheets);
  }

  public Style withLook(BoardLook next) {
    return new Style(
        setup, perPage, solutions, details, colours, size, next, family, grades, sheets);
  }

  public Style withFamily(TypeFamily next) {
    return new Style(setup, perPage, solutions, details, colours, size, look, next, grades, sheets);
  }

  public Style withGrades(GradeLook next) {
    return new Style(setup, perPage, solutions, details, colours, size, look, family, next, sheets);
  }

  public Style withSheets(HeadAndFoot next) {
    return new Style(setup, perPage, solutions, details, colours, size, look, family, grades, next);
  }
}
