package cluewright.search.skeleton;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Skeleton;
import cluewright.search.Proof;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** {@link FourByFourVerdictsTest} compares them with all grids. */
final class SkeletonArgumentsTest {

  @Test
  void rowsThatNothingTellsApartCanBeSwapped() {
    assertThat(said("4x4+cage?=r1c1r1c2+cage?=r3c1r4c1+cage?=r3c2r4c2+cage?=r3c3r4c3", 0))
        .contains("rows 3 and 4 can be swapped");
  }

  /** The sum of a cage in one of two lines tells them apart. */
  @Test
  void aCageInOneOfTwoRowsTellsThemApart() {
    assertThat(said("4x4+cage?=r1c1r1c2+cage?=r2c3r3c3+cage?=r4c1+cage?=r1c4r2c4", 5, 10))
        .isEmpty();
  }

  @Test
  void nothingTellsDigitsApartWhereNoRuleIsAboutThem() {
    Skeleton skeleton = Boards.read("9x9+difference?=r1c1r1c2+difference?=r5c5r6c5").skeleton();

    assertThat(SkeletonArguments.refutation(skeleton, CellSet.empty(), Optional.empty()))
        .map(proof -> proof.kind())
        .contains(Proof.Kind.SAME_VALUES);
  }

  @Test
  void smallDigitsAreNoLargeOnesBesideDifferences() {
    StringBuilder name = new StringBuilder("4x4");
    for (int row = 1; row <= 4; row++) {
      name.append("+difference?=r%dc1r%dc2".formatted(row, row));
    }
    name.append("+difference?=r1c3r2c3+difference?=r1c1r2c1+difference?=r3c4r4c4");
    assertThat(said(name.toString())).contains("small digits from large ones");
  }

  private static String said(String name, int... clues) {
    return SkeletonArguments.refutation(
            Boards.read(name).skeleton(), CellSet.of(IntStream.of(clues)), Optional.empty())
        .map(proof -> proof.sentence().toString())
        .orElse("");
  }
}
