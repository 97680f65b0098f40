package cluewright.studio.results;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.document.Result;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.studio.results.Picks.Reach;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Selecting among results, as one selects files. */
final class PicksTest {
  private static final int COUNT = 12;
  private static final int TRIES = 300;
  private static final List<Reach> REACHES = List.of(Reach.values());
  private static final List<ResultEntry> ALL =
      IntStream.range(0, COUNT).mapToObj(PicksTest::entry).toList();

  private static ResultEntry entry(int cell) {
    Result result =
        new Result(
            Grids.pattern(Boards.FOUR).restrictedTo(new Mask(Boards.FOUR, CellSet.of(cell))),
            StrategySet.of(Catalogue.all().subList(0, 2)),
            /* kept= */ false);
    return new ResultEntry(result, cell + 1, Optional.empty(), /* isShown= */ false);
  }

  private static List<Integer> places(Picks picks) {
    return IntStream.range(0, COUNT).filter(i -> picks.holds(ALL.get(i))).boxed().toList();
  }

  @Test
  void shiftReachesFromTheLastPlainPressAndCtrlTakesOneMoreOrLess() {
    Picks picks = Picks.NONE.with(ALL, 4, Reach.ALONE).with(ALL, 7, Reach.RANGE);
    assertThat(places(picks)).containsExactly(4, 5, 6, 7);
    assertThat(places(picks.with(ALL, 2, Reach.RANGE))).containsExactly(2, 3, 4);
    assertThat(places(picks.with(ALL, 5, Reach.TOGGLE))).containsExactly(4, 6, 7);
    assertThat(places(picks.with(ALL, 9, Reach.TOGGLE))).containsExactly(4, 5, 6, 7, 9);
    assertThat(places(Picks.all(ALL))).hasSize(COUNT);
  }

  @Test
  void toKeepAResultLeavesItSelected() {
    Picks picks = Picks.NONE.with(ALL, 3, Reach.ALONE);
    ResultEntry before = ALL.get(3);
    ResultEntry kept =
        new ResultEntry(
            before.result().withKept(true), before.number(), before.figures(), before.isShown());
    List<ResultEntry> now = new ArrayList<>(ALL);
    now.set(3, kept);
    assertThat(picks.among(ALL, now)).isEqualTo(picks);
    assertThat(picks.holds(kept)).isTrue();
  }

  @Test
  void whatIsHiddenIsNotSelectedAndTheNextTakesThePlaceOfWhatIsGone() {
    Random random = Tries.random(3);
    for (int turn = 0; turn < Tries.of(TRIES); turn++) {
      Picks picks = Picks.NONE;
      for (int i = 0; i < 6; i++) {
        picks = picks.with(ALL, random.nextInt(COUNT), REACHES.get(random.nextInt(REACHES.size())));
      }
      List<ResultEntry> now = new ArrayList<>(ALL);
      now.removeIf(entry -> random.nextBoolean());
      Collections.shuffle(now, random);
      Picks after = picks.among(ALL, now);
      List<ResultEntry> chosen = ALL.stream().filter(after::holds).toList();
      assertThat(now).containsAll(chosen);
      boolean isAnyLeft = now.stream().anyMatch(picks::holds);
      if (isAnyLeft) {
        assertThat(chosen)
            .isEqualTo(ALL.stream().filter(picks::holds).filter(now::contains).toList());
      } else if (!picks.chosen().isEmpty() && !now.isEmpty()) {
        assertThat(chosen).hasSize(1);
      } else {
        assertThat(chosen).isEmpty();
      }
    }
  }

  @Test
  void afterDiscardingTheKeyboardIsOnTheOneThatFollowed() {
    Picks picks = Picks.NONE.with(ALL, 4, Reach.ALONE);
    List<ResultEntry> now = new ArrayList<>(ALL);
    now.remove(4);
    assertThat(places(picks.among(ALL, now))).containsExactly(5);
    List<ResultEntry> last = ALL.subList(0, COUNT - 1);
    assertThat(places(Picks.NONE.with(ALL, COUNT - 1, Reach.ALONE).among(ALL, last)))
        .containsExactly(COUNT - 2);
  }
}
