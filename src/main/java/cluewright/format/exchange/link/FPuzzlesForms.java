package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Rules that f-puzzles writes in forms of their own: arrows, whose {@code cells} are the circle and
 * whose {@code lines} begin there; clones with {@code cloneCells}; quadruples with {@code values};
 * single cells; and numbers outside the grid at a {@code cell} such as R0C1, those on a diagonal
 * with a {@code direction} such as {@code DR}.
 */
final class FPuzzlesForms {
  private static final String CELLS = "cells";
  private static final String CELL = "cell";
  private static final String LINES = "lines";
  private static final String CLONE = "cloneCells";
  private static final String VALUES = "values";
  private static final String VALUE = "value";
  private static final String DIRECTION = "direction";

  private static final Pattern PLACE = Pattern.compile("R(\\d{1,2})C(\\d{1,2})");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,3}");
  private static final Pattern SLANTED = Pattern.compile("[UD][LR]");
  private static final int BASE = 10;
  private static final int CORNER = 4;

  private final LinkBoard rules;
  private final PackedJson json;

  FPuzzlesForms(LinkBoard rules, PackedJson json) {
    this.rules = rules;
    this.json = json;
  }

  /** True for kinds that are written in such a form. */
  static boolean has(Kind kind) {
    return kind.form() == Form.OUTSIDE
        || kind.isOfCells()
        || List.of(Kinds.ARROW, Kinds.CLONES, Kinds.QUADRUPLE).contains(kind);
  }

  /** Reads an entry of a list. */
  void read(Kind kind, JsonNode object, String field) {
    if (kind == Kinds.ARROW) {
      readArrow(object, field);
    } else if (kind == Kinds.CLONES) {
      List<Integer> cells = cells(object.path(CELLS), field);
      cells.addAll(cells(object.path(CLONE), field));
      add(kind, cells, 0, field, cells.size() % 2 == 0);
    } else if (kind == Kinds.QUADRUPLE) {
      readQuadruple(object, field);
    } else if (kind.form() == Form.OUTSIDE) {
      readOutside(kind, object, field);
    } else {
      boolean isOne = object.has(CELL);
      rules.addCells(kind, isOne ? List.of(cell(object.path(CELL), field)) : all(object, field));
    }
  }

  private List<Integer> all(JsonNode object, String field) {
    List<Integer> cells = cells(object.path(CELLS), field);
    if (cells.isEmpty()) {
      throw json.rule(field);
    }
    return cells;
  }

  private void readArrow(JsonNode object, String field) {
    List<Integer> circle = all(object, field);
    circle.sort(Comparator.naturalOrder());
    if (object.path(LINES).isEmpty()) {
      throw json.rule(field);
    }
    for (JsonNode line : object.path(LINES)) {
      List<Integer> path = cells(line, field);
      boolean isJoined = path.size() > 1 && circle.contains(path.get(0));
      List<Integer> cells = new ArrayList<>(circle);
      cells.addAll(path.subList(Math.min(1, path.size()), path.size()));
      add(Kinds.ARROW, cells, circle.size(), field, isJoined);
    }
  }

  private void readQuadruple(JsonNode object, String field) {
    List<Integer> cells = cells(object.path(CELLS), field);
    int value = 0;
    boolean isKnown = isCorner(rules.plain(), cells) && object.path(VALUES).size() <= CORNER;
    for (JsonNode digit : object.path(VALUES)) {
      int number = PackedJson.sum(PackedJson.text(digit));
      isKnown &= number > 0 && number < BASE && number <= rules.plain().digits();
      value = BASE * value + number;
    }
    add(Kinds.QUADRUPLE, cells, value, field, isKnown);
  }

  private static boolean isCorner(Board board, List<Integer> cells) {
    return cells.size() == CORNER
        && new HashSet<>(cells).size() == CORNER
        && spread(cells, board::row) == 1
        && spread(cells, board::column) == 1;
  }

  private static int spread(List<Integer> cells, ToIntFunction<Integer> place) {
    return cells.stream().mapToInt(place).max().orElse(0)
        - cells.stream().mapToInt(place).min().orElse(0);
  }

  private void readOutside(Kind kind, JsonNode object, String field) {
    Board board = rules.plain();
    String value = PackedJson.text(object.path(VALUE)).strip();
    Matcher place = PLACE.matcher(name(object.path(CELL)));
    if (!NUMBER.matcher(value).matches() || !place.matches()) {
      throw json.rule(field);
    }
    int row = Integer.parseInt(place.group(1)) - 1;
    int column = Integer.parseInt(place.group(2)) - 1;
    Optional<SeenCells> way =
        kind == Kinds.LITTLE_KILLER
            ? slanted(row, column, name(object.path(DIRECTION)))
            : SeenCells.straight(board, row, column);
    List<Integer> cells = way.map(each -> each.cells(board)).orElse(List.of());
    add(kind, cells, Integer.parseInt(value), field, !board.has(row, column));
  }

  private static Optional<SeenCells> slanted(int row, int column, String direction) {
    return SLANTED.matcher(direction).matches()
        ? Optional.of(
            new SeenCells(
                row, column, direction.startsWith("D") ? 1 : -1, direction.endsWith("R") ? 1 : -1))
        : Optional.empty();
  }

  private void add(Kind kind, List<Integer> cells, int value, String field, boolean isKnown) {
    if (!isKnown) {
      throw json.rule(field);
    }
    rules.addKnown(kind, cells, value, field);
  }

  private static String name(JsonNode node) {
    return PackedJson.text(node).toUpperCase(Locale.ROOT);
  }

  private List<Integer> cells(JsonNode names, String field) {
    List<Integer> cells = new ArrayList<>();
    names.forEach(name -> cells.add(cell(name, field)));
    return cells;
  }

  private int cell(JsonNode node, String field) {
    Matcher place = PLACE.matcher(name(node));
    if (place.matches()) {
      int row = Integer.parseInt(place.group(1)) - 1;
      int column = Integer.parseInt(place.group(2)) - 1;
      if (rules.plain().has(row, column)) {
        return rules.plain().cell(row, column);
      }
    }
    throw rules.noCell(field, PackedJson.text(node));
  }

  /** True if f-puzzles can say a rule of a kind that it knows. */
  static boolean canSay(Board board, Rule rule) {
    Kind kind = rule.kind();
    List<Integer> cells = rule.cells();
    if (kind.form() == Form.OUTSIDE) {
      return SeenCells.of(board, rule).isPresent();
    }
    if (kind == Kinds.ARROW) {
      List<Integer> circle = cells.subList(0, rule.value());
      return circle.stream().sorted().toList().equals(circle);
    }
    if (kind == Kinds.QUADRUPLE) {
      return isCorner(board, cells)
          && String.valueOf(rule.value()).chars().allMatch(c -> isDigit(board, c - '0'));
    }
    return kind != Kinds.CLONES || cells.size() % 2 == 0;
  }

  private static boolean isDigit(Board board, int value) {
    return value > 0 && value <= board.digits();
  }

  /** Adds a rule to its list. */
  static void write(ArrayNode list, Rule rule, Board board) {
    if (rule.kind().isOfCells()) {
      rule.cells().forEach(cell -> writeCell(list.addObject(), cell, rule.kind(), board));
    } else {
      write(list.addObject(), rule, board);
    }
  }

  private static void writeCell(ObjectNode object, int cell, Kind kind, Board board) {
    if (kind == Kinds.ROW_INDEX || kind == Kinds.COLUMN_INDEX) {
      object.putArray(CELLS).add(name(board, cell));
    } else {
      object.put(CELL, name(board, cell));
    }
  }

  private static void write(ObjectNode object, Rule rule, Board board) {
    List<Integer> cells = rule.cells();
    if (rule.kind() == Kinds.ARROW) {
      int circle = rule.value();
      write(object.putArray(LINES).addArray(), cells.subList(circle - 1, cells.size()), board);
      write(object.putArray(CELLS), cells.subList(0, circle), board);
    } else if (rule.kind() == Kinds.CLONES) {
      int half = cells.size() / 2;
      write(object.putArray(CELLS), cells.subList(0, half), board);
      write(object.putArray(CLONE), cells.subList(half, cells.size()), board);
    } else if (rule.kind() == Kinds.QUADRUPLE) {
      write(object.putArray(CELLS), cells, board);
      ArrayNode values = object.putArray(VALUES);
      String.valueOf(rule.value()).chars().forEach(c -> values.add(c - '0'));
    } else {
      writeOutside(object, rule, board);
    }
  }

  private static void writeOutside(ObjectNode object, Rule rule, Board board) {
    SeenCells way = SeenCells.of(board, rule).orElseThrow();
    object.put(CELL, "R%dC%d".formatted(way.row() + 1, way.column() + 1));
    if (rule.kind() == Kinds.LITTLE_KILLER) {
      write(object.putArray(CELLS), rule.cells(), board);
      object.put(DIRECTION, (way.down() > 0 ? "D" : "U") + (way.right() > 0 ? "R" : "L"));
    }
    object.put(VALUE, String.valueOf(rule.value()));
  }

  private static void write(ArrayNode list, List<Integer> cells, Board board) {
    cells.forEach(cell -> list.add(name(board, cell)));
  }

  private static String name(Board board, int cell) {
    return board.label(cell).toUpperCase(Locale.ROOT);
  }
}
