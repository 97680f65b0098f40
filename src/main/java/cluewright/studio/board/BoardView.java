package cluewright.studio.board;

import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.picture.Sign;
import cluewright.studio.look.Texts;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.beans.Observable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.CssMetaData;
import javafx.css.PseudoClass;
import javafx.css.SimpleStyleableObjectProperty;
import javafx.css.StyleConverter;
import javafx.css.Styleable;
import javafx.css.StyleableObjectProperty;
import javafx.css.StyleableProperty;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Control;
import javafx.scene.control.Skin;
import javafx.scene.paint.Color;

/**
 * The board control for painting, watching and playing: it shows a {@link BoardPicture} and reports
 * strokes and typed digits or, while a {@link SelectionHandler} is set, selections and writing.
 */
public final class BoardView extends Control implements ScreenPainter.Look {
  public static final int NO_CELL = -1;

  private static final PseudoClass PLAYED = PseudoClass.getPseudoClass("played");
  private static final List<CssMetaData<? extends Styleable, ?>> CSS = cssMetaData();

  private final ObjectProperty<BoardPicture> picture =
      new SimpleObjectProperty<>(
          this, "picture", BoardPicture.of(Mask.empty(Boards.NINE), Marks.NONE));
  private final Texts texts;
  private final ObjectProperty<StrokeHandler> strokes = new SimpleObjectProperty<>(this, "strokes");
  private final ObjectProperty<DigitHandler> digits = new SimpleObjectProperty<>(this, "digits");
  private final ObjectProperty<SelectionHandler> selection =
      new SimpleObjectProperty<>(this, "selection");
  private final ObjectProperty<LineHandler> lines = new SimpleObjectProperty<>(this, "lines");
  private final ObjectProperty<CarryHandler> carry = new SimpleObjectProperty<>(this, "carry");
  private final IntegerProperty focusCell = new SimpleIntegerProperty(this, "focusCell", 0);
  private final ReadOnlyIntegerWrapper hoverCell =
      new ReadOnlyIntegerWrapper(this, "hoverCell", NO_CELL);
  private final BooleanProperty still = new SimpleBooleanProperty(this, "still");
  private final Map<BoardColor, StyleableObjectProperty<Color>> colors =
      new EnumMap<>(BoardColor.class);

  public BoardView(Texts texts) {
    this.texts = texts;
    for (BoardColor color : BoardColor.values()) {
      colors.put(color, new SimpleStyleableObjectProperty<>(meta(color), color.fallback()));
    }
    getStyleClass().add("board-view");
    setAccessibleRole(AccessibleRole.NODE);
    setFocusTraversable(true);
    selection.addListener(change -> pseudoClassStateChanged(PLAYED, isSolved()));
    carry.addListener(change -> pseudoClassStateChanged(PLAYED, isSolved()));
  }

  public ObjectProperty<BoardPicture> pictureProperty() {
    return picture;
  }

  /** Handles strokes; without a handler, the board is read-only. */
  public ObjectProperty<StrokeHandler> strokesProperty() {
    return strokes;
  }

  /** Handles typed digits; without a handler, they are ignored. */
  public ObjectProperty<DigitHandler> digitsProperty() {
    return digits;
  }

  /** Handles selections; while a handler is set, nothing is painted. */
  public ObjectProperty<SelectionHandler> selectionProperty() {
    return selection;
  }

  /** Handles lines; while a handler is set, the pointer draws instead of selecting. */
  public ObjectProperty<LineHandler> linesProperty() {
    return lines;
  }

  boolean isPlayed() {
    return selection.get() != null;
  }

  /** Moves digits; without a handler, dragging from selected cells selects more. */
  public ObjectProperty<CarryHandler> carryProperty() {
    return carry;
  }

  private boolean isSolved() {
    return isPlayed() && !isEdited();
  }

  boolean isEdited() {
    return isPlayed() && carry.get() != null;
  }

  public IntegerProperty focusCellProperty() {
    return focusCell;
  }

  /** The cell under the pointer, or {@link #NO_CELL}. */
  public ReadOnlyIntegerProperty hoverCellProperty() {
    return hoverCell.getReadOnlyProperty();
  }

  void setHoverCell(int cell) {
    hoverCell.set(cell);
  }

  /** Whether changes are shown at once, without animation. */
  public BooleanProperty stillProperty() {
    return still;
  }

  /** The bounds of a cell in this control's coordinates. */
  public Bounds cellBounds(int cell) {
    return ((BoardSkin) getSkin()).cellBounds(cell);
  }

  /** Redraws the board in the next pulse without laying out its parents. */
  void redraw() {
    setNeedsLayout(true);
  }

  void describe(Phrase words) {
    setAccessibleText(texts.of(words));
  }

  Observable textsLanguage() {
    return texts.wording;
  }

  Color color(BoardColor color) {
    return colors.get(color).get();
  }

  @Override
  public Color color(Sign sign) {
    return color(BoardColor.of(sign));
  }

  /** The minimum width of a line; lines between boxes stand out even on a small board. */
  @Override
  public double leastWidth(Sign sign) {
    return switch (sign) {
      case BOXES, FRAME -> 2;
      case STRONG, HALO -> 1.75;
      case WEAK, ARROW, FIN, HELD, STRIKE -> 1.25;
      default -> 1;
    };
  }

  Iterable<StyleableObjectProperty<Color>> colors() {
    return colors.values();
  }

  @Override
  protected Skin<?> createDefaultSkin() {
    return new BoardSkin(this);
  }

  @Override
  public List<CssMetaData<? extends Styleable, ?>> getControlCssMetaData() {
    return CSS;
  }

  private static List<CssMetaData<? extends Styleable, ?>> cssMetaData() {
    List<CssMetaData<? extends Styleable, ?>> all = new ArrayList<>(Control.getClassCssMetaData());
    for (BoardColor color : BoardColor.values()) {
      all.add(new ColorMetaData(color));
    }
    return List.copyOf(all);
  }

  @SuppressWarnings("unchecked")
  private static CssMetaData<BoardView, Color> meta(BoardColor color) {
    return (CssMetaData<BoardView, Color>)
        CSS.stream().filter(meta -> meta.getProperty().equals(color.css())).findFirst().get();
  }

  private static final class ColorMetaData extends CssMetaData<BoardView, Color> {
    private final BoardColor color;

    ColorMetaData(BoardColor color) {
      super(color.css(), StyleConverter.getColorConverter(), color.fallback());
      this.color = color;
    }

    @Override
    public boolean isSettable(BoardView view) {
      return !view.colors.get(color).isBound();
    }

    @Override
    public StyleableProperty<Color> getStyleableProperty(BoardView view) {
      return view.colors.get(color);
    }
  }
}
