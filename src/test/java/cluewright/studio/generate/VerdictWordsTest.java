package cluewright.studio.generate;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.search.Goal;
import cluewright.search.Masks;
import cluewright.search.engine.Generator;
import cluewright.search.feasibility.Judge;
import cluewright.search.feasibility.Question;
import cluewright.strategy.StrategySet;
import org.junit.jupiter.api.Test;

final class VerdictWordsTest {
  /** Of three boxes, which the mask leaves empty once its columns are moved, one needs a clue. */
  @Test
  void aMaskWithinAnImpossibleOneHasCellsToShowAndSaysWhatTheyAre() {
    String boxes = "x.xxxxxxx".repeat(3) + "xxx...xxx".repeat(3) + "xxx......".repeat(3);
    Mask mask = Masks.mask(Boards.NINE, boxes);
    StrategySet strategies = StrategySet.parse("NHL");
    Verdict verdict =
        VerdictWords.of(
            new Judge(new Generator()).atOnce(new Question(mask, strategies)),
            Goal.NONE,
            Document.untitled(mask, strategies));
    assertThat(verdict.kind()).isEqualTo(Verdict.Kind.IMPOSSIBLE);
    assertThat(verdict.cells().intersects(mask.clues())).isFalse();
    assertThat(verdict.cells().isEmpty()).isFalse();
    assertThat(verdict.detail())
        .hasToString("One of these " + verdict.cells().size() + " cells at least needs a clue.");
  }
}
