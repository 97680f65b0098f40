package cluewright.format.exchange;

import cluewright.format.FormatException;
import cluewright.format.Line;
import cluewright.format.Quoted;
import cluewright.format.exchange.cells.BareCells;
import cluewright.format.exchange.cells.SpreadsheetText;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.TextSpan;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Stands for a text that is clearly something else: a link to an unknown site, markup, or a packed
 * file. It is none of {@link Formats#READ}, and its reader says what is known instead.
 *
 * <p>HoDoKu's own files ({@code .hsol}) are packed: their one entry, {@code SudokuData}, is its
 * Java objects in XML, so that only the program itself can tell what they mean.
 */
final class UnknownFormat extends Format {
  private static final Pattern LINK =
      Pattern.compile(
          "(?i)(?:[a-z][a-z0-9+.-]*://|www\\.|(?:[a-z0-9-]+\\.)+(?:com|org|net|io|app)[/?#]).*");
  private static final Pattern MARKUP =
      Pattern.compile("(?is)<[!?/a-z].*|\\{\\\\rtf.*|\\[\\s*\\{.*|%PDF.*|PK\u0003.*");

  private static final String PACKED = "PK\u0003\u0004";
  private static final String HODOKU = "SudokuData";

  /** The length of a packed file's header with the name of its first entry. */
  private static final int ENTRY = 60;

  UnknownFormat() {
    super(FormatInfo.of("unknown", "exchange.unknown"));
  }

  /** True for such a text unless it may be bare cells, such as a mask with unusual marks. */
  @Override
  public boolean isLikely(String text) {
    return (link(text) || markup(text) || isNumber(text)) && !BareCells.areIn(text);
  }

  private static boolean isNumber(String text) {
    return SpreadsheetText.isNumber(TextSpan.first(text, TextSpan.LINK_START).text().strip());
  }

  private static boolean link(String text) {
    String start = TextSpan.first(text, TextSpan.LINK_START).text();
    return LINK.matcher(start).matches() || start.contains("://");
  }

  private static boolean markup(String text) {
    int ink = TextSpan.ink(text);
    return MARKUP.matcher(text.substring(ink, Math.min(text.length(), ink + 10))).matches();
  }

  @Override
  public Reading reading(String text) {
    int number = 1;
    for (Line line : Line.of(text, 1)) {
      number = line.number();
      if (!line.text().isBlank()) {
        break;
      }
    }
    throw FormatException.at(number, 1, instead(text));
  }

  private static Phrase instead(String text) {
    if (link(text)) {
      return Phrase.of("exchange.unknown-site");
    }
    if (isNumber(text)) {
      return Phrase.of(
          "exchange.spreadsheet-number",
          Quoted.of(TextSpan.first(text, TextSpan.LINK_START).text().strip()));
    }
    boolean isHodoku =
        text.startsWith(PACKED)
            && text.substring(0, Math.min(text.length(), ENTRY)).contains(HODOKU);
    return isHodoku
        ? Phrase.of("exchange.hsol")
        : Phrase.of(
            "exchange.unknown-format",
            Phrase.row(Formats.READ.stream().map(Format::id).map(Phrase::verbatim).toList()));
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Optional.of(Phrase.of("exchange.unknown"));
  }

  @Override
  public String write(List<Item> items) {
    throw new UnsupportedOperationException("this stands for what is not known");
  }
}
