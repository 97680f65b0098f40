package cluewright.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CellSetTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 16, 63, 64, 65, 81, 128, 129, 256})
  void itDoesWhatABitSetDoes(int cells) {
    Random random = new Random(cells);
    for (int round = 0; round < 300; round++) {
      BitSet a = random(cells, random);
      BitSet b = random(cells, random);
      int cell = random.nextInt(cells);

      assertSame(set(a).union(set(b)), changed(a, x -> x.or(b)));
      assertSame(set(a).intersect(set(b)), changed(a, x -> x.and(b)));
      assertSame(set(a).minus(set(b)), changed(a, x -> x.andNot(b)));
      assertSame(set(a).with(cell), changed(a, x -> x.set(cell)));
      assertSame(set(a).without(cell), changed(a, x -> x.clear(cell)));
      assertSame(CellSet.where(cells, a::get), a);
      assertThat(set(a).intersects(set(b))).isEqualTo(a.intersects(b));
      assertThat(set(a).containsAll(set(b))).isEqualTo(changed(b, x -> x.andNot(a)).isEmpty());
      assertThat(set(a).equals(set(b))).isEqualTo(a.equals(b));
    }
  }

  @Test
  void itsCellsAscend() {
    CellSet cells = CellSet.of(80, 3, 64, 63, 3);
    List<Integer> visited = new ArrayList<>();
    cells.forEach(visited::add);

    assertThat(cells.toArray()).containsExactly(3, 63, 64, 80);
    assertThat(visited).containsExactly(3, 63, 64, 80);
  }

  @Test
  void howASetCameAboutDoesNotMatter() {
    CellSet shrunk = CellSet.of(2, 200).without(200);

    assertThat(shrunk).isEqualTo(CellSet.of(2)).hasSameHashCodeAs(CellSet.of(2));
    assertThat(shrunk.without(2)).isEqualTo(CellSet.empty());
  }

  @FunctionalInterface
  private interface Change {
    void on(BitSet set);
  }

  private static BitSet changed(BitSet set, Change change) {
    BitSet copy = (BitSet) set.clone();
    change.on(copy);
    return copy;
  }

  private static BitSet random(int cells, Random random) {
    BitSet set = new BitSet();
    double density = random.nextDouble();
    for (int cell = 0; cell < cells; cell++) {
      set.set(cell, random.nextDouble() < density);
    }
    return set;
  }

  private static CellSet set(BitSet set) {
    return CellSet.of(set.stream());
  }

  private static void assertSame(CellSet actual, BitSet expected) {
    assertThat(actual.toArray()).isEqualTo(expected.stream().toArray());
    assertThat(actual.stream().toArray()).isEqualTo(expected.stream().toArray());
    assertThat(actual.size()).isEqualTo(expected.cardinality());
    assertThat(actual.isEmpty()).isEqualTo(expected.isEmpty());
    assertThat(actual.contains(expected.length())).isFalse();
    assertThat(actual).isEqualTo(set(expected)).hasSameHashCodeAs(set(expected));
  }
}
