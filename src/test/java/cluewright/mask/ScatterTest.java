package cluewright.mask;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.House;
import cluewright.model.Mask;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class ScatterTest {

  static Stream<Arguments> boardsAndSymmetries() {
    return Tries.some(
        Boards.ALL.stream()
            .flatMap(
                board -> Arrays.stream(Symmetry.values()).map(each -> Arguments.of(board, each))));
  }

  @ParameterizedTest
  @MethodSource("boardsAndSymmetries")
  void aMaskHasItsSymmetryAndExactlyItsClues(Board board, Symmetry symmetry) {
    Random random = Tries.random(1);
    Scatter scatter = new Scatter(board, symmetry, random);
    ClueCounts counts = ClueCounts.of(board, symmetry);
    for (int i = 0; i < 4; i++) {
      int clues = counts.atLeast(random.nextInt(board.cells())).orElseThrow();
      Mask mask = scatter.draw(clues);
      assertThat(mask.size()).isEqualTo(clues);
      assertThat(symmetry.holds(mask)).isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource("boardsAndSymmetries")
  void exactlyTheCountsThatOrbitsAddUpToAreAllowed(Board board, Symmetry symmetry) {
    boolean[] sums = new boolean[board.cells() + 1];
    sums[0] = true;
    symmetry
        .orbits(board)
        .forEach(
            orbit -> {
              for (int sum = board.cells(); sum >= orbit.size(); sum--) {
                sums[sum] |= sums[sum - orbit.size()];
              }
            });
    ClueCounts counts = ClueCounts.of(board, symmetry);
    assertThat(IntStream.rangeClosed(0, board.cells()).filter(counts::allow))
        .containsExactlyElementsOf(
            IntStream.rangeClosed(0, board.cells()).filter(sum -> sums[sum]).boxed().toList());
  }

  @Test
  void cluesAreSpreadEvenlyOverRowsColumnsAndBoxes() {
    Scatter scatter = new Scatter(Boards.NINE, Symmetry.NONE, Tries.random(2));
    for (int i = 0; i < Tries.of(500); i++) {
      Mask mask = scatter.draw(27);
      assertThat(Boards.NINE.houses())
          .allSatisfy(house -> assertThat(clues(mask, house)).isBetween(1, 5));
    }
  }

  private static int clues(Mask mask, House house) {
    return house.cells().intersect(mask.clues()).size();
  }

  @Test
  void theSameSeedDrawsTheSameMasksAndEachDrawAnother() {
    Scatter scatter = new Scatter(Boards.NINE, Symmetry.HALF_TURN, new Random(5));
    Mask first = scatter.draw(26);
    Mask second = scatter.draw(26);
    assertThat(second).isNotEqualTo(first);
    Scatter again = new Scatter(Boards.NINE, Symmetry.HALF_TURN, new Random(5));
    assertThat(List.of(again.draw(26), again.draw(26))).containsExactly(first, second);
  }

  @Test
  void aNumberThatTheSymmetryForbidsIsRefused() {
    Scatter scatter = new Scatter(Boards.SIX, Symmetry.HALF_TURN, new Random(1));
    assertThatIllegalArgumentException().isThrownBy(() -> scatter.draw(13));
    ClueCounts counts = ClueCounts.of(Boards.SIX, Symmetry.HALF_TURN);
    assertThat(counts.atMost(13)).hasValue(12);
    assertThat(counts.atLeast(13)).hasValue(14);
    assertThat(ClueCounts.of(Boards.NINE, Symmetry.QUARTER_TURN).within(24, 30))
        .containsExactly(24, 25, 28, 29);
  }
}
