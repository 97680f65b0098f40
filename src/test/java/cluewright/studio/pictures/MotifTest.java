package cluewright.studio.pictures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.print.PuzzlePicture;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class MotifTest {
  @Test
  void aPuzzleWhoseSolutionsTakeTooLongToCountIsDrawnWithoutOne() {
    Puzzle puzzle = Grids.uncountable();
    Motif motif = new Motif(puzzle, Optional.empty(), List.of(), Optional.empty());

    PuzzlePicture picture =
        assertTimeoutPreemptively(
            Duration.ofSeconds(60), () -> motif.picture(Set.of(Detail.SOLUTION)));

    assertThat(picture.solution()).isEmpty();
  }
}
