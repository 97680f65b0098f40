package cluewright.studio.printing;

import cluewright.picture.Shape.Point;
import cluewright.print.Colours;
import cluewright.print.Paper;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Drawing;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Page;
import cluewright.studio.printing.PageShapes.Layer;
import cluewright.studio.printing.PageShapes.Line;
import cluewright.studio.printing.PageShapes.Look;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Collects what is drawn on a page as shapes, in as few layers as possible.
 *
 * <p>A page of twelve puzzles has some two thousand digits and lines, and a screen draws a few
 * large paths much faster than many small ones. So a shape joins the topmost layer of its look,
 * unless something in between was drawn over the place where it stands; then it begins a new layer.
 */
final class ShapeCanvas implements Canvas {

  /** Shapes with the same look, and where they are. */
  private record Open(Look look, Path2D shape, DrawnArea covered) {}

  private final Paper paper;
  private final Colours colours;
  private final BiFunction<String, Lettering, Shape> outlines;
  private final List<Open> layers = new ArrayList<>();
  private AffineTransform turn = new AffineTransform();

  private ShapeCanvas(Page page, BiFunction<String, Lettering, Shape> outlines) {
    this.paper = page.paper();
    this.colours = page.colours();
    this.outlines = outlines;
  }

  /**
   * The shapes of a page.
   *
   * @param outlines of texts that begin at the origin, on their baseline
   */
  static PageShapes shapes(Page page, BiFunction<String, Lettering, Shape> outlines) {
    ShapeCanvas canvas = new ShapeCanvas(page, outlines);
    page.drawing().on(canvas);
    return new PageShapes(
        page.paper(),
        canvas.layers.stream().map(open -> new Layer(open.look, open.shape)).toList());
  }

  @Override
  public void line(double x1, double y1, double x2, double y2, Pen pen) {
    add(look(pen, Line.PROJECTING), new Line2D.Double(x1, y1, x2, y2));
  }

  @Override
  public void way(List<Point> points, Pen pen) {
    Path2D path = new Path2D.Double();
    path.moveTo(points.get(0).x(), points.get(0).y());
    points.forEach(point -> path.lineTo(point.x(), point.y()));
    add(look(pen, Line.ROUND), path);
  }

  @Override
  public void outline(double x, double y, double width, double height, Pen pen) {
    add(look(pen, Line.ROUND), new Rectangle2D.Double(x, y, width, height));
  }

  @Override
  public void fill(double x, double y, double width, double height, Ink ink) {
    add(look(ink), new Rectangle2D.Double(x, y, width, height));
  }

  @Override
  public void circle(double x, double y, double radius, Pen pen) {
    add(look(pen, Line.ROUND), round(x, y, radius));
  }

  @Override
  public void disc(double x, double y, double radius, Ink ink) {
    add(look(ink), round(x, y, radius));
  }

  private static Shape round(double x, double y, double radius) {
    return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
  }

  @Override
  public void shape(Shape outline, Ink ink) {
    add(look(ink), outline);
  }

  @Override
  public void text(String text, double x, double baseline, Lettering lettering) {
    Shape outline = outlines.apply(text, lettering);
    add(
        look(lettering.ink()),
        AffineTransform.getTranslateInstance(x, baseline).createTransformedShape(outline));
  }

  @Override
  public void turned(double x, double y, int quarters, Drawing drawing) {
    AffineTransform before = turn;
    turn = new AffineTransform(before);
    turn.quadrantRotate(quarters, x, y);
    drawing.on(this);
    turn = before;
  }

  private Look look(Ink ink) {
    return Look.filled(ink.rgb(colours));
  }

  private Look look(Pen pen, Line line) {
    return new Look(pen.ink().rgb(colours), line, pen.width(), pen.dash());
  }

  private void add(Look look, Shape shape) {
    Shape placed = turn.isIdentity() ? shape : turn.createTransformedShape(shape);
    Rectangle2D bounds = placed.getBounds2D();
    if (bounds.getWidth() == 0 && bounds.getHeight() == 0) {
      return;
    }
    double edge = look.width();
    Rectangle2D area =
        new Rectangle2D.Double(
            bounds.getX() - edge,
            bounds.getY() - edge,
            bounds.getWidth() + 2 * edge,
            bounds.getHeight() + 2 * edge);
    Open layer = layer(look, area);
    layer.shape.append(placed, false);
    layer.covered.add(area);
  }

  private Open layer(Look look, Rectangle2D area) {
    for (int i = layers.size() - 1; i >= 0; i--) {
      Open layer = layers.get(i);
      if (layer.look.equals(look)) {
        return layer;
      }
      if (layer.covered.meets(area)) {
        break;
      }
    }
    Open made = new Open(look, new Path2D.Float(Path2D.WIND_NON_ZERO), new DrawnArea(paper));
    layers.add(made);
    return made;
  }

  /** The drawn area of a page in small squares, ignoring what lies outside the page. */
  private static final class DrawnArea {
    private static final double SQUARE = 4;

    private final int columns;
    private final int rows;
    private final BitSet squares = new BitSet();

    DrawnArea(Paper paper) {
      columns = (int) Math.ceil(paper.width() / SQUARE);
      rows = (int) Math.ceil(paper.height() / SQUARE);
    }

    void add(Rectangle2D area) {
      for (int row = top(area); row <= bottom(area); row++) {
        squares.set(row * columns + left(area), row * columns + right(area) + 1);
      }
    }

    /** True if an area may overlap something drawn. */
    boolean meets(Rectangle2D area) {
      for (int row = top(area); row <= bottom(area); row++) {
        int next = squares.nextSetBit(row * columns + left(area));
        if (next >= 0 && next <= row * columns + right(area)) {
          return true;
        }
      }
      return false;
    }

    private int left(Rectangle2D area) {
      return square(area.getMinX(), columns);
    }

    private int right(Rectangle2D area) {
      return square(area.getMaxX(), columns);
    }

    private int top(Rectangle2D area) {
      return square(area.getMinY(), rows);
    }

    private int bottom(Rectangle2D area) {
      return square(area.getMaxY(), rows);
    }

    private static int square(double place, int count) {
      return Math.max(0, Math.min(count - 1, (int) Math.floor(place / SQUARE)));
    }
  }
}
