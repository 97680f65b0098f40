package cluewright.studio.range;

import javafx.scene.layout.Region;

/** Bars side by side, pale outside the range. */
final class RangeBars extends Region {
  private static final double GAP = 1;
  private static final double FAINT = 0.3;
  private static final double LOWEST = 2;

  private int[] heights = {};

  RangeBars() {
    getStyleClass().add("range-bars");
    setMouseTransparent(true);
    setVisible(false);
  }

  void draw(int[] next) {
    heights = next;
    setVisible(next.length > 0);
    getChildren().clear();
    for (int i = 0; i < next.length; i++) {
      Region bar = new Region();
      bar.getStyleClass().add("range-bar-of");
      getChildren().add(bar);
    }
    requestLayout();
  }

  void mark(double from, double to) {
    for (int i = 0; i < heights.length; i++) {
      double middle = (i + 0.5) / heights.length;
      getChildren().get(i).setOpacity(middle >= from && middle <= to ? 1 : FAINT);
    }
  }

  @Override
  protected void layoutChildren() {
    int most = 1;
    for (int height : heights) {
      most = Math.max(most, height);
    }
    for (int i = 0; i < heights.length; i++) {
      double left = snapPositionX(getWidth() * i / heights.length);
      double right = snapPositionX(getWidth() * (i + 1) / heights.length);
      double height =
          heights[i] == 0 ? 0 : Math.max(LOWEST, snapSizeY(getHeight() * heights[i] / most));
      getChildren()
          .get(i)
          .resizeRelocate(left, getHeight() - height, Math.max(1, right - left - GAP), height);
    }
  }
}
