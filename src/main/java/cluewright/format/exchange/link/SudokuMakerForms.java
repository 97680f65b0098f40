package cluewright.format.exchange.link;

import cluewright.format.exchange.link.SudokuMakerRules.Like;
import cluewright.model.Board;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Rules that Sudoku Maker writes in forms of their own: arrows as {@code bulbsWithArrows}, whose
 * bulbs have the ones first; lines of digit groups with these as sets; lockout lines, whose ends
 * differ by 4; quadruples at a corner, numbered row by row with one more than there are cells; and
 * numbers outside in an {@code outerCell}, numbered row by row with one around the board, those of
 * diagonals with a {@code diagonal} of 1 if it rises and -1 if it falls.
 */
final class SudokuMakerForms {
  static final String BULBS = "bulbsWithArrows";
  static final String GROUPS = "groups";

  private static final String BULB = "bulbCells";
  private static final String ARROWS = "arrows";
  private static final String LINES = "lines";
  private static final String CLUES = "clues";
  private static final String CORNER = "corner";
  private static final String DIGITS = "digits";
  private static final String OUTER = "outerCell";
  private static final String DIAGONAL = "diagonal";
  private static final String VALUE = "value";
  private static final String STYLE = "style";
  private static final String COLOR = "color";
  private static final String BLACK = "#000000";
  private static final String GREY = "#aaaaaa";

  private static final int USUAL_DIGITS = 9;
  private static final int LOCKOUT = 4;
  private static final int BASE = 10;

  private final LinkBoard rules;
  private final PackedJson json;
  private final String name;

  SudokuMakerForms(LinkBoard rules, PackedJson json, String name) {
    this.rules = rules;
    this.json = json;
    this.name = name;
  }

  /** True for kinds that are written in such a form. */
  static boolean has(Kind kind) {
    return kind.form() == Form.OUTSIDE
        || isOfGroups(kind)
        || List.of(Kinds.ARROW, Kinds.QUADRUPLE, Kinds.LOCKOUT).contains(kind);
  }

  private static boolean isOfGroups(Kind kind) {
    return List.of(Kinds.ENTROPIC, Kinds.PARITY, Kinds.MODULAR).contains(kind);
  }

  /** True for lines with a sign at each end. */
  static boolean hasEnds(Kind kind) {
    return List.of(Kinds.BETWEEN, Kinds.DOUBLE_ARROW, Kinds.LOCKOUT).contains(kind);
  }

  void read(Kind kind, JsonNode constraint) {
    if (kind == Kinds.ARROW) {
      list(constraint, BULBS).forEach(this::readArrow);
    } else if (kind == Kinds.QUADRUPLE) {
      list(constraint, CLUES).forEach(this::readQuadruple);
    } else if (kind == Kinds.LOCKOUT) {
      if (rules.plain().digits() != USUAL_DIGITS) {
        throw json.rule(name);
      }
      list(constraint, LINES).forEach(line -> rules.addKnown(kind, cells(line), LOCKOUT, name));
    } else if (isOfGroups(kind)) {
      Like like = ofGroups(constraint);
      list(constraint, LINES)
          .forEach(line -> rules.addKnown(like.kind(), cells(line), like.value(), name));
    } else {
      list(constraint, CLUES).forEach(clue -> readOutside(kind, clue));
    }
  }

  private JsonNode list(JsonNode object, String field) {
    JsonNode list = object.path(field);
    if (!list.isArray()) {
      throw json.rule(name + ", " + field);
    }
    return list;
  }

  private void readArrow(JsonNode entry) {
    List<Integer> bulb = cells(list(entry, BULB));
    Collections.reverse(bulb);
    if (bulb.isEmpty() || list(entry, ARROWS).isEmpty()) {
      throw json.rule(name);
    }
    for (JsonNode arrow : list(entry, ARROWS)) {
      List<Integer> cells = new ArrayList<>(bulb);
      cells.addAll(cells(arrow));
      if (cells.size() == bulb.size()) {
        throw json.rule(name);
      }
      rules.addKnown(Kinds.ARROW, cells, bulb.size(), name);
    }
  }

  private void readQuadruple(JsonNode clue) {
    Board board = rules.plain();
    int wide = board.columns() + 1;
    int corner = number(clue.path(CORNER));
    int row = corner / wide;
    int column = corner % wide;
    int value = 0;
    boolean isKnown = corner >= 0 && board.has(row, column) && board.has(row - 1, column - 1);
    for (JsonNode digit : list(clue, DIGITS)) {
      int figure = number(digit);
      isKnown &= figure > 0 && figure < BASE && figure <= board.digits();
      value = BASE * value + figure;
    }
    if (!isKnown || list(clue, DIGITS).size() > BASE / 2 - 1) {
      throw json.rule(name);
    }
    rules.addKnown(Kinds.QUADRUPLE, around(board, row, column), value, name);
  }

  private static List<Integer> around(Board board, int row, int column) {
    return List.of(
        board.cell(row - 1, column - 1),
        board.cell(row - 1, column),
        board.cell(row, column - 1),
        board.cell(row, column));
  }

  private void readOutside(Kind kind, JsonNode clue) {
    Board board = rules.plain();
    int wide = board.columns() + 2;
    int place = number(clue.path(OUTER));
    int row = place / wide - 1;
    int column = place % wide - 1;
    Optional<SeenCells> way =
        kind == Kinds.LITTLE_KILLER
            ? slanted(board, row, column, clue.path(DIAGONAL).asInt(0))
            : SeenCells.straight(board, row, column).filter(any -> !clue.has(DIAGONAL));
    List<Integer> cells = way.map(each -> each.cells(board)).orElse(List.of());
    if (place < 0 || cells.isEmpty() || number(clue.path(VALUE)) < 0) {
      throw json.rule(name);
    }
    rules.addKnown(kind, cells, number(clue.path(VALUE)), name);
  }

  /** The way into the board along a diagonal that rises (1) or falls (-1) to the right. */
  private static Optional<SeenCells> slanted(Board board, int row, int column, int diagonal) {
    return diagonal != 1 && diagonal != -1
        ? Optional.empty()
        : IntStream.of(1, -1)
            .mapToObj(right -> new SeenCells(row, column, -diagonal * right, right))
            .filter(way -> !way.cells(board).isEmpty())
            .findFirst();
  }

  private static int number(JsonNode node) {
    return node.isInt() ? node.intValue() : -1;
  }

  private List<Integer> cells(JsonNode numbers) {
    List<Integer> cells = new ArrayList<>();
    for (JsonNode each : numbers) {
      int cell = number(each);
      if (cell < 0 || cell >= rules.plain().cells()) {
        throw json.rule(name);
      }
      cells.add(cell);
    }
    return cells;
  }

  /** The kind and value of lines whose classes of digits are these groups. */
  private Like ofGroups(JsonNode constraint) {
    Set<Integer> groups = new HashSet<>();
    list(constraint, GROUPS).forEach(group -> groups.add(number(group)));
    List<Like> known = new ArrayList<>();
    known.add(new Like(Kinds.ENTROPIC, 0));
    known.add(new Like(Kinds.PARITY, 0));
    IntStream.range(2, rules.plain().digits()).forEach(n -> known.add(new Like(Kinds.MODULAR, n)));
    return known.stream()
        .filter(like -> groups(rules.plain(), like).equals(groups))
        .findFirst()
        .orElseThrow(() -> json.rule(name));
  }

  /** The classes of digits of a line, as sets with bit 1 for digit 1. */
  private static Set<Integer> groups(Board board, Like rule) {
    int digits = board.digits();
    int classes = rule.kind() == Kinds.ENTROPIC ? 3 : rule.value() == 0 ? 2 : rule.value();
    return IntStream.rangeClosed(1, digits)
        .boxed()
        .collect(
            Collectors.groupingBy(
                digit ->
                    rule.kind() == Kinds.ENTROPIC
                        ? (digit - 1) * classes / digits
                        : digit % classes,
                Collectors.reducing(0, digit -> 1 << digit, (one, other) -> one | other)))
        .values()
        .stream()
        .collect(Collectors.toSet());
  }

  /** True if Sudoku Maker can say a rule of such a kind. */
  static boolean canSay(Board board, Rule rule) {
    Kind kind = rule.kind();
    if (kind == Kinds.LOCKOUT) {
      return board.digits() == USUAL_DIGITS && rule.value() == LOCKOUT;
    }
    if (kind == Kinds.MODULAR) {
      return rule.value() > 2 && rule.value() < board.digits();
    }
    return kind == Kinds.ARROW || isOfGroups(kind) || FPuzzlesForms.canSay(board, rule);
  }

  static void write(ArrayNode all, int type, List<Rule> rules, Board board) {
    Kind kind = rules.get(0).kind();
    if (isOfGroups(kind)) {
      rules.stream()
          .map(Like::of)
          .distinct()
          .forEach(like -> writeGroups(start(all, type), like, rules, board));
      return;
    }
    ObjectNode constraint = start(all, type);
    if (kind == Kinds.ARROW) {
      rules.forEach(rule -> writeArrow(constraint.withArrayProperty(BULBS).addObject(), rule));
      styleArrow(constraint.putObject(STYLE));
    } else if (kind == Kinds.LOCKOUT) {
      rules.forEach(
          rule -> rule.cells().forEach(constraint.withArrayProperty(LINES).addArray()::add));
      styleEnds(constraint.putObject(STYLE));
    } else if (kind == Kinds.QUADRUPLE) {
      rules.forEach(
          rule -> writeQuadruple(constraint.withArrayProperty(CLUES).addObject(), rule, board));
      constraint.putObject(STYLE).put("singleLine", false);
    } else {
      rules.forEach(
          rule -> writeOutside(constraint.withArrayProperty(CLUES).addObject(), rule, board));
      styleOutside(constraint.putObject(STYLE), kind);
    }
  }

  private static ObjectNode start(ArrayNode all, int type) {
    return all.addObject().put("type", type);
  }

  private static void writeGroups(ObjectNode constraint, Like like, List<Rule> rules, Board board) {
    groups(board, like).stream().sorted().forEach(constraint.putArray(GROUPS)::add);
    ArrayNode lines = constraint.putArray(LINES);
    rules.stream()
        .filter(rule -> Like.of(rule).equals(like))
        .forEach(rule -> rule.cells().forEach(lines.addArray()::add));
    constraint.putObject(STYLE).put(COLOR, "#ffccaa").put("thickness", 0.15);
  }

  private static void writeArrow(ObjectNode entry, Rule rule) {
    List<Integer> bulb = new ArrayList<>(rule.cells().subList(0, rule.value()));
    Collections.reverse(bulb);
    bulb.forEach(entry.putArray(BULB)::add);
    rule.cells()
        .subList(rule.value(), rule.cells().size())
        .forEach(entry.putArray(ARROWS).addArray()::add);
  }

  private static void writeQuadruple(ObjectNode clue, Rule rule, Board board) {
    int last = Collections.max(rule.cells());
    clue.put(CORNER, board.row(last) * (board.columns() + 1) + board.column(last));
    ArrayNode digits = clue.putArray(DIGITS);
    String.valueOf(rule.value()).chars().forEach(c -> digits.add(c - '0'));
  }

  private static void writeOutside(ObjectNode clue, Rule rule, Board board) {
    SeenCells way = SeenCells.of(board, rule).orElseThrow();
    clue.put(OUTER, (way.row() + 1) * (board.columns() + 2) + way.column() + 1);
    clue.put(VALUE, rule.value());
    if (rule.kind() == Kinds.LITTLE_KILLER) {
      clue.put(DIAGONAL, -way.down() * way.right());
    }
  }

  private static void styleArrow(ObjectNode style) {
    style.putObject("arrow").put(COLOR, GREY).put("thickness", 0.05).put("headSize", 0.35);
    styleShape(style.putObject("bulb"));
  }

  static void styleEnds(ObjectNode style) {
    style.putObject(LINES).put(COLOR, GREY).put("thickness", 0.1);
    styleShape(style.putObject("endPoints"));
  }

  private static void styleShape(ObjectNode shape) {
    shape.put("size", 0.8).put("fill", "#ffffff");
    shape.putObject("stroke").put(COLOR, GREY).put("thickness", 0.02);
  }

  private static void styleOutside(ObjectNode style, Kind kind) {
    if (kind == Kinds.LITTLE_KILLER) {
      style.putObject("text").put(COLOR, BLACK);
      style.putObject("arrow").put(COLOR, BLACK);
    } else {
      style.put(COLOR, BLACK);
    }
  }
}
