package cluewright.studio.printing;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.PuzzleText;
import cluewright.model.DigitSet;
import cluewright.replay.SolvingPath.End;
import cluewright.strategy.StrategySet;
import cluewright.studio.work.Background;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

final class SolutionCacheTest {
  private static final PrintedPuzzle STUCK =
      puzzle("...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");
  private static final PrintedPuzzle EASY = puzzle("12343412214343..");

  private final Queue<Runnable> work = new ArrayDeque<>();
  private final SolutionCache cache =
      new SolutionCache(new Background(work::add, Runnable::run), () -> {});

  private static PrintedPuzzle puzzle(String cells) {
    return new PrintedPuzzle(
        "", "", "", PuzzleText.read(cells), StrategySet.parse("NH"), DigitSet.USUAL, 0);
  }

  private void want(List<PrintedPuzzle> picks) {
    cache.want(List.of(), List.of(), picks);
  }

  private End end(PrintedPuzzle pick) {
    return cache.path(pick).orElseThrow().end();
  }

  @Test
  void aWayThatGetsStuckShowsSoFirstAndGoesOnToItsEndThen() {
    want(List.of(STUCK, EASY));
    work.remove().run();
    want(List.of(STUCK, EASY));
    assertThat(end(STUCK)).isEqualTo(End.STUCK);
    while (!work.isEmpty()) {
      work.remove().run();
      want(List.of(STUCK, EASY));
    }
    assertThat(end(EASY)).isEqualTo(End.SOLVED);
    assertThat(end(STUCK)).isEqualTo(End.ASSISTED);
    assertThat(cache.withoutPath(List.of(STUCK, EASY))).isZero();
  }

  @Test
  void profilesAreWorkedOutOnceAndOnlyIfTheyAreWanted() {
    want(List.of(EASY));
    work.remove().run();
    assertThat(cache.unprofiled(List.of(EASY))).isOne();
    cache.want(List.of(), List.of(EASY), List.of());
    work.remove().run();
    assertThat(cache.profile(EASY).orElseThrow().steps()).isEqualTo(2);
    assertThat(cache.unprofiled(List.of(EASY))).isZero();
    cache.want(List.of(), List.of(EASY), List.of());
    assertThat(work).isEmpty();
  }

  @Test
  void aWayThatIsNoLongerWantedIsGivenUpAndFinishedLater() {
    want(List.of(STUCK));
    work.remove().run();
    want(List.of(STUCK));
    want(List.of());
    work.remove().run();
    assertThat(end(STUCK)).isEqualTo(End.STUCK);
    assertThat(cache.withoutPath(List.of(STUCK))).isOne();
    want(List.of(STUCK));
    work.remove().run();
    assertThat(end(STUCK)).isEqualTo(End.ASSISTED);
  }
}
