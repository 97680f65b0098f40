package cluewright.format;

import cluewright.model.Board;
import cluewright.model.Decoration;
import cluewright.model.Decoration.Figure;
import cluewright.model.Decoration.Frame;
import cluewright.model.Decoration.Place;
import cluewright.model.Decoration.Stroke;
import cluewright.phrase.Phrase;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The {@code decoration} of a puzzle in a project or in JSON for exchange; null for parts that it
 * does not have. Places are pairs of numbers, to the right and down.
 */
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record DecorationJson(
    List<LineJson> lines, List<ShapeJson> shapes, List<FrameJson> frames, List<String> lights) {
  private static final JsonMapper MAPPER = new JsonMapper();

  /** The most lines, shapes and frames, and the farthest that they may be from the board. */
  private static final int MOST = 10_000;

  private static final double FAR = 1000;

  @JsonIgnoreProperties(ignoreUnknown = true)
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record LineJson(List<List<Double>> points, String color, double width, Double head) {
    static LineJson of(Stroke stroke) {
      return new LineJson(
          stroke.points().stream().map(DecorationJson::pair).toList(),
          ifThere(stroke.color()),
          stroke.width(),
          ifThere(stroke.head()));
    }

    Stroke stroke() {
      refuseUnless(points != null && points.size() > 1);
      return new Stroke(
          points.stream().map(DecorationJson::place).toList(),
          text(color),
          within(width),
          number(head));
    }
  }

  @JsonIgnoreProperties(ignoreUnknown = true)
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record ShapeJson(
      List<Double> middle,
      double width,
      double height,
      Boolean round,
      Boolean over,
      Double angle,
      String fill,
      String rim,
      String text,
      String ink,
      Double size) {
    static ShapeJson of(Figure figure) {
      return new ShapeJson(
          pair(figure.middle()),
          figure.width(),
          figure.height(),
          figure.isRound() ? true : null,
          figure.isOver() ? true : null,
          ifThere(figure.angle()),
          ifThere(figure.fill()),
          ifThere(figure.rim()),
          ifThere(figure.text()),
          ifThere(figure.ink()),
          ifThere(figure.size()));
    }

    Figure figure() {
      refuseUnless(middle != null && width >= 0 && height >= 0);
      return new Figure(
          place(middle),
          within(width),
          within(height),
          Boolean.TRUE.equals(round),
          Boolean.TRUE.equals(over),
          number(angle),
          DecorationJson.text(fill),
          DecorationJson.text(rim),
          DecorationJson.text(text),
          DecorationJson.text(ink),
          number(size));
    }
  }

  @JsonIgnoreProperties(ignoreUnknown = true)
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record FrameJson(List<String> cells, String text, String color) {
    static FrameJson of(Frame frame, Board board) {
      return new FrameJson(
          labels(frame.cells(), board), ifThere(frame.text()), ifThere(frame.color()));
    }

    Frame frame(Map<String, Integer> byLabel) {
      refuseUnless(cells != null && !cells.isEmpty());
      return new Frame(
          DecorationJson.cells(cells, byLabel),
          DecorationJson.text(text),
          DecorationJson.text(color));
    }
  }

  /** The decoration of a board, or null if there is none. */
  static DecorationJson of(Board board) {
    Decoration all = board.decoration();
    return all.isEmpty()
        ? null
        : new DecorationJson(
            ifThere(all.strokes(), LineJson::of),
            ifThere(all.figures(), ShapeJson::of),
            ifThere(all.frames(), frame -> FrameJson.of(frame, board)),
            all.lights().isEmpty() ? null : labels(all.lights(), board));
  }

  /** The decoration of a board as JSON; empty if there is none. */
  public static String text(Board board) throws IOException {
    DecorationJson decoration = of(board);
    return decoration == null ? "" : MAPPER.writeValueAsString(decoration);
  }

  /** Reads the current object, up to its end. */
  public static DecorationJson of(JsonParser json) throws IOException {
    return MAPPER.readValue(json, DecorationJson.class);
  }

  /**
   * Reads what {@link #of} writes.
   *
   * @throws FormatException if something is not of its form, or too much or too far
   */
  public Decoration decoration(Board board) {
    Map<String, Integer> byLabel =
        IntStream.range(0, board.cells())
            .boxed()
            .collect(Collectors.toMap(board::label, Function.identity()));
    Decoration decoration =
        new Decoration(
            all(lines).map(LineJson::stroke).toList(),
            all(shapes).map(ShapeJson::figure).toList(),
            all(frames).map(frame -> frame.frame(byLabel)).toList(),
            cells(Optional.ofNullable(lights).orElse(List.of()), byLabel));
    refuseUnless(decoration.size() <= MOST);
    return decoration;
  }

  private static <A> Stream<A> all(List<A> items) {
    List<A> there = Optional.ofNullable(items).orElse(List.of());
    refuseUnless(there.stream().allMatch(Objects::nonNull));
    return there.stream();
  }

  private static void refuseUnless(boolean isOfItsForm) {
    if (!isOfItsForm) {
      throw new FormatException(Phrase.of("formats.decoration"));
    }
  }

  private static <A, B> List<B> ifThere(List<A> items, Function<A, B> written) {
    return items.isEmpty() ? null : items.stream().map(written).toList();
  }

  private static String ifThere(String text) {
    return text.isEmpty() ? null : text;
  }

  private static Double ifThere(double number) {
    return number == 0 ? null : number;
  }

  private static String text(String text) {
    return Optional.ofNullable(text).orElse("");
  }

  private static double number(Double number) {
    return within(Optional.ofNullable(number).orElse(0.0));
  }

  private static double within(double number) {
    refuseUnless(Math.abs(number) <= FAR);
    return number;
  }

  private static List<Double> pair(Place place) {
    return List.of(place.x(), place.y());
  }

  private static Place place(List<Double> pair) {
    refuseUnless(pair != null && pair.size() == 2 && pair.stream().allMatch(Objects::nonNull));
    return new Place(within(pair.get(0)), within(pair.get(1)));
  }

  private static List<String> labels(List<Integer> cells, Board board) {
    return cells.stream().map(board::label).toList();
  }

  private static List<Integer> cells(List<String> labels, Map<String, Integer> byLabel) {
    List<Integer> cells = new ArrayList<>();
    for (String label : labels) {
      refuseUnless(byLabel.containsKey(label));
      cells.add(byLabel.get(label));
    }
    return cells;
  }
}
