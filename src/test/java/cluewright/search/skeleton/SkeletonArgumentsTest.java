package cluewright.search.skeleton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Skeleton;
import cluewright.model.Stop;
import cluewright.search.Proof;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
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

    assertThat(
            SkeletonArguments.refutation(skeleton, CellSet.empty(), Optional.empty(), Stop.NEVER))
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

  /** There are 64 numbers of 256 values, of which few show that no digit is like another. */
  @Test
  void manyValuesAreNotAllLookedAt() {
    assertTimeout(Duration.ofSeconds(10), () -> assertThat(said(sums(16))).isEqualTo(""));
  }

  @Test
  void whatIsStoppedIsLeft() {
    Skeleton skeleton = Boards.read(sums(4)).skeleton();
    Stop stopped = () -> true;

    assertThatThrownBy(
            () ->
                SkeletonArguments.refutation(skeleton, CellSet.empty(), Optional.empty(), stopped))
        .isInstanceOf(CancellationException.class);
  }

  /** X-sums on all sides. */
  private static String sums(int size) {
    StringBuilder name = new StringBuilder("%dx%d".formatted(size, size));
    for (int line = 1; line <= size; line++) {
      for (String cell : List.of("r%1$dc%2$d", "r%2$dc%1$d", "r%1$dc%3$d", "r%3$dc%1$d")) {
        name.append("+xsum?=");
        for (int i = 1; i <= size; i++) {
          name.append(cell.formatted(line, i, size + 1 - i));
        }
      }
    }
    return name.toString();
  }

  private static String said(String name, int... clues) {
    return SkeletonArguments.refutation(
            Boards.read(name).skeleton(),
            CellSet.of(IntStream.of(clues)),
            Optional.empty(),
            Stop.NEVER)
        .map(proof -> proof.sentence().toString())
        .orElse("");
  }
}
