package cluewright.print;

import cluewright.choice.Choice;
import cluewright.choice.Kind;
import cluewright.choice.Kind.Length;
import cluewright.choice.Kind.Numbers;
import cluewright.choice.Kind.OneOf;
import cluewright.choice.Kind.Several;
import cluewright.choice.Kind.Shares;
import cluewright.choice.Kind.Switch;
import cluewright.choice.Kind.Written;
import cluewright.model.rule.Kinds;
import cluewright.print.Style.Detail;
import cluewright.print.Style.Solutions;
import cluewright.print.Style.TypeSize;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Each choice about the look of pages, described once, in the order in which the command line and
 * the window have them. An entry here, its words in the bundles and what a page makes of it are all
 * that a new one needs.
 */
public final class StyleChoices {
  public static final Choice<Style, Integer> LAYOUT =
      Choice.of("layout", new Numbers(Style.PER_PAGE), Style::perPage, Style::withPerPage)
          .said(
              List.of("-l", "--layout"), "N", "Puzzles per page: 1, 2, 4, 6, 9 or 12. Default: 1.")
          .shown("pages")
          .kept("perPage");

  public static final Choice<Style, Paper> PAPER =
      ofSetup(
              "paper",
              new Written<>(Paper::of, Paper::name),
              PageSetup::paper,
              PageSetup::withPaper)
          .said(
              "PAPER",
              "The size of the trimmed pages: a3, a4, a5, a6, b5, jis-b5, letter, legal, a trade"
                  + " size in inches (5x8, 5.5x8.5, 6x9, 7x10, 8x10, 8.5x8.5, 8.5x11), or any"
                  + " width x height, such as 120x180mm. Default: a4.")
          .shown("pages");

  public static final Choice<Style, OptionalDouble> MARGIN =
      ofSetup(
              "margin",
              new Length(0, PageSetup.WIDEST, ""),
              setup -> OptionalDouble.of(setup.margin()),
              (setup, wide) -> setup.withMargin(wide.orElseThrow()))
          .said(
              "SIZE",
              "Page margin: 18mm, 1.8cm or 0.7in, from 0 to 50mm. Default: 18mm on A4, and on"
                  + " other paper in proportion.")
          .shown("pages");

  public static final Choice<Style, OptionalDouble> GUTTER =
      ofSetup(
              "gutter",
              new Length(0, PageSetup.WIDEST, "auto"),
              PageSetup::gutter,
              PageSetup::withGutter)
          .said(
              "SIZE",
              "Extra margin for the binding, left on odd pages and right on even ones; auto: as"
                  + " much as the number of pages asks for. Default: auto with --book, else"
                  + " none.")
          .shown("book");

  public static final Choice<Style, Solutions> SOLUTIONS =
      Choice.of("solutions", new OneOf<>(Solutions.class), Style::solutions, Style::withSolutions)
          .said(
              "WHERE",
              "Where to print solutions: none, back, upside-down at the foot of the page, or"
                  + " behind, on the back of each page, for printing on both sides. Default:"
                  + " back.")
          .shown("solutions");

  public static final Choice<Style, Set<Detail>> DETAILS =
      Choice.of("details", new Several<>(Detail.class), Style::details, Style::withDetails)
          .said(
              "DETAIL",
              "What to print with a puzzle, separated by commas: number, title, author, rating,"
                  + " profile, clues (how many), notes, time and date (lines to write on),"
                  + " page-numbers, walk, why. Default: title, author, rating and notes; with several"
                  + " per page or --book: number, title, rating and page-numbers.")
          .shown("details");

  public static final Choice<Style, Colours> COLOURS =
      Choice.of("colours", new OneOf<>(Colours.class), Style::colours, Style::withColours)
          .said(
              List.of("--colours", "--colors"),
              "COLOURS",
              "Colours: black, or theme for those of the studio's light theme. Default: black.")
          .shown("pages");

  public static final Choice<Style, TypeSize> LARGE =
      Choice.of(
              "large", new Switch<>(TypeSize.NORMAL, TypeSize.LARGE), Style::size, Style::withSize)
          .said("", "Use large print, for low vision.")
          .shown("pages")
          .kept("size");

  /** How levels are told; its row shows while the detail that tells them is chosen. */
  public static final Choice<Style, GradeLook> LEVEL_AS =
      Choice.of("level-as", new OneOf<>(GradeLook.class), Style::grades, Style::withGrades)
          .shown("details")
          .kept("grades");

  /** All but those of {@link #SHEETS}. */
  public static final List<Choice<Style, ?>> LOOKS =
      List.of(
          LAYOUT,
          PAPER,
          MARGIN,
          GUTTER,
          ofSetup(
                  "bleed",
                  new Length(0, Press.WIDEST_BLEED, ""),
                  setup -> OptionalDouble.of(setup.press().bleed()),
                  (setup, wide) ->
                      setup.withPress(new Press(wide.orElseThrow(), setup.press().cropMarks())))
              .said(
                  "SIZE",
                  "Enlarge the sheets on all sides, for what reaches the edge of a page; most"
                      + " printers ask for 3mm or 0.125in. Default: none.")
              .shown("press"),
          ofSetup(
                  "crop-marks",
                  Switch.FLAG,
                  setup -> setup.press().cropMarks(),
                  (setup, has) -> setup.withPress(new Press(setup.press().bleed(), has)))
              .said("", "Enlarge the sheets, and print lines that show where to cut them.")
              .shown("press"),
          line("cell-line", BoardLook::cells, BoardLook::withCells)
              .said(
                  "SIZE",
                  "Width of the lines between cells, such as 0.75pt. Default: by the size of the"
                      + " board, at least 0.5pt."),
          line("box-line", BoardLook::boxes, BoardLook::withBoxes)
              .said(
                  "SIZE",
                  "Width of the lines between boxes. Default: by the size of the board, at least"
                      + " 1.5pt."),
          ofBoards("grey-lines", Switch.FLAG, BoardLook::hasGreyLines, BoardLook::withGreyLines)
              .said(
                  List.of("--grey-lines", "--gray-lines"),
                  "",
                  "Print the lines between cells in grey instead of black.")
              .shown("press"),
          tint("box-tint", Tints::boxes, Tints::withBoxes)
              .said(
                  "PERCENT",
                  "Ground of every other box, in percent of black: 0, 5, 10, 15, 20, 25 or 30."
                      + " Default: as the board style has it.")
              .shown("press"),
          tint("region-tint", Tints::regions, Tints::withRegions)
              .said("PERCENT", "Ground of windows and other extra regions, likewise. Default: 9.")
              .shown(
                  "press",
                  board -> board.houses().stream().anyMatch(house -> house.kind().isExtraRegion())),
          tint("cage-tint", Tints::cages, Tints::withCages)
              .said(
                  "PERCENT",
                  "Ground of as many cages as do not touch each other, likewise. Default: none.")
              .shown("press", board -> !board.rules(Kinds.CAGE).isEmpty()),
          SOLUTIONS,
          DETAILS,
          Choice.member("profile", DETAILS, Detail.PROFILE)
              .said(
                  "",
                  "Print below each puzzle how many cells are open before each step, as a curve"
                      + " with its bottlenecks; see rate --profile."),
          Choice.member("walk-through", DETAILS, Detail.WALK)
              .said("", "Print the steps of each solution, with small boards, after the puzzles."),
          Choice.member("why", DETAILS, Detail.WHY)
              .said(
                  "",
                  "With --walk-through: with each step of few reasons, forcing chain or net, and Nishio,"
                      + " what follows from supposing what it eliminates, in numbered lines up to"
                      + " the contradiction."),
          COLOURS,
          Choice.of("typeface", new OneOf<>(TypeFamily.class), Style::family, Style::withFamily)
              .said(
                  "FAMILY",
                  "Letters and digits: sans (Inter), or serif (Source Serif). Default: sans.")
              .shown("pages")
              .kept("family"),
          ofBoards(
                  "board-style",
                  new OneOf<>(BoardStyle.class),
                  BoardLook::style,
                  BoardLook::withStyle)
              .said(
                  "STYLE",
                  "Lines and digits of boards: classic, light, newspaper or children (the last"
                      + " two tint every other box). Default: classic.")
              .shown("pages")
              .kept("boards"),
          LARGE,
          // With the detail that says it, or without.
          Choice.of("level-as", new OneOf<>(LevelAs.class), LevelAs::of, LevelAs::in)
              .said(
                  "LOOK",
                  "The level as stars (one to five), words, score, words-and-score, or none."
                      + " Default: words-and-score."),
          LEVEL_AS);

  /** What sheets have, and books do not. */
  public static final List<Choice<Style, String>> SHEETS =
      List.of(
          Choice.of(
                  "header",
                  new Written<>(String::strip, text -> text),
                  (Style style) -> style.sheets().header(),
                  (style, text) -> style.withSheets(new HeadAndFoot(text, style.sheets().footer())))
              .said(
                  "TEXT",
                  "A line at the head of sheets of puzzles, such as \"Name: ____ Class: ____ Date:"
                      + " ____\": underscores are lines to write on, {page} is the page number.")
              .shown("head-and-foot"),
          Choice.of(
                  "footer",
                  new Written<>(String::strip, text -> text),
                  (Style style) -> style.sheets().footer(),
                  (style, text) -> style.withSheets(new HeadAndFoot(style.sheets().header(), text)))
              .said("TEXT", "The same at the foot of sheets of puzzles.")
              .shown("head-and-foot"));

  private StyleChoices() {}

  /** How levels are shown, if they are. */
  private enum LevelAs {
    STARS,
    WORDS,
    SCORE,
    WORDS_AND_SCORE,
    NONE;

    private static final Choice<Style, Boolean> RATING =
        Choice.member("rating", DETAILS, Detail.RATING);

    static LevelAs of(Style style) {
      return RATING.get(style) ? valueOf(style.grades().name()) : NONE;
    }

    static Style in(Style style, LevelAs look) {
      Style told = RATING.with(style, look != NONE);
      return look == NONE ? told : told.withGrades(GradeLook.valueOf(look.name()));
    }
  }

  private static <T> Choice<Style, T> ofSetup(
      String id,
      Kind<T> kind,
      Function<PageSetup, T> get,
      BiFunction<PageSetup, T, PageSetup> with) {
    return Choice.of(id, kind, get, with).in(Style::setup, Style::withSetup);
  }

  private static <T> Choice<Style, T> ofBoards(
      String id,
      Kind<T> kind,
      Function<BoardLook, T> get,
      BiFunction<BoardLook, T, BoardLook> with) {
    return Choice.of(id, kind, get, with).in(Style::look, Style::withLook);
  }

  private static Choice<Style, OptionalInt> tint(
      String id, Function<Tints, OptionalInt> get, BiFunction<Tints, OptionalInt, Tints> with) {
    return Choice.of(id, new Shares(Tints.KNOWN), get, with)
        .in(BoardLook::tints, BoardLook::withTints)
        .in(Style::look, Style::withLook);
  }

  /** The width of lines, which boards have in points. */
  private static Choice<Style, OptionalDouble> line(
      String id,
      Function<BoardLook, OptionalDouble> get,
      BiFunction<BoardLook, OptionalDouble, BoardLook> with) {
    double points = PageSetup.POINTS_PER_MILLIMETRE;
    return ofBoards(
        id,
        new Length(BoardLook.THINNEST / points, BoardLook.WIDEST / points, ""),
        look -> times(get.apply(look), 1 / points),
        (look, wide) -> with.apply(look, times(wide, points)));
  }

  private static OptionalDouble times(OptionalDouble length, double factor) {
    return length.isPresent() ? OptionalDouble.of(length.getAsDouble() * factor) : length;
  }
}
