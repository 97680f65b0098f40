package cluewright.lab.nishio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.lab.nishio.NishioTrial.Followed;
import cluewright.lab.nishio.NishioTrial.Way;
import cluewright.lab.solve.RandomPuzzles;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class NishioTrialTest {

  @ParameterizedTest
  @ValueSource(strings = {"6x6", "9x9", "12x12"})
  void theThreeWaysDeleteTheSame(String name) {
    Board board = Boards.named(name).orElseThrow();
    NishioTrial trial = new NishioTrial(board);
    RandomPuzzles source = new RandomPuzzles(board, Tries.random(4).nextLong());
    List<Followed> all = new ArrayList<>();
    for (int i = 0; i < Math.max(5, Tries.of(50)); i++) {
      all.addAll(trial.of(source.draw()));
    }
    Map<Way, Integer> deleted = new HashMap<>();
    all.forEach(
        each -> deleted.merge(each.way(), each.gaveUp() ? 0 : each.deleted(), Integer::sum));

    assertThat(deleted.get(Way.GRAPH)).isEqualTo(deleted.get(Way.COLUMN_SETS));
    assertThat(deleted.get(Way.HYPERCUBE)).isLessThanOrEqualTo(deleted.get(Way.GRAPH));
    if (board.digits() <= 9) {
      assertThat(all).noneMatch(Followed::gaveUp);
      assertThat(deleted.get(Way.OVERLAY)).isEqualTo(deleted.get(Way.GRAPH));
    }
  }

  @Test
  void ourGraphHasTheVerticesOfThePaperToo() {
    assertThat(new NishioTrial(Boards.NINE).vertices()).isEqualTo(290);
    assertThat(new NishioTrial(Boards.SIX).vertices()).isEqualTo(50);
  }

  @Test
  void onLargeBoardsTheOverlayGivesUpAndTheSetsOfColumnsDoNot() {
    NishioTrial trial = new NishioTrial(Boards.SIXTEEN);

    assertThat(trial.of(Puzzle.empty(Boards.SIXTEEN).with(0, 1)))
        .filteredOn(Followed::gaveUp)
        .extracting(Followed::way)
        .containsOnly(Way.OVERLAY);
  }
}
