package cluewright.studio.generate;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.search.Goal;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class GoalsTest {
  private static final Mask MASK = new Mask(Boards.FOUR, CellSet.of(0, 5));

  private final Document document = Document.untitled(MASK, StrategySet.parse("NH"));

  @Test
  void aDocumentThatAsksNothingHasNoGoal() {
    assertThat(Goals.of(document)).isEqualTo(Goal.NONE);
  }

  @Test
  void aSearchIsAskedForWhatTheDocumentFixesAndRequires() {
    StrategySet hidden = StrategySet.parse("H");
    Condition easy = new Condition.Levels(Level.EASY, Level.EASY);
    Puzzle fixed =
        new Puzzle(Boards.FOUR, new int[] {3, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    Document asking =
        document
            .withRequired(hidden)
            .withConditions(Conditions.MINIMAL.with(easy))
            .withFixed(fixed);
    assertThat(Goals.of(asking))
        .isEqualTo(
            new Goal(hidden.strategies(), Optional.of(fixed), Conditions.MINIMAL.with(easy)));
  }
}
