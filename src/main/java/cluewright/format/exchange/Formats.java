package cluewright.format.exchange;

import cluewright.format.FormatException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Every format there is: the one place to add another. */
public final class Formats {
  /** The most particular first: the first that a text looks like is the one it is read as. */
  public static final List<Format> ALL =
      List.of(
          new FPuzzlesLink(),
          new SudokuPadLink(),
          new SudokuWikiLink(),
          new OpenSudokuXml(),
          new ExchangeJson(),
          new CsvTable());

  private Formats() {}

  public static Optional<Format> named(String id) {
    return ALL.stream().filter(format -> format.id().equals(id)).findFirst();
  }

  /** The format that is written to files of such a name, by what follows the last dot. */
  public static Optional<Format> forFile(String name) {
    String extension = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return ALL.stream().filter(format -> format.extensions().contains(extension)).findFirst();
  }

  /** Those in which these items can be written. */
  public static List<Format> offering(List<Item> items) {
    return ALL.stream().filter(format -> format.refusal(items).isEmpty()).toList();
  }

  /**
   * Reads a text, whatever its format.
   *
   * @throws FormatException if it cannot be read
   */
  public static List<Item> read(String text) {
    return of(text).read(text);
  }

  /** The format that a text looks like; the last, which is the plainest, if it looks like none. */
  public static Format of(String text) {
    return ALL.stream()
        .filter(format -> format.isLikely(text))
        .findFirst()
        .orElse(ALL.get(ALL.size() - 1));
  }
}
