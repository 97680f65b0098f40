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
 * The choices of a person for printing.
 *
 * @param sections the parts of a book; kept while there is none, for when there is one again
 */
record PrintChoices(Scope scope, Form form, Style style, Set<Section> sections) {
  /** The choices at first. */
  static final PrintChoices USUAL =
      PrintPreset.ONE.on(
          new PrintChoices(Scope.THIS, Form.SHEETS, Style.USUAL, EnumSet.allOf(Section.class)));

  /** The use of the pages. */
  enum Form {
    SHEETS,
    BOOK
  }

  PrintChoices {
    sections = Set.copyOf(sections);
  }

  boolean isBook() {
    return form == Form.BOOK;
  }

  PrintChoices withScope(Scope next) {
    return new PrintChoices(next, form, style, sections);
  }

  PrintChoices withForm(Form next) {
    return new PrintChoices(scope, next, style, sections);
  }

  PrintChoices withStyle(Style next) {
    return new PrintChoices(scope, form, next, sections);
  }

  PrintChoices withSections(Set<Section> next) {
    return new PrintChoices(scope, form, style, next);
  }

  PageSetup setup() {
    return style.setup();
  }

  PrintChoices withPaper(Paper paper) {
    return withSetup(new PageSetup(paper, setup().margin(), setup().gutter()));
  }

  PrintChoices withMargin(int millimetres) {
    return withSetup(new PageSetup(setup().paper(), millimetres, setup().gutter()));
  }

  PrintChoices withGutter(int millimetres) {
    return withSetup(new PageSetup(setup().paper(), setup().margin(), millimetres));
  }

  private PrintChoices withSetup(PageSetup setup) {
    return withStyle(
        new Style(
            setup,
            style.perPage(),
            style.solutions(),
            style.details(),
            style.colours(),
            style.size()));
  }

  PrintChoices withPerPage(int count) {
    return withStyle(
        new Style(
            setup(), count, style.solutions(), style.details(), style.colours(), style.size()));
  }

  PrintChoices withSolutions(Solutions place) {
    return withStyle(
        new Style(setup(), style.perPage(), place, style.details(), style.colours(), style.size()));
  }

  PrintChoices withDetails(Set<Detail> details) {
    return withStyle(
        new Style(
            setup(), style.perPage(), style.solutions(), details, style.colours(), style.size()));
  }

  PrintChoices withColours(Colours colours) {
    return withStyle(
        new Style(
            setup(), style.perPage(), style.solutions(), style.details(), colours, style.size()));
  }

  PrintChoices withSize(TypeSize size) {
    return withStyle(
        new Style(
            setup(), style.perPage(), style.solutions(), style.details(), style.colours(), size));
  }

  /** Tests whether what is printed depends on how difficult the puzzles are. */
  boolean tellsGrades() {
    return style.details().contains(Detail.RATING)
        || (isBook() && sections.contains(Section.CHAPTERS));
  }

  boolean hasProfiles() {
    return style.details().contains(Detail.PROFILE);
  }

  boolean hasWalks() {
    return style.details().contains(Detail.WALK);
  }

  /** Tests whether anything is printed for which solutions are needed. */
  boolean hasAnswers() {
    return style.solutions() != Solutions.NONE || hasWalks();
  }

  /** These without solutions and walk-throughs. */
  PrintChoices withoutAnswers() {
    Set<Detail> details =
        style.details().stream()
            .filter(detail -> detail != Detail.WALK)
            .collect(Collectors.toSet());
    return withSolutions(Solutions.NONE).withDetails(details);
  }
}
