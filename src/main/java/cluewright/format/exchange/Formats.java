package cluewright.format.exchange;

import cluewright.format.FormatException;
import cluewright.format.TextSource;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

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
          new CsvTable(),
          new HodokuFormat(),
          new SsFormat(),
          new SdkFormat(),
          new MarksFormat(),
          new PlacesFormat(),
          new MaskFormat(),
          new SdmFormat(),
          new LineFormat());

  /** The ids of what PuzzleText and MaskText read. */
  private static final Set<String> PLAIN = Set.of("line", "mask", "sdm");

  private Formats() {}

  public static Optional<Format> named(String id) {
    return ALL.stream().filter(format -> format.id().equals(id)).findFirst();
  }

  /** The format that is written to files of such a name, by what follows the last dot. */
  public static Optional<Format> forFile(String name) {
    int dot = name.lastIndexOf('.');
    String extension = name.substring(dot + 1).toLowerCase(Locale.ROOT);
    return ALL.stream()
        .filter(format -> dot >= 0 && format.extensions().contains(extension))
        .findFirst();
  }

  /** The same for certain items; masks always stood in plain text files, too. */
  public static Optional<Format> forFile(String name, List<Item> items) {
    Optional<Format> own = forFile(name);
    return own.filter(format -> format.id().equals("line"))
        .filter(line -> line.refusal(items).isPresent())
        .flatMap(line -> named("mask"))
        .filter(mask -> mask.refusal(items).isEmpty())
        .or(() -> own);
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
    return of(text).read(TextSource.withoutMark(text));
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
    String plain = TextSource.withoutMark(text);
    boolean isBinary = plain.indexOf('\0') >= 0;
    return ALL.stream()
        .filter(format -> !isBinary && format.isLikely(plain))
        .findFirst()
        .orElse(ALL.get(ALL.size() - 1));
  }
}
