package cluewright.studio.generate;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Conditions;
import cluewright.replay.SolutionCounter;
import cluewright.search.Effort;
import cluewright.search.Engine;
import cluewright.search.Many;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.Outcome.Undecided.Reason;
import cluewright.search.Progress;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.search.verify.DigitNames;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.History;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import cluewright.studio.work.Workers;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.application.Platform;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.util.WaitForAsyncUtils;

/** The beginning and the end of runs, and what stays of them. */
@ExtendWith(ApplicationExtension.class)
final class GenerationViewModelTest {
  private static final int SECONDS = 20;
  private static final Mask MASK = new Mask(Boards.FOUR, CellSet.of(0, 3, 5, 10, 12, 15));

  /** Finds two puzzles, then goes on until it is stopped, and then finds a third one. */
  private static final class Endless implements Engine {
    private final CountDownLatch ended = new CountDownLatch(1);
    private boolean wasInterrupted;

    @Override
    public Outcome search(Request request, Many many, Watch watch, Consumer<Outcome.Found> sink) {
      int[] found = {0};
      Outcome last =
          new Generator()
              .search(
                  request,
                  new Many(3, many.variety()),
                  Watch.idle(),
                  puzzle -> {
                    found[0]++;
                    if (found[0] == 3) {
                      await(watch);
                    }
                    sink.accept(puzzle);
                  });
      ended.countDown();
      return last;
    }

    @Override
    public Optional<Effort> effort(Request request, Watch watch) {
      return Optional.empty();
    }

    private void await(Watch watch) {
      while (!watch.isStopped()) {
        Thread.onSpinWait();
      }
      wasInterrupted = Thread.currentThread().isInterrupted();
    }
  }

  private final ExecutorService workers = Workers.pool();
  private final History history = new History(Document.untitled(MASK, StrategySet.parse("NH")));
  private final NoticeViewModel notices = new NoticeViewModel();
  private final FxRobot robot = new FxRobot();
  private GenerationViewModel generation;

  @AfterEach
  void endTheWorkers() {
    workers.shutdown();
  }

  private void with(Engine engine) {
    with(engine, KnownExample.NONE);
  }

  private void with(Engine engine, Examples examples) {
    generation =
        new GenerationViewModel(
            history,
            engine,
            new Background(workers, Platform::runLater),
            notices,
            examples,
            () -> Workers.LANES);
  }

  private void waitUntil(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private boolean isRunning() {
    return generation.running.get();
  }

  private int results() {
    return history.document().results().size();
  }

  private void generateTwenty() {
    Request request = new Request(MASK, history.document().strategies());
    generation.search(request, new Many(20, Many.Variety.FAR));
  }

  /** Each run finds other values for what is open. */
  @Test
  void openValuesAreFoundAndOpenAgainForTheNextPuzzle() throws TimeoutException {
    Board open =
        Boards.drawn("4x4+cage?=r1c1r1c2+cage?=r2c1r2c2r3c1+cage?=r1c3r2c3+cage?=r4c3r4c4")
            .orElseThrow();
    Mask mask = new Mask(open, CellSet.of(5, 15));
    history.apply(
        Phrase.of("rules.act-draw"),
        history.document().withMask(mask).withStrategies(StrategySet.any()));
    with(new Generator());

    for (int run = 1; run <= 2; run++) {
      robot.interact(generation::generate);
      waitUntil(() -> !isRunning());
      assertThat(results()).isEqualTo(run);
      assertThat(history.document().skeleton()).contains(open);
      assertThat(history.document().asked()).isEqualTo(mask);
      Puzzle puzzle = history.document().puzzle().orElseThrow();
      assertThat(new SolutionCounter(puzzle.board()).count(puzzle, 2)).isEqualTo(1);
    }
    assertThat(history.document().results()).doesNotHaveDuplicates();
  }

  @Test
  void aPuzzleThatIsFoundIsAResultAndOnTheBoard() throws TimeoutException {
    with(new Generator());
    robot.interact(generation::generate);
    waitUntil(() -> !isRunning());
    Puzzle puzzle = history.document().puzzle().orElseThrow();
    assertThat(history.document().results().get(0).puzzle()).isEqualTo(puzzle);
    assertThat(generation.answer.get().orElseThrow().outcome()).isInstanceOf(Outcome.Found.class);
    robot.interact(generation::generate);
    waitUntil(() -> !isRunning());
    assertThat(results()).as("the next run finds another").isEqualTo(2);
  }

  /** Says what a person need not read, and how many puzzles it tried. */
  private static Outcome chatty(Request request, Watch watch) {
    Phrase chatter = Phrase.of("search.climb", 1, 10);
    watch.report(new Progress(List.of(chatter), 62_345, Duration.ofSeconds(3)));
    while (!watch.isStopped()) {
      Thread.onSpinWait();
    }
    return new Outcome.Undecided(Reason.STOPPED, "chatty", request.time());
  }

  @Test
  void aRunSaysHowManyPuzzlesItTriedAndNothingOfItsEngines() throws TimeoutException {
    with((OneByOne) GenerationViewModelTest::chatty);
    robot.interact(generation::generate);
    waitUntil(() -> generation.tried.get() > 0);
    Verdict verdict = VerdictWords.running(generation);
    assertThat(verdict.head()).hasToString("Searching");
    assertThat(verdict.text().toString())
        .startsWith("Trying: 62,000 puzzles so far.")
        .endsWith("Esc cancels.");
    robot.interact(generation::cancel);
    waitUntil(() -> !isRunning());
  }

  private static Outcome unasked(Request request, Watch watch) {
    throw new AssertionError("a puzzle was known");
  }

  private static Puzzle someOf(Mask mask) {
    Request request = new Request(mask, StrategySet.parse("NH"));
    return ((Outcome.Found) new Generator().generate(request, Watch.idle())).puzzle();
  }

  @Test
  void aPuzzleThatIsKnownIsShownWithoutASearchAndTheNextRunSearches() throws TimeoutException {
    Puzzle known = someOf(MASK);
    Examples examples = new KnownExample(Optional.of(known));
    with((OneByOne) GenerationViewModelTest::unasked, examples);
    robot.interact(generation::generate);
    waitUntil(() -> !isRunning());
    assertThat(DigitNames.canonical(history.document().puzzle().orElseThrow()))
        .isEqualTo(DigitNames.canonical(known));
    assertThat(results()).isEqualTo(1);

    with(new Generator(), examples);
    robot.interact(generation::generate);
    waitUntil(() -> results() == 2);
    assertThat(DigitNames.canonical(history.document().puzzle().orElseThrow()))
        .isNotEqualTo(DigitNames.canonical(known));
  }

  @Test
  void aKnownPuzzleThatIsNotAsAskedForIsPassedOver() throws TimeoutException {
    Puzzle twelve = someOf(new Mask(Boards.FOUR, CellSet.of(IntStream.range(0, 12))));
    AtomicInteger searches = new AtomicInteger();
    with(
        (OneByOne)
            (request, watch) -> {
              searches.incrementAndGet();
              return new Outcome.Undecided(Reason.OUT_OF_TIME, "none", request.time());
            },
        new KnownExample(Optional.of(twelve)));
    robot.interact(generation::generate);
    waitUntil(() -> searches.get() == 1 && !isRunning());

    Document asked = Document.untitled(twelve.mask(), StrategySet.parse("NH"));
    Conditions minimal = Conditions.MINIMAL;
    robot.interact(() -> history.open(Project.of(asked.withConditions(minimal))));
    robot.interact(generation::generate);
    waitUntil(() -> searches.get() == 2 && !isRunning());
    assertThat(history.document().puzzle()).as("it has redundant clues").isEmpty();
  }

  /** Finds nothing, and takes longer than it has. */
  private static Outcome late(Request request, Watch watch) {
    LockSupport.parkNanos(request.time().multipliedBy(5).toNanos());
    return new Outcome.Undecided(Reason.OUT_OF_TIME, "late", request.time());
  }

  private String noticeAfter(Request request, Many many) throws TimeoutException {
    with((OneByOne) GenerationViewModelTest::late);
    robot.interact(() -> generation.search(request, many));
    waitUntil(() -> !isRunning());
    return notices.notice.get().orElseThrow().sentence().toString();
  }

  @Test
  void aBatchWhoseTimeForEachIsUpSaysWhyItEnded() throws TimeoutException {
    Request request =
        new Request(MASK, history.document().strategies()).withTime(Duration.ofMillis(1));
    assertThat(noticeAfter(request, new Many(2, Many.Variety.FAR))).contains("Undecided");
  }

  @Test
  void aBatchWhoseTimeForAllIsUpSaysNoMore() throws TimeoutException {
    Request request =
        new Request(MASK, history.document().strategies()).withTime(Duration.ofMillis(1));
    Many many = new Many(2, Many.Variety.FAR, Optional.of(request.time()));
    assertThat(noticeAfter(request, many))
        .startsWith("Found none of 2 puzzles")
        .doesNotContain("Undecided");
  }

  @Test
  void theTimeOfARunBeginsWithItsSearchNotWhileItWaitsForAnotherOne() {
    Request request =
        new Request(MASK, history.document().strategies()).withTime(Duration.ofMillis(1));
    GenerationTask task =
        new GenerationTask(
            (OneByOne) GenerationViewModelTest::late,
            request,
            Many.ONE,
            Optional.empty(),
            Origin.now(history),
            finds -> {});
    LockSupport.parkNanos(request.time().toNanos());
    assertThat(task.elapsed()).isZero();
    task.run();
    assertThat(task.elapsed()).isGreaterThan(request.time());
  }

  @Test
  void cancelActsAtOnceAndSaysThatTheRunWasStopped() {
    with(new Endless());
    robot.interact(generation::generate);
    assertThat(isRunning()).isTrue();
    robot.interact(
        () -> {
          generation.cancel();
          assertThat(isRunning()).isFalse();
        });
    Outcome outcome = generation.answer.get().orElseThrow().outcome();
    assertThat(((Outcome.Undecided) outcome).reason()).isEqualTo(Reason.STOPPED);
  }

  @Test
  void aCancelledRunKeepsWhatItFoundEvenWhatComesLateAndInterruptsNobody() throws Exception {
    Endless engine = new Endless();
    with(engine);
    robot.interact(this::generateTwenty);
    waitUntil(() -> results() == 2);
    assertThat(generation.found.get()).isEqualTo(2);
    assertThat(generation.wanted.get()).isEqualTo(20);
    robot.interact(generation::cancel);
    assertThat(notices.notice.get().map(Notice::sentence).orElseThrow().toString())
        .startsWith("Cancelled after ")
        .endsWith(" s, with 2 of 20 puzzles; see Results.");
    assertThat(engine.ended.await(SECONDS, TimeUnit.SECONDS)).isTrue();
    waitUntil(() -> results() == 3);
    assertThat(engine.wasInterrupted).isFalse();
  }

  @Test
  void anotherProjectEndsTheRunAndGetsNothingOfIt() throws Exception {
    Endless engine = new Endless();
    with(engine);
    robot.interact(this::generateTwenty);
    waitUntil(() -> results() == 2);
    Document other = Document.untitled(MASK, StrategySet.parse("NH"));
    robot.interact(() -> history.open(Project.of(other)));
    assertThat(isRunning()).isFalse();
    assertThat(engine.ended.await(SECONDS, TimeUnit.SECONDS)).isTrue();
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(results()).isZero();
    assertThat(notices.notice.get()).isEmpty();
  }

  @Test
  void aRunThatFailsSaysSoAndTheNextOneIsFree() throws TimeoutException {
    boolean[] fails = {true};
    Generator generator = new Generator();
    with(
        new Engine() {
          @Override
          public Outcome search(
              Request request, Many many, Watch watch, Consumer<Outcome.Found> sink) {
            if (fails[0]) {
              throw new IllegalStateException("no engine");
            }
            return generator.search(request, many, watch, sink);
          }

          @Override
          public Optional<Effort> effort(Request request, Watch watch) {
            return Optional.empty();
          }
        });
    robot.interact(generation::generate);
    waitUntil(() -> !isRunning());
    assertThat(notices.notice.get().map(Notice::sentence).orElse(Phrase.NOTHING))
        .hasToString(
            Phrase.of("generate.failed", "java.lang.IllegalStateException: no engine").toString());
    fails[0] = false;
    robot.interact(generation::generate);
    waitUntil(() -> !isRunning());
    assertThat(history.document().puzzle()).isPresent();
    assertThat(notices.notice.get()).as("the failure is mended").isEmpty();
  }
}
