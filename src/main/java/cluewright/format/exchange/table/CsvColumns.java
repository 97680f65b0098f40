package cluewright.format.exchange.table;

import cluewright.format.exchange.cells.Regions;
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
 * The positions of a table's columns, by name.
 *
 * @param names in lower case, without blanks around them
 */
record CsvColumns(List<String> names) {
  /** The names of a column of puzzles, here and in other programs. */
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

  /** The names in a raw row, in lower case; none contains a quote. */
  static List<String> names(String row) {
    return Stream.of(row.replace("\"", "").toLowerCase(Locale.ROOT).split("[,;\t]", -1))
        .map(String::strip)
        .toList();
  }

  /** The fields of a raw row; none contains a quote. */
  static List<String> fields(String row, char separator) {
    return Stream.of(row.split(Pattern.quote(String.valueOf(separator)), -1))
        .map(field -> SpreadsheetText.plain(field.strip()).replace("\"", "").strip())
        .toList();
  }

  /** Which field is the puzzle in a table without names; a full board is a solution. */
  static Optional<Integer> ofPuzzle(List<String> fields) {
    List<Integer> boards =
        IntStream.range(0, fields.size())
            .filter(index -> fields.size() > 1 && CellLine.tried(fields.get(index)).isPresent())
            .boxed()
            .toList();
    return puzzles(fields).stream().findFirst().or(() -> boards.stream().findFirst());
  }

  /** The fields that are boards with clues and empty cells. */
  static List<Integer> puzzles(List<String> fields) {
    return IntStream.range(0, fields.size())
        .filter(index -> fields.size() > 1)
        .filter(index -> isPuzzle(SpreadsheetText.plain(fields.get(index).strip())))
        .boxed()
        .toList();
  }

  private static boolean isPuzzle(String field) {
    return CellLine.tried(field).filter(puzzle -> !puzzle.isComplete()).isPresent();
  }

  /** The same number of columns without names. */
  CsvColumns unnamed() {
    return new CsvColumns(names.stream().map(name -> "").toList());
  }

  /**
   * The columns that are not read. One without a name is told by its number, from 1, where a row
   * has something there.
   */
  List<String> others(CsvRecord row, int puzzle, int regions) {
    Set<Integer> taken =
        Stream.of(TITLE, AUTHOR, NOTES, LEVEL, SOURCE, URL, DATE)
            .flatMap(aliases -> index(aliases).stream())
            .collect(Collectors.toSet());
    return IntStream.range(0, Math.max(names.size(), row.getFieldCount()))
        .filter(index -> index != puzzle && index != regions && !taken.contains(index))
        .filter(index -> !name(index).isEmpty() || !field(row, index).isEmpty())
        .mapToObj(index -> name(index).isEmpty() ? String.valueOf(index + 1) : name(index))
        .toList();
  }

  private String name(int index) {
    return index < names.size() ? names.get(index) : "";
  }

  /** The field with the region of each cell, if there is one. */
  static Optional<Integer> ofRegions(CsvRecord row, int puzzle, int cells) {
    return IntStream.range(0, row.getFieldCount())
        .filter(index -> index != puzzle)
        .filter(index -> field(row, index).length() == cells)
        .filter(index -> Regions.seen(field(row, index)).isPresent())
        .boxed()
        .findFirst();
  }

  /** The first column with one of these names. */
  Optional<Integer> index(List<String> aliases) {
    return aliases.stream().map(names::indexOf).filter(index -> index >= 0).findFirst();
  }

  /** The contents of a column; empty if the column does not exist or the row ends before it. */
  private String field(CsvRecord row, List<String> aliases) {
    return index(aliases).map(index -> HarmlessField.read(field(row, index))).orElse("");
  }

  static String field(CsvRecord row, int index) {
    return index < row.getFieldCount() ? row.getField(index).strip() : "";
  }

  /** What a row says about its puzzle. */
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
