package cluewright.studio.design;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.replay.Condition;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.History;
import cluewright.studio.look.Language;
import cluewright.studio.look.Texts;
import cluewright.studio.range.RangePicker;
import javafx.scene.AccessibleAction;
import javafx.scene.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

/** What moving one end of the scores does. */
@ExtendWith(ApplicationExtension.class)
final class ScoreRangeTest {
  private static final double A_TENTH = 10;
  private static final double NINE_TENTHS = 90;

  private final History history =
      new History(Document.untitled(Mask.empty(Boards.NINE), StrategySet.parse("NHL")));
  private final ConditionsViewModel conditions = new ConditionsViewModel(history);

  /** The range after one of the thumbs was moved to a place, in percent. */
  private Condition.Score askedAfter(String from, String to, String thumb, double place) {
    new FxRobot()
        .interact(
            () -> {
              conditions.useScore(from, to);
              RangePicker picker =
                  new ScoreRange(new Texts(Language.ENGLISH), conditions, (least, most) -> {})
                      .picker();
              new Scene(picker);
              picker.applyCss();
              picker.lookup(thumb).executeAccessibleAction(AccessibleAction.SET_VALUE, place);
            });
    return conditions.all.getValue().score().orElseThrow();
  }

  @Test
  void theEndThatWasTypedStaysWhenTheOtherOneIsMoved() {
    assertThat(askedAfter("457", "1500", ".high-thumb", NINE_TENTHS).least()).isEqualTo(457);
    assertThat(askedAfter("457", "1503", ".low-thumb", A_TENTH).most()).isEqualTo(1503);
    assertThat(askedAfter("457", "30000", ".low-thumb", A_TENTH).most()).isEqualTo(30_000);
    assertThat(askedAfter("50", "1500", ".high-thumb", NINE_TENTHS).least()).isEqualTo(50);
    assertThat(askedAfter("457", "1503", ".low-thumb", A_TENTH).least()).isLessThan(457);
  }
}
