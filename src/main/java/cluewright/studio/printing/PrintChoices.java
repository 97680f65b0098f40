package cluewright.studio.printing;

import cluewright.choice.Choice;
import cluewright.choice.Kind.Switch;
import cluewright.print.Book;
import cluewright.print.Book.Section;
import cluewright.print.ChapterOrder;
import cluewright.print.Delivery;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Style;
import cluewright.print.Style.Detail;
import cluewright.print.Style.Solutions;
import cluewright.print.StyleChoices;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The user's print settings.
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
  /** The initial settings. */
  static final PrintChoices USUAL =
      PrintPreset.ONE.on(
          new PrintChoices(
              Scope.THIS,
              Form.SHEETS,
              Style.USUAL,
              Section.usual(),
              ChapterOrder.USUAL,
              Delivery.PLAIN));

  private static final double USUAL_GUTTER = 8;

  static final Choice<PrintChoices, Form> AS_BOOK =
      Choice.of(
              "as-book",
              new Switch<>(Form.SHEETS, Form.BOOK),
              PrintChoices::form,
              PrintChoices::withForm)
          .shown("book")
          .kept("form");

  static final Choice<PrintChoices, Paper> PAPER =
      StyleChoices.PAPER.over(now -> now.setup().paper(), PrintChoices::withPaper);

  static final Choice<PrintChoices, OptionalDouble> MARGIN =
      StyleChoices.MARGIN.over(
          now -> OptionalDouble.of(now.setup().margin()),
          (now, wide) ->
              now.withSetup(
                  now.setup()
                      .fitted(now.setup().paper(), wide.orElseThrow(), now.setup().gutter())));

  static final Choice<PrintChoices, OptionalDouble> GUTTER =
      StyleChoices.GUTTER.over(now -> now.setup().gutter(), PrintChoices::withGutter);

  static final Choice<PrintChoices, Boolean> GUTTER_BY_PAGES =
      Choice.of(
              "gutter-by-pages",
              Switch.FLAG,
              (PrintChoices now) -> now.setup().gutter().isEmpty(),
              (now, isByPages) ->
                  now.withGutter(
                      isByPages
                          ? OptionalDouble.empty()
                          : OptionalDouble.of(now.setup().gutter().orElse(USUAL_GUTTER))))
          .shown("book");

  static final Choice<PrintChoices, Set<Section>> SECTIONS =
      Book.SECTIONS.over(PrintChoices::sections, PrintChoices::withSections);

  /** All that is kept from one time to the next, and in the window but for its scope. */
  static final List<Choice<PrintChoices, ?>> ALL = all();

  private static List<Choice<PrintChoices, ?>> all() {
    Map<String, Choice<PrintChoices, ?>> fitted =
        Map.of(PAPER.id(), PAPER, MARGIN.id(), MARGIN, GUTTER.id(), GUTTER);
    Stream<Choice<PrintChoices, ?>> style =
        Stream.of(StyleChoices.LOOKS, StyleChoices.SHEETS)
            .flatMap(List::stream)
            .map(choice -> fitted.getOrDefault(choice.id(), ofStyle(choice)));
    Stream<Choice<PrintChoices, ?>> others =
        Stream.of(
            AS_BOOK,
            GUTTER_BY_PAGES,
            SECTIONS,
            ofOrder(ChapterOrder.CURVE),
            ofDelivery(Delivery.STANDARD),
            ofDelivery(Delivery.TAGGED));
    return Stream.concat(style, others).filter(Choice::isShown).toList();
  }

  static <T> Choice<PrintChoices, T> ofStyle(Choice<Style, T> choice) {
    return choice.in(PrintChoices::style, PrintChoices::withStyle);
  }

  static <T> Choice<PrintChoices, T> ofOrder(Choice<ChapterOrder, T> choice) {
    return choice.in(PrintChoices::order, PrintChoices::withOrder);
  }

  static <T> Choice<PrintChoices, T> ofDelivery(Choice<Delivery, T> choice) {
    return choice.in(PrintChoices::delivery, PrintChoices::withDelivery);
  }

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

  PrintChoices withOrder(ChapterOrder next) {
    return new PrintChoices(scope, form, style, sections, next, delivery);
  }

  PrintChoices withDelivery(Delivery next) {
    return new PrintChoices(scope, form, style, sections, order, next);
  }

  PageSetup setup() {
    return style.setup();
  }

  /** These settings with other paper; default margins stay default, and the page keeps space. */
  PrintChoices withPaper(Paper paper) {
    boolean isUsual = setup().margin() == PageSetup.usualMargin(setup().paper());
    double margin = isUsual ? PageSetup.usualMargin(paper) : setup().margin();
    return withSetup(setup().fitted(paper, margin, setup().gutter()));
  }

  /** These settings with a gutter of a width, or one that depends on the number of pages. */
  PrintChoices withGutter(OptionalDouble millimetres) {
    return withSetup(setup().fitted(setup().paper(), setup().margin(), millimetres));
  }

  private PrintChoices withSetup(PageSetup setup) {
    return withStyle(style.withSetup(setup));
  }

  /** True if anything printed depends on the difficulty of puzzles. */
  boolean tellsGrades() {
    return style.details().contains(Detail.RATING)
        || (isBook() && Book.USUAL.withSections(sections).withOrder(order).tellsGrades());
  }

  boolean hasProfiles() {
    return style.details().contains(Detail.PROFILE);
  }

  boolean hasWalkThroughs() {
    return style.details().contains(Detail.WALK);
  }

  /** True if anything printed needs solutions. */
  boolean hasAnswers() {
    return style.solutions() != Solutions.NONE || hasWalkThroughs();
  }

  /** These settings without solutions and walk-throughs. */
  PrintChoices withoutAnswers() {
    Set<Detail> details =
        style.details().stream()
            .filter(detail -> detail != Detail.WALK)
            .collect(Collectors.toSet());
    return withStyle(style.withSolutions(Solutions.NONE).withDetails(details));
  }
}
