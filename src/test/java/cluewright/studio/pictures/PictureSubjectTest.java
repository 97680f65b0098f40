package cluewright.studio.pictures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import cluewright.Thorough;
import cluewright.model.DigitSet;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.print.image.PuzzlePicture;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class PictureSubjectTest {
  @Thorough
  @Test
  void aPuzzleWhoseSolutionsTakeTooLongToCountIsDrawnWithoutOne() {
    Puzzle puzzle = Grids.uncountable();
    PictureSubject motif =
        new PictureSubject(
            puzzle, Optional.empty(), List.of(), Optional.empty(), DigitSet.USUAL, "");

    PuzzlePicture picture =
        assertTimeoutPreemptively(
            Duration.ofMinutes(10), () -> motif.picture(Set.of(PictureDetail.SOLUTION)));

    assertThat(picture.solution()).isEmpty();
  }
}
