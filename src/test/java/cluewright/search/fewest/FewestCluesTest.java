package cluewright.search.fewest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.InTurn;
import cluewright.Spent;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import cluewright.search.Watch;
import cluewright.search.fewest.FewestClues.Ending;
import cluewright.search.fewest.FewestClues.Walked;
import cluewright.search.race.Run;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FewestCluesTest {
  private static final int NO_LIMIT = Integer.MAX_VALUE;

  private static Run run() {
    return new Run(Duration.ofSeconds(60), Watch.idle());
  }

  /** All puzzles of just so many clues, by trying all sets of cells. */
  private static List<Puzzle> bruteForce(Puzzle grid, int clues, CellSet given) {
    List<Puzzle> found = new ArrayList<>();
    add(grid, clues - given.size(), 0, given, new SolutionCounter(grid.board()), found);
    return found;
  }

  private static void add(
      Puzzle grid, int left, int from, CellSet chosen, SolutionCounter counter, List<Puzzle> out) {
    if (left == 0) {
      Puzzle puzzle = grid.restrictedTo(new Mask(grid.board(), chosen));
      if (counter.count(puzzle, 2) == 1) {
        out.add(puzzle);
      }
      return;
    }
    for (int cell = from; cell < grid.board().cells(); cell++) {
      if (!chosen.contains(cell)) {
        add(grid, left - 1, cell + 1, chosen.with(cell), counter, out);
      }
    }
  }

  /** A puzzle of fewer clues stands for all that hold it, so brute force may find more. */
  private static void assertSame(Puzzle grid, int clues, CellSet given) {
    Walked walked = new FewestClues(grid).walk(clues, given, NO_LIMIT, run());
    List<Puzzle> all = bruteForce(grid, clues, given);

    assertThat(walked.ending()).isEqualTo(Ending.ALL);
    assertThat(walked.share()).isEqualTo(1);
    assertThat(walked.puzzles()).doesNotHaveDuplicates();
    assertThat(walked.puzzles())
        .allMatch(
            each ->
                new SolutionCounter(grid.board())
                    .answer(each)
                    .solution()
                    .filter(grid::equals)
                    .isPresent());
    assertThat(walked.puzzles()).allMatch(each -> each.mask().size() <= clues);
    for (Puzzle puzzle : all) {
      assertThat(walked.puzzles())
          .as("%s or a part of it", puzzle)
          .filteredOn(each -> puzzle.mask().clues().containsAll(each.mask().clues()))
          .isNotEmpty();
    }
    assertThat(all)
        .containsAll(
            walked.puzzles().stream().filter(each -> each.mask().size() == clues).toList());
  }

  @InTurn
  @ParameterizedTest
  @CsvSource({
    "1234341221434321, 3",
    "1234341221434321, 4",
    "1234341221434321, 5",
    "1234341221434321, 6",
    "1234341223414123, 3",
    "1234341223414123, 4",
    "1234341223414123, 5"
  })
  void on4x4ItFindsWhatBruteForceFinds(String grid, int clues) {
    assertSame(Grids.puzzle(Boards.FOUR, grid), clues, CellSet.empty());
  }

  @Test
  void theFewestCluesOn4x4AreFour() {
    List<Puzzle> grids = new SolutionCounter(Boards.FOUR).solutions(Puzzle.empty(Boards.FOUR), 288);

    assertThat(grids)
        .allMatch(grid -> least(grid, 3).isEmpty())
        .anyMatch(grid -> !least(grid, 4).isEmpty());
  }

  private static List<Puzzle> least(Puzzle grid, int clues) {
    return new FewestClues(grid).walk(clues, CellSet.empty(), 1, run()).puzzles();
  }

  @Test
  void onOtherHousesItFindsWhatBruteForceFinds() {
    Board diagonals = Boards.named("4x4+x").orElseThrow();
    Puzzle grid = new SolutionCounter(diagonals).solutions(Puzzle.empty(diagonals), 1).get(0);

    assertSame(grid, 2, CellSet.empty());
    assertSame(grid, 3, CellSet.empty());
    assertSame(grid, 4, CellSet.empty());
  }

  @Test
  void on6x6EightCluesAreEnoughForThisGridAndSevenAreNot() {
    Puzzle known = Grids.puzzle(Boards.SIX, "..5........63.2.......6....15..4....");
    Puzzle grid = new SolutionCounter(Boards.SIX).solutions(known, 2).get(0);
    Walked seven = new FewestClues(grid).walk(7, CellSet.empty(), 1, run());
    Walked eight = new FewestClues(grid).walk(8, CellSet.empty(), 1, run());

    assertThat(seven.ending()).isEqualTo(Ending.ALL);
    assertThat(seven.puzzles()).isEmpty();
    assertThat(eight.ending()).isEqualTo(Ending.ENOUGH);
    Puzzle found = eight.puzzles().get(0);
    assertThat(found.mask().size()).isEqualTo(8);
    int[] cells = found.mask().clues().toArray();
    assertSame(grid, 8, CellSet.of(cells[0], cells[2], cells[3], cells[5], cells[7]));
    assertSame(grid, 9, CellSet.of(cells[0], cells[1], cells[2], cells[3], cells[5], cells[7]));
  }

  @Test
  void the17CluesOfAKnownPuzzleAreFoundFromHalfOfThem() {
    Puzzle puzzle =
        Grids.puzzle(
            Boards.NINE,
            ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...");
    Puzzle grid = new SolutionCounter(Boards.NINE).solutions(puzzle, 1).get(0);
    int[] cells = puzzle.mask().clues().toArray();
    CellSet half =
        CellSet.of(
            cells[0], cells[2], cells[4], cells[6], cells[8], cells[10], cells[12], cells[14]);

    Walked walked = new FewestClues(grid).walk(17, half, NO_LIMIT, run());

    assertThat(walked.ending()).isEqualTo(Ending.ALL);
    assertThat(walked.puzzles()).contains(puzzle);
    assertThat(new FewestClues(grid).walk(16, half, NO_LIMIT, run()).puzzles()).isEmpty();
  }

  /** So that each order of the parts, rows and columns, has a puzzle that no other order finds. */
  @Test
  void aKnownPuzzleIsFoundWhateverPartHasItsClues() {
    Puzzle puzzle =
        Grids.puzzle(
            Boards.NINE,
            ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...");
    Puzzle grid = new SolutionCounter(Boards.NINE).solutions(puzzle, 1).get(0);
    Random random = Tries.random(17);
    for (int tried = Tries.of(50); tried > 0; tried--) {
      int[] to = movement(random);
      List<Integer> cells =
          new ArrayList<>(Arrays.stream(puzzle.mask().clues().toArray()).boxed().toList());
      Collections.shuffle(cells, random);
      CellSet given = CellSet.of(cells.stream().limit(9).mapToInt(cell -> to[cell]));
      int[] digits = new int[81];
      for (int cell = 0; cell < 81; cell++) {
        digits[to[cell]] = grid.digit(cell);
      }
      Puzzle moved = new Puzzle(Boards.NINE, digits);
      Mask mask = new Mask(Boards.NINE, puzzle.mask().clues().moved(to));

      Walked walked = new FewestClues(moved).walk(17, given, NO_LIMIT, run());

      assertThat(walked.ending()).isEqualTo(Ending.ALL);
      assertThat(walked.puzzles()).contains(moved.restrictedTo(mask));
    }
  }

  /** Rows are moved with their bands, columns with their stacks, and both may change places. */
  private static int[] movement(Random random) {
    int[] rows = lines(random);
    int[] columns = lines(random);
    boolean turned = random.nextBoolean();
    int[] to = new int[81];
    Arrays.setAll(
        to,
        cell -> {
          int row = rows[cell / 9];
          int column = columns[cell % 9];
          return turned ? 9 * column + row : 9 * row + column;
        });
    return to;
  }

  private static int[] lines(Random random) {
    List<Integer> bands = new ArrayList<>(List.of(0, 1, 2));
    Collections.shuffle(bands, random);
    int[] lines = new int[9];
    for (int band = 0; band < 3; band++) {
      List<Integer> within = new ArrayList<>(List.of(0, 1, 2));
      Collections.shuffle(within, random);
      for (int line = 0; line < 3; line++) {
        lines[3 * band + line] = 3 * bands.get(band) + within.get(line);
      }
    }
    return lines;
  }

  @InTurn
  @Test
  void aWalkThatIsStoppedSaysHowFarItCame() throws InterruptedException {
    Puzzle grid =
        Grids.puzzle(
            Boards.NINE,
            "417369825632158947958724316825437169791586432346912758289643571573291684164875293");
    Watch watch = new Watch(progress -> {});
    Walked[] walked = new Walked[1];
    Thread thread =
        new Thread(
            () ->
                walked[0] =
                    new FewestClues(grid)
                        .walk(18, CellSet.empty(), NO_LIMIT, new Run(Duration.ofHours(1), watch)),
            "walk");
    thread.start();
    Thread.sleep(1500);
    Spent spent = Spent.sinceNow();
    watch.stop();
    thread.join(60_000);

    assertThat(spent.time()).isLessThan(Duration.ofSeconds(1));
    assertThat(walked[0].ending()).isEqualTo(Ending.STOPPED);
    assertThat(walked[0].share()).isBetween(0.0, 0.5);
    assertThat(walked[0].nodes()).isPositive();
  }

  @Test
  void onlySolutionsAreTaken() {
    assertThatThrownBy(() -> new FewestClues(Puzzle.empty(Boards.FOUR)))
        .hasMessageContaining("not a solution");
  }
}
