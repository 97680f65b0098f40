package cluewright.studio.digits;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is said of digits of which not all is known. */
final class FindingsWordsTest {
  private static String detail(int solutions, CellSet spare, int open) {
    List<Integer> unknown = Collections.nCopies(Boards.FOUR.cells(), 0);
    return new FindingsWords(
            Optional.of(
                new Findings(
                    Puzzle.empty(Boards.FOUR),
                    SolutionCount.exactly(solutions),
                    unknown,
                    Set.of(),
                    spare,
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
  void thatNoClueIsRedundantIsSaidOnlyIfAllAreDecided() {
    assertThat(detail(1, CellSet.empty(), 0)).contains("No clue is redundant");
    assertThat(detail(1, CellSet.empty(), 1))
        .doesNotContain("redundant")
        .contains("1 clue is not decided yet");
    assertThat(detail(1, CellSet.of(3), 1)).contains("1 clue is redundant");
  }
}
