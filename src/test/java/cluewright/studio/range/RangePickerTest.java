package cluewright.studio.range;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cluewright.studio.range.RangePicker.End;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleStringProperty;
import javafx.event.Event;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/** What a thumb does by keys; tests of windows drag it. */
final class RangePickerTest {
  private final List<String> heard = new ArrayList<>();
  private RangePicker picker;
  private RangeThumb low;
  private RangeThumb high;

  @BeforeAll
  static void startTheToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @BeforeEach
  void make() {
    picker = new RangePicker(new SimpleStringProperty("from"), new SimpleStringProperty("to"));
    low = new RangeThumb(picker, End.LOW);
    high = new RangeThumb(picker, End.HIGH);
  }

  private static void press(RangeThumb thumb, KeyCode code) {
    Event.fireEvent(
        thumb, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
  }

  private static void letGo(RangeThumb thumb, KeyCode code) {
    Event.fireEvent(
        thumb, new KeyEvent(KeyEvent.KEY_RELEASED, "", "", code, false, false, false, false));
  }

  private void listen() {
    picker.onMove(() -> heard.add("moved"));
    picker.onSettle(() -> heard.add("settled"));
  }

  private void assertRange(double from, double to) {
    assertThat(picker.lowProperty().get()).isCloseTo(from, within(1e-9));
    assertThat(picker.highProperty().get()).isCloseTo(to, within(1e-9));
  }

  @Test
  void arrowsMoveTheThumbThatHasTheKeyboardAndItSettlesOnce() {
    listen();
    picker.setStep(0.1);
    press(low, KeyCode.RIGHT);
    press(low, KeyCode.UP);
    letGo(low, KeyCode.UP);
    letGo(low, KeyCode.UP);
    assertThat(heard).containsExactly("moved", "moved", "settled");
    press(high, KeyCode.LEFT);
    press(high, KeyCode.PAGE_DOWN);
    assertRange(0.2, 0.4);
  }

  @Test
  void neitherThumbPassesTheOtherOrTheEnds() {
    picker.show(0.3, 0.6);
    press(low, KeyCode.END);
    assertRange(0.6, 0.6);
    press(low, KeyCode.HOME);
    press(high, KeyCode.END);
    assertRange(0, 1);
    press(high, KeyCode.RIGHT);
    press(low, KeyCode.LEFT);
    assertRange(0, 1);
    press(high, KeyCode.HOME);
    assertRange(0, 0);
  }

  @Test
  void thePartBetweenKeepsItsWidth() {
    picker.show(0.3, 0.6);
    picker.moveBoth(0.9);
    assertRange(0.7, 1);
    picker.moveBoth(-1);
    assertRange(0, 0.3);
  }

  @Test
  void itGetsNarrowerAgain() {
    new Scene(picker);
    picker.applyCss();
    double least = picker.minWidth(-1);
    picker.resize(500, picker.prefHeight(-1));
    picker.layout();
    assertThat(picker.minWidth(-1)).isEqualTo(least);
  }

  @Test
  void whatIsShownIsNoAct() {
    listen();
    picker.show(0.3, 0.6);
    press(high, KeyCode.A);
    letGo(high, KeyCode.A);
    assertThat(heard).isEmpty();
  }

  @Test
  void aThumbIsASliderForThoseWhoHearIt() {
    listen();
    picker.show(0.25, 0.75);
    assertThat(low.getAccessibleText()).isEqualTo("from");
    assertThat(high.queryAccessibleAttribute(AccessibleAttribute.VALUE)).isEqualTo(75.0);
    high.executeAccessibleAction(AccessibleAction.SET_VALUE, 50.0);
    assertRange(0.25, 0.5);
    assertThat(heard).containsExactly("moved", "settled");
  }
}
