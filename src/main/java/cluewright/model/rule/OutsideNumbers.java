package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What numbers outside the grid say. */
final class OutsideNumbers {
  private OutsideNumbers() {}

  /** Sandwich: the digits between the smallest and the largest digit of the board have this sum. */
  static List<Primitive> sandwich(List<Integer> cells, Layout layout, int number) {
    int least = layout.leastValue();
    int most = layout.mostValue();
    // Before the first of the two 0; between them 2 plus the sum; behind the second 1.
    return List.of(
        new Primitive.Word(
            cells,
            Automaton.of(
                layout,
                cells.size(),
                0,
                (position, state, digit) -> {
                  boolean isCrust = digit == least || digit == most;
                  if (state < 2) {
                    return !isCrust ? state : state == 0 ? 2 : Automaton.NONE;
                  }
                  if (isCrust) {
                    return state == number + 2 ? 1 : Automaton.NONE;
                  }
                  return state + digit <= number + 2 ? state + digit : Automaton.NONE;
                },
                state -> state == 1)));
  }

  /** Little killer: the digits on the diagonal have this sum, and may be equal. */
  static List<Primitive> littleKiller(List<Integer> cells, Layout layout, int number) {
    return List.of(Words.sum(cells, layout, number));
  }

  /** Skyscrapers: so many digits are larger than all before them; a 0 has no height. */
  static List<Primitive> skyscraper(List<Integer> cells, Layout layout, int number) {
    long base = layout.digits() + 2L;
    return List.of(
        new Primitive.Word(
            cells,
            Automaton.of(
                layout,
                cells.size(),
                0,
                (position, state, digit) -> {
                  boolean isSeen = digit > state % base;
                  long seen = state / base + (isSeen ? 1 : 0);
                  return seen > number
                      ? Automaton.NONE
                      : seen * base + (isSeen ? digit : state % base);
                },
                state -> state / base == number)));
  }

  /** Hidden skyscraper: the first digit that is smaller than one before it. */
  static List<Primitive> hiddenSkyscraper(List<Integer> cells, Layout layout, int number) {
    // The state is 1 plus the largest digit so far, or 0 behind the hidden one.
    return List.of(
        new Primitive.Word(
            cells,
            Automaton.of(
                layout,
                cells.size(),
                1,
                (position, state, digit) -> {
                  if (state == 0 || position == 0 || digit + 1 >= state) {
                    return state == 0 ? 0 : digit + 1;
                  }
                  return digit == number ? 0 : Automaton.NONE;
                },
                state -> state == 0)));
  }

  /** X-sum: as many digits as the first says, with the first, have this sum. */
  static List<Primitive> xSum(List<Integer> cells, Layout layout, int number) {
    long base = number + 1L;
    // The state is the number of cells that are still added, times the base, plus the sum.
    return List.of(
        new Primitive.Word(
            cells,
            Automaton.of(
                layout,
                cells.size(),
                0,
                (position, state, digit) -> {
                  long left = position == 0 ? digit : state / base;
                  long made = state % base;
                  if (left == 0) {
                    return state;
                  }
                  return made + digit > number || left > cells.size() - position
                      ? Automaton.NONE
                      : (left - 1) * base + made + digit;
                },
                state -> state == number)));
  }

  /** Numbered room: the first digit says in which cell this digit stands. */
  static List<Primitive> numberedRoom(List<Integer> cells, Layout layout, int number) {
    List<Primitive> meaning = new ArrayList<>();
    int places = Math.min(cells.size(), layout.mostValue());
    int fitting = 0;
    for (int value = number == 1 ? 1 : 2; value <= places; value++) {
      fitting |= 1 << (value - layout.leastValue());
    }
    meaning.add(new Primitive.Allow(cells.get(0), fitting));
    IntStream.range(1, places)
        .forEach(
            place -> {
              PairTable table = PairTable.of(layout, (a, b) -> a != place + 1 || b == number);
              meaning.add(new Primitive.Pair(cells.get(0), cells.get(place), table));
            });
    return meaning;
  }
}
