package cluewright.search.dual;

import cluewright.search.Bookmark;
import cluewright.search.Request;
import cluewright.search.WalkCut;
import cluewright.search.WalkPiece;
import cluewright.search.verify.DigitNames;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.CRC32;

/**
 * The progress of a walk as text: the request, the order and number of shares, and the position in
 * each unfinished share.
 *
 * <pre>
 * cluewright-walk 1
 * mask ...x..x.        the request, with a checksum of its known puzzles
 * strategies naked-single,hidden-single
 * givens 7............    if digits are fixed
 * known 0
 * order 17 16 25       cells, counted from 0
 * shares 12 5072       the depth at which the tree is shared out, and the number of shares
 * taken 317            so many were begun, all but the open ones walked to their ends
 * counted 61223411     branches met
 * met-known no
 * open 311 old 4:30 1:12 480
 * open 316 new         a share, and under way its digits, each after the set still to be tried there
 * end 5c1f00aa         a checksum of all lines before
 * </pre>
 *
 * @param order the cells without a clue, the first to be filled first
 * @param open the shares under way, by their numbers
 */
record KeptWalk(
    List<Integer> order,
    int shareDepth,
    int shares,
    int taken,
    long counted,
    boolean metKnown,
    Map<Integer, DualTree.Position> open) {

  private static final String HEAD = Bookmark.MARK + "1";
  private static final String END = "end ";
  private static final String NEW = "new";

  /** The number of lines between the request and the unfinished shares. */
  private static final int LINES_OF_WALK = 5;

  String text(Request request) {
    List<String> lines = new ArrayList<>(statement(request));
    lines.add("order" + spaced(order));
    lines.add("shares %d %d".formatted(shareDepth, shares));
    lines.add("taken " + taken);
    lines.add("counted " + counted);
    lines.add("met-known " + (metKnown ? "yes" : "no"));
    open.forEach((number, position) -> lines.add("open " + number + " " + written(position)));
    String all = String.join("\n", lines) + "\n";
    return all + END + checksum(all) + "\n";
  }

  private static String spaced(List<Integer> numbers) {
    StringBuilder text = new StringBuilder();
    numbers.forEach(number -> text.append(' ').append(number));
    return text.toString();
  }

  private static String written(DualTree.Position position) {
    StringBuilder text = new StringBuilder(position.isNew() ? NEW : "old");
    for (int i = 0; i < position.untried().size(); i++) {
      text.append(' ').append(position.untried().get(i));
      if (i < position.digits().size()) {
        text.append(':').append(position.digits().get(i));
      }
    }
    return text.toString();
  }

  /** The lines that identify the request, since progress on another one proves nothing. */
  private static List<String> statement(Request request) {
    List<String> known =
        request.known().stream().map(each -> DigitNames.canonical(each).line()).sorted().toList();
    List<String> lines = new ArrayList<>();
    lines.add(HEAD);
    lines.add("mask " + request.mask().line());
    lines.add("strategies " + request.strategies().ids());
    request.goal().givens().ifPresent(givens -> lines.add("givens " + givens.line()));
    lines.add(
        known.isEmpty() ? "known 0" : "known " + known.size() + " " + checksum(known.toString()));
    return lines;
  }

  private static String checksum(String text) {
    CRC32 crc = new CRC32();
    crc.update(text.getBytes(StandardCharsets.UTF_8));
    return Long.toHexString(crc.getValue());
  }

  /**
   * Reads saved progress.
   *
   * @throws Bookmark.UnfitException if it is damaged, or of another request
   */
  static KeptWalk read(String text, Request request) {
    int end = text.lastIndexOf(END);
    if (!text.startsWith(HEAD + "\n")) {
      throw new Bookmark.UnfitException("it keeps no walk that this version can go on with");
    }
    if (end < 0 || !text.substring(end).strip().equals(END + checksum(text.substring(0, end)))) {
      throw new Bookmark.UnfitException("it is damaged: its checksum is not that of its lines");
    }
    List<String> lines = text.substring(0, end).lines().toList();
    List<String> statement = statement(request);
    for (int i = 0; i < statement.size(); i++) {
      if (!lines.get(i).equals(statement.get(i))) {
        throw new Bookmark.UnfitException(
            "line %d keeps another walk: \"%s\", but \"%s\" is requested"
                .formatted(i + 1, lines.get(i), statement.get(i)));
      }
    }
    try {
      return read(lines.subList(statement.size(), lines.size()), request);
    } catch (NumberFormatException | IndexOutOfBoundsException e) {
      throw new Bookmark.UnfitException("it is damaged");
    }
  }

  /**
   * The progress that an earlier run would have saved after walking everything before a piece.
   *
   * @throws Bookmark.UnfitException if the order of its cut is none of the request's
   */
  static KeptWalk before(WalkPiece piece, Request request) {
    WalkCut cut = piece.cut();
    requireOrder(cut.order(), request);
    return new KeptWalk(
        cut.order(), cut.depth(), cut.shares(), piece.from(), 0, /* metKnown= */ false, Map.of());
  }

  private static void requireOrder(List<Integer> order, Request request) {
    if (!order.stream().sorted().toList().equals(request.mask().open().stream().boxed().toList())) {
      throw new Bookmark.UnfitException("the order does not name each open cell once");
    }
  }

  private static KeptWalk read(List<String> lines, Request request) {
    List<Integer> order = numbers(lines.get(0), "order");
    requireOrder(order, request);
    List<Integer> shares = numbers(lines.get(1), "shares");
    Map<Integer, DualTree.Position> open = new TreeMap<>();
    for (String line : lines.subList(LINES_OF_WALK, lines.size())) {
      String[] words = line.split(" ");
      open.put(Integer.valueOf(words[1]), position(words));
    }
    return new KeptWalk(
        order,
        shares.get(0),
        shares.get(1),
        numbers(lines.get(2), "taken").get(0),
        Long.parseLong(lines.get(3).substring("counted ".length())),
        lines.get(4).equals("met-known yes"),
        open);
  }

  private static List<Integer> numbers(String line, String word) {
    String[] words = line.split(" ");
    if (!words[0].equals(word)) {
      throw new Bookmark.UnfitException("a line begins with " + words[0] + " instead of " + word);
    }
    return List.of(words).subList(1, words.length).stream().map(Integer::valueOf).toList();
  }

  private static DualTree.Position position(String[] words) {
    List<Integer> digits = new ArrayList<>();
    List<Integer> untried = new ArrayList<>();
    for (String word : List.of(words).subList(3, words.length)) {
      int colon = word.indexOf(':');
      untried.add(Integer.valueOf(colon < 0 ? word : word.substring(0, colon)));
      if (colon >= 0) {
        digits.add(Integer.valueOf(word.substring(colon + 1)));
      }
    }
    return new DualTree.Position(digits, untried, words[2].equals(NEW));
  }
}
