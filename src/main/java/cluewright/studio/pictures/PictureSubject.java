package cluewright.studio.pictures;

import cluewright.model.DigitSet;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.print.image.PuzzlePicture;
import cluewright.print.image.PuzzlePicture.Extra;
import cluewright.search.solve.UniqueSolution;
import cluewright.strategy.core.Deduction;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a picture shows.
 *
 * @param state that the replay shows; absent without a replay
 * @param step what led to it
 * @param solution if the replay knows it
 * @param digits how they are written
 */
record PictureSubject(
    Puzzle puzzle,
    Optional<GridState> state,
    List<Deduction> step,
    Optional<Puzzle> solution,
    DigitSet digits,
    String title) {

  /** The picture, which may take a moment. */
  PuzzlePicture picture(Set<PictureDetail> details) {
    PuzzlePicture plain =
        (details.contains(PictureDetail.STEP) && state.isPresent()
                ? new PuzzlePicture(puzzle, state, Optional.empty(), step, extras(details))
                : PuzzlePicture.of(puzzle, Optional.empty(), extras(details)))
            .withDigits(digits)
            .withTitle(title);
    return details.contains(PictureDetail.SOLUTION)
        ? solved().map(plain::withSolution).orElse(plain)
        : plain;
  }

  static Set<Extra> extras(Set<PictureDetail> details) {
    Set<Extra> extras = EnumSet.noneOf(Extra.class);
    if (details.contains(PictureDetail.CANDIDATES)) {
      extras.add(Extra.CANDIDATES);
    }
    if (details.contains(PictureDetail.COORDINATES)) {
      extras.add(Extra.COORDINATES);
    }
    return extras;
  }

  /** The solution if it is known to be unique. */
  private Optional<Puzzle> solved() {
    if (solution.isPresent() || puzzle.conflict().isPresent()) {
      return solution;
    }
    return UniqueSolution.of(puzzle).solution();
  }
}
