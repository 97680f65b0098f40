package cluewright.format.exchange;

import cluewright.format.FormatException;
import cluewright.format.exchange.Content.Clues;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * A table with a puzzle a row; the first row names the columns, in any order. Columns of other
 * names, such as the solutions of the data sets that programs learn from, are passed over.
 */
final class CsvTable implements Format {
  private static final List<String> HEADER =
      List.of("puzzle", "title", "author", "level", "notes", "source", "url", "date");

  /** What a column of puzzles is called by us and by others. */
  private static final List<String> PUZZLE =
      List.of("puzzle", "puzzles", "quiz", "quizzes", "sudoku");

  private static final List<String> LEVEL = List.of("level", "difficulty");
  private static final String SEPARATORS = ",;\t";

  /** The longest header that is looked at to see whether it is one. */
  private static final int SEEN = 400;

  /** A row that stands at the end if every quote in the table is closed. */
  private static final String LAST = "\0end";

  @Override
  public String id() {
    return "csv";
  }

  @Override
  public Phrase name() {
    return Phrase.of("exchange.csv");
  }

  @Override
  public Set<Part> keeps() {
    return Set.of(
        Part.TITLE, Part.AUTHOR, Part.NOTES, Part.LEVEL, Part.SOURCE, Part.URL, Part.DATE);
  }

  @Override
  public List<String> extensions() {
    return List.of("csv");
  }

  @Override
  public boolean isLikely(String text) {
    String header = Piece.first(text, SEEN).text();
    List<String> names =
        List.of(header.replace("\"", "").toLowerCase(Locale.ROOT).split("[,;\t]", -1));
    return names.stream().map(String::strip).anyMatch(PUZZLE::contains);
  }

  @Override
  public List<Item> read(String text) {
    String table = text.startsWith("\uFEFF") ? text.substring(1) : text;
    char separator = separator(Piece.first(table, SEEN).text());
    List<CsvRecord> records = records(table, separator);
    if (records.isEmpty()) {
      throw FormatException.at(1, 1, Phrase.of("exchange.no-header"));
    }
    CsvColumns columns = CsvColumns.of(records.get(0));
    int puzzle =
        columns
            .index(PUZZLE)
            .orElseThrow(() -> at(records.get(0), Phrase.of("exchange.no-header")));
    List<Item> items = new ArrayList<>();
    CsvPlaces places = new CsvPlaces(table, separator);
    for (CsvRecord row : records.subList(1, records.size())) {
      items.add(item(columns, row, puzzle, places));
    }
    if (items.isEmpty()) {
      throw at(records.get(0), Phrase.of("exchange.no-row"));
    }
    return items;
  }

  private static FormatException at(CsvRecord row, Phrase what) {
    return FormatException.at(Math.toIntExact(row.getStartingLineNumber()), 1, what);
  }

  private static char separator(String header) {
    return (char)
        SEPARATORS
            .chars()
            .filter(separator -> header.indexOf(separator) >= 0)
            .findFirst()
            .orElse(SEPARATORS.charAt(0));
  }

  private static List<CsvRecord> records(String table, char separator) {
    List<CsvRecord> records = new ArrayList<>();
    try (CsvReader<CsvRecord> reader =
        CsvReader.builder().fieldSeparator(separator).ofCsvRecord(table + "\n" + LAST)) {
      reader.forEach(records::add);
    } catch (CsvParseException tooLarge) {
      throw FormatException.at(1, 1, Phrase.of("exchange.large-table"));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    CsvRecord last = records.remove(records.size() - 1);
    if (!last.getField(0).equals(LAST)) {
      throw at(last, Phrase.of("exchange.open-quote"));
    }
    records.removeIf(row -> row.getFields().stream().allMatch(String::isBlank));
    return records;
  }

  private static Item item(CsvColumns columns, CsvRecord row, int puzzle, CsvPlaces places) {
    String digits = CsvColumns.field(row, puzzle);
    Piece place = places.of(row, puzzle);
    Puzzle clues = CellLine.read(digits, place.line(), place.column());
    return Item.of(clues)
        .with(
            new About(
                columns.field(row, List.of("title")),
                columns.field(row, List.of("author")),
                columns.field(row, List.of("notes")),
                columns.field(row, LEVEL),
                columns.field(row, List.of("source")),
                columns.field(row, List.of("url")),
                columns.field(row, List.of("date"))));
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Refusals.masks(items);
  }

  @Override
  public String write(List<Item> items) {
    StringWriter text = new StringWriter();
    try (CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
      csv.writeRecord(HEADER);
      for (Item item : items) {
        About about = item.about();
        csv.writeRecord(
            ((Clues) item.content()).clues().line(),
            about.title(),
            about.author(),
            about.level(),
            about.notes(),
            about.source(),
            about.url(),
            about.date());
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return text.toString();
  }
}
