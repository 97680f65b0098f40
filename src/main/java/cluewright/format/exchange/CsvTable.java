package cluewright.format.exchange;

import cluewright.format.TextSource;
import cluewright.format.exchange.Content.Clues;
import cluewright.phrase.Phrase;
import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
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

  private static final String SEPARATORS = ",;\t";

  /** The longest header that is looked at to see whether it is one. */
  private static final int SEEN = 400;

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

  @Override
  public boolean isLikely(String text) {
    String header = Piece.first(text, SEEN).text();
    List<String> names =
        List.of(header.replace("\"", "").toLowerCase(Locale.ROOT).split("[,;\t]", -1));
    return names.stream().map(String::strip).anyMatch(CsvColumns.PUZZLE::contains);
  }

  @Override
  public List<Item> read(String text) {
    String table = TextSource.withoutMark(text);
    char separator = separator(Piece.first(table, SEEN).text());
    return new CsvRows(table, separator).items();
  }

  private static char separator(String header) {
    return (char)
        SEPARATORS
            .chars()
            .filter(separator -> header.indexOf(separator) >= 0)
            .findFirst()
            .orElse(SEPARATORS.charAt(0));
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
