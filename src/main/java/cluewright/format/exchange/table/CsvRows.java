package cluewright.format.exchange.table;

import cluewright.format.FormatException;
import cluewright.format.Quoted;
import cluewright.format.exchange.cells.Regions;
import cluewright.format.exchange.cells.SpreadsheetText;
import cluewright.format.exchange.core.CellLine;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemCollector;
import cluewright.format.exchange.core.PassedOver;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.TextSpan;
import cluewright.phrase.Phrase;
import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** Reads a table row by row, so that the first fault is found before the rest is loaded. */
final class CsvRows {
  /** A marker row that is last only if every quote in the table is closed. */
  private static final String LAST = "\0end";

  private final String table;
  private final char separator;
  private final CsvPlaces places;
  private final ItemCollector items = new ItemCollector();
  private final PassedOver passed = new PassedOver();
  private CsvColumns columns;

  /** A first row that neither names a column of puzzles nor contains a puzzle. */
  private CsvColumns otherNames;

  private int otherLine = 1;

  private int puzzle;
  private boolean isNamed;
  private CsvRecord latest;

  /**
   * A table.
   *
   * @param separator what parts the fields of its rows
   */
  CsvRows(String table, char separator) {
    this.table = table;
    this.separator = separator;
    this.places = new CsvPlaces(table, separator);
  }

  /** True if a row only tells spreadsheets the separator. */
  static boolean isSeparator(String row) {
    String start = "sep=";
    return row.length() <= start.length() + 1
        && row.regionMatches(true, 0, start, 0, start.length());
  }

  Reading reading() {
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
      throw noHeader();
    }
    if (items.isEmpty()) {
      throw FormatException.at(line(), 1, Phrase.of("exchange.no-row"));
    }
    return new Reading(items.all(), passed.remarks());
  }

  /** Reads the previous row, whose end is certain only once another row follows. */
  private void readTheOneBefore(CsvRecord row) {
    if (latest != null && !isEmpty(latest)) {
      read(latest);
    }
    latest = row;
  }

  private static boolean isEmpty(CsvRecord row) {
    return row.getFields().stream().allMatch(String::isBlank)
        || (row.getStartingLineNumber() == 1
            && isSeparator(String.join(";", row.getFields()).strip()));
  }

  private void read(CsvRecord row) {
    if (columns == null && takesNames(row)) {
      return;
    }
    refuseTwo(row);
    TextSpan place = places.of(row, puzzle);
    String field = CsvColumns.field(row, puzzle);
    if (SpreadsheetText.isNumber(field)) {
      throw place.fault(Phrase.of("exchange.spreadsheet-number", Quoted.of(field)));
    }
    String cells = SpreadsheetText.plain(field);
    int column = place.column() + field.indexOf(cells);
    Item item = Item.of(CellLine.read(cells, place.line(), column)).with(columns.about(row));
    Optional<Integer> regions = CsvColumns.ofRegions(row, puzzle, cells.length());
    items.add(
        regions
            .flatMap(index -> Regions.seen(CsvColumns.field(row, index)))
            .map(item::on)
            .orElse(item),
        place.line());
    columns.others(row, puzzle, regions.orElse(puzzle)).forEach(this::skip);
  }

  /** Refuses a row with two puzzles, since without a column name either may be meant. */
  private void refuseTwo(CsvRecord row) {
    List<Integer> puzzles = isNamed ? List.of() : CsvColumns.puzzles(row.getFields());
    if (puzzles.size() > 1) {
      throw places.of(row, puzzles.get(1)).fault(Phrase.of("formats.two-puzzles"));
    }
  }

  /** Notes that a column is skipped; the text after a colon looks like a list of candidates. */
  private void skip(String name) {
    if (separator == ':' && !isNamed) {
      passed.say(Phrase.of("exchange.after-colon"));
    } else {
      passed.add(name);
    }
  }

  /** Learns the columns from the first row or two; true if the row consists of names. */
  private boolean takesNames(CsvRecord row) {
    CsvColumns header = CsvColumns.of(row);
    Optional<Integer> named = header.index(CsvColumns.PUZZLE);
    Optional<Integer> found = named.or(() -> CsvColumns.ofPuzzle(header.names()));
    if (found.isEmpty() && otherNames == null) {
      otherNames = header;
      otherLine = line();
      return true;
    }
    puzzle = found.orElseThrow(this::noHeader);
    isNamed = named.isPresent();
    columns = named.isPresent() ? header : unnamed(header);
    return named.isPresent();
  }

  private FormatException noHeader() {
    return FormatException.at(otherLine, 1, Phrase.of("exchange.no-header"));
  }

  /** The columns for a row below as many unknown names or below a title, which is skipped. */
  private CsvColumns unnamed(CsvColumns fields) {
    if (otherNames == null || otherNames.names().size() == fields.names().size()) {
      return otherNames == null ? fields.unnamed() : otherNames;
    }
    passed.say(Phrase.of("exchange.words-passed-over"));
    return fields.unnamed();
  }

  /** The line of the current row. */
  private int line() {
    return latest == null ? 1 : Math.toIntExact(latest.getStartingLineNumber());
  }
}
