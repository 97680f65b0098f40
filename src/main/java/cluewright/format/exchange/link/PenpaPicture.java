package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Mark;
import cluewright.model.rule.Mark.Figure;
import cluewright.model.rule.Mark.Paint;
import cluewright.model.rule.Mark.Tip;
import cluewright.model.rule.Rule;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Draws the rules of a board that a drawing of Penpa-Edit does not tell for certain, with the tools
 * that it has for such puzzles. What they mean is said in words, and to Cluewright by the name of
 * the board.
 */
final class PenpaPicture {
  static final String LINES = "line";
  static final String ARROWS = "arrows";
  static final String DIRECTIONS = "direction";

  private static final int UNDER = 1;
  private static final int OVER = 2;

  /** A broad line, and a thin one. */
  private static final String BROAD = "6";

  private static final String THIN = "5";

  private static final int WHITE = 1;
  private static final int GREY = 3;
  private static final int LIGHT_BLUE = 5;
  private static final int LIGHT_RED = 6;
  private static final int LIGHT_GREEN = 2;
  private static final int PINK = 9;

  /** The shades of extra regions, in turn. */
  private static final int[] SHADES = {GREY, LIGHT_BLUE, 7, LIGHT_GREEN, 10, 11, 12, PINK};

  /** Numbers in a white or black circle, and on a white square. */
  private static final String ON_WHITE = "6";

  private static final String ON_BLACK = "7";
  private static final String ON_SQUARE = "5";
  private static final String PLAIN = "1";

  private static final String SMALL = "5";
  private static final String MEDIUM = "6";
  private static final String LARGE = "10";
  private static final String AROUND_CORNER = "4";

  /** The longest pill that Penpa-Edit has. */
  private static final int LONGEST_PILL = 3;

  /** The ways of arrows of {@code arrow_eight}, as steps down and to the right. */
  private static final List<List<Integer>> WAYS =
      List.of(
          List.of(0, -1),
          List.of(-1, -1),
          List.of(-1, 0),
          List.of(-1, 1),
          List.of(0, 1),
          List.of(1, 1),
          List.of(1, 0),
          List.of(1, -1));

  private final Board board;
  private final PenpaPoints points;

  /** What stands at points, in JSON. */
  final Map<Integer, String> surface = new TreeMap<>();

  final Map<Integer, String> numbers = new TreeMap<>();
  final Map<Integer, String> symbols = new TreeMap<>();

  /** Lines from point to point, and their colours. */
  final Map<String, String> lines = new TreeMap<>();

  final Map<String, String> lineColours = new TreeMap<>();
  final Map<Integer, String> symbolColours = new TreeMap<>();
  final List<String> arrows = new ArrayList<>();
  final List<String> directions = new ArrayList<>();

  /** The rules for which there is no room beside others. */
  final Set<Rule> crowded = new LinkedHashSet<>();

  private int regions;

  PenpaPicture(Board board) {
    this.board = board;
    this.points = PenpaPoints.of(board);
    board.drawn().stream().filter(rule -> !PenpaSigns.knows(rule.kind())).forEach(this::draw);
  }

  /** True if a drawing does not tell all rules of a board. */
  static boolean isNeeded(Board board) {
    return board.drawn().stream().anyMatch(rule -> !PenpaSigns.knows(rule.kind()))
        || !Boards.joined(board).equals(board);
  }

  private void draw(Rule rule) {
    Mark mark = rule.kind().mark();
    if (rule.kind() == Kinds.CLONES) {
      rule.cells().forEach(cell -> shade(cell, PINK));
    } else if (mark instanceof Mark.Line line) {
      drawLine(rule, line);
    } else if (mark instanceof Mark.Rays rays) {
      drawRays(rule, rays);
    } else if (mark instanceof Mark.InCell inCell) {
      rule.cells().forEach(cell -> drawFigure(rule, inCell.figure(), cell));
    } else if (mark instanceof Mark.Corner) {
      write(rule, corner(rule), ON_WHITE, AROUND_CORNER);
    } else if (mark instanceof Mark.Beside) {
      drawOutside(rule);
    } else if (mark instanceof Mark.Tint) {
      int shade = SHADES[regions++ % SHADES.length];
      rule.cells().forEach(cell -> shade(cell, shade));
    } else if (rule.kind().form() == Form.EDGE) {
      write(rule, PenpaSigns.border(board, rule), ink(mark), SMALL);
    }
  }

  private static String ink(Mark mark) {
    if (mark instanceof Mark.Dot dot) {
      return dot.isBlack() ? ON_BLACK : ON_WHITE;
    }
    return ON_SQUARE;
  }

  private int corner(Rule rule) {
    int last = Collections.max(rule.cells());
    return points.corner(board.row(last), board.column(last));
  }

  private void write(Rule rule, int point, String ink, String size) {
    put(
        numbers,
        point,
        "[%s,%s,\"%s\"]".formatted(TextNode.valueOf(rule.label()), ink, size),
        rule);
  }

  private void put(Map<Integer, String> layer, int point, String drawn, Rule rule) {
    String before = layer.putIfAbsent(point, drawn);
    if (before != null && !before.equals(drawn)) {
      crowded.add(rule);
    }
  }

  private void shade(int cell, int shade) {
    surface.putIfAbsent(points.center(cell), String.valueOf(shade));
  }

  private void mark(Rule rule, int cell, Object style, String name, int layer) {
    put(symbols, points.center(cell), "[%s,\"%s\",%d]".formatted(style, name, layer), rule);
  }

  private void drawLine(Rule rule, Mark.Line line) {
    int pill = rule.kind() == Kinds.ARROW ? rule.value() : 1;
    List<Integer> path = rule.cells().subList(pill - 1, rule.cells().size());
    if (rule.kind() == Kinds.ARROW && pill == 1) {
      arrows.add(list(path));
      return;
    }
    String colour = SclPicture.color(line.paint());
    if (line.last() == Tip.ARROW) {
      directions.add(list(path));
    } else {
      String broad = line.paint() == Paint.THIN ? "" : colour;
      rule.kind().parts(rule).forEach(part -> drawWay(part, broad));
    }
    drawFirst(rule, line.first(), rule.cells().subList(0, pill), colour);
    drawTip(rule, line.last(), path.get(path.size() - 1), colour);
  }

  /** A circle, with its rays from middle to middle; a short one goes to the next cell. */
  private void drawRays(Rule rule, Mark.Rays rays) {
    for (List<Integer> part : rule.kind().parts(rule)) {
      boolean isShort = rays.isShort(part, board.layout());
      List<Integer> way = List.of(part.get(0), part.get(isShort ? 1 : part.size() - 1));
      if (rays.tip() == Tip.ARROW) {
        directions.add(list(way));
      } else {
        drawWay(way, "");
      }
    }
    drawTip(rule, Tip.CIRCLE, rule.cells().get(0), "");
  }

  private String list(List<Integer> path) {
    return path.stream()
        .map(cell -> String.valueOf(points.center(cell)))
        .collect(Collectors.joining(",", "[", "]"));
  }

  /**
   * Draws a line through cells.
   *
   * @param colour of a broad line; empty for a thin one
   */
  private void drawWay(List<Integer> path, String colour) {
    for (int i = 1; i < path.size(); i++) {
      int one = points.center(path.get(i - 1));
      int two = points.center(path.get(i));
      String name = Math.min(one, two) + "," + Math.max(one, two);
      lines.putIfAbsent(name, colour.isEmpty() ? THIN : BROAD);
      if (!colour.isEmpty()) {
        lineColours.putIfAbsent(name, "\"" + colour + "\"");
      }
    }
  }

  private void drawFirst(Rule rule, Tip tip, List<Integer> cells, String colour) {
    List<Integer> sorted = cells.stream().sorted().toList();
    int step = cells.size() == 1 ? 0 : sorted.get(1) - sorted.get(0);
    boolean isPill =
        (step == 1 || step == board.columns())
            && cells.size() <= LONGEST_PILL
            && sorted.get(cells.size() - 1) - sorted.get(0) == step * (cells.size() - 1);
    if (isPill) {
      int form = 2 * (cells.size() - 2) + (step == 1 ? 1 : 2);
      mark(rule, sorted.get(0), form, "sudokumore", UNDER);
    } else {
      cells.forEach(cell -> drawTip(rule, tip, cell, colour));
    }
  }

  private void drawTip(Rule rule, Tip tip, int cell, String colour) {
    if (tip == Tip.BULB) {
      mark(rule, cell, GREY, "circle_L", UNDER);
      symbolColours.putIfAbsent(points.center(cell), "\"" + colour + "\"");
    } else if (tip == Tip.CIRCLE) {
      mark(rule, cell, WHITE, "circle_L", OVER);
    } else if (tip == Tip.DIAMOND) {
      mark(rule, cell, WHITE, "diamond_L", OVER);
    }
  }

  private void drawFigure(Rule rule, Figure figure, int cell) {
    switch (figure) {
      case DISC -> mark(rule, cell, GREY, "circle_L", UNDER);
      case SQUARE -> mark(rule, cell, GREY, "square_L", UNDER);
      case RING -> mark(rule, cell, WHITE, "circle_L", UNDER);
      case LOW -> mark(rule, cell, GREY, "tridown_L", UNDER);
      case HIGH -> mark(rule, cell, GREY, "triup_L", UNDER);
      case SMALLEST -> drawExtreme(rule, cell, "[1,1,1,1]", "arrow_fourtip");
      case LARGEST -> drawExtreme(rule, cell, "[1,1,1,1,0,0,0,0]", "arrow_cross");
      case OF_COLUMN -> shade(cell, LIGHT_RED);
      case OF_ROW -> shade(cell, LIGHT_GREEN);
      case CANDIDATES -> write(rule, points.center(cell), PLAIN, SMALL);
    }
  }

  private void drawExtreme(Rule rule, int cell, String arrows, String name) {
    shade(cell, GREY);
    mark(rule, cell, arrows, name, UNDER);
  }

  /** A number outside the grid, with an arrow if it is about a diagonal. */
  private void drawOutside(Rule rule) {
    SeenCells way = SeenCells.of(board, rule).orElseThrow();
    int point = points.at(way.row(), way.column());
    boolean isSlanted = way.down() != 0 && way.right() != 0;
    write(rule, point, PLAIN, isSlanted ? MEDIUM : LARGE);
    if (isSlanted) {
      int arrow = WAYS.indexOf(List.of(way.down(), way.right()));
      String ways =
          WAYS.stream()
              .map(each -> WAYS.indexOf(each) == arrow ? "1" : "0")
              .collect(Collectors.joining(",", "[", "]"));
      put(symbols, point, "[%s,\"arrow_eight\",%d]".formatted(ways, OVER), rule);
    }
  }
}
