package cluewright.studio.range;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cluewright.Tries;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class ScoreAxisTest {
  private static final int TRIES = 500;
  private static final int MOST_SCORE = 9000;

  @Test
  void theLineKeepsTheOrderOfScoresAndKnowsThemAgain() {
    Random random = Tries.random(7);
    for (int turn = 0; turn < Tries.of(TRIES); turn++) {
      List<Integer> scores =
          new ArrayList<>(random.ints(1 + random.nextInt(30), 0, MOST_SCORE).boxed().toList());
      Collections.sort(scores);
      ScoreAxis axis = ScoreAxis.of(scores);
      for (int score : scores) {
        assertThat(axis.place(score)).isBetween(0.0, 1.0);
        assertThat(axis.score(axis.place(score))).isEqualTo(Math.max(1, score));
      }
      assertThat(scores.stream().map(axis::place).toList()).isSorted();
      assertThat(IntStream.of(axis.bars(scores, 24)).sum()).isEqualTo(scores.size());
    }
  }

  @Test
  void equalStepsAreEqualScoresOrEqualFactorsWhereTheyRunFar() {
    assertThat(new ScoreAxis(100, 1600).place(850)).isCloseTo(0.5, within(1e-9));
    assertThat(new ScoreAxis(100, 10_000).place(1000)).isCloseTo(0.5, within(1e-9));
  }
}
