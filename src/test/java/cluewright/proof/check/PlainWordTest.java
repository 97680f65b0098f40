package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.rule.Automaton;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Words against a list of all that an automaton accepts. */
final class PlainWordTest {
  private static final int DIGITS = 3;
  private static final int CELLS = 4;

  /** An automaton by lot, of which each cell has a few states before it. */
  private static Automaton automaton(Random random) {
    int[] next = random.ints(CELLS * 4 * DIGITS, -2, 4).toArray();
    return Automaton.of(
        DIGITS,
        CELLS,
        0,
        (place, state, digit) ->
            Math.max(Automaton.NONE, next[(int) (place * 4L + state) * DIGITS + digit - 1]),
        state -> state > 0);
  }

  private static PlainWord plain(Automaton automaton, List<Integer> cells) {
    String table =
        IntStream.range(0, CELLS)
            .mapToObj(
                place ->
                    IntStream.range(0, automaton.states(place))
                        .mapToObj(
                            state ->
                                IntStream.rangeClosed(1, DIGITS)
                                    .map(digit -> automaton.next(place, state, digit))
                                    .mapToObj(next -> next < 0 ? "" : String.valueOf(next))
                                    .collect(Collectors.joining(".")))
                        .collect(Collectors.joining(",")))
            .collect(Collectors.joining(";"));
    return PlainWord.of(table, cells, DIGITS);
  }

  /** All ways to fill the cells 0, 1, 2, …. */
  private static List<int[]> fillings() {
    return IntStream.range(0, 81)
        .mapToObj(i -> new int[] {i / 27 + 1, i / 9 % 3 + 1, i / 3 % 3 + 1, i % 3 + 1})
        .toList();
  }

  private static List<Integer> order(Random random) {
    List<Integer> order = new ArrayList<>(List.of(0, 1, 2, 3));
    Collections.shuffle(order, random);
    return order;
  }

  private static boolean accepts(PlainWord word, int[] filling) {
    return word.mayHold(cell -> filling[cell]);
  }

  @Test
  void aDigitIsSupportedIfAnAcceptedWordHasItThere() {
    Random random = Tries.random(11);
    for (int i = 0; i < Tries.of(2000); i++) {
      List<Integer> order = order(random);
      Automaton automaton = automaton(random);
      PlainWord word = plain(automaton, order);
      int[] open = random.ints(CELLS, 1, 8).toArray();
      int[] expected = new int[CELLS];
      for (int[] filling : fillings()) {
        int[] read = order.stream().mapToInt(cell -> filling[cell]).toArray();
        boolean isOpen =
            IntStream.range(0, CELLS).allMatch(p -> (open[p] >> (read[p] - 1) & 1) != 0);
        assertThat(accepts(word, filling)).isEqualTo(automaton.accepts(read));
        for (int place = 0; isOpen && accepts(word, filling) && place < CELLS; place++) {
          expected[place] |= 1 << (read[place] - 1);
        }
      }
      assertThat(word.supported(open)).isEqualTo(expected);
    }
  }

  /** Whatever the order in which the cells are read. */
  @Test
  void twoWordsSayTheSameIfTheyAcceptTheSameFillings() {
    Random random = Tries.random(12);
    int same = 0;
    for (int i = 0; i < Tries.of(3000); i++) {
      PlainWord one = plain(automaton(random), order(random));
      PlainWord other = i % 3 == 0 ? turned(one, random) : plain(automaton(random), order(random));
      boolean areSame =
          fillings().stream().allMatch(each -> accepts(one, each) == accepts(other, each));

      assertThat(one.saysTheSame(other)).isEqualTo(areSame);
      same += areSame ? 1 : 0;
    }
    assertThat(same).isGreaterThanOrEqualTo(Tries.showing(900));
  }

  /** A word that accepts the same fillings and reads them in another order. */
  private static PlainWord turned(PlainWord word, Random random) {
    List<Integer> order = order(random);
    List<String> accepted =
        fillings().stream()
            .filter(filling -> accepts(word, filling))
            .map(
                filling ->
                    order.stream()
                        .map(cell -> String.valueOf(filling[cell]))
                        .collect(Collectors.joining()))
            .toList();
    List<String> read = new ArrayList<>(List.of(""));
    Automaton automaton =
        Automaton.of(
            DIGITS,
            CELLS,
            0,
            (place, state, digit) -> {
              String more = read.get((int) state) + digit;
              read.add(more);
              return accepted.stream().anyMatch(each -> each.startsWith(more))
                  ? read.size() - 1
                  : Automaton.NONE;
            },
            state -> true);
    return plain(automaton, order);
  }

  @Test
  void cellsThatAreMovedAreReadInTheSameOrder() {
    PlainWord word = plain(automaton(new Random(1)), List.of(0, 1, 2, 3));

    assertThat(word.moved(new int[] {7, 5, 6, 4}).cells).containsExactly(7, 5, 6, 4);
    assertThat(word.saysTheSame(word.moved(new int[] {7, 5, 6, 4}))).isFalse();
  }
}
