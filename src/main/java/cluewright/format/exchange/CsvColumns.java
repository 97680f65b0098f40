package cluewright.format.exchange;

import de.siegmar.fastcsv.reader.CsvRecord;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Where the columns of a table stand, by their names.
 *
 * @param names in lower case, without blanks around them
 */
record CsvColumns(List<String> names) {
  /** What a column of puzzles is called by us and by others. */
  static final List<String> PUZZLE = List.of("puzzle", "puzzles", "quiz", "quizzes", "sudoku");

  private static final List<String> LEVEL = List.of("level", "difficulty");

  static CsvColumns of(CsvRecord header) {
    return new CsvColumns(
        header.getFields().stream().map(name -> name.strip().toLowerCase(Locale.ROOT)).toList());
  }

  /** The first column that has one of these names. */
  Optional<Integer> index(List<String> aliases) {
    return aliases.stream().map(names::indexOf).filter(index -> index >= 0).findFirst();
  }

  /** What stands in a column; empty if the column or the row ends before. */
  private String field(CsvRecord row, List<String> aliases) {
    return index(aliases).map(index -> field(row, index)).orElse("");
  }

  static String field(CsvRecord row, int index) {
    return index < row.getFieldCount() ? row.getField(index).strip() : "";
  }

  /** What a row says of its puzzle. */
  About about(CsvRecord row) {
    return new About(
        field(row, List.of("title")),
        field(row, List.of("author")),
        field(row, List.of("notes")),
        field(row, LEVEL),
        field(row, List.of("source")),
        field(row, List.of("url")),
        field(row, List.of("date")));
  }
}
