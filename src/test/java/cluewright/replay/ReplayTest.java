package cluewright.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.ContractBoards;
import cluewright.model.GridState;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kinds;
import cluewright.replay.SolvingPath.End;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Rule;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class ReplayTest {
  private static final StrategySet ALL = StrategySet.of(Catalogue.all()).monotone(Boards.NINE);
  private static final int PUZZLES = Tries.of(24);

  static Stream<Arguments> boardsAndSets() {
    return Tries.few(ContractBoards.ALL, 6).stream()
        .flatMap(
            board ->
                Stream.of("N", "H", "L", "NH", "NHL", ALL.ids())
                    .map(set -> Arguments.of(board, set)));
  }

  private static List<SolvingPath> allPaths(Replay replay, Puzzle puzzle) {
    return List.of(replay.human(puzzle), replay.byStrategy(puzzle), replay.parallel(puzzle));
  }

  @ParameterizedTest
  @MethodSource("boardsAndSets")
  void theStatesOfAPathFollowFromEachOther(Board board, String set) {
    Replay replay = new Replay(board, StrategySet.parse(set));
    for (Puzzle puzzle : Given.puzzles(board, PUZZLES, Tries.random(1))) {
      for (SolvingPath path : allPaths(replay, puzzle)) {
        assertThat(path.state(0)).isEqualTo(GridState.initial(puzzle));
        GridState last = path.initial();
        for (Step step : path.steps()) {
          assertThat(step.before()).isEqualTo(last);
          assertThat(step.after()).isNotEqualTo(last);
          assertThat(step.deductions()).isNotEmpty();
          last = step.after();
        }
        assertThat(path.last()).isEqualTo(last);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("boardsAndSets")
  void everyStateKeepsS2AndOnlyTheEndIsContradictory(Board board, String set) {
    Replay replay = new Replay(board, StrategySet.parse(set));
    for (Puzzle puzzle : Given.puzzles(board, PUZZLES, Tries.random(2))) {
      for (SolvingPath path : allPaths(replay, puzzle)) {
        for (int i = 0; i <= path.length(); i++) {
          boolean broken = path.end() == End.CONTRADICTORY && i == path.length();
          assertThat(path.state(i).isContradictory()).isEqualTo(broken);
          assertThat(broken || keepsS2(path.state(i))).isTrue();
        }
      }
    }
  }

  private static boolean keepsS2(GridState state) {
    Board board = state.board();
    for (int cell = 0; cell < board.cells(); cell++) {
      int digit = state.placed(cell);
      boolean alone = digit == 0 || state.candidates(cell) == 1 << (digit - 1);
      boolean cleared =
          digit == 0
              || board.peers(cell).stream().noneMatch(peer -> state.hasCandidate(peer, digit));
      if (!alone || !cleared) {
        return false;
      }
    }
    return true;
  }

  @ParameterizedTest
  @MethodSource("boardsAndSets")
  void allWaysAndTheQuickOneEndAlikeAndInTheSameState(Board board, String set) {
    Replay replay = new Replay(board, StrategySet.parse(set));
    Classifier quick = new Classifier(board, StrategySet.parse(set));
    for (Puzzle puzzle : Given.puzzles(board, PUZZLES, Tries.random(3))) {
      SolvingPath human = replay.human(puzzle);
      SolvingPath parallel = replay.parallel(puzzle);

      assertThat(parallel.end()).isEqualTo(human.end()).isEqualTo(quick.end(puzzle));
      if (human.end() != End.CONTRADICTORY) {
        SolvingPath byStrategy = replay.byStrategy(puzzle);
        assertThat(parallel.last()).isEqualTo(human.last()).isEqualTo(byStrategy.last());
        assertThat(parallel.length()).isLessThanOrEqualTo(byStrategy.length());
        assertThat(byStrategy.length()).isLessThanOrEqualTo(human.length());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("boardsAndSets")
  void aStepByStrategyTakesAllOfTheEasiestStrategyThatHasAnyThing(Board board, String set) {
    Replay replay = new Replay(board, StrategySet.parse(set));
    for (Puzzle puzzle : Given.puzzles(board, Tries.of(12), Tries.random(6))) {
      for (Step step : replay.byStrategy(puzzle).steps()) {
        List<Deduction> all = replay.deductions(step.before());
        Strategy easiest = all.get(0).strategy();
        assertThat(step.deductions()).allMatch(deduction -> deduction.strategy().equals(easiest));
        assertThat(changes(step.deductions()))
            .isEqualTo(
                changes(all.stream().filter(one -> one.strategy().equals(easiest)).toList()));
      }
    }
  }

  private static Set<Integer> changes(List<Deduction> deductions) {
    return deductions.stream()
        .flatMap(deduction -> deduction.changes().stream())
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @CsvSource({"4x4, 60", "6x6, 30", "9x9, 3"})
  void theOrderOfTheRulesDoesNotMatter(String name, int puzzles) {
    Board board = Boards.named(name).orElseThrow();
    Replay replay = new Replay(board, ALL.stated());
    List<Rule> rules = new ArrayList<>(ALL.stated().rules(board));
    Random random = Tries.random(4);
    for (Puzzle puzzle : Given.puzzles(board, Tries.of(puzzles), random)) {
      SolvingPath path = replay.human(puzzle);
      if (path.end() != End.CONTRADICTORY) {
        Collections.shuffle(rules, random);
        assertThat(closure(GridState.initial(puzzle), rules)).isEqualTo(path.last());
      }
    }
  }

  /**
   * The closure of a state under the rules, found the slow way: try all until none changes
   * anything.
   */
  private static GridState closure(GridState start, List<Rule> rules) {
    GridState state = start;
    for (GridState before = null; !state.equals(before); ) {
      before = state;
      for (Rule rule : rules) {
        state = isReady(state, rule) ? applied(state, rule) : state;
      }
    }
    return state;
  }

  private static boolean isReady(GridState state, Rule rule) {
    Board board = state.board();
    boolean[] met = {true};
    rule.forEachPremise(
        premise -> met[0] &= !state.hasCandidate(board.cellOf(premise), board.digitOf(premise)));
    return met[0];
  }

  private static GridState applied(GridState state, Rule rule) {
    Board board = state.board();
    if (rule.places()) {
      return state.place(board.cellOf(rule.conclusion(0)), board.digitOf(rule.conclusion(0)));
    }
    int[] conclusions = new int[rule.conclusionCount()];
    Arrays.setAll(conclusions, rule::conclusion);
    return state.eliminate(conclusions);
  }

  @ParameterizedTest
  @MethodSource("boardsAndSets")
  void aSolvedPuzzleHasThatOneSolutionAndAContradictoryOneHasNone(Board board, String set) {
    Replay replay = new Replay(board, StrategySet.parse(set));
    SolutionCounter counter = new SolutionCounter(board);
    Set<End> ends = EnumSet.noneOf(End.class);
    for (Puzzle puzzle : Given.puzzles(board, PUZZLES, Tries.random(5))) {
      SolvingPath path = replay.human(puzzle);
      ends.add(path.end());
      if (path.end() == End.SOLVED) {
        assertThat(counter.solutions(puzzle, 2)).containsExactly(path.solution().orElseThrow());
      } else {
        assertThat(path.solution()).isEmpty();
      }
      if (path.end() == End.CONTRADICTORY) {
        assertThat(counter.count(puzzle, 1)).isZero();
      }
    }
    boolean solves = StrategySet.parse(set).canPlace();
    Set<End> possible = EnumSet.of(End.STUCK, End.CONTRADICTORY);
    if (solves) {
      possible.add(End.SOLVED);
    }
    assertThat(possible).containsAll(ends);
    boolean seldomStuck = board.hasSums(); // Sums tell much.
    assertThat(ends).hasSizeGreaterThanOrEqualTo(Tries.showing(seldomStuck ? 2 : possible.size()));
  }

  @ParameterizedTest
  @MethodSource("boardsAndSets")
  void aSentenceNamesTheCellsOfItsDeduction(Board board, String set) {
    Replay replay = new Replay(board, StrategySet.parse(set));
    for (Puzzle puzzle : Given.puzzles(board, Tries.of(20), Tries.random(6))) {
      for (Step step : replay.human(puzzle).steps()) {
        assertThat(step.deductions()).hasSize(1);
        Deduction deduction = step.deductions().get(0);
        Set<String> named = cellsIn(deduction.sentence().toString());

        assertThat(named).containsAll(labels(board, deduction.changedCells()));
        CellSet shown = deduction.evidence().cells(board).union(deduction.changedCells());
        assertThat(labels(board, shown.union(firstOfCages(board, shown)))).containsAll(named);
        assertThat(deduction.sentence().toString()).startsWith(deduction.variant().name() + ": ");
        assertThat(deduction.sentence().toString()).endsWith(".").doesNotContain("..", "  ");
      }
    }
  }

  /** A cage is named by its first cell, which may be filled and so be no evidence. */
  private static CellSet firstOfCages(Board board, CellSet cells) {
    return CellSet.of(
        board.rules(Kinds.CAGE).stream()
            .filter(cage -> CellSet.of(cage.cells()).intersects(cells))
            .map(cage -> cage.cells().get(0))
            .toList());
  }

  private static Set<String> cellsIn(String sentence) {
    return Pattern.compile("r\\d+c\\d+")
        .matcher(sentence)
        .results()
        .map(match -> match.group())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> labels(Board board, CellSet cells) {
    return cells.stream().mapToObj(board::label).collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void aPathIsToldInSentences() {
    Puzzle puzzle = Grids.puzzle(Boards.FOUR, "1... ..3. .4.. ...2");

    List<String> sentences =
        new Replay(Boards.FOUR, StrategySet.parse("NH"))
            .human(puzzle).steps().stream()
                .map(step -> step.deductions().get(0).sentence().toString())
                .toList();

    assertThat(sentences)
        .hasSize(12)
        .startsWith(
            "Hidden single: in box 1, r1c2 is the only cell left for 3, so r1c2 is 3.",
            "Hidden single: in box 1, r2c1 is the only cell left for 4, so r2c1 is 4.",
            "Hidden single: in box 1, r2c2 is the only cell left for 2, so r2c2 is 2.");
  }

  @Test
  void aParallelStepReadsTheStateBeforeItAndNothingNewer() {
    Puzzle puzzle = Grids.puzzle(Boards.FOUR, "1... ..3. .4.. ...2");
    Replay replay = new Replay(Boards.FOUR, StrategySet.parse("NH"));
    for (Step step : replay.parallel(puzzle).steps()) {
      List<Deduction> alone = replay.deductions(step.before());
      assertThat(step.deductions())
          .allMatch(d -> alone.stream().anyMatch(a -> a.changes().containsAll(d.changes())));
    }
  }

  @Test
  void aPuzzleThatIsCompleteIsSolvedWithoutAStep() {
    Puzzle solution = Grids.solution(Boards.NINE, Tries.random(7));

    SolvingPath path = new Replay(Boards.NINE, ALL).human(solution);

    assertThat(path.length()).isZero();
    assertThat(path.solution()).contains(solution);
  }

  @Test
  void twoEqualCluesInAHouseAreContradictory() {
    Puzzle puzzle = Grids.puzzle(Boards.FOUR, "1..1 .... .... ....");

    assertThat(new Replay(Boards.FOUR, ALL).human(puzzle).end()).isEqualTo(End.CONTRADICTORY);
  }

  @Test
  void nakedSinglesAloneGetStuckWhereHiddenSinglesReachTheEnd() {
    Puzzle puzzle = Given.NEEDS_HIDDEN_SINGLES;

    assertThat(end(puzzle, "N")).isEqualTo(End.STUCK);
    assertThat(end(puzzle, "H")).isEqualTo(End.SOLVED);
    assertThat(new SolutionCounter(Boards.NINE).count(puzzle, 2)).isEqualTo(1);
  }

  @Test
  void lockedCandidatesHelpWhereSinglesGetStuck() {
    Puzzle puzzle = Given.NEEDS_LOCKED_CANDIDATES;
    SolvingPath path = new Replay(Boards.NINE, StrategySet.parse("NHL")).human(puzzle);

    assertThat(end(puzzle, "NH")).isEqualTo(End.STUCK);
    assertThat(path.end()).isEqualTo(End.SOLVED);
    assertThat(path.uses()).containsKey(Catalogue.LOCKED_CANDIDATES);
    assertThat(path.uses().values().stream().mapToLong(Long::longValue).sum())
        .isEqualTo(path.length());
  }

  private static End end(Puzzle puzzle, String set) {
    return new Classifier(puzzle.board(), StrategySet.parse(set)).end(puzzle);
  }

  /** No pattern is found in the first state of this puzzle, so what it asks, its search asks. */
  @Test
  void aReplayThatIsStoppedLeavesWithinAStep() {
    Puzzle puzzle =
        Grids.puzzle(
            Boards.NINE,
            "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6");
    AtomicInteger asked = new AtomicInteger();
    Replay replay =
        new Replay(Boards.NINE, StrategySet.parse("NHL,reasons-2,reasons-3"))
            .stoppedBy(() -> asked.incrementAndGet() > 100);

    assertThatThrownBy(() -> replay.human(puzzle)).isInstanceOf(CancellationException.class);
    assertThat(asked).hasValue(101);
  }
}
