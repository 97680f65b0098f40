package cluewright.replay;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Thorough;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import org.junit.jupiter.api.Test;

final class AnswerTest {
  private static Answer answer(String puzzle) {
    return new SolutionCounter(Boards.FOUR).answer(Grids.puzzle(Boards.FOUR, puzzle));
  }

  @Test
  void aPuzzleHasNoneOrOneOrSeveralSolutions() {
    Answer one = answer("1234 3412 2143 43..");

    assertThat(answer("1..1 .... .... ....").number()).isEqualTo(Solutions.NONE);
    assertThat(one.number()).isEqualTo(Solutions.ONE);
    assertThat(one.solution().map(Puzzle::line)).hasValue("1234341221434321");
    assertThat(answer("1... .... .... ....").number()).isEqualTo(Solutions.SEVERAL);
  }

  @Thorough
  @Test
  void solutionsThatTakeTooLongStayUnknown() {
    assertThat(new SolutionCounter(Boards.TWENTY_FIVE).answer(Grids.uncountable()))
        .isEqualTo(Answer.UNKNOWN);
  }
}
