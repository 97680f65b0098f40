package cluewright.format.exchange.table;

import cluewright.format.Line;
import cluewright.format.TextSource;
import cluewright.format.exchange.cells.BareCells;
import cluewright.format.exchange.cells.GridsReader;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemPart;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.Refusals;
import cluewright.format.exchange.core.TextSpan;
import cluewright.phrase.Phrase;
import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import de.siegmar.fastcsv.writer.QuoteStrategy;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A table with one puzzle per row; the first row names the columns in any order, and without names
 * the first field that is a board is the puzzle. Columns of other names, such as the solutions of
 * the data sets that programs learn from, are passed over, and that is told. {@link HarmlessField}
 * keeps spreadsheets from running what is written.
 */
public final class CsvTable extends Format {
  private static final List<String> HEADER =
      List.of("puzzle", "title", "author", "level", "notes", "source", "url", "date");

  /** The possible separators; a tab may also follow a puzzle, and a colon a word. */
  private static final String SEPARATORS = ",;\t:|";

  private static final char TAB = '\t';

  /** How much of the first row is examined: enough for two boards of 25x25. */
  private static final int SEEN = 2_000;

  /** Quotes semicolons, too: some spreadsheets split fields at them and would run the rest. */
  private static final QuoteStrategy QUOTED =
      new QuoteStrategy() {
        @Override
        public boolean quoteNonEmpty(int row, int column, String field) {
          return field.indexOf(';') >= 0;
        }
      };

  public CsvTable() {
    super(FormatInfo.of("csv", "exchange.csv", "csv").keeping(ItemPart.WORDS));
  }

  @Override
  public OptionalInt listHeading(String text) {
    TextSpan first = firstRows(TextSource.withoutMark(text)).get(0);
    boolean isHeading = isNamed(first.text()) || !hasPuzzle(first.text());
    return OptionalInt.of(isHeading ? first.line() : first.line() - 1);
  }

  /**
   * True if the first row names the columns, or has a puzzle among other fields, or the second row
   * has one below unknown names.
   */
  @Override
  public boolean isLikely(String text) {
    List<TextSpan> rows = firstRows(text);
    String first = rows.get(0).text();
    String second = rows.get(1).text();
    return (isNamed(first) && !isGrid(first, second))
        || hasPuzzle(first)
        || (hasPuzzle(second) && !BareCells.areIn(first));
  }

  private static boolean isNamed(String row) {
    return CsvColumns.names(row).stream().anyMatch(CsvColumns.PUZZLE::contains);
  }

  /** True if a word that could be a column name stands above a grid. */
  private static boolean isGrid(String first, String second) {
    return CsvColumns.names(first).size() == 1 && GridsReader.isRow(second);
  }

  private static boolean hasPuzzle(String row) {
    char separator = separator(row);
    return separator != TAB
        && !row.startsWith(":")
        && CsvColumns.ofPuzzle(CsvColumns.fields(row, separator)).isPresent()
        && (",;".indexOf(separator) >= 0 || !BareCells.areIn(row));
  }

  @Override
  public Reading reading(String text) {
    String table = TextSource.withoutMark(text);
    List<TextSpan> rows = firstRows(table);
    String first = rows.get(0).text();
    boolean isBelow = !isNamed(first) && !hasPuzzle(first) && hasPuzzle(rows.get(1).text());
    return new CsvRows(table, separator(rows.get(isBelow ? 1 : 0).text())).reading();
  }

  /**
   * The first two rows, as far as needed to see the separator, without a row that tells it: {@code
   * sep=;}.
   */
  private static List<TextSpan> firstRows(String text) {
    List<TextSpan> rows = new ArrayList<>();
    for (Line line : Line.of(text, 1)) {
      String row = line.text().strip();
      if (rows.size() < 2 && !row.isEmpty() && !CsvRows.isSeparator(row)) {
        rows.add(new TextSpan(row.substring(0, Math.min(row.length(), SEEN)), line.number(), 1));
      }
      if (rows.size() == 2) {
        return rows;
      }
    }
    while (rows.size() < 2) {
      rows.add(new TextSpan("", 1, 1));
    }
    return rows;
  }

  /** The separator of a row's fields. */
  static char separator(String row) {
    return (char)
        SEPARATORS
            .chars()
            .filter(separator -> row.indexOf(separator) >= 0)
            .findFirst()
            .orElse(SEPARATORS.charAt(0));
  }

  /** What is kept of items: fields lose leading and trailing blanks. */
  @Override
  public List<Item> kept(List<Item> items) {
    return ItemPart.of(items, keeps()).stream()
        .map(item -> item.with(item.about().each((part, text) -> text.strip())))
        .toList();
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Refusals.masks(items).or(() -> Refusals.sizes(items));
  }

  @Override
  public String write(List<Item> items) {
    StringWriter text = new StringWriter();
    try (CsvWriter csv =
        CsvWriter.builder().lineDelimiter(LineDelimiter.LF).quoteStrategy(QUOTED).build(text)) {
      csv.writeRecord(HEADER);
      for (Item item : kept(items)) {
        Metadata about = item.about();
        csv.writeRecord(
            ((Clues) item.content()).clues().line(),
            HarmlessField.written(about.title()),
            HarmlessField.written(about.author()),
            HarmlessField.written(about.level()),
            HarmlessField.written(about.notes()),
            HarmlessField.written(about.source()),
            HarmlessField.written(about.url()),
            HarmlessField.written(about.date()));
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return text.toString();
  }
}
