package cluewright.mask;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import java.util.HashSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class VariantsTest {

  static Stream<Mask> masks() {
    Random random = Tries.random(1);
    Stream<Mask> drawn =
        Stream.of(Symmetry.values())
            .map(
                symmetry -> {
                  int clues = ClueCounts.of(Boards.NINE, symmetry).atLeast(24).orElseThrow();
                  return new Scatter(Boards.NINE, symmetry, random).draw(clues);
                });
    return Stream.concat(
        Tries.some(ShapeLibrary.all().stream().map(ShapeLibrary.Shape::mask)), drawn);
  }

  @ParameterizedTest
  @MethodSource("masks")
  void variantsKeepTheSymmetryDifferInFewCellsAndNeverRepeat(Mask mask) {
    Symmetry symmetry = Density.kept(mask, Symmetry.NONE);
    int largest =
        symmetry.orbits(mask.board()).stream().mapToInt(CellSet::size).max().orElseThrow();
    Variants variants = new Variants(mask, Symmetry.NONE, Tries.random(2));
    Set<Mask> seen = new HashSet<>(Set.of(mask));
    for (int i = 0; i < 10; i++) {
      Optional<Mask> next = variants.next();
      next.ifPresent(
          variant -> {
            assertThat(seen.add(variant)).isTrue();
            assertThat(symmetry.holds(variant)).isTrue();
            assertThat(difference(mask, variant))
                .isBetween(1, (int) Math.max(largest, 0.12 * mask.size()));
          });
    }
    assertThat(seen).hasSizeGreaterThan(3);
  }

  private static int difference(Mask mask, Mask other) {
    return mask.clues().minus(other.clues()).size() + other.clues().minus(mask.clues()).size();
  }

  @Test
  void aShapeGrowsNothingThatDoesNotTouchItAndLosesNoLonelyCell() {
    Mask heart = ShapeLibrary.named("heart").orElseThrow().mask();
    Board board = heart.board();
    Variants variants = new Variants(heart, Symmetry.NONE, Tries.random(3));
    for (int i = 0; i < 10; i++) {
      Mask variant = variants.next().orElseThrow();
      variant
          .clues()
          .forEach(
              cell ->
                  assertThat(
                          heart.contains(cell)
                              || CellPaths.sides(board, cell).intersects(variant.clues()))
                      .isTrue());
    }
  }

  @Test
  void aBoardWithFewMasksHasFewVariants() {
    Mask full = new Mask(Boards.FOUR, CellSet.where(16, cell -> true));
    Variants variants = new Variants(full, Symmetry.FULL, new Random(1));
    int count = 0;
    while (variants.next().isPresent()) {
      count++;
    }
    assertThat(count).isBetween(1, 7);
  }
}
