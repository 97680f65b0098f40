package cluewright.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.closure.Closures;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.replay.SolutionCounter;
import cluewright.search.Arguments;
import cluewright.strategy.StrategySet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SkeletonTest {
  private static final String NAME =
      "4x4+cage?=r1c1r1c2+thermometer=r2c1r2c2+sandwich?=r1c1r1c2r1c3r1c4";
  private static final int[] GRID = {1, 2, 3, 4, 3, 4, 1, 2, 4, 1, 2, 3, 2, 3, 4, 1};

  @Test
  void aQuestionMarkLeavesAValueOpen() {
    Skeleton skeleton = Boards.read(NAME).skeleton();

    assertThat(Boards.read("4x4+cage=r1c1r1c2").isOpen()).isFalse();
    assertThat(skeleton.board().name()).isEqualTo("4x4+thermometer=r2c1r2c2");
    assertThat(skeleton.open())
        .containsExactly(
            new Rule(Kinds.CAGE, List.of(0, 1), Rule.OPEN),
            new Rule(Kinds.SANDWICH, List.of(0, 1, 2, 3), Rule.OPEN));
  }

  @Test
  void aBoardMayHaveOpenValues() {
    Board board = Boards.read(NAME);
    Board known = board.skeleton().board();

    assertThat(Boards.named(NAME)).isEmpty();
    assertThat(board.isOpen()).isTrue();
    assertThat(Boards.drawn(board.name())).contains(board);
    assertThat(board.isFilledBy(board.sample())).isTrue();
    assertThat(board.isFilledBy(board)).isFalse();
    assertThat(board.isFilledBy(known)).isFalse();
    assertThat(known.isFilledBy(known)).isFalse();
    assertThat(board.sample().isOpen()).isFalse();
  }

  /** What needs all that holds never sees a board without its values. */
  @Test
  void noOneTakesWhatHoldsWithoutTheValuesForAll() {
    Board board = Boards.read(NAME);

    assertThatThrownBy(() -> new SolutionCounter(board))
        .hasMessageContaining("the solution counter must know all values");
    assertThatThrownBy(() -> Closures.of(board, StrategySet.parse("NH")))
        .hasMessageContaining("the closure must know all values");
    assertThat(Arguments.against(Mask.empty(board), StrategySet.any())).isEmpty();
    assertThat(board.digitsAreAlike()).isFalse();
  }

  /** A cage has different digits whatever its sum is; a sandwich says nothing without a number. */
  @Test
  void whatHoldsWhateverTheValuesAre() {
    assertThat(Boards.read(NAME).weakest().name())
        .isEqualTo("4x4+thermometer=r2c1r2c2+cage=r1c1r1c2");
  }

  @Test
  void aGridGivesTheValues() {
    assertThat(
            Boards.read(NAME)
                .skeleton()
                .valued(cell -> GRID[cell], new Random(1), Stop.NEVER)
                .orElseThrow()
                .name())
        .isEqualTo("4x4+thermometer=r2c1r2c2+cage3=r1c1r1c2+sandwich5=r1c1r1c2r1c3r1c4");
  }

  @ParameterizedTest
  @CsvSource({
    "sum?=r1c1r2c1, sum4=r1c1r2c1",
    "contains?=r1c1r1c2, contains12=r1c1r1c2",
    "contains?=r1c3, contains3=r1c3",
    "lookandsay?=r1c3r2c1r3c4, lookandsay33=r1c3r2c1r3c4",
    "difference?=r1c1r2c1, difference2=r1c1r2c1",
    "opencage?=r1c1r2c1, opencage4=r1c1r2c1"
  })
  void everyKindWithValuesMayBeOpen(String open, String valued) {
    Skeleton skeleton = Boards.read("4x4+" + open).skeleton();

    assertThat(skeleton.open()).hasSize(1);
    assertThat(skeleton.sample().drawn()).hasSize(1);
    assertThat(skeleton.valued(cell -> GRID[cell], new Random(1), Stop.NEVER).orElseThrow().name())
        .isEqualTo("4x4+" + valued);
  }

  /** A cage whose digit is 0 has a sum that no name can tell. */
  @Test
  void aCageOfZeroHasNoValue() {
    Skeleton skeleton = Boards.read("4x4~0+cage?=r1c1").skeleton();

    assertThat(skeleton.valued(cell -> GRID[cell], new Random(1), Stop.NEVER)).isEmpty();
    assertThat(
            skeleton
                .valued(cell -> GRID[cell] % 4 + 1, new Random(1), Stop.NEVER)
                .orElseThrow()
                .name())
        .isEqualTo("4x4~0+cage1=r1c1");
  }

  @Test
  void aQuestionMarkInARuleOfOnesOwnIsPartOfIt() {
    assertThat(Boards.read("4x4+pairs(a<b;why?=)=r1c1r1c2").isOpen()).isFalse();
    assertThat(Boards.read("4x4+pairs(a<b;why?=)=r1c1r1c2+cage?=r3c1r3c2").skeleton().open())
        .hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({
    "4x4+thermometer?=r1c1r1c2, thermometer has no value that could be open",
    "4x4+samesum?=r1c1r1c2, samesum has no value that could be open",
    "4x4+cage?=r1c1r9c2, r9c2 is not on the board",
    "4x4+cage?=r1c1r1c2+cage?=r1c2r1c3, the cage r1c2 r1c3 shares a cell with another",
    "4x4+cag?=r1c1r1c2, no kind of rule: cag?=r1c1r1c2",
    "9z9+cage?=r1c1r1c2, no board is named 9z9"
  })
  void whatCannotBeIsRefused(String name, String message) {
    assertThatThrownBy(() -> Boards.read(name))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }
}
