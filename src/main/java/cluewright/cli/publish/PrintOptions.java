package cluewright.cli.publish;

import cluewright.cli.terminal.UsageException;
import cluewright.print.BoardStyle;
import cluewright.print.Book;
import cluewright.print.Colours;
import cluewright.print.Style;
import cluewright.print.Style.Detail;
import cluewright.print.Style.Solutions;
import cluewright.print.Style.TypeSize;
import cluewright.print.TypeFamily;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for the look of pages, and for a book. */
public final class PrintOptions {
  @Option(
      names = {"-l", "--layout"},
      paramLabel = "N",
      defaultValue = "1",
      description = "Puzzles per page: 1, 2, 4, 6, 9 or 12. Default: ${DEFAULT-VALUE}.")
  private int layout;

  @Mixin private PaperOptions paper = new PaperOptions();

  @Option(
      names = "--solutions",
      paramLabel = "WHERE",
      defaultValue = "back",
      description =
          "Where to print solutions: none, back, upside-down at the foot of the page, or behind, on"
              + " the back of each page, for printing on both sides. Default:"
              + " ${DEFAULT-VALUE}.")
  private Solutions solutions;

  @Option(
      names = "--details",
      paramLabel = "DETAIL",
      split = ",",
      description =
          "What to print with a puzzle, separated by commas: number, title, author, rating,"
              + " profile, clues (how many), notes, time and date (lines to write on),"
              + " page-numbers, walk. Default: title, author, rating and notes; with several per"
              + " page or --book: number, title, rating and page-numbers.")
  private List<Detail> details;

  @Option(
      names = "--profile",
      description =
          "Print below each puzzle how many cells are open before each step, as a curve with its"
              + " bottlenecks; see rate --profile.")
  private boolean profile;

  @Option(
      names = "--walk-through",
      description = "Print the steps of each solution, with small boards, after the puzzles.")
  private boolean walkThrough;

  @Option(
      names = {"--colours", "--colors"},
      paramLabel = "COLOURS",
      defaultValue = "black",
      description =
          "Colours: black, or theme for those of the studio's light theme. Default: black.")
  private Colours colours;

  @Option(
      names = "--typeface",
      paramLabel = "FAMILY",
      defaultValue = "sans",
      description = "Letters and digits: sans (Inter), or serif (Source Serif). Default: sans.")
  private TypeFamily family;

  @Option(
      names = "--board-style",
      paramLabel = "STYLE",
      defaultValue = "classic",
      description =
          "Lines and digits of boards: classic, light, newspaper or children (the last two tint"
              + " every other box). Default: classic.")
  private BoardStyle boardStyle;

  @Option(names = "--large", description = "Use large print, for low vision.")
  private boolean large;

  @Mixin private SheetOptions sheets = new SheetOptions();

  @Mixin private BookOptions book = new BookOptions();

  @Option(
      names = "--language",
      paramLabel = "LANGUAGE",
      defaultValue = "en",
      description =
          "The language of the words that Cluewright adds: ${COMPLETION-CANDIDATES}. Default:"
              + " ${DEFAULT-VALUE}.")
  private Language language;

  /** The languages that Cluewright speaks. */
  public enum Language {
    EN(Locale.ENGLISH),
    DE(Locale.GERMAN),
    JA(Locale.JAPANESE);

    private final Locale locale;

    Language(Locale locale) {
      this.locale = locale;
    }

    Locale locale() {
      return locale;
    }

    @Override
    public String toString() {
      return locale.getLanguage();
    }
  }

  Locale locale() {
    return language.locale;
  }

  /**
   * The style.
   *
   * @throws UsageException if an option's value cannot be had
   */
  Style style() {
    if (!Style.PER_PAGE.contains(layout)) {
      throw new UsageException("--layout is %d, but must be 1, 2, 4, 6, 9 or 12".formatted(layout));
    }
    Style style =
        new Style(
            paper.setup(book.isAsked()),
            layout,
            solutions,
            shown(),
            colours,
            large ? TypeSize.LARGE : TypeSize.NORMAL,
            paper.look(boardStyle),
            family);
    return sheets.on(style, book.isAsked());
  }

  private Set<Detail> shown() {
    Set<Detail> shown = EnumSet.noneOf(Detail.class);
    shown.addAll(details == null ? usual() : details);
    if (profile) {
      shown.add(Detail.PROFILE);
    }
    if (walkThrough) {
      shown.add(Detail.WALK);
    }
    return shown;
  }

  private List<Detail> usual() {
    return layout == 1 && !book.isAsked()
        ? List.of(Detail.TITLE, Detail.AUTHOR, Detail.RATING, Detail.NOTES)
        : List.of(Detail.NUMBER, Detail.TITLE, Detail.RATING, Detail.PAGE_NUMBERS);
  }

  /**
   * The book, if one is asked for.
   *
   * @throws UsageException if something is said of a book, and none is asked for
   */
  Optional<Book> book() {
    return book.book();
  }
}
