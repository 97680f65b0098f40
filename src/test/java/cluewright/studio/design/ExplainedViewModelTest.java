package cluewright.studio.design;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.replay.Condition.HardestEarly.Gem;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.History;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ExplainedViewModelTest {
  private final History history =
      new History(Document.untitled(Mask.empty(Boards.NINE), StrategySet.any()));
  private final ExplainedViewModel explained = new ExplainedViewModel(history);

  @ParameterizedTest
  @CsvSource({"7.0, 7.4, 70, 74", "'7,2', '', 72, 200", "'', 5, 0, 50"})
  void aRangeIsAskedFor(String from, String to, int least, int most) {
    explained.use(from, to);
    assertThat(history.document().conditions().explained())
        .contains(new Condition.Explained(least, most));
  }

  @Test
  void aRangeIsTakenAwayAndUndone() {
    explained.use("7.0", "7.4");
    explained.use("", "");
    assertThat(history.document().conditions().isNone()).isTrue();
    history.undo();
    assertThat(explained.from()).isEqualTo("7.0");
    assertThat(explained.to()).isEqualTo("7.4");
  }

  @ParameterizedTest
  @CsvSource({"hard, ''", "7.25, ''", "7.4, 7.0", "'', 99"})
  void whatIsNoRangeIsRefused(String from, String to) {
    explained.use(from, to);
    assertThat(explained.refusal.get()).isNotEqualTo(Phrase.NOTHING);
    assertThat(history.document().conditions().isNone()).isTrue();
  }

  @Test
  void aDiamondTakesThePlaceOfAPearl() {
    explained.use(Optional.of(Gem.PEARL));
    explained.use(Optional.of(Gem.DIAMOND));
    assertThat(history.document().conditions().ofPath())
        .containsExactly(new Condition.HardestEarly(Gem.DIAMOND));
    explained.use(Optional.empty());
    assertThat(history.document().conditions().isNone()).isTrue();
  }

  @Test
  void itSaysWhereTheStrategiesAreTooEasy() {
    explained.use("7.0", "");
    assertThat(explained.outOfReach.getValue()).isEqualTo(Phrase.NOTHING);
    history.apply(
        Phrase.verbatim("easier"), history.document().withStrategies(StrategySet.parse("NHL")));
    assertThat(explained.outOfReach.getValue()).asString().contains("at most 2.8");
  }

  @Test
  void onBoardsThatSudokuExplainerDoesNotKnowThereIsNoChoice() {
    History small = new History(Document.untitled(Mask.empty(Boards.FOUR), StrategySet.any()));
    ExplainedViewModel other = new ExplainedViewModel(small);
    assertThat(other.offered.getValue()).isFalse();
    other.use(Optional.of(Gem.PEARL));
    assertThat(other.offered.getValue()).isTrue();
    assertThat(other.outOfReach.getValue()).asString().contains("only 9x9");
  }
}
