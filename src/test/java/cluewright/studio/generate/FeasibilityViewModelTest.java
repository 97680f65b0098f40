package cluewright.studio.generate;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.format.PuzzleText;
import cluewright.mask.ShapeLibrary;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Replay;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.Outcome.Undecided.Reason;
import cluewright.search.engine.Generator;
import cluewright.search.feasibility.Judgement;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;

final class FeasibilityViewModelTest {
  private static final StrategySet NHL = StrategySet.parse("NHL");
  private static final Mask HEART = ShapeLibrary.named("heart").orElseThrow().mask();

  private final History history = new History(Document.untitled(HEART, NHL));
  private final ObjectProperty<Mask> painted = new SimpleObjectProperty<>(HEART);
  private final AtomicInteger searches = new AtomicInteger();

  private FeasibilityViewModel made(Executor ui) {
    OneByOne nothing =
        (request, watch) -> {
          searches.incrementAndGet();
          return new Outcome.Undecided(Reason.OUT_OF_TIME, "none", request.time());
        };
    return new FeasibilityViewModel(history, painted, nothing, new Background(Runnable::run, ui));
  }

  private static Mask impossible(int cell) {
    return new Mask(Boards.NINE, CellSet.of(cell));
  }

  @Test
  void theFirstMaskIsSearchedTwiceIfColdCodeLeavesItOpenAndOthersAreNot() {
    FeasibilityViewModel feasibility = made(Runnable::run);
    assertThat(feasibility.judgement.get().orElseThrow()).isInstanceOf(Judgement.Undecided.class);
    int first = searches.get();
    painted.set(HEART.with(CellSet.of(40)));
    assertThat(feasibility.judgement.get().orElseThrow()).isInstanceOf(Judgement.Undecided.class);
    assertThat(first).isPositive().isEqualTo(2 * (searches.get() - first));
  }

  @Test
  void whatTheSecondSearchOfTheFirstMaskFindsIsShown() {
    OneByOne coldAtFirst =
        (request, watch) ->
            searches.incrementAndGet() <= 2
                ? new Outcome.Undecided(Reason.OUT_OF_TIME, "none", request.time())
                : new Generator().generate(request, watch);
    FeasibilityViewModel feasibility =
        new FeasibilityViewModel(
            history, painted, coldAtFirst, new Background(Runnable::run, Runnable::run));
    assertThat(feasibility.judgement.get().orElseThrow()).isInstanceOf(Judgement.Possible.class);
  }

  @Test
  void aPuzzleThatWasFoundAnswersForMasksWithMoreCells() {
    Puzzle puzzle =
        PuzzleText.read(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    Puzzle solution = new Replay(Boards.NINE, NHL).parallel(puzzle).solution().orElseThrow();
    FeasibilityViewModel feasibility = made(Runnable::run);
    painted.set(puzzle.mask());
    assertThat(feasibility.judgement.get().orElseThrow()).isInstanceOf(Judgement.Undecided.class);
    feasibility.learn(solution);
    assertThat(feasibility.judgement.get().orElseThrow()).isInstanceOf(Judgement.Possible.class);
    int before = searches.get();
    painted.set(puzzle.mask().with(CellSet.of(80, 40, 2)));
    assertThat(feasibility.judgement.get().orElseThrow()).isInstanceOf(Judgement.Possible.class);
    assertThat(searches).hasValue(before);
  }

  @Test
  void ofAnswersThatArriveLateOnlyTheOneToTheNewestEditIsShown() {
    Deque<Runnable> arriving = new ArrayDeque<>();
    FeasibilityViewModel feasibility = made(arriving::add);
    painted.set(impossible(1));
    painted.set(impossible(2));
    Optional<Judgement> none = feasibility.judgement.get();
    assertThat(none).isEmpty();
    while (!arriving.isEmpty()) {
      arriving.remove().run();
    }
    assertThat(feasibility.judgement.get().orElseThrow().question().mask())
        .isEqualTo(impossible(2));
  }

  @Test
  void otherStrategiesAreAnotherQuestionAndATitleIsNone() {
    FeasibilityViewModel feasibility = made(Runnable::run);
    int before = searches.get();
    history.apply(Phrase.verbatim("title"), history.document().withTitle("Kite"));
    assertThat(searches).hasValue(before);
    history.apply(
        Phrase.verbatim("strategies"), history.document().withStrategies(StrategySet.parse("NH")));
    assertThat(searches).as("searched, left open, searched longer").hasValue(before + 2);
    assertThat(feasibility.judgement.get().orElseThrow().question().strategies())
        .isEqualTo(StrategySet.parse("NH"));
  }

  @Test
  void aFixedDigitIsAnotherQuestionAndTwoThatClashAreLeftToTheirOwnNotice() {
    FeasibilityViewModel feasibility = made(Runnable::run);
    int[] cells = HEART.clues().toArray();
    int[] digits = new int[81];
    digits[cells[0]] = 7;
    Puzzle fixed = new Puzzle(Boards.NINE, digits);
    history.apply(Phrase.verbatim("fix"), history.document().withFixed(fixed));
    assertThat(feasibility.judgement.get().orElseThrow().question().fixed()).isEqualTo(fixed);
    painted.set(HEART.without(CellSet.of(cells[0])));
    assertThat(feasibility.judgement.get().orElseThrow().question().fixed())
        .isEqualTo(Puzzle.empty(Boards.NINE));
    painted.set(HEART);
    digits[cells[1]] = 7;
    Puzzle clashing = new Puzzle(Boards.NINE, digits);
    assertThat(clashing.conflict()).isPresent();
    history.apply(Phrase.verbatim("fix"), history.document().withFixed(clashing));
    assertThat(feasibility.judgement.get().orElseThrow().question().fixed())
        .isEqualTo(Puzzle.empty(Boards.NINE));
  }

  @Test
  void afterClosingNoEditIsJudged() {
    FeasibilityViewModel feasibility = made(Runnable::run);
    int before = searches.get();
    feasibility.close();
    painted.set(HEART.without(CellSet.of(HEART.clues().toArray()[0])));
    assertThat(searches).hasValue(before);
  }
}
