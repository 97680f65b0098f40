package cluewright.published;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.search.Masks;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class MaskClassTest {
  private static final int TRIES = 1000;

  /** A move of the lines, by lot: for each cell, where it goes. */
  static int[] move(Random random) {
    int[] rows = lines(random);
    int[] columns = lines(random);
    boolean turned = random.nextBoolean();
    return IntStream.range(0, 81)
        .map(
            cell -> {
              int row = rows[cell / 9];
              int column = columns[cell % 9];
              return turned ? column * 9 + row : row * 9 + column;
            })
        .toArray();
  }

  private static int[] lines(Random random) {
    List<Integer> lines = new ArrayList<>();
    for (int block : shuffled(random)) {
      shuffled(random).forEach(line -> lines.add(3 * block + line));
    }
    return lines.stream().mapToInt(line -> line).toArray();
  }

  private static List<Integer> shuffled(Random random) {
    List<Integer> three = new ArrayList<>(List.of(0, 1, 2));
    Collections.shuffle(three, random);
    return three;
  }

  static Mask moved(Mask mask, int[] to) {
    return new Mask(Boards.NINE, CellSet.of(mask.clues().stream().map(cell -> to[cell])));
  }

  private static Mask random(Random random) {
    return Masks.random(Boards.NINE, 10 + random.nextInt(20), random);
  }

  @Test
  void aMaskKeepsItsFormHoweverItsLinesAreMoved() {
    Random random = Tries.random(1);
    for (int i = 0; i < Tries.of(TRIES); i++) {
      Mask mask = random(random);

      assertThat(MaskClass.of(moved(mask, move(random))).form())
          .as("%s", mask)
          .isEqualTo(MaskClass.of(mask).form());
    }
  }

  @Test
  void theFormIsAnImageOfTheMaskAndNoOtherReadsLarger() {
    Random random = Tries.random(2);
    for (int i = 0; i < Tries.of(TRIES); i++) {
      Mask mask = random(random);
      MaskClass.Form form = MaskClass.of(mask).form();
      Mask image = moved(mask, move(random));

      assertThat(MaskClass.of(form.mask()).form()).as("%s", mask).isEqualTo(form);
      assertThat(MaskClass.Form.of(image::contains)).as("%s", image).isLessThanOrEqualTo(form);
      assertThat(MaskClass.Form.of(form.mask()::contains)).isEqualTo(form);
    }
  }

  @Test
  void everyMoveMakesTheFormOfTheMask() {
    Random random = Tries.random(3);
    for (int i = 0; i < Tries.of(TRIES); i++) {
      Mask mask = random(random);
      MaskClass ofMask = MaskClass.of(mask);
      for (int[] from : ofMask.moves()) {
        Mask made = new Mask(Boards.NINE, CellSet.where(81, cell -> mask.contains(from[cell])));

        assertThat(made).isEqualTo(ofMask.form().mask());
      }
    }
  }

  /** A clue in a corner: its box, band and stack stay, and so do its row and column. */
  @Test
  void thereAreAsManyMovesAsTheMaskHasSymmetries() {
    Mask corner = new Mask(Boards.NINE, CellSet.of(0));
    int ofOneAxis = 2 * (2 * 6 * 6);
    List<int[]> moves = MaskClass.of(corner).moves();
    Set<List<Integer>> distinct = new HashSet<>();
    moves.forEach(from -> distinct.add(IntStream.of(from).boxed().toList()));

    assertThat(moves).hasSize(2 * ofOneAxis * ofOneAxis);
    assertThat(distinct).hasSameSizeAs(moves);
  }

  @Test
  void onlyMasksOf9x9HaveAForm() {
    assertThatThrownBy(() -> MaskClass.of(Mask.empty(Boards.FOUR)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
