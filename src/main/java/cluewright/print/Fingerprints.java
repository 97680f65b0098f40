package cluewright.print;

import cluewright.format.FileException;
import cluewright.format.FormatException;
import cluewright.format.TextSource;
import cluewright.format.WholeFile;
import cluewright.model.PuzzleForms;
import cluewright.phrase.Phrase;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The puzzles of earlier books, in a text file with one puzzle per line: its fingerprint, the book,
 * and its name there, separated by tabs. Empty lines and those that begin with # say nothing.
 *
 * <p>A book that is printed again, under the same title, is no other book.
 */
public final class Fingerprints {
  private static final String BETWEEN = "\t";
  private static final int PARTS = 3;
  private static final String FINGERPRINT = "[0-9a-f]{32}";

  private final PuzzleForms forms = new PuzzleForms();
  private final Map<String, Known> known = new LinkedHashMap<>();
  private final Path file;

  /** A puzzle of an earlier book. */
  public record Known(String book, String puzzle) {}

  private Fingerprints(Path file) {
    this.file = file;
  }

  /**
   * Reads a file; a missing file is empty.
   *
   * @throws IOException if it cannot be read, or a line is none, with a sentence that names it
   */
  public static Fingerprints read(Path file) throws IOException {
    Fingerprints read = new Fingerprints(file);
    List<String> lines = text(file).lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (!line.isBlank() && !line.startsWith("#")) {
        read.take(line.split(BETWEEN, -1), i + 1);
      }
    }
    return read;
  }

  private static String text(Path file) throws IOException {
    try {
      return TextSource.read(file).text();
    } catch (NoSuchFileException e) {
      return "";
    } catch (FormatException e) {
      throw new FileException(e.phrase(), e);
    } catch (IOException e) {
      String reason = FileException.reason(e);
      throw new FileException(Phrase.of("formats.cannot-open", file.toString(), reason), e);
    }
  }

  private void take(String[] parts, int number) throws IOException {
    if (parts.length != PARTS || !parts[0].matches(FINGERPRINT)) {
      throw new FileException(Phrase.of("print.no-fingerprint", file.toString(), number));
    }
    known.putIfAbsent(parts[0], new Known(parts[1], parts[2]));
  }

  /** Finds a puzzle of another book that equals this one relabelled, turned or mirrored. */
  public Optional<Known> of(Entry entry, String book) {
    return Optional.ofNullable(known.get(forms.fingerprint(entry.puzzle())))
        .filter(before -> !before.book().equals(plain(book)));
  }

  /**
   * Adds a book's new puzzles, and keeps what others have written to the file meanwhile.
   *
   * @param names of the puzzles, one an entry
   * @throws IOException if the file cannot be written, with a sentence that names it
   */
  public void append(List<Entry> entries, List<String> names, String book) throws IOException {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      String fingerprint = forms.fingerprint(entries.get(i).puzzle());
      Known now = new Known(plain(book), plain(names.get(i)));
      if (known.putIfAbsent(fingerprint, now) == null) {
        lines.add(String.join(BETWEEN, fingerprint, now.book(), now.puzzle()) + "\n");
      }
    }
    String before = text(file);
    boolean isEnded = before.isEmpty() || before.endsWith("\n");
    String all = before + (isEnded ? "" : "\n") + String.join("", lines);
    WholeFile.write(file, out -> out.write(all.getBytes(StandardCharsets.UTF_8)));
  }

  private static String plain(String text) {
    return text.replaceAll("\\s+", " ").strip();
  }
}
