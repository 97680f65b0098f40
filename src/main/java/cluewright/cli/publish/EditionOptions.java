package cluewright.cli.publish;

import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.OutFile;
import cluewright.cli.terminal.ProgressLine;
import cluewright.plan.PlanPages;
import cluewright.print.Book;
import cluewright.print.Delivery;
import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.Style;
import cluewright.print.Wrap;
import cluewright.print.book.EditionPdf;
import cluewright.print.book.Volume;
import cluewright.print.canvas.Typeface;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Mixin;

/**
 * The options for pages in a file: what they look like, their cover, and what the file promises.
 */
public final class EditionOptions {
  @Mixin private PrintOptions options;

  @Mixin private WrapOptions cover;

  @Mixin private DuplicateCheck duplicates;

  @Mixin private DeliveryOptions delivery;

  /**
   * What is said about pages, all of it checked before any work begins.
   *
   * @param cover the target for a cover, if there is one
   * @param language of the words that Cluewright adds
   */
  record Pages(
      Style style,
      Optional<Book> book,
      Optional<String> cover,
      Wrap wrap,
      Delivery delivery,
      Locale language) {
    private Edition edition(List<Entry> entries) {
      return new Edition(entries, style, book, language, delivery);
    }
  }

  /**
   * The pages.
   *
   * @throws cluewright.cli.terminal.UsageException if they cannot be had as asked
   */
  Pages pages() {
    Style style = options.style();
    Optional<Book> book = options.book();
    return new Pages(
        style,
        book,
        cover.file(book.isPresent()),
        cover.wrap(Wrap.USUAL),
        delivery.delivery(Delivery.PLAIN),
        options.locale(Locale.ENGLISH));
  }

  /**
   * The pages of a planned book; what was said here wins.
   *
   * @throws cluewright.cli.terminal.UsageException if they cannot be had as asked
   */
  Pages pages(PlanPages planned) {
    return new Pages(
        options.style(planned.style()),
        Optional.of(options.book(planned.book())),
        cover.file(/* isBook= */ true),
        cover.wrap(planned.wrap()),
        delivery.delivery(planned.delivery()),
        options.locale(planned.language()));
  }

  /**
   * Writes the pages of puzzles, and the cover if there is one.
   *
   * @param out the target
   * @param name how a record of books knows a book without a title
   * @param check whether to report what a press would refuse
   */
  void write(
      Pages pages, List<Entry> entries, String out, String name, Preflight check, Console console)
      throws IOException {
    Edition edition = pages.edition(entries);
    String title = pages.book().map(Book::title).filter(text -> !text.isBlank()).orElse(name);
    duplicates.before(edition, title, console::note);
    EditionFile file = new EditionFile(console, new ProgressLine(console));
    try (Typeface typeface = new Typeface(edition.style().family())) {
      Volume volume = Volume.of(edition, typeface);
      if (check == Preflight.YES) {
        file.check(edition, pages.cover().map(cover -> pages.wrap()), volume, typeface);
      }
      OutFile.write(out, console, bytes -> file.write(edition, volume, typeface, bytes));
      if (pages.cover().isPresent()) {
        int sheets = volume.pages().size();
        OutFile.write(
            pages.cover().get(),
            bytes -> EditionPdf.writeCover(bytes, edition, pages.wrap(), sheets, typeface));
      }
    }
    duplicates.after(edition, title);
  }

  /** Whether to report what a press would refuse. */
  enum Preflight {
    YES,
    NO
  }
}
