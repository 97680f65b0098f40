package cluewright.studio.replay;

import cluewright.strategy.StrategySet;
import cluewright.studio.look.GroupStyle;
import java.util.List;
import java.util.function.DoubleSupplier;
import javafx.css.PseudoClass;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/** A strip below the slider with a mark for each step, in the colour of its strategy. */
final class StepStrip extends Pane {
  /** The maximum width of a mark, relative to its height. */
  private static final double WIDEST = 1.6;

  private static final PseudoClass REQUIRED = PseudoClass.getPseudoClass("required");

  private final DoubleSupplier inset;

  /**
   * @param inset how far the slider's ends lie from its edges
   */
  StepStrip(DoubleSupplier inset) {
    this.inset = inset;
    getStyleClass().add("step-strip");
    setMinHeight(USE_PREF_SIZE);
    setMouseTransparent(true);
  }

  /**
   * Shows steps.
   *
   * @param required the strategies whose steps are marked out
   */
  void show(List<StepEntry> entries, StrategySet required) {
    getChildren().setAll(entries.stream().map(entry -> mark(entry, required)).toList());
    requestLayout();
  }

  private static Region mark(StepEntry entry, StrategySet required) {
    Region mark = new Region();
    mark.getStyleClass().addAll("step-mark", GroupStyle.of(entry.strategy().group()));
    mark.pseudoClassStateChanged(
        REQUIRED, entry.strategies().stream().anyMatch(required::contains));
    return mark;
  }

  @Override
  protected void layoutChildren() {
    int steps = getChildren().size();
    double start = inset.getAsDouble();
    double length = getWidth() - 2 * start;
    double step = length / Math.max(1, steps);
    double width = Math.max(1, Math.min(WIDEST * getHeight(), step - (step > 3 ? 1 : 0)));
    for (int i = 0; i < steps; i++) {
      double centre = start + step * (i + 1);
      getChildren()
          .get(i)
          .resizeRelocate(snapPositionX(centre - width / 2), 0, snapSizeX(width), getHeight());
    }
  }
}
