package cluewright.studio;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.layout.Region;

/** The space that the window has for its columns at the current scale. */
final class Room {
  /** The minimum width of the window, in pixels per percent of the text size. */
  private static final double LEAST_WIDTH_WITH_SHELF = 11;

  private static final double LEAST_WIDTH_WITH_FILTERS = 8;

  private static final double LEAST_HEIGHT_WITH_AIR = 8.5;

  private static final double LEAST_HEIGHT_WITH_ICONS = 7.5;

  private static final double LEAST_HEIGHT_WITH_ALL = 6;

  /** The text size at 100 percent, and the space needed beside, above and below the board. */
  private static final double EM = 13;

  private static final double BESIDE = 60;
  private static final double ABOVE_AND_BELOW = 160;

  /** The usual width of both columns, in font sizes. */
  private static final double COLUMNS = 40;

  /** True while the shelf beside the panel would leave too little space for the board. */
  final BooleanBinding isNarrow;

  /** True while the filters beside the tiles would leave too little space for these. */
  final BooleanBinding isVeryNarrow;

  /** True while the window is too low to show everything. */
  final BooleanBinding isLow;

  /** The width that neither the board nor the usual columns can use, in font sizes. */
  final ObservableValue<Double> spareWidth;

  private final BooleanBinding isCompact;

  /** True while tabs show no icons, and scores are typed rather than dragged. */
  private final BooleanBinding isTight;

  private final ObservableValue<Integer> textSize;

  /** Measures the window's contents, and adds a style class for each kind of narrowness. */
  Room(Region root, ObservableValue<Integer> textSize) {
    this.textSize = textSize;
    isNarrow = isBelow(LEAST_WIDTH_WITH_SHELF, root.widthProperty());
    isVeryNarrow = isBelow(LEAST_WIDTH_WITH_FILTERS, root.widthProperty());
    isLow = isBelow(LEAST_HEIGHT_WITH_ALL, root.heightProperty());
    isTight = isBelow(LEAST_HEIGHT_WITH_ICONS, root.heightProperty());
    isCompact = isBelow(LEAST_HEIGHT_WITH_AIR, root.heightProperty());
    spareWidth =
        Bindings.createObjectBinding(
            () -> {
              double em = EM * textSize.getValue() / 100;
              double board = root.getHeight() - ABOVE_AND_BELOW;
              return (root.getWidth() - BESIDE - board) / em - COLUMNS;
            },
            root.widthProperty(),
            root.heightProperty(),
            textSize);
    mark(root, "narrow", isNarrow);
    mark(root, "low", isLow);
    mark(root, "compact", isCompact);
    mark(root, "tight", isTight);
  }

  /** True if a known length is less than a number of pixels per percent of the text size. */
  private BooleanBinding isBelow(double least, ReadOnlyDoubleProperty length) {
    return Bindings.createBooleanBinding(
        () -> length.get() > 0 && length.get() < least * textSize.getValue(), length, textSize);
  }

  private static void mark(Region root, String style, BooleanBinding holds) {
    PseudoClass state = PseudoClass.getPseudoClass(style);
    holds.addListener((property, before, now) -> root.pseudoClassStateChanged(state, now));
  }
}
