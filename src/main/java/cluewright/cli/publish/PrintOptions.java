package cluewright.cli.publish;

import cluewright.cli.option.Said;
import cluewright.cli.terminal.UsageException;
import cluewright.print.Book;
import cluewright.print.PageSetup;
import cluewright.print.Style;
import cluewright.print.StyleChoices;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
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
      defaultValue = "en",
      description =
          "The language of the words that Cluewright adds: ${COMPLETION-CANDIDATES}. Default:"
              + " ${DEFAULT-VALUE}.")
  private Language language;

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

  /** Makes a book, whether or not one was asked for. */
  void asBook() {
    book.ask();
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
    boolean isBook = book.isAsked();
    Style usual =
        Style.USUAL.withSetup(
            isBook ? PageSetup.A4.withGutter(OptionalDouble.empty()) : PageSetup.A4);
    Style several = usual.withDetails(Style.DETAILS_OF_SEVERAL);
    boolean isSingle = looks.on(usual).perPage() == 1 && !isBook;
    Style style = looks.on(isSingle ? usual : several);
    if (isBook && sheets.hasAny()) {
      throw new UsageException(
          "--header and --footer are for sheets: a book has running heads of its own");
    }
    try {
      return sheets.on(style);
    } catch (UsageException e) {
      throw new UsageException("--header or --footer: " + e.getMessage());
    }
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
