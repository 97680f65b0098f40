package cluewright.format.exchange;

import cluewright.format.Line;
import cluewright.format.TextSource;
import cluewright.format.exchange.Content.Clues;
import cluewright.phrase.Phrase;
import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A table with a puzzle a row; the first row names the columns, in any order; where it names none,
 * the first field that is a board is the puzzle. Columns of other names, such as the solutions of
 * the data sets that programs learn from, are passed over, and that is told.
 */
final class CsvTable implements Format {
  private static final List<String> HEADER =
      List.of("puzzle", "title", "author", "level", "notes", "source", "url", "date");

  private static final String SEPARATORS = ",;\t";

  /** How many of them part fields for sure; a tab may also stand between a puzzle and its name. */
  private static final int MARKED = 2;

  /** As much of the first row as is looked at: two boards of 25x25 and more. */
  private static final int SEEN = 2_000;

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
    return Part.WORDS;
  }

  @Override
  public List<String> extensions() {
    return List.of("csv");
  }

  /** Whether the first row names the columns, or has a puzzle among other fields. */
  @Override
  public boolean isLikely(String text) {
    Piece first = first(text);
    List<String> fields = CsvColumns.fields(first.text());
    return fields.stream().anyMatch(CsvColumns.PUZZLE::contains)
        || (SEPARATORS.indexOf(separator(first.text())) < MARKED
            && CsvColumns.ofPuzzle(fields).isPresent());
  }

  @Override
  public Reading reading(String text) {
    String table = TextSource.withoutMark(text);
    return new CsvRows(table, first(table)).reading();
  }

  /** The first row, but for one that tells spreadsheets how fields are parted: {@code sep=;}. */
  private static Piece first(String text) {
    for (Line line : Line.of(text, 1)) {
      String row = line.text().strip();
      if (!row.isEmpty() && !CsvRows.isSeparator(row)) {
        return new Piece(row.substring(0, Math.min(row.length(), SEEN)), line.number(), 1);
      }
    }
    return new Piece("", 1, 1);
  }

  /** What parts the fields of a row. */
  static char separator(String row) {
    return (char)
        SEPARATORS
            .chars()
            .filter(separator -> row.indexOf(separator) >= 0)
            .findFirst()
            .orElse(SEPARATORS.charAt(0));
  }

  /** Fields have no blanks at their ends. */
  @Override
  public List<Item> kept(List<Item> items) {
    return Part.of(items, keeps()).stream()
        .map(item -> item.with(item.about().each((part, text) -> text.strip())))
        .toList();
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
      for (Item item : kept(items)) {
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
