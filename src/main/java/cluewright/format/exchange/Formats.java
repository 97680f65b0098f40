package cluewright.format.exchange;

import cluewright.format.FormatException;
import cluewright.format.TextSource;
import cluewright.phrase.Phrase;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Every format there is: the one place to add another. */
public final class Formats {
  /** The most particular first: the first that a text looks like is the one it is read as. */
  public static final List<Format> ALL = List.of(new MaskFormat(), new LineFormat());

  /** The ids of what PuzzleText and MaskText read. */
  private static final Set<String> PLAIN = Set.of("line", "mask", "sdm");

  private Formats() {}

  public static Optional<Format> named(String id) {
    return ALL.stream().filter(format -> format.id().equals(id)).findFirst();
  }

  /**
   * The format that is written to files of such a name, by what follows the last dot; of several,
   * the one that writes it first.
   */
  public static Optional<Format> forFile(String name) {
    return withExtensionOf(name).findFirst();
  }

  /** Of several formats with the extension of a name, the first in which items can be written. */
  public static Optional<Format> forFile(String name, List<Item> items) {
    return withExtensionOf(name)
        .filter(format -> format.refusal(items).isEmpty())
        .findFirst()
        .or(() -> forFile(name));
  }

  private static Stream<Format> withExtensionOf(String name) {
    int dot = name.lastIndexOf('.');
    String extension = name.substring(dot + 1).toLowerCase(Locale.ROOT);
    return ALL.stream()
        .filter(format -> dot >= 0 && format.extensions().contains(extension))
        .sorted(Comparator.comparing(format -> format.extensions().indexOf(extension)));
  }

  /** Those in which these items can be written. */
  public static List<Format> offering(List<Item> items) {
    return ALL.stream().filter(format -> format.refusal(items).isEmpty()).toList();
  }

  /**
   * Reads a text, whatever its format.
   *
   * @throws FormatException if it cannot be read, or is larger than a file may be
   */
  public static List<Item> read(String text) {
    if (text.length() > TextSource.MAX_BYTES) {
      throw FormatException.at(1, 1, Phrase.of("exchange.too-large", TextSource.MAX_BYTES >> 20));
    }
    return of(text).read(unmarked(text));
  }

  private static String unmarked(String text) {
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  /**
   * The format that a text looks like, but for bare lines, grids and masks: of these PuzzleText and
   * MaskText know more, such as the line of each, and which boards are meant.
   */
  public static Optional<Format> foreign(String text) {
    return Optional.of(of(text)).filter(format -> !PLAIN.contains(format.id()));
  }

  /** The format that a text looks like; the last, which is the plainest, if it looks like none. */
  public static Format of(String text) {
    String plain = unmarked(text);
    return ALL.stream()
        .filter(format -> format.isLikely(plain))
        .findFirst()
        .orElse(ALL.get(ALL.size() - 1));
  }
}
