package cluewright.studio.board;

import cluewright.model.rule.Rule;
import cluewright.studio.board.StrokeHandler.Intent;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/** Paints and erases cells, and types digits into them. */
final class StrokeTool implements BoardTool {
  private final BoardView view;

  StrokeTool(BoardView view) {
    this.view = view;
  }

  private Optional<StrokeHandler> strokes() {
    return Optional.ofNullable(view.strokesProperty().get());
  }

  @Override
  public void press(int cell, MouseEvent event) {
    strokes().ifPresent(handler -> handler.begin(cell, intent(event)));
  }

  private static Intent intent(MouseEvent event) {
    boolean erases = event.getButton() == MouseButton.SECONDARY || event.isShiftDown();
    return erases ? Intent.ERASE : Intent.TOOL;
  }

  /** Handles a press outside the grid, which is a whole stroke if it means anything. */
  void pressOutside(Point2D place, MouseEvent event) {
    List<Integer> way =
        strokes().map(at -> at.fromOutside(place.getY(), place.getX())).orElse(List.of());
    if (!way.isEmpty()) {
      view.focusCellProperty().set(way.get(0));
      press(way.get(0), event);
      way.stream().skip(1).forEach(this::drag);
      release();
    }
  }

  @Override
  public void drag(int cell) {
    strokes().ifPresent(handler -> handler.extend(cell));
  }

  @Override
  public boolean goesByMiddles() {
    return strokes().filter(StrokeHandler::goesByMiddles).isPresent();
  }

  @Override
  public void release() {
    strokes().ifPresent(StrokeHandler::end);
  }

  @Override
  public void cancel() {
    strokes().ifPresent(StrokeHandler::cancel);
  }

  @Override
  public void move(int cell, KeyEvent event) {
    strokes().ifPresent(handler -> handler.lookAt(cell));
  }

  @Override
  public boolean key(KeyEvent event) {
    if (event.isShortcutDown() || event.isAltDown()) {
      return false;
    }
    KeyCode code = event.getCode();
    if (code == KeyCode.SPACE) {
      dab(event.isShiftDown() ? Intent.ERASE : Intent.TOOL);
      return true;
    }
    if (code == KeyCode.DELETE || code == KeyCode.BACK_SPACE) {
      erase();
      return true;
    }
    DigitHandler digits = view.digitsProperty().get();
    if (digits != null && !event.isShiftDown() && isTyped(digits, code)) {
      return true;
    }
    int digit = DigitKeys.digit(view.pictureProperty().get(), code);
    if (digit == 0 || digits == null || event.isShiftDown()) {
      return false;
    }
    digits.digit(view.focusCellProperty().get(), digit);
    return true;
  }

  /** Takes the sign for an open value; true if that means something here. */
  boolean typed(String text) {
    DigitHandler digits = view.digitsProperty().get();
    return text.equals(Rule.OPEN_SIGN)
        && digits != null
        && digits.typed(view.focusCellProperty().get(), text.charAt(0));
  }

  private boolean isTyped(DigitHandler digits, KeyCode code) {
    return DigitKeys.character(code)
        .filter(key -> digits.typed(view.focusCellProperty().get(), key))
        .isPresent();
  }

  private void erase() {
    DigitHandler digits = view.digitsProperty().get();
    if (digits == null || !digits.erase(view.focusCellProperty().get())) {
      dab(Intent.ERASE);
    }
  }

  private void dab(Intent intent) {
    strokes().ifPresent(handler -> handler.dab(view.focusCellProperty().get(), intent));
  }
}
