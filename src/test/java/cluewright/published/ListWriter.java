package cluewright.published;

import cluewright.model.Boards;
import cluewright.model.Puzzle;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * Writes the list that is shipped from one that is published: a line a puzzle, of which the first
 * 81 characters are its cells, 0 or a point for an open one. {@code assets/lists/README.txt} names
 * the published ones and says how to run this.
 */
final class ListWriter {
  private ListWriter() {}

  /** A puzzle in the form in which it is shipped. */
  private record Shipped(MaskClass.Form form, String line) {}

  /** Reads the first file and writes the second. */
  public static void main(String[] files) throws IOException {
    List<String> lines = lines(Files.readAllLines(Path.of(files[0])));
    try (OutputStream out = Files.newOutputStream(Path.of(files[1]));
        OutputStream packed = new Smallest(out)) {
      packed.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.US_ASCII));
    }
  }

  /** The lines to ship, in order, for published ones in any. */
  static List<String> lines(List<String> published) {
    return published.stream()
        .map(ListWriter::puzzle)
        .map(ListWriter::shipped)
        .sorted(Comparator.comparing(Shipped::form).thenComparing(Shipped::line))
        .map(Shipped::line)
        .toList();
  }

  private static Puzzle puzzle(String line) {
    return new Puzzle(
        Boards.NINE,
        line.chars().limit(Boards.NINE.cells()).map(c -> c == '.' ? 0 : c - '0').toArray());
  }

  /** The line that comes first of all that make the mask its form. */
  private static Shipped shipped(Puzzle puzzle) {
    MaskClass ofMask = MaskClass.of(puzzle.mask());
    String line =
        ofMask.moves().stream()
            .map(from -> formed(puzzle, from).line())
            .min(Comparator.naturalOrder())
            .orElseThrow();
    return new Shipped(ofMask.form(), line);
  }

  private static Puzzle formed(Puzzle puzzle, int[] from) {
    int[] digits = new int[from.length];
    for (int cell = 0; cell < from.length; cell++) {
      digits[cell] = puzzle.digit(from[cell]);
    }
    return PublishedList.named(digits);
  }

  private static final class Smallest extends GZIPOutputStream {
    Smallest(OutputStream out) throws IOException {
      super(out);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }
}
