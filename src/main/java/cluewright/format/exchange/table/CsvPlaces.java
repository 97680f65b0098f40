package cluewright.format.exchange.table;

import cluewright.format.Line;
import cluewright.format.exchange.core.TextSpan;
import de.siegmar.fastcsv.reader.CsvRecord;
import java.util.Iterator;

/**
 * Finds the positions of fields row by row, given the line in which the parser says each row
 * begins.
 */
final class CsvPlaces {
  private final Iterator<Line> lines;
  private final char separator;
  private Line line = new Line(0, "");

  CsvPlaces(String table, char separator) {
    this.lines = Line.of(table, 1).iterator();
    this.separator = separator;
  }

  /** The start of a field's text, after its quote. */
  TextSpan of(CsvRecord row, int index) {
    while (line.number() < row.getStartingLineNumber() && lines.hasNext()) {
      line = lines.next();
    }
    int column = 0;
    int field = 0;
    boolean isQuoted = false;
    while (field < index) {
      if (column >= line.text().length()) {
        if (!isQuoted || !lines.hasNext()) {
          return new TextSpan("", line.number(), column + 1);
        }
        line = lines.next();
        column = 0;
      } else {
        char c = line.text().charAt(column++);
        isQuoted ^= c == '"';
        field += !isQuoted && c == separator ? 1 : 0;
      }
    }
    while (column < line.text().length() && " \"".indexOf(line.text().charAt(column)) >= 0) {
      column++;
    }
    return new TextSpan("", line.number(), column + 1);
  }
}
