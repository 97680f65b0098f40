package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.closure.Closure;
import cluewright.closure.Closures;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SolutionFactsTest {
  private static final int ALL = 0b1111;

  private static SolutionFacts four() {
    return new SolutionFacts(PlainBoard.named("4x4").orElseThrow());
  }

  @Test
  void aKnownDigitLeavesItsPeers() {
    SolutionFacts facts = four();

    assertThat(facts.keep(0, 0b0100)).isTrue();
    assertThat(facts.isKnown(0)).isTrue();
    facts.conclude();

    assertThat(facts.of(3)).isEqualTo(0b1011);
    assertThat(facts.of(8)).isEqualTo(0b1011);
    assertThat(facts.of(5)).isEqualTo(0b1011);
    assertThat(facts.of(10)).isEqualTo(ALL);
    assertThat(facts.isKnown(10)).isFalse();
    assertThat(facts.isContradictory()).isFalse();
  }

  @Test
  void aDigitThatIsLockedInABoxLeavesTheRestOfTheRow() {
    SolutionFacts facts = four();
    facts.keep(4, 0b1110);
    facts.keep(5, 0b1110);
    facts.conclude();

    assertThat(facts.of(2)).isEqualTo(0b1110);
    assertThat(facts.of(3)).isEqualTo(0b1110);
    assertThat(facts.of(1)).isEqualTo(ALL);
  }

  @Test
  void keepingWhatIsThereChangesNothing() {
    SolutionFacts facts = four();

    assertThat(facts.keep(0, 0b0111)).isTrue();
    assertThat(facts.keep(0, ALL)).isFalse();
    assertThat(facts.of(0)).isEqualTo(0b0111);
  }

  @Test
  void aCellWithoutADigitIsAContradictionUntilAnotherStateIsRestored() {
    SolutionFacts facts = four();
    int[] before = facts.copy();
    facts.keep(0, 0b0001);
    facts.keep(0, 0b0010);

    assertThat(facts.isContradictory()).isTrue();
    facts.restore(before);
    assertThat(facts.isContradictory()).isFalse();
    assertThat(facts.of(0)).isEqualTo(ALL);
    facts.keep(0, 0b0001);
    assertThat(before[0]).as("a copy of its own").isEqualTo(ALL);
  }

  /** Two digits that only one cell of the column may have. */
  @Test
  void aCellCannotHoldTwoDigits() {
    SolutionFacts facts = four();
    for (int cell : new int[] {4, 8, 12}) {
      facts.keep(cell, 0b1100);
    }
    facts.conclude();

    assertThat(facts.isContradictory()).isTrue();
  }

  /** Singles and locked candidates, once more: where the engines end, this ends. */
  @ParameterizedTest
  @CsvSource({"4x4, 10000", "6x6, 2000", "9x9, 400"})
  void itConcludesWhatSinglesAndLockedCandidatesConclude(String name, int states) {
    Board board = Boards.named(name).orElseThrow();
    Random random = Tries.random(51);
    Closure closure = Closures.of(board, StrategySet.parse("NHL"));
    PlainBoard plain = PlainBoard.named(name).orElseThrow();
    for (int i = 0; i < Tries.of(states); i++) {
      SolutionFacts facts = new SolutionFacts(plain);
      closure.reset();
      narrow(board, facts, closure, random);
      facts.conclude();

      assertThat(facts.isContradictory()).isNotEqualTo(closure.close());
      if (!facts.isContradictory()) {
        int[] digits = IntStream.range(0, board.cells()).map(facts::of).toArray();
        assertThat(digits)
            .isEqualTo(IntStream.range(0, board.cells()).map(closure::candidates).toArray());
      }
    }
  }

  private static void narrow(Board board, SolutionFacts facts, Closure closure, Random random) {
    Puzzle solution = Grids.solution(board, random);
    double share = random.nextDouble();
    boolean isWrong = random.nextInt(4) == 0;
    for (int cell = 0; cell < board.cells(); cell++) {
      int eliminated = isWrong && random.nextInt(board.cells()) == 0 ? 1 : 0;
      for (int digit = 1; digit <= board.digits(); digit++) {
        boolean goes = digit != solution.digit(cell) && random.nextDouble() < share;
        eliminated |= goes ? 1 << (digit - 1) : 0;
      }
      facts.keep(cell, board.allDigits() & ~eliminated);
      closure.eliminate(cell, eliminated);
    }
  }
}
