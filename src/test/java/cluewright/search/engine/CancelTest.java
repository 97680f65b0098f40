package cluewright.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Spent;
import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.search.EngineChoice;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Outcome.Undecided;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.race.Lane;
import cluewright.search.race.Race;
import cluewright.search.race.Run;
import cluewright.strategy.StrategySet;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * Stops at random times: every run ends soon, says that it was stopped, and leaves nothing behind.
 * How soon is reported, and asserted only roughly, since machines differ.
 */
@Isolated("it counts the threads that are left")
final class CancelTest {
  private static final int STOPS = Tries.of(200);
  private static final int LATEST_MILLIS = 40;

  private final Random random = new Random(31);

  @Test
  void ofManyStopsAtRandomTimesNoneLeavesAThreadOrALaneBehind(TestReporter reporter)
      throws Exception {
    Set<Thread> before = Thread.getAllStackTraces().keySet();
    List<WeakReference<Lane>> lanes = new ArrayList<>();
    List<Long> millis = new ArrayList<>();
    for (int i = 0; i < STOPS; i++) {
      millis.add(stopOnce(request(), lanes));
    }
    millis.sort(null);
    reporter.publishEntry(
        "milliseconds from stop to return",
        "median %d, p90 %d, max %d"
            .formatted(millis.get(STOPS / 2), millis.get(STOPS * 9 / 10), millis.get(STOPS - 1)));

    assertThat(millis.get(STOPS - 1)).isLessThan(2000);
    assertThat(lanes).hasSizeGreaterThanOrEqualTo(STOPS);
    assertThat(reachable(lanes)).isZero();
    assertThat(newThreads(before)).isEmpty();
  }

  /** Those that came and stay, apart from the pools of this test and of the test runner. */
  private static List<String> newThreads(Set<Thread> before) {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> !before.contains(thread))
        .map(Thread::getName)
        .filter(name -> !name.startsWith("ForkJoinPool"))
        .filter(name -> !name.startsWith("CompletableFutureDelayScheduler"))
        .toList();
  }

  /** Sparse, so that hardly any is decided before it is stopped. */
  private Request request() {
    Mask mask = Masks.random(Boards.NINE, 18 + random.nextInt(3), random);
    List<String> sets = List.of("N", "NHL", "H", "NHL,naked-pair,hidden-pair,x-wing");
    List<EngineChoice> engines = List.of(EngineChoice.AUTO, EngineChoice.EXACT);
    return new Request(mask, StrategySet.parse(sets.get(random.nextInt(sets.size()))))
        .withEngine(engines.get(random.nextInt(engines.size())))
        .withThreads(1 + random.nextInt(3))
        .withSeed(random.nextInt(1000));
  }

  private long stopOnce(Request request, List<WeakReference<Lane>> references) throws Exception {
    Watch watch = Watch.idle();
    CompletableFuture<Outcome> outcome =
        CompletableFuture.supplyAsync(
            () -> {
              Run run = new Run(Duration.ofHours(1), watch);
              List<Lane> lanes = Engines.lanes(request, run);
              synchronized (references) {
                lanes.forEach(lane -> references.add(new WeakReference<>(lane)));
              }
              return new Race(run).decide(() -> lanes, request.threads());
            });
    Thread.sleep(random.nextInt(LATEST_MILLIS));
    Spent spent = Spent.sinceNow();
    watch.stop();
    Outcome ended = outcome.get(30, TimeUnit.SECONDS);
    long millis = spent.time().toMillis();
    if (ended instanceof Undecided undecided) {
      assertThat(undecided.reason()).isEqualTo(Undecided.Reason.STOPPED);
    }
    return millis;
  }

  /** The number that survive the garbage collector. */
  private static long reachable(List<WeakReference<Lane>> references) throws InterruptedException {
    long count = references.size();
    for (int i = 0; i < 20 && count > 0; i++) {
      System.gc();
      Thread.sleep(20);
      count = references.stream().filter(lane -> lane.get() != null).count();
    }
    return count;
  }
}
