package cluewright.lab.making;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.replay.SolutionCounter;
import java.util.Collection;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Signs whose values are those of a grid. */
final class SignedMaskTest {
  static Collection<Kind> kinds() {
    return Kinds.drawn();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void aSkeletonHasSignsOfItsKindAndAGrid(Kind kind) {
    Random random = Tries.random(kind.id().hashCode());
    int signs = 0;
    for (int i = 0; i < Tries.of(20); i++) {
      Mask mask = SignedMask.of(kind, Boards.SIX, 4, random);

      assertThat(mask.size()).isBetween(0, 6);
      assertThat(mask.board().drawn()).hasSizeLessThanOrEqualTo(4);
      assertThat(mask.board().drawn().stream().map(Rule::kind)).allMatch(kind::equals);
      signs += mask.board().drawn().size();
      assertThat(new SolutionCounter(mask.board()).solutions(Puzzle.empty(mask.board()), 1))
          .as(mask.board().name())
          .hasSize(1);
    }
    assertThat(signs).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void aBoardWithoutBoxesHasSignsThatItCanHave(Kind kind) {
    hasSignsThatItCanHave(kind, "5x5", 2);
  }

  /** There a corner may have fewer than four cells. */
  @Test
  void aBoardWithCellsBelowTheGridHasQuadruplesThatItCanHave() {
    hasSignsThatItCanHave(Kinds.QUADRUPLE, "4x4-beside1", 8);
  }

  private static void hasSignsThatItCanHave(Kind kind, String board, int signs) {
    Random random = Tries.random(kind.id().hashCode());
    Mask mask = SignedMask.of(kind, Boards.named(board).orElseThrow(), signs, random);

    assertThat(mask.board().drawn())
        .allMatch(rule -> rule.refusal(mask.board().layout()).isEmpty());
  }
}
