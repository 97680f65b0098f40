package cluewright.studio.printing;

import cluewright.print.BoardStyle;
import cluewright.print.Book.Section;
import cluewright.print.ChapterOrder;
import cluewright.print.Colours;
import cluewright.print.Delivery;
import cluewright.print.Delivery.Standard;
import cluewright.print.Delivery.Structure;
import cluewright.print.GradeLook;
import cluewright.print.HeadAndFoot;
import cluewright.print.OutputProfile;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Press;
import cluewright.print.Style;
import cluewright.print.Style.Detail;
import cluewright.print.Style.Solutions;
import cluewright.print.Style.TypeSize;
import cluewright.print.Tints;
import cluewright.print.TypeFamily;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The choices of a person for printing.
 *
 * @param sections the parts of a book; kept while there is none, for when there is one again
 * @param order the chapters of a book; kept likewise
 * @param delivery what a file of the pages promises
 */
record PrintChoices(
    Scope scope,
    Form form,
    Style style,
    Set<Section> sections,
    ChapterOrder order,
    Delivery delivery) {
  /** The choices at first. */
  static final PrintChoices USUAL =
      PrintPreset.ONE.on(
          new PrintChoices(
              Scope.THIS,
              Form.SHEETS,
              Style.USUAL,
              Section.usual(),
              ChapterOrder.USUAL,
              Delivery.PLAIN));

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
    return new PrintChoices(next, form, style, sections, order, delivery);
  }

  PrintChoices withForm(Form next) {
    return new PrintChoices(scope, next, style, sections, order, delivery);
  }

  PrintChoices withStyle(Style next) {
    return new PrintChoices(scope, form, next, sections, order, delivery);
  }

  PrintChoices withSections(Set<Section> next) {
    return new PrintChoices(scope, form, style, next, order, delivery);
  }

  PrintChoices withStandard(Standard standard) {
    return new PrintChoices(scope, form, style, sections, order, delivery.withStandard(standard));
  }

  PrintChoices withProfile(Optional<OutputProfile> profile) {
    return new PrintChoices(scope, form, style, sections, order, delivery.withProfile(profile));
  }

  PrintChoices withStructure(Structure structure) {
    return new PrintChoices(scope, form, style, sections, order, delivery.withStructure(structure));
  }

  PrintChoices withOrder(ChapterOrder next) {
    return new PrintChoices(scope, form, style, sections, next, delivery);
  }

  PageSetup setup() {
    return style.setup();
  }

  /** Margins that were the usual ones stay so, and none leaves the page without room. */
  PrintChoices withPaper(Paper paper) {
    boolean isUsual = setup().margin() == PageSetup.usualMargin(setup().paper());
    double margin = isUsual ? PageSetup.usualMargin(paper) : setup().margin();
    return withSetup(fitted(paper, margin, setup().gutter()));
  }

  PrintChoices withMargin(int millimetres) {
    return withSetup(fitted(setup().paper(), millimetres, setup().gutter()));
  }

  /** With a gutter of a width, or, if absent, of the number of pages. */
  PrintChoices withGutter(OptionalDouble millimetres) {
    return withSetup(fitted(setup().paper(), setup().margin(), millimetres));
  }

  PrintChoices withPress(Press press) {
    return withSetup(setup().withPress(press));
  }

  private PageSetup fitted(Paper paper, double margin, OptionalDouble gutter) {
    double across = paper.widthInMillimetres() - PageSetup.LEAST_ROOM;
    double down = paper.heightInMillimetres() - PageSetup.LEAST_ROOM;
    double edge = Math.floor(Math.min(margin, Math.min(across, down) / 2));
    OptionalDouble bound =
        gutter.isEmpty()
            ? gutter
            : OptionalDouble.of(Math.floor(Math.min(gutter.getAsDouble(), across - 2 * edge)));
    return new PageSetup(paper, edge, bound, setup().press());
  }

  private PrintChoices withSetup(PageSetup setup) {
    return withStyle(style.withSetup(setup));
  }

  PrintChoices withPerPage(int count) {
    return withStyle(style.withPerPage(count));
  }

  PrintChoices withSolutions(Solutions place) {
    return withStyle(style.withSolutions(place));
  }

  PrintChoices withDetails(Set<Detail> details) {
    return withStyle(style.withDetails(details));
  }

  PrintChoices withColours(Colours colours) {
    return withStyle(style.withColours(colours));
  }

  PrintChoices withSize(TypeSize size) {
    return withStyle(style.withSize(size));
  }

  PrintChoices withGreyLines(boolean areGrey) {
    return withStyle(style.withLook(style.look().withGreyLines(areGrey)));
  }

  PrintChoices withTints(Tints tints) {
    return withStyle(style.withLook(style.look().withTints(tints)));
  }

  PrintChoices withBoards(BoardStyle boards) {
    return withStyle(style.withLook(style.look().withStyle(boards)));
  }

  PrintChoices withFamily(TypeFamily family) {
    return withStyle(style.withFamily(family));
  }

  PrintChoices withGrades(GradeLook grades) {
    return withStyle(style.withGrades(grades));
  }

  PrintChoices withSheets(HeadAndFoot sheets) {
    return withStyle(style.withSheets(sheets));
  }

  /** Tests whether what is printed depends on how difficult the puzzles are. */
  boolean tellsGrades() {
    return style.details().contains(Detail.RATING)
        || (isBook() && CoverText.EMPTY.book(sections, order).tellsGrades());
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
