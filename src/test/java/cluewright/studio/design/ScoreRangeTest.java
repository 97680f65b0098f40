package cluewright.studio.design;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.replay.Wish;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.History;
import cluewright.studio.look.Language;
import cluewright.studio.look.Texts;
import javafx.event.Event;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

/** What dragging one end of the scores does. */
@ExtendWith(ApplicationExtension.class)
final class ScoreRangeTest {
  private final History history =
      new History(Document.untitled(Mask.empty(Boards.NINE), StrategySet.parse("NHL")));
  private final WishesViewModel wishes = new WishesViewModel(history);

  private Wish.Score wishedAfter(String from, String to, double lower, double higher) {
    new FxRobot()
        .interact(
            () -> {
              wishes.useScore(from, to);
              ScoreRange range =
                  new ScoreRange(new Texts(Language.ENGLISH), wishes, (least, most) -> {});
              range.setHighValue(range.getHighValue() - higher);
              range.setLowValue(range.getLowValue() + lower);
              Event.fireEvent(
                  range,
                  new KeyEvent(
                      KeyEvent.KEY_RELEASED, "", "", KeyCode.LEFT, false, false, false, false));
            });
    return wishes.wishes().score().orElseThrow();
  }

  @Test
  void theEndThatWasTypedStaysWhenTheOtherOneIsDragged() {
    assertThat(wishedAfter("457", "1500", 0, 100).least()).isEqualTo(457);
    assertThat(wishedAfter("457", "1503", 100, 0).most()).isEqualTo(1503);
    assertThat(wishedAfter("457", "30000", 100, 0).most()).isEqualTo(30_000);
    assertThat(wishedAfter("50", "1500", 0, 100).least()).isEqualTo(50);
    assertThat(wishedAfter("457", "1503", 100, 0).least()).isGreaterThan(457);
  }
}
