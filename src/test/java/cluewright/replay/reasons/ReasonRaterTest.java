package cluewright.replay.reasons;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.PuzzleText;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.SolutionCounter;
import cluewright.replay.reasons.ReasonRating.Open;
import cluewright.replay.reasons.ReasonRating.Rated;
import cluewright.replay.reasons.ReasonRating.Why;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ReasonRaterTest {
  private static final String THREE =
      "3..2.7..9...861.....8.3.6.....4.6...2.9...3.54...5...6..23.59......1.....8.....7.";
  private static final String BEYOND =
      ".1.......3.8192...6..48.7..7.....9.61.......29.4.....8..1.74..3...9261.7.......4.";

  private static ReasonRating rate(Puzzle puzzle, Stop stop) {
    SolutionCounter counter = new SolutionCounter(puzzle.board());
    return new ReasonRater(puzzle.board(), stop)
        .rate(puzzle, () -> counter.answer(puzzle).solution(), bound -> {});
  }

  private static ReasonRating rate(String line) {
    return rate(PuzzleText.read(line, Boards.NINE), Stop.NEVER);
  }

  /** Singles have one reason each, and one candidate in one cell to look at. */
  @Test
  void singlesAreStepsOfOneReason() {
    Puzzle puzzle = PuzzleText.read("12343412214343..", Boards.FOUR);
    assertThat(rate(puzzle, Stop.NEVER)).isEqualTo(new Rated(1, 2, 4));
    Puzzle full = PuzzleText.read("1234341221434321", Boards.FOUR);
    assertThat(rate(full, Stop.NEVER)).isEqualTo(new Rated(0, 0, 0));
  }

  @Test
  void theHardestStepsAreCountedAndWeighed() {
    assertThat(rate(THREE)).isEqualTo(new Rated(3, 1, 10));
  }

  /**
   * A half turn with other digits, and the puzzle seen in a mirror, meet steps in another order.
   */
  @ParameterizedTest
  @CsvSource({
    "2, 97.3.6.428.5...1.9....5....2.7...3.4.1..2..8.4..738..1...9.5............1..847..3",
    "3, 3..2.7..9...861.....8.3.6.....4.6...2.9...3.54...5...6..23.59......1.....8.....7.",
    "3, .....2..3..481..9..9........45.9..1...1...6...6..2.74........5..5..471..2..1.....",
    "4, ..7.1...9...472...3.5......6..1..5..9.15.68.2..2..8..6......1.5...254...2...6.4..",
    "0, .1.......3.8192...6..48.7..7.....9.61.......29.4.....8..1.74..3...9261.7.......4."
  })
  void theNumberOfReasonsIsThatOfEverySymmetricPuzzle(int reasons, String line) {
    assertThat(List.of(line, turned(line), mirrored(line)))
        .allSatisfy(image -> assertThat(reasons(rate(image))).isEqualTo(reasons));
  }

  private static int reasons(ReasonRating rating) {
    return rating instanceof Rated rated ? rated.reasons() : 0;
  }

  private static String turned(String line) {
    return new StringBuilder(line)
        .reverse()
        .chars()
        .mapToObj(each -> each == '.' ? "." : String.valueOf('9' - each + 1))
        .collect(Collectors.joining());
  }

  private static String mirrored(String line) {
    StringBuilder image = new StringBuilder();
    for (int cell = 0; cell < line.length(); cell++) {
      image.append(line.charAt(cell % 9 * 9 + cell / 9));
    }
    return image.toString();
  }

  @Test
  void whereNoStepIsFoundThereIsNoNumber() {
    assertThat(rate(BEYOND)).isEqualTo(new Open(4, Why.MORE));
  }

  @Test
  void setsOfMoreThanTheMostAreNotTried() {
    Puzzle puzzle = PuzzleText.read(THREE, Boards.NINE);
    assertThat(
            new ReasonRater(Boards.NINE, 2, Stop.NEVER).rate(puzzle, Optional::empty, bound -> {}))
        .isEqualTo(new Open(2, Why.MORE));
  }

  @Test
  void itSaysHowFarItIsAndStopsThere() {
    List<ReasonRating> seen = new ArrayList<>();
    Puzzle puzzle = PuzzleText.read(THREE, Boards.NINE);
    ReasonRater rater = new ReasonRater(Boards.NINE, () -> seen.size() == 2);
    ReasonRating end = rater.rate(puzzle, Optional::empty, seen::add);
    assertThat(seen).containsExactly(new Open(1, Why.NOT_YET), new Open(2, Why.NOT_YET));
    assertThat(end).isEqualTo(new Open(2, Why.NOT_YET));
  }

  /** An empty board of 16 digits has 4,096 candidates. */
  @Test
  void aBoardWithTooManyCandidatesIsSaidToBeSo() {
    Puzzle empty = PuzzleText.read(".".repeat(Boards.SIXTEEN.cells()), Boards.SIXTEEN);
    assertThat(rate(empty, Stop.NEVER)).isEqualTo(new Open(0, Why.TOO_LARGE));
  }

  /** Two clues are left of 14 singles, so that two steps are about the thermometer and the cage. */
  @Test
  void aRuleIsAReasonAsWell() {
    Board board = Boards.named("4x4+thermometer=r1c1r1c2r1c3+cage5=r3c4r4c4").orElseThrow();
    Puzzle puzzle = PuzzleText.read("..3.........4...", board);
    assertThat(rate(puzzle, Stop.NEVER)).isEqualTo(new Rated(1, 16, 41));
  }
}
