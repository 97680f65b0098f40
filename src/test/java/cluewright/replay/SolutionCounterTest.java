package cluewright.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.InTurn;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.strategy.SlowCounter;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SolutionCounterTest {
  private static final int NO_LIMIT = Integer.MAX_VALUE;

  @Test
  void the4x4BoardHas288Grids() {
    assertThat(new SolutionCounter(Boards.FOUR).count(Grids.empty(Boards.FOUR), NO_LIMIT))
        .isEqualTo(288);
  }

  /** 28,200,960 grids in all, divided by the 6! orders of the first row. */
  @Test
  void the6x6BoardHas39168GridsWithTheFirstRowInOrder() {
    Puzzle firstRow = Grids.puzzle(Boards.SIX, "123456" + ".".repeat(30));

    assertThat(new SolutionCounter(Boards.SIX).count(firstRow, NO_LIMIT)).isEqualTo(39_168);
  }

  @InTurn
  @ParameterizedTest
  @CsvSource({
    "4x4, 0.3",
    "6x6, 0.6",
    "4x4+consecutive=r1c1r1c2+less=r2c3r3c3, 0.1",
    "4x4+v=r1c4r2c4+thermometer=r4c1r3c2r3c3, 0.1",
    "4x4+ratio=r2c2r3c2+cage6=r1c1r1c2r2c1+cage=r4c3r4c4, 0.1",
    "6x6+x+x=r3c3r4c3+cage7=r1c1r1c2+cage9=r5c5r6c5r6c6, 0.5"
  })
  void itCountsWhatTryingEveryDigitCounts(String name, double density) {
    Board board = Boards.named(name).orElseThrow();
    Random random = new Random(8);
    SolutionCounter counter = new SolutionCounter(board);
    for (int round = 0; round < 100; round++) {
      Puzzle puzzle = Grids.clues(board, density, random);
      int[] digits = IntStream.range(0, board.cells()).map(puzzle::digit).toArray();
      assertThat(counter.count(puzzle, NO_LIMIT))
          .isEqualTo(new SlowCounter(board).count(digits, NO_LIMIT));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 287, 288, 289})
  void itStopsAtItsLimit(int limit) {
    SolutionCounter counter = new SolutionCounter(Boards.FOUR);

    assertThat(counter.solutions(Grids.empty(Boards.FOUR), limit))
        .hasSize(Math.min(limit, 288))
        .doesNotHaveDuplicates()
        .allMatch(Puzzle::isComplete)
        .allMatch(solution -> solution.conflict().isEmpty());
  }

  @Test
  void aSolutionKeepsTheClues() {
    Random random = new Random(9);
    SolutionCounter counter = new SolutionCounter(Boards.NINE);
    for (int round = 0; round < 50; round++) {
      Puzzle puzzle = Grids.clues(Boards.NINE, 0.4, random);

      assertThat(counter.solutions(puzzle, 5))
          .isNotEmpty()
          .allMatch(solution -> solution.restrictedTo(puzzle.mask()).equals(puzzle));
    }
  }

  /**
   * A puzzle of 17 clues, famous for the time that backtracking in the order of the cells takes.
   */
  @Test
  void aCountWithLittlePatienceSaysThatItDoesNotKnow() {
    Puzzle puzzle =
        Grids.puzzle(
            Boards.NINE,
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
    SolutionCounter counter = new SolutionCounter(Boards.NINE);

    assertThat(counter.numberIfQuick(puzzle, 0)).isEqualTo(Solutions.UNKNOWN);
    assertThat(counter.numberIfQuick(puzzle, 1)).isEqualTo(Solutions.ONE);
    assertThat(counter.number(puzzle)).isEqualTo(Solutions.ONE);
  }

  /**
   * P. Norvig's puzzle of 1,439 s: no cell near its root has two digits, but some digits have two
   * places, and one who branches on cells alone needs 5,238,088 guesses.
   */
  @Test
  void wherePlacesAreTighterThanCellsTheyAreTried() {
    Puzzle puzzle =
        Grids.puzzle(
            Boards.NINE,
            ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");
    SolutionCounter counter = new SolutionCounter(Boards.NINE);

    assertThat(counter.number(puzzle)).isEqualTo(Solutions.NONE);
    assertThat(counter.nodes()).isLessThan(1_000);
  }

  @Test
  void aCountThatIsStoppedEndsAtOnce() {
    AtomicInteger asked = new AtomicInteger();
    SolutionCounter counter =
        new SolutionCounter(Boards.SIXTEEN, () -> asked.incrementAndGet() == 3);

    assertThatThrownBy(() -> counter.count(Puzzle.empty(Boards.SIXTEEN), 2))
        .isInstanceOf(CancellationException.class);
    assertThat(asked).hasValue(3);
  }
}
