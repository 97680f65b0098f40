package cluewright.studio.range;

import java.util.Arrays;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Control;
import javafx.scene.control.Skin;

/**
 * A slider with two thumbs for a range within 0 to 1, optionally with bars above. Either thumb is
 * reached by the Tab key and moved by the arrow keys; the part between them is dragged as a whole.
 */
public final class RangePicker extends Control {
  private static final double FIRST_STEP = 0.02;

  enum End {
    LOW,
    HIGH
  }

  private final ReadOnlyDoubleWrapper low = new ReadOnlyDoubleWrapper(0);
  private final ReadOnlyDoubleWrapper high = new ReadOnlyDoubleWrapper(1);
  private final ObjectProperty<int[]> bars = new SimpleObjectProperty<>(new int[0]);
  private final ObservableValue<String> lowName;
  private final ObservableValue<String> highName;
  private Runnable moved = () -> {};
  private Runnable settled = () -> {};
  private double step = FIRST_STEP;
  private boolean isMoved;

  /**
   * @param lowName what the lower thumb says to screen readers, its value too
   * @param highName the same of the higher thumb
   */
  public RangePicker(ObservableValue<String> lowName, ObservableValue<String> highName) {
    this.lowName = lowName;
    this.highName = highName;
    getStyleClass().add("range-picker");
    setFocusTraversable(false);
    setMaxWidth(Double.MAX_VALUE);
  }

  @Override
  protected Skin<?> createDefaultSkin() {
    return new RangePickerSkin(this);
  }

  public ReadOnlyDoubleProperty lowProperty() {
    return low.getReadOnlyProperty();
  }

  public ReadOnlyDoubleProperty highProperty() {
    return high.getReadOnlyProperty();
  }

  ObservableValue<String> name(End end) {
    return end == End.LOW ? lowName : highName;
  }

  double place(End end) {
    return (end == End.LOW ? low : high).get();
  }

  /** Sets the action for every move of a thumb by the user. */
  public void onMove(Runnable act) {
    moved = act;
  }

  /** Sets the action for the end of a drag or key press that has moved a thumb. */
  public void onSettle(Runnable act) {
    settled = act;
  }

  public void setStep(double next) {
    step = next;
  }

  double step() {
    return step;
  }

  /** Shows a range without notifying anyone. */
  public void show(double from, double to) {
    low.set(from);
    high.set(to);
  }

  /** Draws bars for equal parts of the line. */
  public void draw(int... heights) {
    if (!Arrays.equals(heights, bars.get())) {
      bars.set(heights.clone());
    }
  }

  ObjectProperty<int[]> barsProperty() {
    return bars;
  }

  /** Moves a thumb for the user, limited by the other one. */
  void move(End end, double place) {
    if (end == End.LOW) {
      change(Math.max(0, Math.min(high.get(), place)), high.get());
    } else {
      change(low.get(), Math.max(low.get(), Math.min(1, place)));
    }
  }

  /** Moves both thumbs for the user, keeping their distance. */
  void moveBoth(double from) {
    double width = high.get() - low.get();
    double start = Math.max(0, Math.min(1 - width, from));
    change(start, start + width);
  }

  private void change(double from, double to) {
    if (from != low.get() || to != high.get()) {
      show(from, to);
      isMoved = true;
      moved.run();
    }
  }

  void settle() {
    if (isMoved) {
      isMoved = false;
      settled.run();
    }
  }
}
