package cluewright.studio.printing;

import cluewright.print.Book.Section;
import cluewright.print.Colours;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Style;
import cluewright.print.Style.Detail;
import cluewright.print.Style.Solutions;
import cluewright.print.Style.TypeSize;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A person's choices of what to print, and how.
 *
 * @param sections the parts of a book; kept while there is none, for when there is one again
 */
record Choices(Scope scope, Form form, Style style, Set<Section> sections) {
  /** The choices that hold until others are made. */
  static final Choices USUAL =
      Preset.ONE.on(
          new Choices(Scope.THIS, Form.SHEETS, Style.USUAL, EnumSet.allOf(Section.class)));

  /** The use of the pages. */
  enum Form {
    SHEETS,
    BOOK
  }

  Choices {
    sections = Set.copyOf(sections);
  }

  boolean isBook() {
    return form == Form.BOOK;
  }

  Choices withScope(Scope next) {
    return new Choices(next, form, style, sections);
  }

  Choices withForm(Form next) {
    return new Choices(scope, next, style, sections);
  }

  Choices withStyle(Style next) {
    return new Choices(scope, form, next, sections);
  }

  Choices withSections(Set<Section> next) {
    return new Choices(scope, form, style, next);
  }

  PageSetup setup() {
    return style.setup();
  }

  Choices withPaper(Paper paper) {
    return withSetup(new PageSetup(paper, setup().margin(), setup().gutter()));
  }

  Choices withMargin(int millimetres) {
    return withSetup(new PageSetup(setup().paper(), millimetres, setup().gutter()));
  }

  Choices withGutter(int millimetres) {
    return withSetup(new PageSetup(setup().paper(), setup().margin(), millimetres));
  }

  private Choices withSetup(PageSetup setup) {
    return withStyle(
        new Style(
            setup,
            style.perPage(),
            style.solutions(),
            style.details(),
            style.colours(),
            style.size()));
  }

  Choices withPerPage(int count) {
    return withStyle(
        new Style(
            setup(), count, style.solutions(), style.details(), style.colours(), style.size()));
  }

  Choices withSolutions(Solutions place) {
    return withStyle(
        new Style(setup(), style.perPage(), place, style.details(), style.colours(), style.size()));
  }

  Choices withDetails(Set<Detail> details) {
    return withStyle(
        new Style(
            setup(), style.perPage(), style.solutions(), details, style.colours(), style.size()));
  }

  Choices withColours(Colours colours) {
    return withStyle(
        new Style(
            setup(), style.perPage(), style.solutions(), style.details(), colours, style.size()));
  }

  Choices withSize(TypeSize size) {
    return withStyle(
        new Style(
            setup(), style.perPage(), style.solutions(), style.details(), style.colours(), size));
  }

  /** Tests whether what is printed depends on how difficult the puzzles are. */
  boolean tellsGrades() {
    return style.details().contains(Detail.RATING)
        || (isBook() && sections.contains(Section.CHAPTERS));
  }

  boolean hasWalks() {
    return style.details().contains(Detail.WALK);
  }

  /** Tests whether anything is printed for which solutions are needed. */
  boolean hasAnswers() {
    return style.solutions() != Solutions.NONE || hasWalks();
  }

  /** These without solutions and walk-throughs. */
  Choices withoutAnswers() {
    Set<Detail> details =
        style.details().stream()
            .filter(detail -> detail != Detail.WALK)
            .collect(Collectors.toSet());
    return withSolutions(Solutions.NONE).withDetails(details);
  }
}
