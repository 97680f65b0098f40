package cluewright.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The rows of a CSV file, below a line that names the columns. */
public final class Rows {
  private Rows() {}

  /** True if the first line names these columns. */
  public static boolean isNamed(String csv, String header) {
    return csv.lines().findFirst().filter(header.strip()::equals).isPresent();
  }

  /**
   * Reads rows. A last line that is cut off, since whoever wrote it was stopped, is left out.
   *
   * @param header the first line, with as many columns as every row
   * @param row makes one of its columns, or throws {@link IllegalArgumentException}
   * @throws IllegalArgumentException if another line is no row, with its number
   */
  public static <T> List<T> read(String csv, String header, Function<String[], T> row) {
    List<T> rows = new ArrayList<>();
    List<String> lines = csv.substring(0, csv.lastIndexOf('\n') + 1).lines().toList();
    if (!lines.isEmpty() && !isNamed(csv, header)) {
      throw new IllegalArgumentException(
          "line 1 does not name the columns of bench and lab: " + lines.get(0));
    }
    int columns = header.split(",", -1).length;
    for (int i = 1; i < lines.size(); i++) {
      String[] parts = lines.get(i).split(",", -1);
      try {
        if (parts.length != columns) {
          throw new IllegalArgumentException("so many columns: " + parts.length);
        }
        rows.add(row.apply(parts));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException("line " + (i + 1) + " is no row: " + lines.get(i), e);
      }
    }
    return rows;
  }
}
