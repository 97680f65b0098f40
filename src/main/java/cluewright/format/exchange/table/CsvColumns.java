package cluewright.format.exchange.table;

import cluewright.format.exchange.cells.SpreadsheetText;
import cluewright.format.exchange.core.CellLine;
import cluewright.format.exchange.core.Metadata;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The positions of the columns of a table, by name.
 *
 * @param names in lower case, without blanks around them
 */
record CsvColumns(List<String> names) {
  /** The names of a column of puzzles, in our files and in others. */
  static final List<String> PUZZLE = List.of("puzzle", "puzzles", "quiz", "quizzes", "sudoku");

  private static final List<String> LEVEL = List.of("level", "difficulty");

  private static final List<String> TITLE = List.of("title");
  private static final List<String> AUTHOR = List.of("author");
  private static final List<String> NOTES = List.of("notes");
  private static final List<String> SOURCE = List.of("source");
  private static final List<String> URL = List.of("url");
  private static final List<String> DATE = List.of("date");

  static CsvColumns of(CsvRecord header) {
    return new CsvColumns(
        header.getFields().stream()
            .map(name -> SpreadsheetText.plain(name.strip()).toLowerCase(Locale.ROOT))
            .toList());
  }

  /** The names in a row as it is written, in lower case, of which none has a quote of its own. */
  static List<String> names(String row) {
    return Stream.of(row.replace("\"", "").toLowerCase(Locale.ROOT).split("[,;\t]", -1))
        .map(String::strip)
        .toList();
  }

  /** The fields of a row as it is written, of which none has a quote of its own. */
  static List<String> fields(String row, char separator) {
    return Stream.of(row.split(Pattern.quote(String.valueOf(separator)), -1))
        .map(field -> SpreadsheetText.plain(field.strip()).replace("\"", "").strip())
        .toList();
  }

  /**
   * Which of several fields of a table without names is the puzzle: a full board is its solution.
   */
  static Optional<Integer> ofPuzzle(List<String> fields) {
    List<Integer> boards =
        IntStream.range(0, fields.size())
            .filter(index -> fields.size() > 1 && CellLine.tried(fields.get(index)).isPresent())
            .boxed()
            .toList();
    return boards.stream()
        .filter(index -> !CellLine.tried(fields.get(index)).orElseThrow().isComplete())
        .findFirst()
        .or(() -> boards.stream().findFirst());
  }

  /** Columns without names, by their numbers from 1. */
  CsvColumns numbered() {
    return new CsvColumns(
        IntStream.rangeClosed(1, names.size()).mapToObj(String::valueOf).toList());
  }

  /** Those of which nothing is taken. */
  List<String> others(int puzzle) {
    Set<Integer> taken =
        Stream.of(TITLE, AUTHOR, NOTES, LEVEL, SOURCE, URL, DATE)
            .flatMap(aliases -> index(aliases).stream())
            .collect(Collectors.toSet());
    return IntStream.range(0, names.size())
        .filter(index -> index != puzzle && !taken.contains(index))
        .mapToObj(names::get)
        .toList();
  }

  /** The first column that has one of these names. */
  Optional<Integer> index(List<String> aliases) {
    return aliases.stream().map(names::indexOf).filter(index -> index >= 0).findFirst();
  }

  /** The content of a column; empty if the column or the row ends before. */
  private String field(CsvRecord row, List<String> aliases) {
    return index(aliases).map(index -> HarmlessField.read(field(row, index))).orElse("");
  }

  static String field(CsvRecord row, int index) {
    return index < row.getFieldCount() ? row.getField(index).strip() : "";
  }

  /** The data of a row about its puzzle. */
  Metadata about(CsvRecord row) {
    return new Metadata(
        field(row, TITLE),
        field(row, AUTHOR),
        field(row, NOTES),
        field(row, LEVEL),
        field(row, SOURCE),
        field(row, URL),
        field(row, DATE));
  }
}
