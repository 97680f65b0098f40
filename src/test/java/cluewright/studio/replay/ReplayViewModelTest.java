package cluewright.studio.replay;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.format.PuzzleText;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.SolvingPath;
import cluewright.replay.SolvingPath.End;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import cluewright.studio.document.History;
import cluewright.studio.rating.SharedPaths;
import cluewright.studio.work.Background;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;

final class ReplayViewModelTest {
  private static final StrategySet ALL = StrategySet.of(Catalogue.all());

  /** Singles, pointing and pairs. */
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");

  /** Singles and locked candidates solve it. */
  private static final Puzzle LOCKED =
      PuzzleText.read(
          "..8...59.7..5....2..1..4......7..8.1.6.....3.2......7.9...37......49.3..1.6......");

  /** No pattern is found in it. */
  private static final Puzzle BEYOND_PATTERNS =
      PuzzleText.read(
          "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6");

  private final Background atOnce = new Background(Runnable::run, Runnable::run);

  private static History history(Puzzle puzzle, StrategySet strategies) {
    return new History(Document.untitled(puzzle.mask(), strategies).withPuzzle(puzzle));
  }

  private ReplayViewModel replay(Puzzle puzzle, String strategies) {
    return new ReplayViewModel(
        history(puzzle, StrategySet.parse(strategies)), new SharedPaths(), atOnce);
  }

  private static SolvingPath path(ReplayViewModel replay) {
    return replay.path().orElseThrow();
  }

  private static Optional<Phrase> obstacle(ReplayViewModel replay) {
    return replay.obstacle.get().map(Obstacle::words);
  }

  @InTurn
  @Test
  void aPuzzleBeyondAllPatternsIsReplayedToItsEndByReasons() {
    ReplayViewModel replay =
        new ReplayViewModel(history(BEYOND_PATTERNS, ALL), new SharedPaths(), atOnce);
    assertThat(path(replay).end()).isEqualTo(End.SOLVED);
    assertThat(path(replay).guesses()).isZero();
    assertThat(obstacle(replay)).isEmpty();
    assertThat(replay.entries.get(0).icon()).isEqualTo(GroupIcon.LAST_RESORT);
  }

  @Test
  void whereTheChosenStrategiesGetStuckTheEasiestThatHelpsIsAllowedUntilTheEnd() {
    History history = history(PUZZLE, StrategySet.parse("H"));
    ReplayViewModel replay = new ReplayViewModel(history, new SharedPaths(), atOnce);
    replay.last();
    int presses = 0;
    while (replay.obstacle.get().isPresent()) {
      GridState stuck = path(replay).last();
      StrategySet before = history.document().strategies();
      assertThat(path(replay).end()).isEqualTo(End.STUCK);
      replay.allowHelp();
      assertThat(history.document().strategies().without(before).strategies()).hasSize(1);
      assertThat(path(replay).state(replay.position.get()).placements())
          .isEqualTo(stuck.placements());
      replay.last();
      presses++;
    }
    assertThat(presses).isBetween(1, 20);
    assertThat(path(replay).isSolved()).isTrue();
    history.undo();
    assertThat(replay.obstacle.get()).isPresent();
  }

  @Test
  void theModeChangesHowStepsAreCutAndKeepsTheState() {
    ReplayViewModel replay = replay(PUZZLE, "NHL,naked-pair");
    int steps = replay.length();
    for (int step : new int[] {0, 1, steps / 3, steps / 2, steps - 1, steps}) {
      replay.mode.set(ReplayMode.HUMAN);
      replay.goTo(step);
      GridState state = path(replay).state(step);
      replay.mode.set(ReplayMode.PARALLEL);
      assertThat(replay.position.get()).isEqualTo(path(replay).nearest(state));
      replay.mode.set(ReplayMode.STRATEGY);
      assertThat(replay.position.get()).isEqualTo(path(replay).nearest(state));
      replay.mode.set(ReplayMode.HUMAN);
      assertThat(replay.position.get()).isEqualTo(step);
    }
  }

  @Test
  void anotherPuzzleBeginsAtItsBeginning() {
    History history = history(PUZZLE, StrategySet.parse("NHL,naked-pair"));
    ReplayViewModel replay = new ReplayViewModel(history, new SharedPaths(), atOnce);
    replay.goTo(9);
    history.apply(
        Phrase.verbatim("x"),
        history
            .document()
            .withPuzzle(PuzzleText.read(new StringBuilder(PUZZLE.line()).reverse().toString())));
    assertThat(replay.position.get()).isZero();
  }

  @InTurn
  @Test
  void aStepThatIsAvailableIsTakenAndTheFirstWayIsNotLost() {
    ReplayViewModel replay = replay(LOCKED, "NHL");
    AlternativesViewModel alternatives = new AlternativesViewModel(replay, atOnce);
    SolvingPath first = path(replay);
    assertThat(alternatives.found).isEmpty();
    replay.goTo(2);
    alternatives.wanted.set(true);
    assertThat(alternatives.found).hasSizeGreaterThan(2);
    Deduction other = alternatives.found.get(alternatives.found.size() - 1);
    alternatives.pointed.set(Optional.of(other));
    assertThat(alternatives.marks()).isPresent();
    alternatives.choose(other);
    assertThat(replay.ownWay.get()).isTrue();
    assertThat(replay.position.get()).isEqualTo(3);
    assertThat(path(replay).steps().get(2).deductions().get(0).changes())
        .isEqualTo(other.changes());
    assertThat(path(replay).solution()).isEqualTo(first.solution());
    assertThat(alternatives.pointed.get()).isEmpty();
    assertThat(replay.originalProperty().getValue()).contains(first);
    replay.returnToOriginal();
    assertThat(replay.ownWay.get()).isFalse();
    assertThat(replay.path()).contains(first);
  }

  @Test
  void aWayThatTakesWhatIsNotChosenLeavesTheVerdictsPathAlone() {
    ReplayViewModel replay = replay(LOCKED, "NHL");
    AlternativesViewModel alternatives = new AlternativesViewModel(replay, atOnce);
    replay.goTo(10);
    alternatives.wanted.set(true);
    StrategySet chosen = StrategySet.parse("NHL");
    Deduction foreign =
        alternatives.found.stream()
            .filter(step -> !chosen.contains(step.strategy()))
            .findFirst()
            .orElseThrow();
    alternatives.choose(foreign);
    assertThat(path(replay).end()).isEqualTo(End.ASSISTED);
    replay.last();
    assertThat(replay.summary()).isEqualTo(Phrase.of("replay.end-assisted"));
    assertThat(replay.originalProperty().getValue().map(SolvingPath::isSolved)).contains(true);
  }

  @Test
  void whatIsLookedForIsDroppedWhenTheStateChanges() {
    Queue<Runnable> waiting = new ArrayDeque<>();
    ReplayViewModel replay = replay(LOCKED, "NHL");
    AlternativesViewModel alternatives =
        new AlternativesViewModel(replay, new Background(waiting::add, Runnable::run));
    alternatives.wanted.set(true);
    replay.goTo(30);
    assertThat(alternatives.working.get()).isTrue();
    waiting.remove().run();
    assertThat(alternatives.found).isEmpty();
    assertThat(alternatives.working.get()).isTrue();
    waiting.remove().run();
    assertThat(alternatives.found).isNotEmpty();
    assertThat(alternatives.found).allMatch(step -> isOpen(step, path(replay)));
    assertThat(waiting).isEmpty();
  }

  private static boolean isOpen(Deduction step, SolvingPath path) {
    return step.changedCells().stream().allMatch(cell -> path.state(30).placed(cell) == 0);
  }

  @Test
  void aNakedPairIsAlsoSaidAsTheHiddenSetOfTheOtherCells() {
    ReplayViewModel replay = replay(PUZZLE, "NHL,naked-pair");
    int pairs = 0;
    for (int state = 0; state <= replay.length(); state++) {
      replay.goTo(state);
      boolean isPair =
          replay.deductions().stream()
              .anyMatch(deduction -> deduction.strategy().id().equals("naked-pair"));
      pairs += isPair ? 1 : 0;
      assertThat(replay.dual().equals(Phrase.NOTHING)).isEqualTo(!isPair);
      if (isPair) {
        assertThat(replay.deductions().get(0).sentence().toString())
            .startsWith("Naked pair: r4c4 and r8c4 in column 4 can hold only 1 and 8,");
        assertThat(replay.dual())
            .hasToString(
                "The same within the house, as a hidden set: 3, 5, 6 and 9 in column 4 can go only"
                    + " in r2c4, r3c4, r5c4 and r7c4.");
      }
    }
    assertThat(pairs).isEqualTo(1);
  }

  @Test
  void afterAGameItComesBackToWhereItWasOrIsNearestToIt() {
    History history = history(PUZZLE, ALL);
    ReplayViewModel replay = new ReplayViewModel(history, new SharedPaths(), atOnce);
    replay.goTo(4);
    GridState before = path(replay).state(4);
    replay.giveWay();
    assertThat(replay.shown.get()).isZero();
    replay.comeBack();
    assertThat(replay.position.get()).isEqualTo(4);
    replay.giveWay();
    replay.mode.set(ReplayMode.PARALLEL);
    replay.comeBack();
    assertThat(replay.position.get()).isEqualTo(path(replay).nearest(before));
    replay.giveWay();
    history.apply(Phrase.verbatim("other"), history.document().withPuzzle(LOCKED));
    replay.comeBack();
    assertThat(replay.position.get()).as("of another puzzle").isZero();
  }
}
