package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.strategy.StrategySet;
import java.util.Arrays;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Boards of 4x4, where a naked single needs three digits among the placed peers. */
final class NakedReachTest {
  private static final int R1C1 = 0;
  private static final int R1C2 = 1;
  private static final int R1C3 = 2;
  private static final int R1C4 = 3;
  private static final int R2C1 = 4;
  private static final int R3C1 = 8;

  private static final PlainBoard BOARD = PlainBoard.named("4x4").orElseThrow();

  private final SolutionFacts facts = new SolutionFacts(BOARD);

  private NakedReach reach(String mask) {
    return new NakedReach(Records.statement("4x4", mask, "naked-single"), facts);
  }

  private void decide(int cell, int digit) {
    facts.keep(cell, 1 << (digit - 1));
  }

  @Test
  void threeCluesOfUnknownDigitsMayBeEnoughAndTwoAreNot() {
    assertThat(reach("xxx.............").from(-1)[R1C4]).isTrue();
    assertThat(reach("xx..............").from(-1)[R1C4]).isFalse();
  }

  @Test
  void twoCellsOfTheSameKnownDigitAreOne() {
    NakedReach reach = reach(".xx.x...........");
    assertThat(reach.from(-1)[R1C1]).isTrue();

    decide(R1C3, 1);
    decide(R2C1, 1);

    assertThat(reach.from(-1)[R1C1]).isFalse();
  }

  @Test
  void aCellIsReachedByCellsThatAreReached() {
    NakedReach reach = reach("xxx.x...x.......");

    assertThat(reach.from(-1)).isEqualTo(all(true));
    assertThat(reach.reachesAll()).isTrue();
  }

  private static boolean[] all(boolean value) {
    boolean[] cells = new boolean[BOARD.cells];
    Arrays.fill(cells, value);
    return cells;
  }

  @Test
  void aBlockedCellIsNotReached() {
    assertThat(reach("xxx.x...x.......").from(R1C4)[R1C4]).isFalse();
  }

  @Test
  void oneDigitThatNoPeerCanHaveMustBeTheCellsOwn() {
    NakedReach reach = reach("xxx.............");
    for (int cell : new int[] {R1C1, R1C2, R1C3}) {
      facts.keep(cell, 0b0111);
    }
    assertThat(reach.from(-1)[R1C4]).as("4 is its own").isTrue();

    facts.keep(R1C4, 0b0111);
    assertThat(reach.from(-1)[R1C4]).as("4 is nowhere").isFalse();
  }

  @Test
  void withTwoDigitsThatNoPeerCanHaveACellIsNotPlaced() {
    NakedReach reach = reach("xxx.............");
    for (int cell : new int[] {R1C1, R1C2, R1C3}) {
      facts.keep(cell, 0b0011);
    }

    assertThat(reach.from(-1)[R1C4]).isFalse();
  }

  /** r1c1 and four clues: of these cells, only r3c1 may have 4. */
  @Test
  void aDigitWithOneCellLeftInASupportIsThere() {
    NakedReach reach = reach(".xx.x...x.......");
    for (int cell : new int[] {R1C1, R1C2, R1C3, R2C1}) {
      facts.keep(cell, 0b0111);
    }
    facts.conclude();
    assertThat(facts.isKnown(R3C1)).isFalse();

    reach.support(R1C1);

    assertThat(facts.of(R3C1)).isEqualTo(0b1000);
    assertThat(facts.isContradictory()).isFalse();
  }

  @Test
  void aDigitThatNoSupportCanHaveIsAContradiction() {
    NakedReach reach = reach(".xx.x...x.......");
    for (int cell : new int[] {R1C1, R1C2, R1C3, R2C1, R3C1}) {
      facts.keep(cell, 0b0111);
    }
    facts.conclude();
    assertThat(facts.isContradictory()).isFalse();

    reach.support(R1C1);

    assertThat(facts.isContradictory()).isTrue();
  }

  @Test
  void cellsThatAreAllKnownMustHoldEveryDigit() {
    NakedReach reach = reach(".xx.x...........");
    decide(R1C1, 3);
    decide(R1C2, 2);
    decide(R1C3, 1);
    decide(R2C1, 1);
    facts.conclude();
    assertThat(facts.isContradictory()).isFalse();

    reach.support(R1C1);

    assertThat(facts.isContradictory()).as("4 is not among them").isTrue();
  }

  @Test
  void asManyCellsOfUnknownDigitAsDigitsAreMissingShareThem() {
    NakedReach reach = reach(".xx.x...........");
    decide(R1C3, 1);

    reach.support(R1C1);

    assertThat(facts.of(R2C1)).as("not 1 again, though they see no house together").isEqualTo(14);
    assertThat(facts.isContradictory()).isFalse();
  }

  @Test
  void fewerCellsThanMissingDigitsAreAContradiction() {
    NakedReach reach = reach(".xx.x...........");
    decide(R1C3, 1);
    decide(R2C1, 1);

    reach.support(R1C1);

    assertThat(facts.isContradictory()).isTrue();
  }

  @Test
  void aSupportOfUnknownCellsTeachesNothing() {
    NakedReach reach = reach(".xx.xx..........");

    reach.support(R1C1);

    assertThat(IntStream.range(0, BOARD.cells).map(facts::of)).containsOnly(0b1111);
  }

  /** With the digits of all clues known, what naked singles complete is reached, and supported. */
  @Test
  void aPuzzleThatNakedSinglesSolveIsReachedAndNoSupportDeniesIt() {
    Random random = Tries.random(53);
    Replay replay = new Replay(Boards.FOUR, StrategySet.parse("N"));
    int solved = 0;
    while (solved < Tries.of(100)) {
      Puzzle puzzle = Grids.clues(Boards.FOUR, 0.3 + random.nextDouble() * 0.2, random);
      if (replay.parallel(puzzle).isSolved()) {
        solved++;
        isReachedAndSupported(puzzle, replay.parallel(puzzle).last()::placed);
      }
    }
  }

  private static void isReachedAndSupported(Puzzle puzzle, IntUnaryOperator solution) {
    Board board = puzzle.board();
    SolutionFacts known = new SolutionFacts(BOARD);
    NakedReach reach =
        new NakedReach(Records.statement("4x4", puzzle.mask().line(), "naked-single"), known);
    puzzle.mask().clues().forEach(cell -> known.keep(cell, 1 << (puzzle.digit(cell) - 1)));

    assertThat(reach.reachesAll()).isTrue();
    puzzle.mask().open().forEach(reach::support);
    for (int cell = 0; cell < board.cells(); cell++) {
      assertThat(known.of(cell) >>> (solution.applyAsInt(cell) - 1) & 1).isOne();
    }
  }
}
