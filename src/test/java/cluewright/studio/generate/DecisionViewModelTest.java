package cluewright.studio.generate;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.search.Effort;
import cluewright.search.EngineChoice;
import cluewright.search.Masks;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.Outcome.Undecided.Reason;
import cluewright.search.Progress;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.search.feasibility.Judgement;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.History;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import cluewright.studio.work.Workers;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.util.WaitForAsyncUtils;

/** Decisions from the press to the notice, with an engine that answers when the test says so. */
@ExtendWith(ApplicationExtension.class)
final class DecisionViewModelTest {
  private static final int SECONDS = 20;

  /** Searches are in vain; a decision, which has a long time, waits for its answer. */
  private static final class OnCall implements OneByOne {
    private final BlockingQueue<Outcome> answers = new LinkedBlockingQueue<>();
    private final AtomicInteger stopped = new AtomicInteger();
    private volatile Duration effort = Duration.ofHours(1);
    private volatile Watch watch;
    private volatile Request asked;

    @Override
    public Outcome generate(Request request, Watch now) {
      if (request.time().compareTo(Duration.ofMinutes(1)) < 0) {
        return new Outcome.Undecided(Reason.OUT_OF_TIME, "none", Duration.ofMillis(1));
      }
      asked = request;
      watch = now;
      while (!now.isStopped()) {
        Outcome answer = answers.poll();
        if (answer != null) {
          return answer;
        }
        LockSupport.parkNanos(1_000_000);
      }
      stopped.incrementAndGet();
      return new Outcome.Undecided(Reason.STOPPED, "none", Duration.ofMillis(1));
    }

    @Override
    public Optional<Effort> effort(Request request, Watch now) {
      return Optional.of(new Effort(EngineChoice.DUAL, effort));
    }
  }

  private static final StrategySet NH = StrategySet.parse("NH");
  private static final Mask MASK = Masks.random(Boards.NINE, 27, new Random(1));
  private static final Mask OTHER = MASK.with(CellSet.of(MASK.open().stream().limit(2)));

  private final ExecutorService workers = Workers.pool();
  private final Background background = new Background(workers, Platform::runLater);
  private final NoticeViewModel notices = new NoticeViewModel();
  private final FxRobot robot = new FxRobot();
  private final OnCall engine = new OnCall();
  private History history;
  private FeasibilityViewModel feasibility;
  private DecisionViewModel decisions;

  @BeforeEach
  void open() {
    history = new History(Document.untitled(MASK, NH));
    ObjectProperty<Mask> painted = new SimpleObjectProperty<>(MASK);
    robot.interact(
        () -> {
          history.document.addListener((property, before, now) -> painted.set(now.mask()));
          feasibility = new FeasibilityViewModel(history, painted, engine, background);
          GenerationViewModel generation =
              new GenerationViewModel(history, engine, background, notices, feasibility, () -> 1);
          decisions =
              new DecisionViewModel(history, engine, generation, feasibility, background, notices);
        });
  }

  @AfterEach
  void close() {
    robot.interact(decisions::cancel);
    feasibility.close();
    workers.shutdown();
  }

  private void waitUntil(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private void decide() throws TimeoutException {
    waitUntil(() -> decisions.obstacle.get().isNothing());
    robot.interact(decisions::decide);
    waitUntil(() -> engine.watch != null);
  }

  private void paint(Mask mask) {
    robot.interact(
        () -> history.apply(Phrase.verbatim("painting"), history.document().withMask(mask)));
  }

  private Notice notice() throws TimeoutException {
    waitUntil(() -> notices.notice.get().isPresent());
    return notices.notice.get().orElseThrow();
  }

  private static Outcome impossible() {
    Proof proof =
        new Proof(Proof.Kind.OPEN_CELLS, Phrase.verbatim("all was tried."), CellSet.empty());
    return new Outcome.Impossible(proof, "dual", Duration.ofMinutes(1));
  }

  private static Outcome found() {
    return new Generator()
        .generate(new Request(MASK, NH).withTime(Duration.ofSeconds(SECONDS)), Watch.idle());
  }

  @Test
  void theMaskThatWasAskedAboutIsDecidedWhilePaintingGoesOn() throws TimeoutException {
    decide();
    assertThat(engine.asked.engine()).isEqualTo(EngineChoice.AUTO);
    assertThat(engine.asked.threads()).isEqualTo(Workers.DECIDING);
    assertThat(decisions.obstacle.get()).hasToString("This mask is being decided.");
    paint(OTHER);
    waitUntil(() -> decisions.open.get());
    assertThat(decisions.obstacle.get().toString()).startsWith("Another mask is being decided");
    engine.answers.add(impossible());
    Notice notice = notice();
    assertThat(notice.sentence())
        .hasToString(
            "The mask of 27 clues was decided. These strategies are not enough: all was tried.");
    assertThat(decisions.decision.get()).isEmpty();
    assertThat(history.document().mask()).isEqualTo(OTHER);
    robot.interact(() -> notice.action().orElseThrow().run().run());
    assertThat(history.document().mask()).isEqualTo(MASK);
    robot.interact(history::undo);
    assertThat(history.document().mask()).isEqualTo(OTHER);
  }

  @Test
  void theLiveVerdictRemembersTheProof() throws TimeoutException {
    decide();
    engine.answers.add(impossible());
    assertThat(notice().action()).isEmpty();
    waitUntil(() -> feasibility.judgement.get().orElseThrow() instanceof Judgement.Impossible);
    paint(MASK.without(CellSet.of(MASK.clues().toArray()[0])));
    waitUntil(
        () ->
            feasibility
                .judgement
                .get()
                .filter(known -> known.question().mask().equals(history.document().mask()))
                .filter(Judgement.Impossible.class::isInstance)
                .isPresent());
  }

  @Test
  void aPuzzleBecomesAResultAndIsOffered() throws TimeoutException {
    decide();
    paint(OTHER);
    Outcome.Found found = (Outcome.Found) found();
    engine.answers.add(found);
    Notice notice = notice();
    assertThat(notice.sentence())
        .hasToString("The mask of 27 clues is possible: a puzzle was found; see Results.");
    assertThat(history.document().results())
        .singleElement()
        .extracting(result -> result.puzzle())
        .isEqualTo(found.puzzle());
    assertThat(history.document().puzzle()).isEmpty();
    robot.interact(() -> notice.action().orElseThrow().run().run());
    assertThat(history.document().puzzle()).contains(found.puzzle());
    assertThat(history.document().mask()).isEqualTo(MASK);
  }

  @Test
  void progressShowsThePartAndTheTimeLeft() throws TimeoutException {
    decide();
    Decision first = decisions.decision.get().orElseThrow();
    assertThat(first.left()).isEqualTo(Duration.ofHours(1).dividedBy(Workers.DECIDING));
    assertThat(first.title()).hasToString("Deciding a mask of 27 clues");
    engine.watch.report(
        new Progress(List.of(), 0, OptionalDouble.of(0.25), Duration.ofMinutes(10)));
    waitUntil(() -> decisions.decision.get().orElseThrow().part().isPresent());
    assertThat(decisions.decision.get().orElseThrow().words())
        .hasToString("25 %, about 30 minutes left");
  }

  @Test
  void cancellingEndsItWithoutAWord() throws TimeoutException {
    decide();
    robot.interact(decisions::cancel);
    assertThat(decisions.decision.get()).isEmpty();
    waitUntil(() -> engine.stopped.get() == 1);
    assertThat(notices.notice.get()).isEmpty();
    assertThat(decisions.obstacle.get().isNothing()).isTrue();
  }

  @Test
  void anotherProjectEndsItAndAnotherPuzzleOfTheProjectDoesNot() throws TimeoutException {
    decide();
    robot.interact(() -> history.apply(Phrase.verbatim("adding"), two()));
    assertThat(decisions.decision.get()).isPresent();
    robot.interact(() -> history.open(Project.of(Document.untitled(OTHER, NH))));
    assertThat(decisions.decision.get()).isEmpty();
    waitUntil(() -> engine.stopped.get() == 1);
    assertThat(notices.notice.get()).isEmpty();
  }

  private Project two() {
    return new Project(List.of(history.document(), Document.untitled(OTHER, NH)), 1);
  }

  @Test
  void whatTakesYearsIsNotOffered() throws TimeoutException {
    engine.effort = Duration.ofDays(100_000);
    paint(OTHER);
    waitUntil(
        () ->
            feasibility
                .judgement
                .get()
                .filter(Judgement.Undecided.class::isInstance)
                .map(Judgement.Undecided.class::cast)
                .flatMap(Judgement.Undecided::cost)
                .filter(engine.effort::equals)
                .isPresent());
    robot.interact(decisions::decide);
    assertThat(notice().sentence().toString())
        .startsWith("Trying everything on this mask would take years.");
    assertThat(decisions.hint().getValue()).isEqualTo(notice().sentence());
    assertThat(decisions.decision.get()).isEmpty();
  }

  @Test
  void aFailureIsToldAndTheNextDecisionIsFree() throws TimeoutException {
    decide();
    engine.answers.add(new Outcome.Undecided(Reason.OUT_OF_MEMORY, "dual", Duration.ofMinutes(1)));
    assertThat(notice().sentence().toString())
        .startsWith("The mask of 27 clues could not be decided: ");
    assertThat(decisions.obstacle.get().isNothing()).isTrue();
  }
}
