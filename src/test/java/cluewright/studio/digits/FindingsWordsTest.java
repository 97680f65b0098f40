package cluewright.studio.digits;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.model.rule.Rule;
import cluewright.replay.Parts;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is said of digits of which not all is known. */
final class FindingsWordsTest {
  private static String detail(int solutions, CellSet spare, int open) {
    return detail(Boards.FOUR, solutions, spare, Findings.Signs.NONE, open);
  }

  private static String detail(
      Board board, int solutions, CellSet spare, Findings.Signs signs, int open) {
    List<Integer> unknown = Collections.nCopies(board.cells(), 0);
    return new FindingsWords(
            Optional.of(
                new Findings(
                    Puzzle.empty(board),
                    SolutionCount.exactly(solutions),
                    unknown,
                    Set.of(),
                    spare,
                    signs,
                    Optional.empty(),
                    open,
                    /* isComplete= */ true)))
        .detail()
        .toString();
  }

  @Test
  void thatNoClueIsToBlameIsSaidOnlyIfAllAreDecided() {
    assertThat(detail(0, CellSet.empty(), 0)).contains("Erasing one clue is not enough");
    assertThat(detail(0, CellSet.empty(), 2))
        .doesNotContain("not enough")
        .contains("2 clues are not decided yet");
    assertThat(detail(0, CellSet.of(3), 2)).contains("Erasing the clue marked");
  }

  @Test
  void signsThatCouldGoAreNamedByKindAndFirstCell() {
    Board board = Boards.named("4x4+odd=r1c1r3c3+cage3=r2c1r2c2+cage=r4c3r4c4").orElseThrow();
    List<Rule> signs = Parts.signs(board);

    assertThat(detail(Boards.FOUR, 1, CellSet.empty(), Findings.Signs.NONE, 0))
        .isEqualTo("No clue is redundant.");
    assertThat(detail(board, 1, CellSet.empty(), Findings.Signs.NONE, 0))
        .isEqualTo("No clue is redundant. No sign is redundant.");
    assertThat(detail(board, 1, CellSet.empty(), new Findings.Signs(signs, 0), 0))
        .endsWith(
            "4 signs are redundant, each by itself: Killer cages (r2c1 and r4c3) and Odd cells (r1c1"
                + " and r3c3).");
    assertThat(detail(board, 1, CellSet.empty(), new Findings.Signs(List.of(), 2), 0))
        .isEqualTo("No clue is redundant. 2 signs are not decided yet.");
  }

  @Test
  void thatNoClueIsRedundantIsSaidOnlyIfAllAreDecided() {
    assertThat(detail(1, CellSet.empty(), 0)).contains("No clue is redundant");
    assertThat(detail(1, CellSet.empty(), 1))
        .doesNotContain("redundant")
        .contains("1 clue is not decided yet");
    assertThat(detail(1, CellSet.of(3), 1)).contains("1 clue is redundant");
  }
}
