package cluewright.cli.publish;

import cluewright.cli.option.Said;
import cluewright.cli.terminal.UsageException;
import cluewright.print.Book;
import cluewright.print.Language;
import cluewright.print.Style;
import cluewright.print.StyleChoices;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The options for the look of pages, and for books. */
public final class PrintOptions {
  private final Said<Style> looks = new Said<>(StyleChoices.LOOKS);
  private final Said<Style> sheets = new Said<>(StyleChoices.SHEETS);

  @SuppressWarnings("UnusedVariable") // picocli adds its options
  @Mixin
  private final CommandSpec looksOptions = looks.spec();

  @SuppressWarnings("UnusedVariable") // picocli adds its options
  @Mixin
  private final CommandSpec sheetsOptions = sheets.spec();

  @Mixin private BookOptions book = new BookOptions();

  @Option(
      names = "--language",
      paramLabel = "LANGUAGE",
      description =
          "The language of the words that Cluewright adds: ${COMPLETION-CANDIDATES}. Default: en.")
  private Language language;

  /**
   * The language.
   *
   * @param usual the one if none was said
   */
  Locale locale(Locale usual) {
    return language == null ? usual : language.locale();
  }

  /**
   * The style.
   *
   * @throws UsageException if an option's value cannot be had
   */
  Style style() {
    boolean isBook = book.isAsked();
    if (isBook) {
      return style(Style.OF_BOOKS);
    }
    boolean isSingle = looks.on(Style.USUAL).perPage() == 1;
    Style style =
        looks.on(isSingle ? Style.USUAL : Style.USUAL.withDetails(Style.DETAILS_OF_SEVERAL));
    try {
      return sheets.on(style);
    } catch (UsageException e) {
      throw new UsageException("--header or --footer: " + e.getMessage());
    }
  }

  /**
   * The style of a book.
   *
   * @param usual with what holds where nothing was said
   * @throws UsageException if an option's value cannot be had
   */
  Style style(Style usual) {
    if (sheets.hasAny()) {
      throw new UsageException(
          "--header and --footer are for sheets: a book has running heads of its own");
    }
    return looks.on(usual);
  }

  /**
   * A book with what was said of it.
   *
   * @param usual with what holds where nothing was said
   * @throws UsageException as {@link #book()}
   */
  Book book(Book usual) {
    return book.on(usual);
  }

  /**
   * The book, if requested.
   *
   * @throws UsageException if something is said of a book, and none is asked for
   */
  Optional<Book> book() {
    return book.book();
  }
}
