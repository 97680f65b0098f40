package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Mark;
import cluewright.model.rule.Rule;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The cages of a Penpa-Edit puzzle: their cells in {@code killercages}, their outlines in {@code
 * cage} as lines between points inside cells, and their sums in {@code numberS} in a corner of a
 * cell. Cells and outlines must tell the same.
 */
final class PenpaCages {
  static final String CELLS = "killercages";
  static final String OUTLINE = "cage";
  static final String SUMS = "numberS";
  private static final int DASHED = 10;
  private static final int UPPER_LEFT = 0;
  private static final int UPPER_RIGHT = 1;
  private static final int LOWER_LEFT = 2;
  private static final int LOWER_RIGHT = 3;

  private PenpaCages() {}

  /**
   * Adds the cages.
   *
   * @throws cluewright.format.FormatException if cells, outlines and sums do not fit together
   */
  static void read(PackedJson json, PenpaPoints points, LinkBoard rules) {
    List<CellSet> cages = new ArrayList<>();
    for (JsonNode cage : json.root().path(CELLS)) {
      json.refuseOtherThanList(cage, CELLS);
      if (!cage.isEmpty()) {
        cages.add(cells(json, points, cage));
      }
    }
    refuseOtherOutlines(json, points, cages);
    Map<CellSet, String> sums = sums(json, points, cages);
    for (CellSet cells : cages) {
      if (sums.containsKey(cells)) {
        rules.addCage(cells, sums.get(cells), SUMS);
      } else {
        rules.addCage(cells, "", CELLS);
      }
    }
  }

  private static CellSet cells(PackedJson json, PenpaPoints points, JsonNode cage) {
    CellSet cells = CellSet.empty();
    for (JsonNode point : cage) {
      int cell = point.isInt() ? points.cell(point.asInt()) : -1;
      if (cell < 0) {
        throw json.rule(CELLS);
      }
      cells = cells.with(cell);
    }
    return cells;
  }

  private static void refuseOtherOutlines(
      PackedJson json, PenpaPoints points, List<CellSet> cages) {
    Set<List<Integer>> drawn = new HashSet<>();
    json.root()
        .path(OUTLINE)
        .fieldNames()
        .forEachRemaining(name -> drawn.add(PenpaEdges.Pairs.of(name)));
    Set<List<Integer>> outlines =
        cages.stream()
            .flatMap(cells -> outline(points, cells).stream())
            .collect(Collectors.toSet());
    if (!drawn.equals(outlines)) {
      throw json.rule(OUTLINE);
    }
  }

  private static Map<CellSet, String> sums(
      PackedJson json, PenpaPoints points, List<CellSet> cages) {
    Map<CellSet, String> sums = new HashMap<>();
    for (Map.Entry<String, JsonNode> entry : json.root().path(SUMS).properties()) {
      String name = entry.getKey();
      int cell = PenpaEdges.Pairs.isNumber(name) ? points.around(Integer.parseInt(name)) : -1;
      String sum = PackedJson.text(entry.getValue().path(0)).strip();
      CellSet cage =
          cages.stream()
              .filter(cells -> cell >= 0 && cells.contains(cell))
              .findFirst()
              .orElseThrow(() -> json.rule(SUMS));
      if (sums.putIfAbsent(cage, sum) != null) {
        throw json.rule(SUMS);
      }
    }
    return sums;
  }

  /** The lines around cells, each starting at the smaller point. */
  private static Set<List<Integer>> outline(PenpaPoints points, CellSet cells) {
    int size = points.size();
    Set<List<Integer>> lines = new HashSet<>();
    cells.forEach(
        cell -> {
          boolean hasLeft = cell % size > 0 && cells.contains(cell - 1);
          boolean hasRight = cell % size < size - 1 && cells.contains(cell + 1);
          boolean hasUpper = cell >= size && cells.contains(cell - size);
          boolean hasLower = cell < size * (size - 1) && cells.contains(cell + size);
          add(lines, points, !hasUpper, cell, UPPER_LEFT, cell, UPPER_RIGHT);
          add(lines, points, !hasLower, cell, LOWER_LEFT, cell, LOWER_RIGHT);
          add(lines, points, !hasLeft, cell, UPPER_LEFT, cell, LOWER_LEFT);
          add(lines, points, !hasRight, cell, UPPER_RIGHT, cell, LOWER_RIGHT);
          if (hasRight) {
            int next = cell + 1;
            boolean isUpperIn = hasUpper && cells.contains(next - size);
            boolean isLowerIn = hasLower && cells.contains(next + size);
            add(lines, points, !isUpperIn, cell, UPPER_RIGHT, next, UPPER_LEFT);
            add(lines, points, !isLowerIn, cell, LOWER_RIGHT, next, LOWER_LEFT);
          }
          if (hasLower) {
            int next = cell + size;
            boolean isLeftIn = hasLeft && cells.contains(next - 1);
            boolean isRightIn = hasRight && cells.contains(next + 1);
            add(lines, points, !isLeftIn, cell, LOWER_LEFT, next, UPPER_LEFT);
            add(lines, points, !isRightIn, cell, LOWER_RIGHT, next, UPPER_RIGHT);
          }
        });
    return lines;
  }

  private static void add(
      Set<List<Integer>> lines,
      PenpaPoints points,
      boolean isLine,
      int first,
      int firstCorner,
      int second,
      int secondCorner) {
    if (isLine) {
      lines.add(List.of(points.inside(first, firstCorner), points.inside(second, secondCorner)));
    }
  }

  /** The cells of a board's cages, as list elements. */
  static List<String> cells(Board board) {
    PenpaPoints points = PenpaPoints.of(board);
    return board.rules(Kinds.CAGE).stream()
        .map(
            cage ->
                cage.cells().stream()
                    .map(cell -> String.valueOf(points.center(cell)))
                    .collect(Collectors.joining(",", "[", "]")))
        .toList();
  }

  /** The outlines of a board's cages of any kind, as object entries. */
  static List<String> outlines(Board board) {
    PenpaPoints points = PenpaPoints.of(board);
    Set<String> lines = new TreeSet<>();
    outlined(board)
        .flatMap(cage -> outline(points, CellSet.of(cage.cells())).stream())
        .forEach(line -> lines.add(PenpaEdges.Pairs.entry(line.get(0), line.get(1), DASHED)));
    return List.copyOf(lines);
  }

  private static Stream<Rule> outlined(Board board) {
    return board.drawn().stream().filter(rule -> rule.kind().mark() instanceof Mark.Outline);
  }

  /** The sums of a board's cages of any kind and of its lines, as object entries. */
  static List<String> sums(Puzzle clues) {
    PenpaPoints points = PenpaPoints.of(clues.board());
    return labels(clues).entrySet().stream()
        .map(label -> sum(points, label.getKey(), label.getValue()))
        .toList();
  }

  static Set<Integer> cellsWithSum(Puzzle clues) {
    return labels(clues).keySet();
  }

  /** What stands in the corners of cages and lines, by their cells. */
  private static Map<Integer, String> labels(Puzzle clues) {
    Map<Integer, String> labels = new TreeMap<>();
    clues.board().drawn().stream()
        .filter(rule -> !rule.corner().isEmpty())
        .forEach(rule -> labels.put(cellWithSum(rule, clues, labels.keySet()), rule.corner()));
    return labels;
  }

  /** The first empty cell of a cage without another sum, since a clue would cover the sum. */
  private static int cellWithSum(Rule cage, Puzzle clues, Set<Integer> taken) {
    return cage.cells().stream()
        .min(
            Comparator.<Integer, Boolean>comparing(taken::contains)
                .thenComparing(cell -> clues.digit(cell) != 0))
        .orElseThrow();
  }

  /**
   * The sum, with as many leading blanks as Penpa-Edit adds: one for each digit beyond the first.
   */
  private static String sum(PenpaPoints points, int cell, String sum) {
    String blanks = " ".repeat(sum.length() - 1);
    return "\"%d\":[%s,1]"
        .formatted(points.inside(cell, UPPER_LEFT), TextNode.valueOf(blanks + sum));
  }
}
