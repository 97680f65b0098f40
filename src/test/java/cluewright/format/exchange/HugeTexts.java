package cluewright.format.exchange;

import blazing.chain.LZSEncoding;
import cluewright.format.FormatException;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.link.LzText;
import cluewright.format.exchange.link.PenpaLink;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Reads texts of 16 MB that mean harm, in every format, within the memory that the virtual machine
 * has; the program of {@link HugeTextTest}.
 */
final class HugeTexts {
  private static final int LENGTH = 16 << 20;
  private static final String NINE =
      "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1";

  private static final String PENPA = "https://swaroopg92.github.io/penpa-edit/#m=edit&p=";

  private HugeTexts() {}

  /** A link with a history of almost as much as is unpacked. */
  private static String drawing() {
    String small = new PenpaLink().write(List.of(Item.of(Puzzle.empty(Boards.FOUR))));
    Inflater inflater = new Inflater(true);
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    try {
      inflater.setInput(Base64.getDecoder().decode(small.substring(PENPA.length())));
      byte[] buffer = new byte[1 << 20];
      String text =
          new String(buffer, 0, inflater.inflate(buffer), StandardCharsets.UTF_8)
              .replaceFirst("z_:\\[]", "z_:[" + "0,".repeat(500_000) + "0]");
      deflater.setInput(text.getBytes(StandardCharsets.UTF_8));
      deflater.finish();
      return PENPA
          + Base64.getEncoder().encodeToString(Arrays.copyOf(buffer, deflater.deflate(buffer)));
    } catch (DataFormatException impossible) {
      throw new IllegalStateException(impossible);
    } finally {
      inflater.end();
      deflater.end();
    }
  }

  /** As often as 16 MB hold. */
  private static String filled(String start, String middle, String end) {
    int times = (LENGTH - start.length() - end.length()) / middle.length();
    return start + middle.repeat(times) + end;
  }

  static Map<String, Supplier<String>> texts() {
    String digits = NINE.replace('.', '0');
    Map<String, Supplier<String>> texts = new LinkedHashMap<>();
    texts.put("one line of digits", () -> filled("", "123456789.", ""));
    texts.put("one line of blanks", () -> filled("1", " ", "1"));
    texts.put("lines without anything", () -> filled("", "\n", ""));
    texts.put("small masks", () -> filled("", "x..x............\n", ""));
    texts.put("puzzles", () -> filled("", NINE + "\n", ""));
    texts.put("braces", () -> filled("", "{\"puzzles\":[", ""));
    texts.put("a large number", () -> filled("{\"cluewright-puzzles\":1", "0", "}"));
    texts.put(
        "many puzzles in JSON",
        () ->
            filled(
                "{\"cluewright-puzzles\":1,\"puzzles\":[",
                "{\"clues\":\"1...............\",\"placed\":\"12..............\"},",
                "{}]}"));
    texts.put(
        "many fields in JSON",
        () -> filled("{\"cluewright-puzzles\":1,", "\"a\":1,", "\"puzzles\":[]}"));
    texts.put("elements", () -> filled("<opensudoku>", "<a>", ""));
    texts.put(
        "a long word for many games",
        () ->
            filled(
                "<opensudoku><description>" + "a".repeat(1_000_000) + "</description>",
                "<game data=\"" + digits + "\"/>",
                "</opensudoku>"));
    texts.put("a table", () -> filled("puzzle,notes\n", "1...............,abc\n", ""));
    texts.put("an open quote", () -> filled("puzzle,notes\n\"", "a\n", ""));
    texts.put("many columns", () -> filled("puzzle", ",a", "\n1...............\n"));
    texts.put(
        "positions in library lines",
        () -> filled("", ":0000:x:" + NINE.replaceFirst("2[.][.]1", "2+7.1") + "::::\n", ""));
    texts.put("headers", () -> filled("", "#C a\n", "[Puzzle]\n"));
    texts.put("other headers", () -> filled("", "#X a\n", "[Puzzle]\n"));
    texts.put(
        "moves",
        () -> filled("2..|1.5|..3\n.54|...|71.\n".repeat(5).substring(0, 108), "E78007\n", ""));
    texts.put("runs of candidates", () -> filled("-----\n", "123 456 789 ", ""));
    texts.put(
        "links", () -> filled("", "https://www.sudokuwiki.org/sudoku.htm?bd=" + digits + "\n", ""));
    texts.put("a long link", () -> filled("https://www.f-puzzles.com/?load=", "A", ""));
    texts.put("another long link", () -> filled("https://sudokumaker.app/?puzzle=", "A", ""));
    texts.put("a third long link", () -> filled("https://lisudoku.xyz/e?import=", "A", ""));
    texts.put(
        "links with digits",
        () -> filled("", "https://sudokuexchange.com/?s=" + digits + "\n", ""));
    texts.put("lines of JSON", () -> filled("", "{\"clues\":\"1...............\"}\n", ""));
    texts.put("one line of JSON", () -> filled("{\"mask\":\"", "x", ""));
    texts.put(
        "fields of a game",
        () -> filled("{\"difficulty_category\":\"\",", "\"a\":{\"b\":[1]},", "\"cells\":[]}"));
    texts.put("cells of a game", () -> filled("{\"earmarks\":1,\"cells\":[", "[[[", ""));
    texts.put("elements of a game", () -> filled("<ksudoku>", "<a></a>", "</ksudoku>"));
    texts.put("values of a game", () -> filled("<ksudoku><values>", "b_", "</values></ksudoku>"));
    texts.put("rows of a game", () -> filled("", "1 2 34 u5 6 7 8 9 1\n", ""));
    texts.put("a row of a game", () -> filled("1 2 34 u5 6 7 8 9 1\n", "u5 ", ""));
    texts.put("a long link of a drawing", () -> filled(PENPA, "A", ""));
    texts.put("many drawings that unpack to megabytes", () -> filled("", drawing() + "\n", ""));
    String cells = "[" + "[{},{},{},{}],".repeat(3) + "[{},{},{},{}]]";
    String fine =
        "{\"grid\":" + cells + ",\"id\":\"" + "a".repeat(LzText.MOST_UNPACKED - 200) + "\"}";
    texts.put(
        "many puzzles that unpack to a megabyte",
        () ->
            filled(
                "",
                "https://f-puzzles.com/?load=" + LZSEncoding.compressToBase64(fine) + "\n",
                ""));
    return texts;
  }

  /** Reads each text as what it looks like, or with an argument in every format. */
  public static void main(String[] arguments) {
    for (Map.Entry<String, Supplier<String>> text : texts().entrySet()) {
      String given = text.getValue().get();
      long start = System.nanoTime();
      String answer = answer(given);
      long millis = (System.nanoTime() - start) / 1_000_000;
      System.out.printf("%6d ms, %s: %s%n", millis, text.getKey(), answer);
    }
  }

  private static String answer(String text) {
    try {
      return Formats.reading(text, "").items().size() + " items";
    } catch (FormatException refused) {
      return refused.getMessage();
    }
  }
}
