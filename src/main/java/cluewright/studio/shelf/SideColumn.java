package cluewright.studio.shelf;

import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.work.Changes;
import java.util.Map;
import java.util.Optional;
import javafx.beans.Observable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.css.PseudoClass;
import javafx.geometry.Side;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;

/**
 * A column beside the middle of the window, resized at its inner edge by mouse or arrow keys, and
 * folded there by double click or Enter.
 */
public final class SideColumn extends Region {
  private static final PseudoClass FOLDED_STATE = PseudoClass.getPseudoClass("folded");
  private static final double LEAST = 12;
  private static final double MOST = 60;
  private static final double STEP = 1;

  /** The widths of the edge and of the folded column, in pixels. */
  private static final double EDGE = 7;

  private static final double FOLDED = 18;

  private final Side side;
  private Node content;
  private final Label edge = new Label();
  private final DoubleProperty chosen = new SimpleDoubleProperty(this, "chosen", 0);
  private final DoubleProperty usual = new SimpleDoubleProperty(this, "usual", 17);
  private final BooleanProperty folded = new SimpleBooleanProperty(this, "folded");
  private Optional<Double> grip = Optional.empty();
  private ObservableBooleanValue narrow = new SimpleBooleanProperty();
  private boolean isFoldedForRoom;

  /**
   * A column of the usual width.
   *
   * @param side of the window where it stands
   * @param id of its edge
   */
  public SideColumn(Texts texts, Side side, Node content, String id) {
    this.side = side;
    this.content = content;
    getStyleClass().add("side-column");
    edge.setId(id);
    edge.getStyleClass().add("side-edge");
    edge.setCursor(Cursor.H_RESIZE);
    edge.setFocusTraversable(true);
    edge.setAccessibleRole(AccessibleRole.BUTTON);
    edge.accessibleTextProperty().bind(texts.bind("shelf.edge"));
    Tip.on(edge, texts.bind("shelf.edge-hint"));
    edge.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
    edge.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
    edge.addEventHandler(MouseEvent.MOUSE_RELEASED, event -> grip = Optional.empty());
    edge.addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    edge.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    hold(content);
    for (Observable value : new Observable[] {chosen, usual, folded, edge.fontProperty()}) {
      value.addListener(change -> requestLayout());
    }
    Changes.callNow(this::showFold, folded);
  }

  /** Folds the column while space is short, unless it was opened by hand. */
  public void foldWhile(ObservableBooleanValue condition) {
    narrow = condition;
    Changes.callNow(this::fit, narrow);
  }

  private void fit() {
    if (narrow.get() && !folded.get()) {
      isFoldedForRoom = true;
      folded.set(true);
    } else if (!narrow.get() && isFoldedForRoom) {
      isFoldedForRoom = false;
      folded.set(false);
    }
  }

  /** True if it was folded by hand rather than for lack of space. */
  public boolean isFoldedByHand() {
    return folded.get() && !isFoldedForRoom;
  }

  /** The chosen width in font sizes; 0 for the usual one. */
  public DoubleProperty chosenProperty() {
    return chosen;
  }

  /** The usual width in font sizes. */
  public DoubleProperty usualProperty() {
    return usual;
  }

  public BooleanProperty foldedProperty() {
    return folded;
  }

  /** Releases its contents for another place. */
  void release() {
    content.visibleProperty().unbind();
    content.setVisible(true);
    getChildren().setAll(edge);
  }

  /** Shows other contents. */
  void hold(Node next) {
    content = next;
    content.visibleProperty().bind(folded.not());
    getChildren().setAll(content, edge);
  }

  private void showFold() {
    isFoldedForRoom &= folded.get();
    boolean opensLeft = (side == Side.RIGHT) == folded.get();
    edge.setGraphic(
        folded.get() ? Icons.of(opensLeft ? Feather.CHEVRON_LEFT : Feather.CHEVRON_RIGHT) : null);
    edge.pseudoClassStateChanged(FOLDED_STATE, folded.get());
    requestLayout();
  }

  private double em() {
    return edge.getFont().getSize();
  }

  private double ems() {
    return chosen.get() > 0 ? chosen.get() : usual.get();
  }

  private void choose(double ems) {
    chosen.set(Math.rint(10 * Math.max(LEAST, Math.min(MOST, ems))) / 10);
  }

  private void pressed(MouseEvent event) {
    if (!folded.get()) {
      grip = Optional.of(event.getScreenX());
    }
    event.consume();
  }

  private void dragged(MouseEvent event) {
    grip.ifPresent(
        before -> {
          double moved = event.getScreenX() - before;
          double wider = side == Side.RIGHT ? -moved : moved;
          choose(ems() + wider / em());
          grip = Optional.of(event.getScreenX());
        });
    event.consume();
  }

  private void clicked(MouseEvent event) {
    if (folded.get() || event.getClickCount() == 2) {
      folded.set(!folded.get());
    }
    event.consume();
  }

  private void pressed(KeyEvent event) {
    Map<KeyCode, Integer> steps = Map.of(KeyCode.LEFT, -1, KeyCode.RIGHT, 1);
    if (event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
      folded.set(!folded.get());
    } else if (steps.containsKey(event.getCode()) && !folded.get()) {
      int wider = side == Side.RIGHT ? -steps.get(event.getCode()) : steps.get(event.getCode());
      choose(ems() + wider * STEP);
    } else {
      return;
    }
    event.consume();
  }

  @Override
  protected double computePrefWidth(double height) {
    return folded.get() ? FOLDED : Math.ceil(ems() * em());
  }

  @Override
  protected double computeMinWidth(double height) {
    return computePrefWidth(height);
  }

  @Override
  protected double computeMaxWidth(double height) {
    return computePrefWidth(height);
  }

  @Override
  protected double computePrefHeight(double width) {
    return content.prefHeight(computePrefWidth(-1));
  }

  @Override
  protected double computeMinHeight(double width) {
    return content.minHeight(computePrefWidth(-1));
  }

  @Override
  protected void layoutChildren() {
    double thick = folded.get() ? getWidth() : EDGE;
    if (!folded.get()) {
      content.resizeRelocate(0, 0, getWidth(), getHeight());
    }
    edge.resizeRelocate(side == Side.RIGHT ? 0 : getWidth() - thick, 0, thick, getHeight());
  }
}
