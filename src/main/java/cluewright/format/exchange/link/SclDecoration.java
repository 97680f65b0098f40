package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Decoration;
import cluewright.model.Decoration.Figure;
import cluewright.model.Decoration.Frame;
import cluewright.model.Decoration.Place;
import cluewright.model.Decoration.Stroke;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What SudokuPad draws and no rule here is made of: kept as the decoration of the board. Its widths
 * and the sizes of its texts are in 64ths of a cell.
 */
final class SclDecoration {
  static final String LIGHTS = "foglight";

  private static final double UNIT = 64;

  /** The usual length of an arrowhead. */
  private static final double HEAD = 0.3;

  private static final String CENTER = "center";
  private static final String POINTS = "wayPoints";
  private static final String SIZE = "fontSize";

  private static final KnownFields LINE =
      new KnownFields(
          Set.of(POINTS, "color", "thickness", "headLength"),
          Set.of("id", "target"),
          Set.of("opacity", "fill", "stroke", "d", "borderColor", "backgroundColor"));

  private static final KnownFields SHAPE =
      new KnownFields(
          Set.of(
              CENTER,
              "width",
              "height",
              "rounded",
              "angle",
              "backgroundColor",
              "borderColor",
              "text",
              "color",
              "textColor",
              SIZE),
          Set.of("id", "target"),
          Set.of("opacity", "borderSize", "thickness", "textStroke", "stroke"));

  private final PackedJson json;
  private final Board board;
  private final List<Stroke> strokes = new ArrayList<>();
  private final List<Figure> figures = new ArrayList<>();
  private final List<Frame> frames = new ArrayList<>();
  private final Set<Integer> lights = new LinkedHashSet<>();

  SclDecoration(PackedJson json, Board board) {
    this.json = json;
    this.board = board;
  }

  /** Keeps a line; a note says so if it has no points. */
  void addLine(JsonNode line, boolean isArrow) {
    List<Place> points = new ArrayList<>();
    line.path(POINTS).forEach(point -> points.add(place(point)));
    if (points.size() < 2) {
      json.passed().add(isArrow ? SclDrawing.ARROWS : SclDrawing.LINES);
      return;
    }
    passOver(line, LINE);
    strokes.add(
        new Stroke(
            points,
            PackedJson.text(line.path("color")),
            line.path("thickness").asDouble(0) / UNIT,
            isArrow ? line.path("headLength").asDouble(HEAD) : 0));
  }

  /** Keeps a shape; a note says so if it has no place. */
  void addShape(JsonNode shape, boolean isOver) {
    if (shape.path(CENTER).size() != 2) {
      json.passed().add(isOver ? SclDrawing.OVERLAYS : SclDrawing.UNDERLAYS);
      return;
    }
    passOver(shape, SHAPE);
    String ink = PackedJson.text(shape.path("color"));
    figures.add(
        new Figure(
            place(shape.path(CENTER)),
            shape.path("width").asDouble(0),
            shape.path("height").asDouble(0),
            shape.path("rounded").asBoolean(false),
            isOver,
            shape.path("angle").asDouble(0),
            PackedJson.text(shape.path("backgroundColor")),
            PackedJson.text(shape.path("borderColor")),
            PackedJson.text(shape.path("text")),
            ink.isEmpty() ? PackedJson.text(shape.path("textColor")) : ink,
            shape.path(SIZE).asDouble(0) / UNIT));
  }

  void add(Stroke stroke) {
    strokes.add(stroke);
  }

  void add(Figure figure) {
    figures.add(figure);
  }

  void addFrame(CellSet cells, String text) {
    frames.add(new Frame(cells.stream().boxed().toList(), text, ""));
  }

  static Place place(JsonNode point) {
    return new Place(point.path(1).asDouble(0), point.path(0).asDouble(0));
  }

  /** Notes the fields that are not kept. */
  private void passOver(JsonNode object, KnownFields fields) {
    object
        .properties()
        .forEach(
            field -> {
              String name = field.getKey();
              boolean isQuiet = fields.known().contains(name) || fields.settings().contains(name);
              if (!isQuiet && PackedJson.isUsed(field.getValue())) {
                json.passed().add(name);
              }
            });
  }

  /** A board with all that was kept, of which a note tells. */
  Board on(Board ruled) {
    Decoration all = new Decoration(strokes, figures, frames, List.copyOf(lights));
    if (all.size() > 0) {
      json.passed().say(Phrase.of("exchange.kept-decoration", all.size()));
    }
    if (all.hasFog()) {
      json.passed().say(Phrase.of("exchange.kept-fog"));
    }
    List<Figure> shapes = new ArrayList<>(ruled.decoration().figures());
    shapes.addAll(figures);
    return ruled.decorated(new Decoration(strokes, shapes, frames, all.lights()));
  }

  /** Reads the lights of SudokuPad's fog. */
  void readLights() {
    for (JsonNode place : json.root().path(LIGHTS)) {
      addLight(place.path(0).asInt(-1), place.path(1).asInt(-1), 0);
    }
  }

  /**
   * Adds a light.
   *
   * @param around how far it lights
   */
  void addLight(int row, int column, int around) {
    for (int r = row - around; r <= row + around; r++) {
      for (int c = column - around; c <= column + around; c++) {
        if (board.has(r, c)) {
          lights.add(board.cell(r, c));
        }
      }
    }
  }

  static List<String> lines(Board board) {
    return board.decoration().strokes().stream()
        .filter(stroke -> stroke.head() == 0)
        .map(stroke -> line(stroke, ""))
        .toList();
  }

  static List<String> arrows(Board board) {
    return board.decoration().strokes().stream()
        .filter(stroke -> stroke.head() > 0)
        .map(stroke -> line(stroke, ",hl:" + number(stroke.head())))
        .toList();
  }

  private static String line(Stroke stroke, String more) {
    return "{c:%s,th:%s,wp:%s%s}"
        .formatted(
            SclJson.quoted(stroke.color()),
            number(stroke.width() * UNIT),
            stroke.points().stream()
                .map(SclDecoration::point)
                .collect(Collectors.joining(",", "[", "]")),
            more);
  }

  private static String point(Place place) {
    return "[" + number(place.y()) + "," + number(place.x()) + "]";
  }

  static List<String> shapes(Board board, boolean areOver) {
    return board.decoration().figures().stream()
        .filter(figure -> figure.isOver() == areOver)
        .map(SclDecoration::shape)
        .toList();
  }

  private static String shape(Figure figure) {
    StringBuilder shape = new StringBuilder("{ct:" + point(figure.middle()));
    shape.append(",w:").append(number(figure.width()));
    shape.append(",h:").append(number(figure.height()));
    shape.append(figure.isRound() ? ",r:t" : "");
    addNumber(shape, "angle", figure.angle());
    addText(shape, "c2", figure.fill());
    addText(shape, "c1", figure.rim());
    addText(shape, "te", figure.text());
    addText(shape, "c", figure.ink());
    addNumber(shape, "fs", figure.size() * UNIT);
    return shape.append("}").toString();
  }

  private static void addNumber(StringBuilder shape, String name, double value) {
    shape.append(value == 0 ? "" : "," + name + ":" + number(value));
  }

  private static void addText(StringBuilder shape, String name, String text) {
    shape.append(text.isEmpty() ? "" : "," + name + ":" + SclJson.quoted(text));
  }

  static List<String> frames(Board board) {
    return board.decoration().frames().stream()
        .map(
            frame ->
                "{ce:%s,unique:f%s}"
                    .formatted(
                        SclDrawing.places(board, CellSet.of(frame.cells())),
                        frame.text().isEmpty() ? "" : ",v:" + SclJson.quoted(frame.text())))
        .toList();
  }

  static List<String> lights(Board board) {
    return board.decoration().lights().stream()
        .map(cell -> "[" + board.row(cell) + "," + board.column(cell) + "]")
        .toList();
  }

  private static String number(double value) {
    return value == 0 ? "0" : BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }
}
