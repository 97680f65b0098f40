package cluewright.search.feasibility;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.search.Effort;
import cluewright.search.EngineChoice;
import cluewright.search.Masks;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
final class FeasibilityTest {
  private static final Feasibility.Patience NO_WAIT =
      new Feasibility.Patience(Duration.ZERO, Duration.ofSeconds(10), Duration.ZERO);

  private final ThreadPoolExecutor workers =
      (ThreadPoolExecutor) Executors.newFixedThreadPool(4, FeasibilityTest::daemon);
  private final BlockingQueue<Judgement> heard = new LinkedBlockingQueue<>();
  private final List<RuntimeException> failures = new CopyOnWriteArrayList<>();

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work);
    thread.setDaemon(true);
    return thread;
  }

  @AfterEach
  void stop() {
    workers.shutdownNow();
  }

  /** Searches until it is told to stop, and says when it began. */
  private static final class Endless implements OneByOne {
    private final CountDownLatch begun = new CountDownLatch(1);

    @Override
    public Outcome generate(Request request, Watch watch) {
      begun.countDown();
      while (!watch.isStopped()) {
        LockSupport.parkNanos(100_000);
      }
      return new Outcome.Undecided(
          Outcome.Undecided.Reason.STOPPED, "endless", Duration.ofMillis(1));
    }
  }

  private Feasibility feasibility(OneByOne engine, Feasibility.Patience patience) {
    return new Feasibility(
        new Judge(engine),
        patience,
        workers,
        new Feasibility.Listener() {
          @Override
          public void judged(Judgement judgement) {
            heard.add(judgement);
          }

          @Override
          public void failed(RuntimeException failure) {
            failures.add(failure);
          }
        });
  }

  /** Some mask that no argument is against. */
  private static Question open(int seed) {
    Mask mask = Masks.random(Boards.NINE, 40, new Random(seed));
    return new Question(mask, StrategySet.parse("NHL"));
  }

  private void awaitRest() throws InterruptedException {
    while (workers.getActiveCount() > 0) {
      TimeUnit.MILLISECONDS.sleep(1);
    }
  }

  @Test
  void argumentsAreHeardBeforeTheSearch() throws InterruptedException {
    Endless endless = new Endless();
    try (Feasibility feasibility = feasibility(endless, NO_WAIT)) {
      feasibility.judge(open(1));
      assertThat(heard.take()).isEqualTo(new Judgement.Undecided(open(1), Duration.ZERO));
      endless.begun.await();
      feasibility.judge(new Question(Mask.empty(Boards.NINE), open(1).strategies()));
      assertThat(heard.take()).isInstanceOf(Judgement.Impossible.class);
    }
  }

  @Test
  void whatASearchLeavesOpenIsSearchedOnceMoreAndLonger() throws InterruptedException {
    List<Duration> times = new CopyOnWriteArrayList<>();
    OneByOne shortOfTime =
        (request, watch) -> {
          times.add(request.time());
          return new Outcome.Undecided(
              Outcome.Undecided.Reason.OUT_OF_TIME, "tired", request.time());
        };
    Feasibility.Patience patience =
        new Feasibility.Patience(Duration.ZERO, Duration.ofMillis(200), Duration.ofSeconds(1));
    try (Feasibility feasibility = feasibility(shortOfTime, patience)) {
      feasibility.judge(open(1));
      awaitRest();
    }
    assertThat(heard).hasSize(3).allMatch(Judgement.Undecided.class::isInstance);
    assertThat(times).containsExactly(Duration.ofMillis(200), Duration.ofSeconds(1));
  }

  /** Finds nothing, and walks nothing; knows what it would take. */
  private record Weighing(Effort known, BlockingQueue<EngineChoice> asked) implements OneByOne {
    @Override
    public Outcome generate(Request request, Watch watch) {
      asked.add(request.engine());
      return new Outcome.Undecided(
          Outcome.Undecided.Reason.OUT_OF_TIME, "tired", Duration.ofMillis(1));
    }

    @Override
    public Optional<Effort> effort(Request request, Watch watch) {
      return Optional.of(known);
    }
  }

  private List<Optional<Duration>> costs(Duration effort, BlockingQueue<EngineChoice> asked)
      throws InterruptedException {
    Weighing engine = new Weighing(new Effort(EngineChoice.DUAL, effort), asked);
    Feasibility.Patience patience =
        new Feasibility.Patience(Duration.ZERO, Duration.ofMillis(200), Duration.ofSeconds(1));
    try (Feasibility feasibility = feasibility(engine, patience)) {
      feasibility.judge(open(1));
      awaitRest();
    }
    return heard.stream().map(each -> ((Judgement.Undecided) each).cost()).toList();
  }

  @Test
  void betweenTheSearchesItIsToldWhatDecidingCosts() throws InterruptedException {
    BlockingQueue<EngineChoice> asked = new LinkedBlockingQueue<>();
    Optional<Duration> hour = Optional.of(Duration.ofHours(1));
    assertThat(costs(Duration.ofHours(1), asked))
        .containsExactly(Optional.empty(), Optional.empty(), hour, hour);
    assertThat(asked).containsExactly(EngineChoice.SEARCH, EngineChoice.SEARCH);
  }

  @Test
  void whatSeemsSmallIsWalkedForAMomentTwiceAndCostsMoreIfThatIsInVain()
      throws InterruptedException {
    BlockingQueue<EngineChoice> asked = new LinkedBlockingQueue<>();
    assertThat(costs(Duration.ofMillis(900), asked).get(3))
        .hasValueSatisfying(cost -> assertThat(cost).isGreaterThanOrEqualTo(Duration.ofSeconds(2)));
    assertThat(asked)
        .containsExactly(
            EngineChoice.SEARCH, EngineChoice.DUAL, EngineChoice.DUAL, EngineChoice.SEARCH);
  }

  @Test
  @SuppressWarnings("try") // closing early is the point
  void aNewerEditStopsTheSearchAndNothingIsHeardOfTheOlderAgain() throws InterruptedException {
    Endless endless = new Endless();
    try (Feasibility feasibility = feasibility(endless, NO_WAIT)) {
      for (int edit = 0; edit < 200; edit++) {
        feasibility.judge(open(edit));
        if (edit % 10 == 0) {
          heard.clear();
          endless.begun.await();
        }
      }
      Judgement last = heard.take();
      while (!last.question().equals(open(199))) {
        last = heard.take();
      }
      feasibility.close();
      awaitRest();
      assertThat(heard).isEmpty();
    }
  }

  @Test
  void judgementsComeInTheOrderOfTheEdits() throws InterruptedException {
    List<Question> edits = new ArrayList<>();
    try (Feasibility feasibility = feasibility(new Endless(), NO_WAIT)) {
      for (int edit = 0; edit < 300; edit++) {
        edits.add(open(edit));
        feasibility.judge(open(edit));
      }
      int before = -1;
      while (before < 299) {
        int now = edits.indexOf(heard.take().question());
        assertThat(now).isGreaterThanOrEqualTo(before);
        before = now;
      }
    }
  }

  @Test
  void noSearchBeginsWhileEditsFollowEachOther() throws InterruptedException {
    Endless endless = new Endless();
    Feasibility.Patience patient =
        new Feasibility.Patience(Duration.ofHours(1), Duration.ofSeconds(1), Duration.ZERO);
    try (Feasibility feasibility = feasibility(endless, patient)) {
      feasibility.judge(open(1));
      feasibility.judge(open(2));
      while (!heard.take().question().equals(open(2))) {
        // The first one may or may not have been heard.
      }
      assertThat(endless.begun.getCount()).isEqualTo(1);
    }
    awaitRest();
  }

  @Test
  void afterClosingNothingRunsAndNothingIsHeard() throws InterruptedException {
    Endless endless = new Endless();
    Feasibility feasibility = feasibility(endless, NO_WAIT);
    feasibility.judge(open(1));
    endless.begun.await();
    heard.take();
    feasibility.close();
    feasibility.judge(open(2));
    awaitRest();
    assertThat(heard).isEmpty();
    assertThat(failures).isEmpty();
  }

  @Test
  void aFaultIsHeardAndTheNextEditIsJudgedAllTheSame() throws InterruptedException {
    OneByOne broken =
        (request, watch) -> {
          throw new IllegalStateException("broken");
        };
    try (Feasibility feasibility = feasibility(broken, NO_WAIT)) {
      feasibility.judge(open(1));
      heard.take();
      awaitRest();
      assertThat(failures).hasSize(1);
      feasibility.judge(new Question(new Mask(Boards.NINE, CellSet.of(1)), open(1).strategies()));
      assertThat(heard.take()).isInstanceOf(Judgement.Impossible.class);
    }
  }

  @Test
  void afterLackOfMemoryTheNextEditIsJudgedAllTheSame() throws InterruptedException {
    OneByOne greedy =
        (request, watch) -> {
          throw new OutOfMemoryError("no memory for this one");
        };
    try (Feasibility feasibility = feasibility(greedy, NO_WAIT)) {
      feasibility.judge(open(1));
      heard.take();
      awaitRest();
      assertThat(failures).singleElement().extracting(Throwable::getCause).isNotNull();
      feasibility.judge(new Question(new Mask(Boards.NINE, CellSet.of(1)), open(1).strategies()));
      assertThat(heard.poll(5, TimeUnit.SECONDS)).isInstanceOf(Judgement.Impossible.class);
    }
  }
}
