package cluewright.learned;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The refuted masks that are shipped, with as many clues as Cluewright's own engines could refute.
 *
 * <p>A mask that lies in an image of one of them is impossible, too, with the same strategies and
 * with fewer. {@code assets/learned} tells what each rests on. The file is read when it is first
 * asked for.
 */
public final class LearnedMasks {
  static final String FILE = "/cluewright/assets/learned/masks.txt";

  private static List<LearnedMask> shipped;

  private LearnedMasks() {}

  /** The shipped masks, read on the first call. */
  public static synchronized List<LearnedMask> shipped() {
    shipped = shipped == null ? read() : shipped;
    return shipped;
  }

  private static List<LearnedMask> read() {
    try (InputStream file = LearnedMasks.class.getResourceAsStream(FILE);
        BufferedReader in =
            new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
      LearnedText.Content content = LearnedText.read(in.lines().toList());
      if (!content.faults().isEmpty()) {
        throw new IllegalStateException(FILE + ": " + content.faults());
      }
      return content.masks();
    } catch (IOException e) {
      throw new UncheckedIOException(FILE + " cannot be read", e);
    }
  }
}
