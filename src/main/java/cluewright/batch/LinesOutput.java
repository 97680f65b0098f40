package cluewright.batch;

import cluewright.format.FormatException;
import cluewright.format.WholeFile;
import cluewright.model.Mask;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;

/** The output of an earlier run in a line format: its contents, and the repair of its end. */
final class LinesOutput {
  private final BatchPaths paths;
  private final BatchFormat.ByLine format;
  private final List<BatchRecord> records = new ArrayList<>();

  /** The text after the last line feed. */
  private String rest = "";

  private boolean isRestWhole;

  /**
   * Reads the output, if it exists, without changing it.
   *
   * @param masks those that are asked for
   * @throws BatchException if it is no such file
   */
  LinesOutput(BatchPaths paths, BatchFormat.ByLine format, List<Mask> masks) throws IOException {
    this.paths = paths;
    this.format = format;
    if (paths.hasOutput()) {
      try (LineFile output = LineFile.open(paths.out())) {
        rest = output.rest();
        isRestWhole = isWhole(masks);
        String text = output.text() + (isRestWhole ? rest + "\n" : "");
        records.addAll(read(text));
      }
    }
  }

  private List<BatchRecord> read(String text) {
    try {
      return format.read(text);
    } catch (FormatException e) {
      throw new BatchException(paths.name() + ": " + e.getMessage());
    }
  }

  /** True if the last line only lacks its line end, as some editors leave it. */
  private boolean isWhole(List<Mask> masks) {
    try {
      List<BatchRecord> last = format.read(rest);
      return last.size() == 1 && masks.stream().anyMatch(mask -> isOf(mask, last.get(0).mask()));
    } catch (FormatException e) {
      return false;
    }
  }

  /** True for a mask's name, or for its cells alone. */
  private static boolean isOf(Mask mask, String name) {
    return name.equals(BatchHeader.name(mask)) || name.equals(mask.line());
  }

  List<BatchRecord> records() {
    return List.copyOf(records);
  }

  /** True if the last line is incomplete. */
  boolean isTorn() {
    return !rest.isEmpty() && !isRestWhole;
  }

  /** Completes the last line, or removes it if it is torn. */
  void mend() throws IOException {
    if (rest.isEmpty()) {
      return;
    }
    try (LineFile output = LineFile.open(paths.out())) {
      if (isRestWhole) {
        output.append("\n");
      } else {
        output.cut();
      }
    }
  }

  /** Removes records that do not answer the current request, since these are searched again. */
  void removeOpen(BatchHeader wanted) throws IOException {
    if (records.removeIf(record -> record.isOpen(wanted))) {
      StringBuilder text = new StringBuilder();
      for (String line : Files.readString(paths.out()).lines().toList()) {
        if (format.read(line).stream().noneMatch(record -> record.isOpen(wanted))) {
          text.append(line).append('\n');
        }
      }
      byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
      WholeFile.write(paths.out(), out -> out.write(bytes));
    }
  }
}
