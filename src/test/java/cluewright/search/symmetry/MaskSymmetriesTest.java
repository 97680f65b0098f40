package cluewright.search.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Stop;
import cluewright.search.Masks;
import cluewright.strategy.StrategySet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class MaskSymmetriesTest {
  private static final Mask DIAMOND =
      Masks.mask(
          Boards.NINE,
          "x.......x .x.....x. ..x...x.. ...xxx... ...xxx... ...xxx... ..x...x.. .x.....x."
              + " x.......x");

  private static List<int[]> symmetries(Mask mask) {
    return MaskSymmetries.of(mask, 10_000, Stop.NEVER);
  }

  @ParameterizedTest
  @CsvSource({
    "4x4, .... .... .... ...., 128",
    "4x4, x... .... .... ...., 8",
    "4x4, x... .x.. .... ...., 16",
    "6x6, ...... ...... ...... ...... ...... ......, 3456",
  })
  void theSymmetriesOfAMaskAreThoseOfTheBoardThatKeepIt(String board, String rows, int count) {
    Mask mask = Masks.mask(Boards.named(board).orElseThrow(), rows);
    List<int[]> symmetries = symmetries(mask);

    assertThat(symmetries).hasSize(count);
    assertThat(symmetries)
        .allSatisfy(to -> assertThat(mask.clues().moved(to)).isEqualTo(mask.clues()))
        .anySatisfy(to -> assertThat(to).isSorted());
    assertThat(symmetries.stream().map(MaskSymmetriesTest::key).distinct()).hasSize(count);
  }

  private static List<Integer> key(int[] to) {
    return IntStream.of(to).boxed().toList();
  }

  @Test
  void theDiamondOf21CluesHas1728Symmetries() {
    assertThat(symmetries(DIAMOND)).hasSize(1728);
  }

  @Test
  void aFewGenerateAll() {
    List<int[]> symmetries = symmetries(DIAMOND);
    List<int[]> generators = Group.generators(symmetries, 81, Stop.NEVER);

    assertThat(generators).hasSizeLessThan(12);
    assertThat(Group.of(generators, 81, Stop.NEVER).stream().map(MaskSymmetriesTest::key))
        .containsExactlyInAnyOrderElementsOf(
            symmetries.stream().map(MaskSymmetriesTest::key).toList());
    assertThat(
            Group.generators(
                symmetries(Masks.mask(Boards.FOUR, "xx.x .x.. x..x ....")), 16, Stop.NEVER))
        .isEmpty();
  }

  /** Fish know rows and columns, but no boxes; what is too many to name is no group. */
  @InTurn
  @ParameterizedTest
  @ValueSource(strings = {"NHL", "N", "any"})
  void strategiesThatTreatHousesAlikeKeepThem(String set) {
    StrategySet strategies = StrategySet.parse(set);

    assertThat(MaskSymmetries.of(DIAMOND, strategies, Stop.NEVER)).hasSize(1728);
    assertThat(MaskSymmetries.group(DIAMOND, strategies, Stop.NEVER)).hasSize(1728);
    assertThat(MaskSymmetries.of(Mask.empty(Boards.NINE), strategies, Stop.NEVER)).hasSize(5000);
    assertThat(MaskSymmetries.group(Mask.empty(Boards.NINE), strategies, Stop.NEVER)).isEmpty();
  }

  @Test
  void otherStrategiesDoWithout() {
    assertThat(MaskSymmetries.of(DIAMOND, StrategySet.parse("NHL,x-wing"), Stop.NEVER)).isEmpty();
  }
}
