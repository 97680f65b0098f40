package cluewright.studio.design;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.History;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ReasonsViewModelTest {
  private final History history =
      new History(Document.untitled(Mask.empty(Boards.SIX), StrategySet.any()));
  private final ReasonsViewModel reasons = new ReasonsViewModel(history);

  private void use(int from, int to) {
    reasons.use(Optional.of(from).filter(number -> number > 0), Optional.of(to).filter(n -> n > 0));
  }

  private Optional<Condition.Reasons> asked() {
    return history.document().conditions().reasons();
  }

  @Test
  void anEndThatIsNotChosenIsNoLimit() {
    use(0, 3);
    assertThat(asked()).contains(new Condition.Reasons(1, 3));
    assertThat(reasons.from()).isEmpty();
    assertThat(reasons.to()).contains(3);
    use(3, 0);
    assertThat(asked()).contains(new Condition.Reasons(3, 4));
  }

  @Test
  void aRangeIsTakenAwayAndUndone() {
    use(2, 3);
    use(0, 0);
    assertThat(history.document().conditions().isNone()).isTrue();
    history.undo();
    assertThat(reasons.from()).contains(2);
    assertThat(reasons.to()).contains(3);
  }

  @Test
  void aRangeFromMoreToLessIsRefused() {
    use(2, 3);
    use(4, 3);
    assertThat(reasons.refusal.get().toString()).contains("the lower one first");
    assertThat(asked()).contains(new Condition.Reasons(2, 3));
    use(2, 4);
    assertThat(reasons.refusal.get()).isEqualTo(Phrase.NOTHING);
  }
}
