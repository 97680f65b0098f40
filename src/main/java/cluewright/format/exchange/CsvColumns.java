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

  static CsvColumns of(CsvRecord header) {
    return new CsvColumns(
        header.getFields().stream().map(name -> name.strip().toLowerCase(Locale.ROOT)).toList());
  }

  /** The first column that has one of these names. */
  Optional<Integer> index(List<String> aliases) {
    return aliases.stream().map(names::indexOf).filter(index -> index >= 0).findFirst();
  }

  /** What stands in a column; empty if the column or the row ends before. */
  String field(CsvRecord row, List<String> aliases) {
    return index(aliases).map(index -> field(row, index)).orElse("");
  }

  static String field(CsvRecord row, int index) {
    return index < row.getFieldCount() ? row.getField(index).strip() : "";
  }
}
