package cluewright.studio.design;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.replay.Condition;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.History;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BottleneckViewModelTest {
  private final History history =
      new History(Document.untitled(Mask.empty(Boards.NINE), StrategySet.parse("NHL")));
  private final BottleneckViewModel bottleneck = new BottleneckViewModel(history);

  @Test
  void aStepIsAskedForAndUndone() {
    bottleneck.use(" 20 ");
    assertThat(history.document().conditions().bottleneck())
        .contains(new Condition.NoBottleneckBefore(20));
    assertThat(history.undoName.get())
        .hasToString("adding the condition “no bottleneck before step 20”");
    history.undo();
    assertThat(bottleneck.text()).isEmpty();
  }

  @Test
  void anotherStepTakesThePlaceOfTheFirstAndNothingTakesItAway() {
    bottleneck.use("20");
    bottleneck.use("30");
    assertThat(history.document().conditions().ofPath()).hasSize(1);
    bottleneck.use("");
    assertThat(history.document().conditions().isNone()).isTrue();
  }

  @Test
  void whatIsTypedAgainIsNoStepToUndo() {
    bottleneck.use("20");
    bottleneck.use("20");
    history.undo();
    assertThat(history.document().conditions().isNone()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "1000", "soon", "-5"})
  void whatIsNoStepIsRefusedInASentence(String text) {
    bottleneck.use("20");
    bottleneck.use(text);
    assertThat(bottleneck.refusal.get())
        .hasToString("“" + text + "” is not valid here: enter a whole number from 2 to 999.");
    assertThat(bottleneck.text()).isEqualTo("20");
    bottleneck.use("20");
    assertThat(bottleneck.refusal.get()).hasToString("");
  }
}
