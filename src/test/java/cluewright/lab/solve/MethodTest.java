package cluewright.lab.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.InTurn;
import cluewright.Spent;
import cluewright.Thorough;
import cluewright.Tries;
import cluewright.lab.solve.Solved.Ending;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.search.Watch;
import cluewright.search.race.Run;
import cluewright.strategy.SlowCounter;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.ValueSource;

final class MethodTest {
  private static final String NORVIGS_SECOND =
      "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
  private static final String ITS_SOLUTION =
      "417369825632158947958724316825437169791586432346912758289643571573291684164875293";

  private static Run run() {
    return new Run(Duration.ofSeconds(60), Watch.idle());
  }

  private static Solved solve(Method method, Puzzle puzzle, int limit) {
    return method.on(puzzle.board(), 1).solve(puzzle, limit, run());
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "ANNEALING")
  void the4x4BoardHas288Grids(Method method) {
    Solved all = solve(method, Puzzle.empty(Boards.FOUR), 1000);

    assertThat(all.ending()).isEqualTo(Ending.ALL);
    assertThat(new HashSet<>(all.solutions())).hasSize(288);
    assertThat(all.solutions()).hasSize(288).allMatch(each -> each.conflict().isEmpty());
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "ANNEALING")
  void everyMethodCountsWhatBruteForceCounts(Method method) {
    Random random = Tries.random(7);
    for (Board board : List.of(Boards.FOUR, Boards.SIX, Boards.named("4x4+x").orElseThrow())) {
      Solver solver = method.on(board, 1);
      for (int i = 0; i < Tries.of(60); i++) {
        Puzzle puzzle = any(board, random);
        Solved solved = solver.solve(puzzle, 5, run());

        assertThat(solved.solutions()).as("%s on %s", method, puzzle).hasSize(bruteForce(puzzle));
        assertThat(solved.ending())
            .isEqualTo(solved.solutions().size() == 5 ? Ending.ENOUGH : Ending.ALL);
        assertThat(solved.solutions())
            .allMatch(each -> each.restrictedTo(puzzle.mask()).equals(puzzle));
      }
    }
  }

  /**
   * Ours begins anew after 50 failures without a solution. A puzzle of which a clue was changed has
   * such failures at times, and no solution or one.
   */
  @InTurn
  @ParameterizedTest
  @CsvSource({"9x9+x, 0.22", "9x9+windoku, 0.22", "12x12, 0.33"})
  void whereGuessesFailOftenOursCountsWhatDancingLinksCount(String name, double density) {
    Board board = Boards.named(name).orElseThrow();
    Random random = Tries.random(19);
    Solver ours = Method.OURS.on(board, 1);
    Solver links = Method.DANCING_LINKS.on(board, 1);
    for (int hard = 0; hard < Tries.of(4); ) {
      Puzzle puzzle = withOneClueChanged(Grids.clues(board, density, random), random);
      Solved solved = ours.solve(puzzle, 2, run());
      if (solved.ending() == Ending.ALL && solved.guesses() > 80) {
        hard++;
        assertThat(solved.solutions())
            .as(puzzle.line())
            .isEqualTo(links.solve(puzzle, 2, run()).solutions());
      }
    }
  }

  private static Puzzle withOneClueChanged(Puzzle puzzle, Random random) {
    int[] clues = puzzle.mask().clues().toArray();
    int cell = clues[random.nextInt(clues.length)];
    return puzzle.with(cell, 1 + random.nextInt(puzzle.board().digits()));
  }

  private static int bruteForce(Puzzle puzzle) {
    int[] digits = IntStream.range(0, puzzle.board().cells()).map(puzzle::digit).toArray();
    return puzzle.conflict().isPresent()
        ? 0
        : new SlowCounter(puzzle.board()).count(digits, /* most= */ 5);
  }

  /** Random digits on a third of the cells or so; some contradict each other. */
  private static Puzzle any(Board board, Random random) {
    Puzzle grid = new RandomPuzzles(board, random.nextLong()).draw();
    int changed = random.nextInt(board.cells());
    return random.nextInt(4) == 0
        ? grid.with(changed, 1 + random.nextInt(board.digits()))
        : grid.with(changed, 0);
  }

  @InTurn
  @ParameterizedTest
  @EnumSource
  void norvigsSecondPuzzleHasItsSolution(Method method) {
    int limit = method == Method.ANNEALING || method == Method.DEPTH_FIRST ? 1 : 2;
    Puzzle puzzle =
        method == Method.ANNEALING
            ? Grids.puzzle(
                Boards.NINE,
                "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")
            : Grids.puzzle(Boards.NINE, NORVIGS_SECOND);
    String solution =
        method == Method.ANNEALING
            ? "483921657967345821251876493548132976729564138136798245372689514814253769695417382"
            : ITS_SOLUTION;

    Solved solved = solve(method, puzzle, limit);

    assertThat(solved.solutions()).extracting(Puzzle::line).containsExactly(solution);
    assertThat(solved.ending()).isEqualTo(limit == 1 ? Ending.ENOUGH : Ending.ALL);
  }

  /** As his essay says: 25 possibilities, 9 calls of its search, the last of a contradiction. */
  @Test
  void norvigLooksAt25PossibilitiesOfHisSecondPuzzle() {
    Solved solved = solve(Method.NORVIG, Grids.puzzle(Boards.NINE, NORVIGS_SECOND), 1);

    assertThat(solved.guesses()).isEqualTo(25);
    assertThat(solved.depth() + 1).isEqualTo(9);
  }

  /** A square whose digits are tried while those of another are: two. */
  @Test
  void depthCountsTheSquaresSearchedOneInsideAnother() {
    Puzzle blank = Puzzle.empty(Boards.FOUR);
    Solved all = solve(Method.NORVIG, blank, 1000);
    Solved none = solve(Method.NORVIG, Grids.puzzle(Boards.FOUR, "12..341221434321"), 2);

    assertThat(none.depth()).isZero();
    assertThat(all.depth()).isEqualTo(slowDepth(blank));
    assertThat(solve(Method.DANCING_LINKS, blank, 1000).depth()).isPositive();
    assertThat(solve(Method.FEWEST_DIGITS, blank, 1000).depth()).isPositive();
  }

  /** The same by a plain recursion on the search's own state. */
  private static int slowDepth(Puzzle puzzle) {
    Propagation propagation = new Propagation(puzzle.board(), () -> true);
    return slowDepth(propagation, propagation.blank());
  }

  private static int slowDepth(Propagation propagation, int[] grid) {
    for (int size = 2; size <= 4; size++) {
      for (int cell = 0; cell < grid.length; cell++) {
        if (Integer.bitCount(grid[cell]) == size) {
          int deepest = 0;
          for (int digit = 1; digit <= 4; digit++) {
            int[] next = grid.clone();
            if (propagation.assign(next, cell, digit)) {
              deepest = Math.max(deepest, slowDepth(propagation, next));
            }
          }
          return 1 + deepest;
        }
      }
    }
    return 0;
  }

  /** With a 3 in the row, fewer peers of the first cell have a 3 than a 1. */
  @Test
  void theLeastConstrainingValueComesFirst() {
    Puzzle puzzle = Grids.puzzle(Boards.FOUR, "..3.............");
    Propagation propagation = new Propagation(Boards.FOUR, () -> true);
    int[] grid = propagation.blank();
    propagation.assign(grid, 2, 3);

    assertThat(propagation.peersWith(grid, 0, 3)).isLessThan(propagation.peersWith(grid, 0, 1));
    assertThat(propagation.openPeers(grid, 0)).isEqualTo(6);
    assertThat(solve(Method.NORVIG_LEAST_CONSTRAINING, puzzle, 1).solutions()).hasSize(1);
  }

  /** Places of digits are what dancing links branch on as well; cells alone need 5,238,088. */
  @Test
  void withPlacesThePuzzleWithoutASolutionTakesAsManyGuessesAsWithDancingLinks() {
    Puzzle puzzle =
        Grids.puzzle(
            Boards.NINE,
            ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");

    assertThat(solve(Method.NORVIG_PLACES, puzzle, 1).guesses()).isEqualTo(2_624);
    assertThat(solve(Method.DANCING_LINKS, puzzle, 1).guesses()).isEqualTo(2_624);
    assertThat(solve(Method.NORVIG_PLACES, puzzle, 1).ending()).isEqualTo(Ending.ALL);
  }

  @Test
  void theProcessorIsNotLongerAtItThanTheClock() {
    Solved solved = solve(Method.NORVIG, Puzzle.empty(Boards.NINE), 2000);

    assertThat(solved.processorSeconds()).isPositive().isLessThan(solved.seconds() + 0.05);
  }

  /** The solution that his essay prints, after 188.79 s there. */
  @InTurn
  @Test
  void theHardestOfNorvigsMillionPuzzlesBeginsWithHisSolution() {
    Puzzle hard =
        Grids.puzzle(
            Boards.NINE,
            ".....6....59.....82....8....45........3........6..3.54...325..6..................");

    assertThat(solve(Method.NORVIG, hard, 1).solutions())
        .extracting(Puzzle::line)
        .containsExactly(
            "438796215659132478271458693845219367713564829926873154194325786362987541587641932");
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "ANNEALING")
  void cluesThatContradictEachOtherHaveNoSolution(Method method) {
    assertThat(solve(method, Grids.puzzle(Boards.FOUR, "11.............."), 2).ending())
        .isEqualTo(method == Method.ANNEALING ? Ending.UNPROVED : Ending.ALL);
    assertThat(solve(method, Grids.puzzle(Boards.FOUR, "11.............."), 2).solutions())
        .isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void aFullGridIsItsOnlySolution(Method method) {
    Puzzle grid = Grids.puzzle(Boards.FOUR, "1234341221434321");

    assertThat(solve(method, grid, 2).solutions()).containsExactly(grid);
    assertThat(solve(method, grid, 2).ending()).isEqualTo(Ending.ALL);
  }

  @Test
  void annealingDoesNotTellThatThereIsNoOtherSolution() {
    Solved solved = solve(Method.ANNEALING, Grids.puzzle(Boards.FOUR, "1234341221......"), 2);

    assertThat(solved.solutions()).hasSize(1);
    assertThat(solved.ending()).isEqualTo(Ending.UNPROVED);
    assertThat(solved.isDecided()).isFalse();
  }

  /** A digit twice in a row, and one open cell in each of two boxes that has no digit left. */
  @Test
  void annealingDoesNotTellThatThereIsNoSolution() {
    for (String line : List.of("11..............", "1324.43121434.12")) {
      Solved solved = solve(Method.ANNEALING, Grids.puzzle(Boards.FOUR, line), 1);

      assertThat(solved.solutions()).isEmpty();
      assertThat(solved.isDecided()).as(line).isFalse();
      assertThat(solved.ending()).isEqualTo(Ending.UNPROVED);
    }
  }

  @Test
  void annealingNeverTellsThatThereIsNoSolution() {
    Puzzle puzzle = Grids.puzzle(Boards.FOUR, "11..............");

    assertThat(solve(Method.ANNEALING, puzzle, 2).ending()).isEqualTo(Ending.UNPROVED);
    assertThat(solve(Method.ANNEALING, puzzle, 2).isDecided()).isFalse();
    assertThat(solve(Method.ANNEALING, puzzle, 2).solutions()).isEmpty();
  }

  /** Two open cells of one row, 3 and 4 in this order: 1 to 3 are tried, then 1 to 4; 14 clues. */
  @Test
  void depthFirstSearchCountsEachDigitTried() {
    Puzzle puzzle = Grids.puzzle(Boards.FOUR, "12..341221434321");

    Solved first = solve(Method.DEPTH_FIRST, puzzle, 1);
    Solved all = solve(Method.DEPTH_FIRST, puzzle, 2);

    assertThat(first.iterations()).isEqualTo(3 + 4 + 14);
    assertThat(first.guesses()).isEqualTo(2);
    assertThat(all.iterations()).as("4 in the first cell, too").isEqualTo(4 + 4 + 14);
    assertThat(all.guesses()).isEqualTo(2);
  }

  /** The figure of a thesis for its hard grid, and the number of calls that is found elsewhere. */
  @Test
  @Thorough
  void depthFirstSearchTakes641580843IterationsOnTheGridThatIsHardForIt() {
    Puzzle hard =
        Grids.puzzle(
            Boards.NINE,
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");

    Solved solved = solve(Method.DEPTH_FIRST, hard, 1);

    assertThat(solved.iterations()).isEqualTo(641_580_843);
    assertThat(solved.guesses()).isEqualTo(69_175_252 + 64);
    assertThat(solved.solutions())
        .extracting(Puzzle::line)
        .containsExactly(
            "987654321246173985351928746128537694634892157795461832519286473472319568863745219");
  }

  @Test
  void withoutAnythingToGuessThereIsNoGuess() {
    Puzzle puzzle = Grids.puzzle(Boards.FOUR, "12..341221434321");

    assertThat(solve(Method.FEWEST_DIGITS, puzzle, 2).iterations()).isEqualTo(2);
    for (Method method :
        List.of(Method.FEWEST_DIGITS, Method.NORVIG, Method.DANCING_LINKS, Method.OURS)) {
      assertThat(solve(method, puzzle, 2).guesses()).as(method.toString()).isZero();
    }
    assertThat(solve(Method.OURS, puzzle, 2).iterations()).isEqualTo(1);
  }

  /**
   * A clue takes three of four digits from its cell, one from each of 7 peers, and so on to all.
   */
  @Test
  void norvigEliminatesAllCandidatesButThoseOfTheSolution() {
    Solved solved = solve(Method.NORVIG, Grids.puzzle(Boards.FOUR, "12..341221434321"), 2);

    assertThat(solved.iterations()).isEqualTo(16 * 3);
  }

  /** On a blank board every order of digits leads to the first or the last grid. */
  @Test
  void valueOrdersAreAscendingAndDescending() {
    Puzzle blank = Puzzle.empty(Boards.FOUR);

    assertThat(solve(Method.NORVIG, blank, 1).solutions().get(0).line()).startsWith("1234");
    assertThat(solve(Method.NORVIG_DESCENDING, blank, 1).solutions().get(0).line())
        .startsWith("4321");
    assertThat(
            IntStream.range(0, 20)
                .mapToObj(
                    seed ->
                        Method.NORVIG_RANDOM
                            .on(Boards.FOUR, seed)
                            .solve(blank, 1, run())
                            .solutions()
                            .get(0)
                            .line()
                            .substring(0, 4))
                .distinct()
                .count())
        .isGreaterThan(5);
  }

  @InTurn
  @ParameterizedTest
  @EnumSource(
      mode = Mode.INCLUDE,
      names = {
        "DEPTH_FIRST",
        "FEWEST_DIGITS",
        "NORVIG",
        "ANNEALING",
        "DANCING_LINKS",
        "SAT",
        "OURS"
      })
  void everyMethodEndsAtOnceWhenItIsStopped(Method method) throws InterruptedException {
    Watch watch = new Watch(progress -> {});
    Puzzle blank = Puzzle.empty(Boards.NINE).with(0, 1);
    Puzzle endless =
        method == Method.ANNEALING
            ? Grids.puzzle(
                Boards.NINE,
                ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........")
            : blank;
    Solver solver = method.on(Boards.NINE, 1);
    Run run = new Run(Duration.ofHours(1), watch);
    Solved[] solved = new Solved[1];
    Thread thread = new Thread(() -> solved[0] = solver.solve(endless, 200_000_000, run), "solver");
    thread.start();
    Thread.sleep(300);
    Spent spent = Spent.sinceNow();
    watch.stop();
    thread.join(60_000);

    assertThat(spent.time()).isLessThan(Duration.ofSeconds(2));
    assertThat(solved[0].ending()).isEqualTo(Ending.STOPPED);
  }

  @ParameterizedTest
  @EnumSource
  void aRunThatIsOverIsNotBegun(Method method) {
    Watch watch = new Watch(progress -> {});
    watch.stop();
    Puzzle blank = Puzzle.empty(Boards.NINE);

    Solved solved = method.on(Boards.NINE, 1).solve(blank, 2, new Run(Duration.ofHours(1), watch));

    assertThat(solved.ending()).isEqualTo(Ending.STOPPED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"4x4+less=r1c1r1c2", "4x4+cage3=r1c1r1c2"})
  void onlyTwoMethodsReadRelationsAndCages(String name) {
    Board board = Boards.named(name).orElseThrow();

    assertThat(Method.values())
        .filteredOn(method -> method.fits(board))
        .containsExactly(Method.SAT, Method.OURS);
    assertThat(solve(Method.SAT, Puzzle.empty(board), 500).solutions())
        .containsExactlyInAnyOrderElementsOf(
            solve(Method.OURS, Puzzle.empty(board), 500).solutions());
    assertThatThrownBy(() -> Method.NORVIG.on(board, 1)).hasMessageContaining("all rules");
  }
}
