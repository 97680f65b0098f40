package cluewright.replay;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.format.PuzzleText;
import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.replay.SolvingPath.End;
import cluewright.replay.guess.Guess;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ExplorerTest {
  private static final StrategySet ALL = StrategySet.of(Catalogue.all());

  private static final StrategySet PATTERNS =
      StrategySet.of(
          Catalogue.all().stream().filter(each -> !each.id().startsWith("reasons-")).toList());

  /** No pattern is found in it. */
  private static final String BEYOND_PATTERNS =
      "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";

  private static Explorer explorer(Puzzle puzzle, StrategySet allowed) {
    return new Explorer(puzzle.board(), allowed, () -> false);
  }

  private static Continuation goOn(Puzzle puzzle, StrategySet allowed, Replay.Pace pace) {
    SolvingPath path = new Replay(puzzle.board(), allowed).path(puzzle, pace);
    return explorer(puzzle, allowed).goOn(path, pace);
  }

  private static Puzzle solution(Puzzle puzzle) {
    return new SolutionCounter(puzzle.board()).answer(puzzle).solution().orElseThrow();
  }

  /** Each state keeps the solution, and each guess drops a candidate that no solution has. */
  private static void assertLeadsTo(Puzzle solution, SolvingPath path) {
    for (Step step : path.steps()) {
      for (int cell = 0; cell < solution.board().cells(); cell++) {
        assertThat(step.after().hasCandidate(cell, solution.digit(cell))).isTrue();
      }
      if (step.isGuess()) {
        assertThat(step.deductions()).hasSize(1);
        assertIsWrong(path.puzzle(), step.deductions().get(0));
      }
    }
    assertThat(path.solution()).contains(solution);
  }

  private static void assertIsWrong(Puzzle puzzle, Deduction guess) {
    assertThat(guess.places()).isFalse();
    assertThat(guess.changes()).hasSize(1);
    Board board = puzzle.board();
    int[] digits = IntStream.range(0, board.cells()).map(puzzle::digit).toArray();
    int candidate = guess.changes().get(0);
    digits[board.cellOf(candidate)] = board.digitOf(candidate);
    assertThat(new SolutionCounter(board).number(new Puzzle(board, digits)))
        .isEqualTo(Solutions.NONE);
  }

  @InTurn
  @ParameterizedTest
  @EnumSource(Replay.Pace.class)
  void whereNoStrategyHelpsGuessesLeadToTheEnd(Replay.Pace pace) {
    Puzzle puzzle = PuzzleText.read(BEYOND_PATTERNS);
    SolvingPath path = new Replay(puzzle.board(), PATTERNS).path(puzzle, pace);
    Continuation found =
        new Explorer(puzzle.board(), PATTERNS, SolvingOrder.catalogue(), PATTERNS, () -> false)
            .goOn(path, pace);
    assertThat(found.path().end()).isEqualTo(End.ASSISTED);
    assertThat(found.path().isSolved()).isFalse();
    assertThat(found.path().guesses()).isPositive();
    assertThat(found.path().uses()).containsEntry(new Guess(), (long) found.path().guesses());
    assertThat(found.help()).isEmpty();
    assertLeadsTo(solution(puzzle), found.path());
  }

  @InTurn
  @Test
  void wherePatternsEndReasonsHelpAndNoGuessIsMade() {
    Puzzle puzzle = PuzzleText.read(BEYOND_PATTERNS);
    Continuation found = goOn(puzzle, PATTERNS, Replay.Pace.PARALLEL);
    assertThat(found.path().guesses()).isZero();
    assertThat(found.help()).hasValueSatisfying(help -> assertThat(help.unfolds()).isTrue());
    Continuation whole = goOn(puzzle, ALL, Replay.Pace.PARALLEL);
    assertThat(whole.path().isSolved()).isTrue();
    assertLeadsTo(solution(puzzle), whole.path());
  }

  @InTurn
  @ParameterizedTest
  @ValueSource(strings = {"N", "H", "NH", "NHL", "NH,x-wing"})
  void whoeverAllowsWhatHelpsComesToTheEnd(String set) {
    Puzzle puzzle =
        PuzzleText.read(
            "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");
    StrategySet allowed = StrategySet.parse(set);
    Continuation now = goOn(puzzle, allowed, Replay.Pace.PARALLEL);
    while (now.help().isPresent()) {
      Deduction help = now.help().get();
      assertThat(now.path().end()).isEqualTo(End.STUCK);
      assertThat(allowed.contains(help.strategy())).isFalse();
      assertIsTheEasiest(help, now.path().last(), allowed);
      allowed = allowed.with(StrategySet.of(List.of(help.strategy())));
      now = goOn(puzzle, allowed, Replay.Pace.PARALLEL);
    }
    assertThat(now.path().isSolved()).isTrue();
    assertLeadsTo(solution(puzzle), now.path());
  }

  @Test
  void aPathIsFinishedByWhatHelpsWithoutAnybodysAllowingIt() {
    Puzzle puzzle =
        PuzzleText.read(
            "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");
    StrategySet allowed = StrategySet.parse("NH");
    SolvingPath stuck = new Replay(puzzle.board(), allowed).human(puzzle);
    SolvingPath whole = explorer(puzzle, allowed).finish(stuck, Replay.Pace.SINGLE);
    assertThat(whole.end()).isEqualTo(End.ASSISTED);
    assertThat(whole.guesses()).isZero();
    assertThat(whole.steps()).startsWith(stuck.steps().toArray(Step[]::new));
    assertLeadsTo(solution(puzzle), whole);
    assertThat(new Explorer(puzzle.board(), allowed, () -> true).finish(stuck, Replay.Pace.SINGLE))
        .isEqualTo(stuck);
  }

  @Test
  void theWayOnKeepsToAnOrderOfOnesOwn() {
    Puzzle puzzle =
        PuzzleText.read(
            "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");
    StrategySet allowed = StrategySet.parse("NH");
    SolvingOrder nakedFirst = SolvingOrder.parse("naked-single,hidden-single");
    SolvingPath path = new Replay(puzzle.board(), nakedFirst.within(allowed)).human(puzzle);
    Explorer explorer = new Explorer(puzzle.board(), allowed, nakedFirst, () -> false);
    SolvingPath on =
        explorer.choose(path, 0, path.steps().get(0).deductions().get(0), Replay.Pace.SINGLE);
    assertThat(on.steps()).hasToString(path.steps().toString());
  }

  private static void assertIsTheEasiest(Deduction help, GridState state, StrategySet allowed) {
    List<Deduction> all =
        new Replay(state.board(), ALL.without(allowed)).deductions(state).stream().toList();
    assertThat(all.get(0).strategy()).isEqualTo(help.strategy());
  }

  @Test
  void aPuzzleWithSeveralSolutionsIsLeftWhereItGotStuck() {
    Puzzle puzzle = PuzzleText.read("1...............");
    Continuation found = goOn(puzzle, ALL, Replay.Pace.SINGLE);
    assertThat(found.path().end()).isEqualTo(End.STUCK);
    assertThat(found.path().guesses()).isZero();
    assertThat(found.help()).isEmpty();
  }

  @Test
  void whatIsStoppedStaysWhereItIs() {
    Puzzle puzzle = PuzzleText.read(BEYOND_PATTERNS);
    SolvingPath path = new Replay(puzzle.board(), PATTERNS).human(puzzle);
    Explorer stopped = new Explorer(puzzle.board(), PATTERNS, () -> true);
    assertThat(stopped.goOn(path, Replay.Pace.SINGLE).path()).isEqualTo(path);
    assertThat(stopped.available(path, 0)).isEmpty();
  }

  @Test
  void everyDeductionOfAStateIsOfferedOnceEasiestFirst() {
    Puzzle puzzle = Given.NEEDS_LOCKED_CANDIDATES;
    StrategySet allowed = StrategySet.parse("NHL");
    SolvingPath path = new Replay(puzzle.board(), allowed).human(puzzle);
    List<Deduction> found = explorer(puzzle, allowed).available(path, 3);
    assertThat(found).hasSizeGreaterThan(3);
    assertThat(found.stream().map(d -> d.strategy().id() + d.changes())).doesNotHaveDuplicates();
    assertThat(found.stream().map(d -> Catalogue.all().indexOf(d.strategy()))).isSorted();
    assertThat(found.stream().anyMatch(d -> !allowed.contains(d.strategy()))).isTrue();
    Puzzle solution = solution(puzzle);
    for (Deduction deduction : found) {
      for (int candidate : deduction.changes()) {
        int cell = puzzle.board().cellOf(candidate);
        assertThat(solution.digit(cell) == puzzle.board().digitOf(candidate))
            .isEqualTo(deduction.places());
      }
    }
  }

  @Test
  void aChoiceIsTakenAndTheRestIsSolvedAnew() {
    Puzzle puzzle = Given.NEEDS_LOCKED_CANDIDATES;
    StrategySet allowed = StrategySet.parse("NHL");
    SolvingPath path = new Replay(puzzle.board(), allowed).human(puzzle);
    Explorer explorer = explorer(puzzle, allowed);
    List<Deduction> offered = explorer.available(path, 2);
    Optional<Deduction> mine =
        offered.stream()
            .filter(d -> !d.changes().equals(path.steps().get(2).deductions().get(0).changes()))
            .filter(d -> allowed.contains(d.strategy()))
            .reduce((first, last) -> last);
    SolvingPath own = explorer.choose(path, 2, mine.orElseThrow(), Replay.Pace.SINGLE);
    assertThat(own.steps().subList(0, 2)).isEqualTo(path.steps().subList(0, 2));
    assertThat(own.steps().get(2).deductions().get(0).changes()).isEqualTo(mine.get().changes());
    assertThat(own.end()).isEqualTo(End.SOLVED);
    assertLeadsTo(solution(puzzle), own);
  }

  @Test
  void aPathThatTakesWhatIsNotAllowedIsNotSolvedByTheAllowed() {
    Puzzle puzzle = Given.NEEDS_LOCKED_CANDIDATES;
    StrategySet allowed = StrategySet.parse("NHL");
    SolvingPath path = new Replay(puzzle.board(), allowed).human(puzzle);
    Explorer explorer = explorer(puzzle, allowed);
    Deduction foreign =
        explorer.available(path, 2).stream()
            .filter(d -> !allowed.contains(d.strategy()))
            .findFirst()
            .orElseThrow();
    SolvingPath own = explorer.choose(path, 2, foreign, Replay.Pace.SINGLE);
    assertThat(own.end()).isEqualTo(End.ASSISTED);
    assertLeadsTo(solution(puzzle), own);
  }

  @Test
  void theNearestStateIsTheStateItselfOrTheOneThatDiffersLeast() {
    Puzzle puzzle = Given.NEEDS_LOCKED_CANDIDATES;
    Replay replay = new Replay(puzzle.board(), StrategySet.parse("NHL"));
    SolvingPath human = replay.human(puzzle);
    SolvingPath parallel = replay.parallel(puzzle);
    for (int i = 0; i <= human.length(); i++) {
      assertThat(human.nearest(human.state(i))).isEqualTo(i);
    }
    assertThat(parallel.nearest(human.initial())).isZero();
    assertThat(parallel.nearest(human.last())).isEqualTo(parallel.length());
    int middle = parallel.nearest(human.state(human.length() / 2));
    assertThat(middle).isBetween(1, parallel.length() - 1);
  }
}
