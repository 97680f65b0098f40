package cluewright.model;

import java.util.List;

/**
 * What is drawn on a board and says nothing here: it is kept, drawn and written, and never read as
 * a rule. Places are in cells from the upper left corner of the board, widths and sizes too;
 * colours are as the file has them, and empty for none.
 *
 * @param lights the cells that are seen from the beginning on a board under fog; empty without fog
 */
public record Decoration(
    List<Stroke> strokes, List<Figure> figures, List<Frame> frames, List<Integer> lights) {
  public static final Decoration NONE = new Decoration(List.of(), List.of(), List.of(), List.of());

  public Decoration {
    strokes = List.copyOf(strokes);
    figures = List.copyOf(figures);
    frames = List.copyOf(frames);
    lights = List.copyOf(lights);
  }

  /**
   * A place.
   *
   * @param x to the right
   * @param y down
   */
  public record Place(double x, double y) {}

  /**
   * A line.
   *
   * @param head the length of the arrowhead at its end; 0 for none
   */
  public record Stroke(List<Place> points, String color, double width, double head) {
    public Stroke {
      points = List.copyOf(points);
    }
  }

  /**
   * A rectangle or an ellipse, or a text.
   *
   * @param isOver true if it covers the lines of the board
   * @param angle by which it is turned clockwise, in degrees
   * @param ink the colour of the text
   * @param size the em of the text; 0 for the usual one
   */
  public record Figure(
      Place middle,
      double width,
      double height,
      boolean isRound,
      boolean isOver,
      double angle,
      String fill,
      String rim,
      String text,
      String ink,
      double size) {}

  /** A line around cells, with a text in the corner of the first. */
  public record Frame(List<Integer> cells, String text, String color) {
    public Frame {
      cells = List.copyOf(cells);
    }
  }

  public boolean isEmpty() {
    return equals(NONE);
  }

  public boolean hasFog() {
    return !lights.isEmpty();
  }

  /** The same without fog, as on paper. */
  public Decoration withoutFog() {
    return hasFog() ? new Decoration(strokes, figures, frames, List.of()) : this;
  }

  /** The number of lines, shapes and frames. */
  public int size() {
    return strokes.size() + figures.size() + frames.size();
  }
}
