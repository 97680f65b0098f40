package cluewright.studio.results;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.document.Result;
import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.replay.rating.Rater;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;
import cluewright.studio.document.History;
import cluewright.studio.generate.GenerationViewModel;
import cluewright.studio.generate.KnownExample;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.rating.ProfileViewModel;
import cluewright.studio.rating.SharedPaths;
import cluewright.studio.replay.ReplayViewModel;
import cluewright.studio.work.Background;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** A puzzle's path is worked out once, whoever asks. */
final class SharedPathsTest {
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  private static final StrategySet ANY = StrategySet.parse("any");

  private final AtomicInteger computed = new AtomicInteger();
  private final SharedPaths paths =
      new SharedPaths(
          (asked, stop) -> {
            computed.incrementAndGet();
            // Unlike those of any strategies, so that it shows who does not share it.
            return new Replay(asked.puzzle().board(), StrategySet.parse("N"))
                .stoppedBy(stop)
                .human(asked.puzzle());
          });

  @Test
  void replayProfileAndResultsOfAPuzzleTakeOnePath() {
    Background atOnce = new Background(Runnable::run, Runnable::run);
    Result result = new Result(PUZZLE, ANY, /* kept= */ false);
    History history =
        new History(
            Document.untitled(PUZZLE.mask(), ANY).withPuzzle(PUZZLE).withResults(List.of(result)));
    ReplayViewModel replay = new ReplayViewModel(history, paths, atOnce);
    ProfileViewModel profile = new ProfileViewModel(history, paths, atOnce);
    NoticeViewModel notices = new NoticeViewModel();
    ResultsViewModel results =
        new ResultsViewModel(
            history,
            new GenerationViewModel(
                history, new Generator(), atOnce, notices, KnownExample.NONE, () -> 1),
            notices,
            puzzle -> new Rater(puzzle.board()).rateByHodoku(puzzle),
            paths,
            atOnce,
            () -> {});
    assertThat(replay.length()).isPositive();
    assertThat(profile.profile.get()).isPresent();
    Figures figures = results.entries.get(0).figures().orElseThrow();
    assertThat(figures.uses().keySet()).extracting(Strategy::id).containsExactly("naked-single");
    assertThat(figures.steps()).isEqualTo(replay.length());
    assertThat(computed).hasValue(1);
  }

  @Test
  void aPathIsGivenUpOnceNobodyWantsItAndNotBefore() throws InterruptedException {
    AtomicBoolean first = new AtomicBoolean();
    AtomicBoolean second = new AtomicBoolean();
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch ended = new CountDownLatch(2);
    SharedPaths endless =
        new SharedPaths(
            (asked, stop) -> {
              computed.incrementAndGet();
              begun.countDown();
              while (true) {
                stop.throwIfStopped();
                Thread.onSpinWait();
              }
            });
    for (AtomicBoolean each : List.of(first, second)) {
      new Thread(
              () -> {
                try {
                  endless.path(new SharedPaths.Asked(PUZZLE, ANY), each::get);
                } catch (CancellationException e) {
                  ended.countDown();
                }
              })
          .start();
      begun.await();
    }
    Thread.sleep(100);
    first.set(true);
    Thread.sleep(100);
    assertThat(ended.getCount()).as("the second still wants it").isEqualTo(2);
    second.set(true);
    ended.await();
    assertThat(computed).hasValue(1);
  }
}
