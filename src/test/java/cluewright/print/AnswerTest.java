package cluewright.print;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.print.Answer.Count;
import java.time.Duration;
import org.junit.jupiter.api.Test;

final class AnswerTest {
  private static Count count(String puzzle) {
    return Answer.to(PuzzleText.read(puzzle), Duration.ofSeconds(20)).count();
  }

  @Test
  void aPuzzleHasNoneOrOneOrSeveralSolutions() {
    assertThat(count("1..1............")).isEqualTo(Count.NONE);
    assertThat(count("12343412214343..")).isEqualTo(Count.ONE);
    assertThat(count("1...............")).isEqualTo(Count.SEVERAL);
  }

  @Test
  void solutionsThatTakeTooLongStayUnknown() {
    Puzzle puzzle = PuzzleText.read("1...............");

    assertThat(Answer.to(puzzle, Duration.ZERO)).isEqualTo(Answer.UNKNOWN);
  }
}
