package cluewright.studio.printing;

import cluewright.print.Paper;
import cluewright.print.canvas.Page;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;

/** A cover as large as fits, with dashes at its upper and lower edges that show the folds. */
final class CoverView extends Region {
  /** The length of the dashes, in pixels. */
  private static final double FOLD = 6;

  private final SheetView sheet;
  private final Rectangle trim = new Rectangle();
  private final Line[] folds = {new Line(), new Line(), new Line(), new Line()};
  private double width;
  private double height;
  private double spine;

  CoverView(PrintingViewModel printing) {
    sheet = new SheetView(printing, "cover-sheet");
    sheet.setManaged(false);
    sheet.setInkClip(trim);
    getChildren().add(sheet);
    for (Line fold : folds) {
      fold.getStyleClass().add("cover-fold");
      fold.setManaged(false);
      getChildren().add(fold);
    }
    setMinSize(0, 0);
    printing.covers.sheet.addListener(
        (property, before, now) -> now.ifPresentOrElse(this::show, sheet::leave));
    printing.covers.sheet.get().ifPresent(this::show);
  }

  private void show(CoverSheet cover) {
    setVisible(cover.page().isPresent());
    cover.page().ifPresent(page -> show(page, cover.spine()));
  }

  private void show(Page page, double wide) {
    Paper paper = page.paper();
    width = paper.width();
    height = paper.height();
    spine = wide;
    sheet.show(page);
    requestLayout();
  }

  /** The height of a cover with its folds, for a width in pixels. */
  double heightFor(double wide) {
    return width == 0 ? 0 : Math.max(0, wide) * height / width + 2 * FOLD;
  }

  @Override
  protected void layoutChildren() {
    if (width == 0) {
      return;
    }
    double scale = Math.min(getWidth() / width, Math.max(1, getHeight() - 2 * FOLD) / height);
    double left = Math.rint((getWidth() - width * scale) / 2);
    double top = Math.rint((getHeight() - height * scale) / 2);
    sheet.scale(scale);
    trim.setWidth(width * scale);
    trim.setHeight(height * scale);
    sheet.resizeRelocate(left, top, width * scale, height * scale);
    for (int i = 0; i < folds.length; i++) {
      double x = left + (width + (i < 2 ? -spine : spine)) / 2 * scale;
      boolean isAbove = i % 2 == 0;
      place(folds[i], x, isAbove ? top - FOLD : top + height * scale + 1);
    }
  }

  private static void place(Line fold, double x, double top) {
    fold.setStartX(x);
    fold.setEndX(x);
    fold.setStartY(top);
    fold.setEndY(top + FOLD - 1);
  }
}
