package cluewright.format.exchange;

import cluewright.format.FormatException;
import cluewright.phrase.Phrase;
import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** Reads a table row by row, so that the first fault is found before the rest is in memory. */
final class CsvRows {
  /** A row that stands at the end if every quote in the table is closed. */
  private static final String LAST = "\0end";

  private final String table;
  private final char separator;
  private final CsvPlaces places;
  private final List<Item> items = new ArrayList<>();
  private CsvColumns columns;
  private int puzzle;
  private CsvRecord latest;

  CsvRows(String table, char separator) {
    this.table = table;
    this.separator = separator;
    this.places = new CsvPlaces(table, separator);
  }

  List<Item> items() {
    try (CsvReader<CsvRecord> reader =
        CsvReader.builder().fieldSeparator(separator).ofCsvRecord(table + "\n" + LAST)) {
      reader.forEach(this::readTheOneBefore);
    } catch (CsvParseException tooLong) {
      throw FormatException.at(line(), 1, Phrase.of("exchange.large-table"));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    if (!latest.getField(0).equals(LAST)) {
      throw FormatException.at(line(), 1, Phrase.of("exchange.open-quote"));
    }
    if (columns == null) {
      throw FormatException.at(1, 1, Phrase.of("exchange.no-header"));
    }
    if (items.isEmpty()) {
      throw FormatException.at(line(), 1, Phrase.of("exchange.no-row"));
    }
    return items;
  }

  /** Only when another row follows is it sure that a row ended where it should. */
  private void readTheOneBefore(CsvRecord row) {
    if (latest != null && !latest.getFields().stream().allMatch(String::isBlank)) {
      read(latest);
    }
    latest = row;
  }

  private void read(CsvRecord row) {
    if (columns == null) {
      CsvColumns header = CsvColumns.of(row);
      puzzle =
          header
              .index(CsvColumns.PUZZLE)
              .orElseThrow(() -> FormatException.at(line(), 1, Phrase.of("exchange.no-header")));
      columns = header;
      return;
    }
    Piece place = places.of(row, puzzle);
    items.add(
        Item.of(CellLine.read(CsvColumns.field(row, puzzle), place.line(), place.column()))
            .with(columns.about(row)));
  }

  /** Of the row at hand. */
  private int line() {
    return latest == null ? 1 : Math.toIntExact(latest.getStartingLineNumber());
  }
}
