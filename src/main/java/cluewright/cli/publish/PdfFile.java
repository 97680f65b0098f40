package cluewright.cli.publish;

import cluewright.batch.BatchFormat;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ProgressLine;
import cluewright.format.exchange.core.Item;
import cluewright.print.BoardLook;
import cluewright.print.Colours;
import cluewright.print.Edition;
import cluewright.print.PageSetup;
import cluewright.print.Style;
import cluewright.print.Style.Detail;
import cluewright.print.Style.Solutions;
import cluewright.print.Style.TypeSize;
import cluewright.print.TypeFamily;
import cluewright.search.Watch;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Puzzles as PDF with common settings: one on its own page, or several numbered, four per page,
 * with levels, and solutions at the back. The command print has all the choices.
 */
public record PdfFile(Console console, ProgressLine progress) implements BatchFormat.Whole {
  public static final String EXTENSION = "pdf";

  private static final Style SEVERAL =
      new Style(
          PageSetup.A4,
          4,
          Solutions.BACK,
          Set.of(Detail.NUMBER, Detail.RATING, Detail.PAGE_NUMBERS),
          Colours.BLACK,
          TypeSize.NORMAL,
          BoardLook.USUAL,
          TypeFamily.SANS);

  @Override
  public String id() {
    return EXTENSION;
  }

  @Override
  public void write(List<Item> items, OutputStream out) throws IOException {
    Style style = items.size() == 1 ? Style.USUAL : SEVERAL;
    PrintEntries entries =
        new PrintEntries(
            PrintEntries.Wanted.YES,
            PrintEntries.Wanted.YES,
            PrintEntries.Wanted.NO,
            Optional.empty());
    Edition edition =
        new Edition(
            entries.of(items, Watch.idle(), progress, console::note).entries(),
            style,
            Optional.empty(),
            Locale.ENGLISH);
    new EditionFile(console, progress).write(edition, out);
  }

  @Override
  public Optional<List<Item>> read(Path file) {
    return Optional.empty();
  }
}
