package cluewright.format.exchange.link;

import cluewright.format.Quoted;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Mark;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The relations of a Penpa-Edit puzzle: {@code thermo} with the cells of each from its bulb on; a
 * small circle or an inequality sign as {@code symbol} on the border of two cells, and a letter as
 * {@code number} there.
 */
final class PenpaSigns {
  static final String THERMOMETERS = "thermo";
  static final String SYMBOLS = "symbol";
  static final String NUMBERS = "number";

  /** The arrow with a letter beside a row for contest answers. */
  static final String ROW_ARROW = "arrow_Short";

  private static final Set<String> CIRCLES = Set.of("circle_SS", "circle_S");
  private static final Set<Integer> WHITE = Set.of(1, 8);
  private static final int BLACK = 2;
  private static final String INEQUALITY = "inequality";
  private static final int QUARTERS = 4;
  private static final int SLENDER = 5;
  private static final List<String> TIPS = List.of("<", "∧", ">", "∨");

  private static final String LETTER = "V";

  /** Inequality signs on keyboards, among which a V may be meant as one. */
  private static final Set<String> TYPED = Set.of("^", "<", ">");

  private static final Set<String> SMALL = Set.of("v", "x");

  /** The white colours of text, which is invisible. */
  private static final Set<Integer> UNSEEN = Set.of(4, 7, 11);

  private PenpaSigns() {}

  static void readThermometers(PackedJson json, PenpaPoints points, LinkBoard rules) {
    for (JsonNode thermometer : json.root().path(THERMOMETERS)) {
      json.refuseOtherThanList(thermometer, THERMOMETERS);
      List<Integer> path = new ArrayList<>();
      for (JsonNode point : thermometer) {
        int cell = point.isInt() ? points.cell(point.asInt()) : -1;
        boolean isNear =
            path.isEmpty() || cell < 0 || rules.plain().touch(path.get(path.size() - 1), cell);
        if (cell < 0 || !isNear) {
          throw json.rule(THERMOMETERS);
        }
        path.add(cell);
      }
      if (!path.isEmpty()) {
        rules.add(Kinds.THERMOMETER, path, THERMOMETERS);
      }
    }
  }

  /**
   * Reads a symbol.
   *
   * @param pair the cells on the border of which it is; empty if it is elsewhere
   * @throws cluewright.format.FormatException if it is no rule
   */
  static void readSymbol(PackedJson json, JsonNode symbol, List<Integer> pair, LinkBoard rules) {
    String name = PackedJson.text(symbol.path(1));
    int style = symbol.path(0).asInt(0);
    if (!pair.isEmpty() && CIRCLES.contains(name) && WHITE.contains(style)) {
      rules.add(Kinds.WHITE_DOT, pair, SYMBOLS);
    } else if (!pair.isEmpty() && CIRCLES.contains(name) && style == BLACK) {
      rules.add(Kinds.BLACK_DOT, pair, SYMBOLS);
    } else if (name.equals(INEQUALITY) && style >= 1 && style <= 2 * QUARTERS) {
      addLess(json, TIPS.get((style - 1) % QUARTERS), pair, name, rules);
    } else {
      throw json.rule(name.isBlank() ? SYMBOLS : name);
    }
  }

  /**
   * Reads a text on the border of two cells. A small v may be a V or a sign of inequality.
   *
   * @return the text
   * @throws cluewright.format.FormatException if it is no rule, or may be one or another
   */
  static String readText(PackedJson json, JsonNode number, List<Integer> pair, LinkBoard rules) {
    String text = PackedJson.text(number.path(0)).strip();
    if (SMALL.contains(text)) {
      throw json.fault(letter("exchange.penpa-small-letter", text, rules.plain(), pair));
    }
    if (UNSEEN.contains(number.path(1).asInt(0))) {
      throw json.rule(NUMBERS);
    }
    Optional<Kind> kind = LinkBoard.lettered(text);
    if (kind.isPresent()) {
      rules.add(kind.get(), pair, NUMBERS);
    } else {
      addLess(json, text, pair, NUMBERS, rules);
    }
    return text;
  }

  private static Phrase letter(String key, String text, Board board, List<Integer> pair) {
    return Phrase.of(key, Quoted.bare(text), board.label(pair.get(0)), board.label(pair.get(1)));
  }

  /**
   * Refuses a V among inequality signs from a keyboard, since it may be meant as one.
   *
   * @param texts that were read on borders, each with the cells beside one of these
   */
  static void refuseMixed(PackedJson json, Board board, Map<String, List<Integer>> texts) {
    if (texts.containsKey(LETTER) && texts.keySet().stream().anyMatch(TYPED::contains)) {
      throw json.fault(letter("exchange.penpa-mixed-letter", LETTER, board, texts.get(LETTER)));
    }
  }

  private static void addLess(
      PackedJson json, String sign, List<Integer> pair, String field, LinkBoard rules) {
    Optional<List<Integer>> path = Chevron.path(rules.plain(), CellSet.of(pair), sign, 0);
    rules.add(Kinds.LESS, path.orElseThrow(() -> json.rule(field)), field);
  }

  private static final Set<Kind> SIGNS =
      Set.of(Kinds.WHITE_DOT, Kinds.BLACK_DOT, Kinds.X, Kinds.V, Kinds.LESS);

  /** True if a drawing tells rules of a kind, or words do, as those of the whole board. */
  static boolean knows(Kind kind) {
    return SIGNS.contains(kind)
        || kind == Kinds.THERMOMETER
        || kind == Kinds.CAGE
        || kind.form() == Form.BOARD;
  }

  private static Stream<Rule> signs(Board board) {
    return board.drawn().stream().filter(rule -> SIGNS.contains(rule.kind()));
  }

  /** A sign that would be drawn over another; empty if there is none. */
  static Optional<Rule> second(Board board) {
    Set<List<Object>> places = new HashSet<>();
    return board.drawn().stream()
        .filter(rule -> rule.kind().form() == Form.EDGE)
        .filter(
            rule ->
                layers(rule).stream()
                        .filter(layer -> places.add(List.of(border(board, rule), layer)))
                        .count()
                    < layers(rule).size())
        .findFirst();
  }

  /** The layers in which a sign needs its place; a disc with a number hides all else. */
  private static List<String> layers(Rule rule) {
    if (!SIGNS.contains(rule.kind())) {
      return List.of(NUMBERS, SYMBOLS);
    }
    return List.of(isText(rule) ? NUMBERS : SYMBOLS);
  }

  private static boolean isText(Rule rule) {
    return rule.kind().mark() instanceof Mark.Letter;
  }

  /** The middle of the border on which a sign stands. */
  static int border(Board board, Rule rule) {
    int first = rule.cells().get(0);
    int second = rule.cells().get(1);
    return PenpaPoints.of(board).border(Math.min(first, second), Math.max(first, second));
  }

  /** The thermometers of a board, as list elements. */
  static List<String> thermometers(Board board) {
    PenpaPoints points = PenpaPoints.of(board);
    return board.rules(Kinds.THERMOMETER).stream()
        .map(
            rule ->
                rule.cells().stream()
                    .map(cell -> String.valueOf(points.center(cell)))
                    .collect(Collectors.joining(",", "[", "]")))
        .toList();
  }

  /** The dots and inequality signs of a board, by their places. */
  static Map<Integer, String> symbols(Board board) {
    return signs(board)
        .filter(rule -> !isText(rule))
        .collect(
            Collectors.toMap(
                rule -> border(board, rule), rule -> "[%s,2]".formatted(symbol(board, rule))));
  }

  private static String symbol(Board board, Rule rule) {
    if (rule.kind().mark() instanceof Mark.Dot dot) {
      return (dot.isBlack() ? BLACK : 1) + ",\"circle_SS\"";
    }
    String tip = Chevron.of(board, rule.cells().get(0), rule.cells().get(1));
    return (SLENDER + TIPS.indexOf(tip)) + ",\"" + INEQUALITY + "\"";
  }

  /** The letters of a board, by their places. */
  static Map<Integer, String> letters(Board board) {
    Map<Integer, String> letters = new HashMap<>();
    signs(board)
        .forEach(
            rule -> {
              if (rule.kind().mark() instanceof Mark.Letter mark) {
                letters.put(border(board, rule), mark.letter());
              }
            });
    return letters;
  }
}
