package cluewright.studio.printing;

import cluewright.print.Paper;
import cluewright.print.canvas.Page;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.transform.Scale;

/**
 * A sheet of paper showing a page. What stands on it stays until another page is drawn.
 *
 * <p>The page is kept as pixels, so that it is drawn once for a size and then only moved; but for
 * sizes that would take more memory than that is worth.
 */
final class SheetView extends Region {
  /** The largest page side kept as pixels. */
  private static final double MOST_PIXELS = 2400;

  private final Region paper = new StackPane();
  private final Group ink = new Group();
  private final Group kept = new Group(ink);
  private final Scale scale = new Scale(1, 1, 0, 0);
  private final SheetDrawing drawing;
  private volatile Page page;

  /**
   * @param style its style class
   */
  SheetView(PrintingViewModel printing, String style) {
    drawing = printing.drawing();
    paper.getStyleClass().add(style);
    ink.getTransforms().add(scale);
    kept.setManaged(false);
    kept.setMouseTransparent(true);
    getChildren().addAll(paper, kept);
  }

  void show(Page wanted) {
    if (wanted.equals(page)) {
      return;
    }
    page = wanted;
    drawing.draw(wanted, () -> page != null, PageNode::of, this::show);
  }

  private void show(Group drawn) {
    if (page != null) {
      ink.getChildren().setAll(drawn);
    }
  }

  /** Limits the page's drawing to an area, in pixels of the sheet. */
  void setInkClip(Node area) {
    kept.setClip(area);
  }

  /** Cancels pending drawing, and forgets what is drawn, which may take megabytes. */
  void leave() {
    page = null;
    ink.getChildren().clear();
  }

  /** Sets the number of pixels per point. */
  void scale(double factor) {
    scale.setX(factor);
    scale.setY(factor);
    kept.setCache(factor * Paper.A4.height() < MOST_PIXELS);
  }

  @Override
  protected void layoutChildren() {
    paper.resizeRelocate(0, 0, getWidth(), getHeight());
  }
}
