package cluewright.studio.results;

import cluewright.studio.look.Texts;
import java.util.function.BiConsumer;
import javafx.beans.InvalidationListener;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.controlsfx.control.RangeSlider;

/** A slider with two thumbs, the words of what lies between them, and bars over it. */
final class RangePicker extends VBox {
  private final RangeSlider slider = new RangeSlider(0, 1, 0, 1);
  private final Label from = new Label();
  private final Label to = new Label();
  private final Bars bars = new Bars();
  private BiConsumer<Double, Double> chosen = (low, high) -> {};
  private boolean isShowing;

  /**
   * @param id of the slider
   * @param key of what a screen reader calls it
   */
  RangePicker(Texts texts, String id, String key) {
    getStyleClass().add("range-picker");
    slider.setId(id);
    slider.accessibleTextProperty().bind(texts.bind(key));
    slider.setMaxWidth(Double.MAX_VALUE);
    from.getStyleClass().add("hint");
    to.getStyleClass().add("hint");
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    getChildren().addAll(bars, slider, new HBox(from, space, to));
    bars.managedProperty().bind(bars.visibleProperty());
    bars.setVisible(false);
    InvalidationListener moved = change -> moved();
    slider.lowValueProperty().addListener(moved);
    slider.highValueProperty().addListener(moved);
  }

  private void moved() {
    if (!isShowing) {
      chosen.accept(slider.getLowValue(), slider.getHighValue());
    }
  }

  /** Says who hears of the two values whenever one changes by hand. */
  void onChoose(BiConsumer<Double, Double> take) {
    chosen = take;
  }

  /**
   * Shows a range.
   *
   * @param step what an arrow key changes
   */
  void show(double least, double most, double low, double high, double step) {
    isShowing = true;
    slider.setMin(Math.min(least, slider.getMin()));
    slider.setMax(Math.max(most, slider.getMax()));
    slider.setLowValue(Math.min(low, slider.getHighValue()));
    slider.setHighValue(high);
    slider.setLowValue(low);
    slider.setMin(least);
    slider.setMax(most);
    slider.setBlockIncrement(step);
    isShowing = false;
    bars.mark((low - least) / (most - least), (high - least) / (most - least));
  }

  void say(String lower, String upper) {
    from.setText(lower);
    to.setText(upper);
  }

  /** Draws how much there is at each part of the range. */
  void draw(int[] heights) {
    bars.setVisible(true);
    bars.show(heights);
  }

  /** Bars side by side; those outside the range are faint. */
  private static final class Bars extends Region {
    private static final double HEIGHT = 3.2;
    private static final double GAP = 1;

    /** The slider's thumbs keep within its ends. */
    private static final double MARGIN = 8;

    private int[] heights = {};
    private double low;
    private double high = 1;

    private Bars() {
      getStyleClass().add("range-bars");
      setPadding(new Insets(0, MARGIN, 0, MARGIN));
    }

    private void show(int[] next) {
      heights = next.clone();
      while (getChildren().size() < heights.length) {
        Region bar = new Region();
        bar.getStyleClass().add("range-bar-of");
        getChildren().add(bar);
      }
      mark(low, high);
      requestLayout();
    }

    private void mark(double from, double to) {
      low = from;
      high = to;
      for (int i = 0; i < getChildren().size(); i++) {
        double middle = (i + 0.5) / heights.length;
        getChildren().get(i).setOpacity(middle >= low && middle <= high ? 1 : 0.3);
      }
    }

    @Override
    protected double computePrefHeight(double width) {
      return HEIGHT * 14;
    }

    @Override
    protected void layoutChildren() {
      int most = 1;
      for (int height : heights) {
        most = Math.max(most, height);
      }
      double room = getWidth() - 2 * MARGIN;
      for (int i = 0; i < heights.length; i++) {
        double left = snapPositionX(MARGIN + room * i / heights.length);
        double right = snapPositionX(MARGIN + room * (i + 1) / heights.length);
        double height =
            heights[i] == 0 ? 0 : Math.max(2, snapSizeY(getHeight() * heights[i] / most));
        getChildren()
            .get(i)
            .resizeRelocate(left, getHeight() - height, Math.max(1, right - left - GAP), height);
      }
    }
  }
}
