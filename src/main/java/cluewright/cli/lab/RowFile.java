package cluewright.cli.lab;

import cluewright.batch.LineFile;
import cluewright.cli.terminal.ResultSink;
import cluewright.cli.terminal.UsageException;
import cluewright.lab.making.MaskRow;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * The file of {@code lab make --csv}, which grows row by row, is locked against other runs, and
 * loses no rows if its run is killed.
 */
final class RowFile implements Closeable {
  private final LineFile lines;
  private final List<MaskRow> before;

  private RowFile(LineFile lines, List<MaskRow> before) {
    this.lines = lines;
    this.before = before;
  }

  /**
   * Opens a file.
   *
   * @param resume whether the rows in it stay; else it begins anew
   * @throws UsageException if it cannot be written, is being written, or holds anything but rows
   */
  static RowFile open(String name, boolean resume) throws IOException {
    LineFile lines = LineFile.open(ResultSink.writable(name));
    RowFile file = null;
    try {
      if (!lines.lock()) {
        throw new UsageException(
            name + " is being written by another run: wait until it ends, or name another file");
      }
      if (!resume) {
        lines.clear();
      }
      if (lines.text().isEmpty() && !MaskRow.CSV_HEADER.startsWith(lines.rest())) {
        throw new UsageException(
            name + " holds no rows: name another file, or leave out --resume to replace it");
      }
      List<MaskRow> before = MaskRow.read(lines.text());
      if (MaskRow.isOld(lines.text())) {
        throw new UsageException(
            name
                + " has rows without processor time, from an earlier version: name another file, or"
                + " leave out --resume to replace it");
      }
      lines.cut();
      if (lines.text().isEmpty()) {
        lines.append(MaskRow.CSV_HEADER);
      }
      file = new RowFile(lines, before);
      return file;
    } catch (IllegalArgumentException e) {
      throw new UsageException(
          name + ", " + e.getMessage() + "; name another file, or leave out --resume");
    } finally {
      if (file == null) {
        lines.close();
      }
    }
  }

  /** The existing rows. */
  List<MaskRow> before() {
    return before;
  }

  void write(MaskRow row) {
    try {
      lines.append(row.csv());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    lines.force();
    lines.close();
  }
}
