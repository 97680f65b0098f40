package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Mark;
import cluewright.model.rule.Mark.Figure;
import cluewright.model.rule.Mark.Paint;
import cluewright.model.rule.Mark.Tip;
import cluewright.model.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Draws the rules of a board that SudokuPad's drawings do not tell for certain, as setters do: by
 * the mark of each kind. What they mean is said in words, and to Cluewright by {@link SclOwn}.
 */
final class SclPicture {
  private static final double BULB = 0.85;
  private static final double CIRCLE = 0.8;
  private static final double DIAMOND = 0.6;
  private static final double FIGURE = 0.7;
  private static final double QUARTER = 45;

  /** From the middle of a cell to the rim of a circle there. */
  private static final double RIM = 0.4;

  /** The same where rays leave it, where short ones end, and the length of their heads. */
  private static final double RAY_RIM = 0.33;

  private static final double SHORT_RAY = 0.47;
  private static final double RAY_HEAD = 0.08;

  /** Where the chevrons of extreme cells have their tips and their ends, and how wide they are. */
  private static final double OUTER = 0.44;

  private static final double INNER = 0.39;
  private static final double WING = 0.1;

  private static final String GREY = "#CFCFCF";
  private static final String RIM_GREY = "#A1A1A1";
  private static final String WHITE = "#FFFFFF";
  private static final String BLACK = "#000000";
  private static final String CLEAR = "#FFFFFF00";

  private static final int THIN = 2;
  private static final int SHAFT = 5;
  private static final int USUAL = 10;
  private static final int LINE_OF_SLOW = 16;

  private static final int TEXT = 21;
  private static final int SMALL_TEXT = 14;
  private static final int OUTSIDE_TEXT = 28;

  private final Board board;
  final List<String> cages = new ArrayList<>();
  final List<String> lines = new ArrayList<>();
  final List<String> arrows = new ArrayList<>();
  final List<String> underlays = new ArrayList<>();
  final List<String> overlays = new ArrayList<>();

  /**
   * A place on the board, in cells from its upper left corner.
   *
   * @param y down
   * @param x to the right
   */
  private record Place(double y, double x) {
    Place towards(Place other, double share) {
      return new Place(y + (other.y - y) * share, x + (other.x - x) * share);
    }

    Place moved(double down, double right) {
      return new Place(y + down, x + right);
    }

    double far(Place other) {
      return Math.hypot(other.y - y, other.x - x);
    }

    @Override
    public String toString() {
      return "[" + number(y) + "," + number(x) + "]";
    }
  }

  SclPicture(Board board) {
    this.board = board;
    board.drawn().stream().filter(SclOwn::isBeyondForm).forEach(this::draw);
  }

  private void draw(Rule rule) {
    Mark mark = rule.kind().mark();
    if (mark instanceof Mark.Line line) {
      drawLine(rule, line);
    } else if (mark instanceof Mark.Rays rays) {
      drawRays(rule, rays);
    } else if (mark instanceof Mark.InCell inCell) {
      rule.cells().forEach(cell -> drawFigure(rule, inCell.figure(), cell));
    } else if (mark instanceof Mark.Dot dot) {
      drawDot(rule, dot.isBlack());
    } else if (mark instanceof Mark.Corner) {
      overlays.add(round(middle(rule.cells()), FIGURE, BLACK, WHITE, text(rule, SMALL_TEXT)));
    } else if (mark instanceof Mark.Beside) {
      drawOutside(rule);
    } else if (mark instanceof Mark.Outline) {
      cages.add("{ce:%s,v:'%s',unique:f}".formatted(places(rule), rule.corner()));
    } else if (mark instanceof Mark.Tint) {
      rule.cells().forEach(cell -> shade(cell, GREY));
      cages.add("{ce:%s,unique:t,style:'extraregion'}".formatted(places(rule)));
    } else {
      overlays.add(square(middle(rule.cells()), 0.25, WHITE, WHITE, text(rule, TEXT)));
    }
  }

  private String places(Rule rule) {
    return SclDrawing.places(board, CellSet.of(rule.cells()));
  }

  private static String text(Rule rule, int size) {
    return ",fs:%d,te:'%s'".formatted(size, rule.label());
  }

  private void drawLine(Rule rule, Mark.Line line) {
    List<Place> path = rule.cells().stream().map(this::place).toList();
    String color = color(line.paint());
    if (rule.kind() == Kinds.SLOW_THERMOMETER) {
      lines.add(way(GREY, LINE_OF_SLOW, path));
      lines.add(way(WHITE, LINE_OF_SLOW / 2, path));
      underlays.add(round(path.get(0), BULB, GREY, WHITE, ""));
      return;
    }
    int pill = rule.kind() == Kinds.ARROW ? rule.value() : 1;
    List<Place> open = between(path.subList(pill - 1, path.size()), line);
    if (line.last() == Tip.ARROW) {
      arrows.add("{c:'%s',th:%d,hl:0.3,wp:%s}".formatted(color, SHAFT, open));
    } else {
      lines.add(way(color, line.paint() == Paint.THIN ? SHAFT : USUAL, open));
    }
    drawTip(line.first(), path.subList(0, pill), color);
    drawTip(line.last(), path.subList(path.size() - 1, path.size()), color);
  }

  private void drawRays(Rule rule, Mark.Rays rays) {
    Place circle = place(rule.cells().get(0));
    for (List<Integer> part : rule.kind().parts(rule)) {
      Place end = place(part.get(part.size() - 1));
      double far = circle.far(end);
      boolean isShort = rays.isShort(part, board.layout());
      Place tip = isShort ? circle.towards(end, SHORT_RAY / far) : end;
      List<Place> ray = List.of(circle.towards(end, RAY_RIM / far), tip);
      if (rays.tip() == Tip.ARROW) {
        arrows.add("{c:'%s',th:%d,hl:%s,wp:%s}".formatted(RIM_GREY, THIN, number(RAY_HEAD), ray));
      } else {
        lines.add(way(RIM_GREY, THIN, ray));
      }
    }
    overlays.add(round(circle, 2 * RAY_RIM, RIM_GREY, CLEAR, ""));
  }

  /** A path that begins and ends at the rims of its circles. */
  private static List<Place> between(List<Place> path, Mark.Line line) {
    List<Place> open = new ArrayList<>(path);
    int last = path.size() - 1;
    if (last > 0 && isHollow(line.first())) {
      open.set(0, path.get(0).towards(path.get(1), RIM / path.get(0).far(path.get(1))));
    }
    if (last > 0 && isHollow(line.last())) {
      open.set(
          last,
          path.get(last).towards(path.get(last - 1), RIM / path.get(last).far(path.get(last - 1))));
    }
    return open;
  }

  private static boolean isHollow(Tip tip) {
    return tip == Tip.CIRCLE || tip == Tip.DIAMOND;
  }

  private void drawTip(Tip tip, List<Place> places, String color) {
    if (tip == Tip.BULB) {
      underlays.add(round(places.get(0), BULB, color, color, ""));
    } else if (tip == Tip.CIRCLE) {
      drawCircle(places, color);
    } else if (tip == Tip.DIAMOND) {
      overlays.add(square(places.get(0), DIAMOND, color, CLEAR, ",angle:" + number(QUARTER)));
    }
  }

  /** A circle, a pill along a row or column, or a circle in each place of any other form. */
  private void drawCircle(List<Place> places, String color) {
    double high = spread(places.stream().map(Place::y).toList());
    double wide = spread(places.stream().map(Place::x).toList());
    boolean isPill = (high == 0 || wide == 0) && high + wide == places.size() - 1;
    if (isPill) {
      Place middle = places.get(0).towards(places.get(places.size() - 1), 0.5);
      overlays.add(
          "{ct:%s,w:%s,h:%s,r:t,c1:'%s',c2:'%s'}"
              .formatted(middle, number(CIRCLE + wide), number(CIRCLE + high), color, CLEAR));
    } else {
      places.forEach(place -> overlays.add(round(place, CIRCLE, color, CLEAR, "")));
    }
  }

  private static double spread(List<Double> all) {
    return all.stream().mapToDouble(Double::doubleValue).max().orElse(0)
        - all.stream().mapToDouble(Double::doubleValue).min().orElse(0);
  }

  /** The colour of a line, a hash and six digits. */
  static String color(Paint paint) {
    return switch (paint) {
      case THIN -> RIM_GREY;
      case PURPLE -> "#F067F0";
      case GREEN -> "#67F067";
      case BLUE -> "#2ECBFF";
      case ORANGE -> "#FFCCAA";
      case LILAC -> "#CDB1EC";
      case TEAL -> "#33BBBB";
      case ROSE -> "#F4A8C8";
      case RED -> "#F29A9A";
      default -> GREY;
    };
  }

  private void drawFigure(Rule rule, Figure figure, int cell) {
    Place place = place(cell);
    switch (figure) {
      case DISC -> underlays.add(round(place, FIGURE, GREY, GREY, ""));
      case SQUARE -> underlays.add(square(place, FIGURE, GREY, GREY, ""));
      case RING -> overlays.add(round(place, CIRCLE, RIM_GREY, CLEAR, ""));
      case LOW -> underlays.add(sign(place, "▽"));
      case HIGH -> underlays.add(sign(place, "△"));
      case SMALLEST -> drawExtreme(rule, cell, OUTER, INNER);
      case LARGEST -> drawExtreme(rule, cell, INNER, OUTER);
      case OF_COLUMN -> shade(cell, "#C77C7C80");
      case OF_ROW -> shade(cell, "#7CC77C80");
      default ->
          underlays.add(
              square(
                  place,
                  FIGURE,
                  CLEAR,
                  CLEAR,
                  text(rule, SMALL_TEXT) + ",color:'" + RIM_GREY + "'"));
    }
  }

  private static String sign(Place place, String sign) {
    return square(place, FIGURE, CLEAR, CLEAR, ",fs:48,color:'%s',te:'%s'".formatted(GREY, sign));
  }

  /** A chevron at each side of a cell that borders on one without the same sign. */
  private void drawExtreme(Rule rule, int cell, double from, double to) {
    shade(cell, GREY);
    board
        .layout()
        .neighbours(cell)
        .filter(other -> !rule.cells().contains(other))
        .forEach(
            other -> {
              int down = board.row(other) - board.row(cell);
              int right = board.column(other) - board.column(cell);
              Place end = place(cell).moved(from * down, from * right);
              lines.add(
                  way(
                      BLACK,
                      1,
                      List.of(
                          end.moved(WING * right, WING * down),
                          place(cell).moved(to * down, to * right),
                          end.moved(-WING * right, -WING * down))));
            });
  }

  private void drawDot(Rule rule, boolean isBlack) {
    String ink = isBlack ? WHITE : BLACK;
    String label = rule.label();
    overlays.add(
        round(
            middle(rule.cells()),
            0.3,
            BLACK,
            isBlack ? BLACK : WHITE,
            ",color:'%s',te:'%s'".formatted(ink, label)));
  }

  private void drawOutside(Rule rule) {
    SeenCells way = SeenCells.of(board, rule).orElseThrow();
    Place place = new Place(way.row() + 0.5, way.column() + 0.5);
    if (way.down() != 0 && way.right() != 0) {
      arrows.add(
          "{c:'%s',th:%d,wp:[%s,%s]}"
              .formatted(
                  BLACK,
                  THIN,
                  place.moved(0.3 * way.down(), 0.3 * way.right()),
                  place.moved(0.48 * way.down(), 0.48 * way.right())));
    }
    overlays.add(square(place, 0.25, WHITE, WHITE, text(rule, OUTSIDE_TEXT)));
  }

  private void shade(int cell, String color) {
    underlays.add("{ct:%s,w:1,h:1,c2:'%s'}".formatted(place(cell), color));
  }

  private static String round(Place place, double size, String rim, String fill, String more) {
    return shape(place, size, rim, fill, ",r:t" + more);
  }

  private static String square(Place place, double size, String rim, String fill, String more) {
    return shape(place, size, rim, fill, more);
  }

  private static String shape(Place place, double size, String rim, String fill, String more) {
    return "{ct:%s,w:%s,h:%2$s,c1:'%s',c2:'%s'%s}".formatted(place, number(size), rim, fill, more);
  }

  private static String way(String color, int width, List<Place> path) {
    String points = path.stream().map(Place::toString).collect(Collectors.joining(","));
    return "{c:'%s',th:%d,wp:[%s]}".formatted(color, width, points);
  }

  private Place place(int cell) {
    return new Place(board.row(cell) + 0.5, board.column(cell) + 0.5);
  }

  private Place middle(List<Integer> cells) {
    return new Place(
        cells.stream().mapToDouble(cell -> place(cell).y()).average().orElseThrow(),
        cells.stream().mapToDouble(cell -> place(cell).x()).average().orElseThrow());
  }

  private static String number(double value) {
    String text = String.format(Locale.ROOT, "%.2f", value);
    return text.replaceAll("0+$", "").replaceAll("\\.$", "");
  }
}
