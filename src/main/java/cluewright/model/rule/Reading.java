package cluewright.model.rule;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Cells in the order in which an automaton reads them, some perhaps several times.
 *
 * <p>Readings are joined to one {@link Primitive.Word}: of some alternatives, each of one or more
 * readings, at least one is accepted whole.
 */
record Reading(List<Integer> path, Automaton automaton) {
  /** The most states that may be met while readings are joined. */
  private static final int MOST_STATES = 200_000;

  private static final List<Integer> ACCEPTED = List.of(-1);

  Reading {
    path = List.copyOf(path);
  }

  /** What a primitive says, as a reading. */
  static Reading of(Primitive primitive, int digits) {
    List<Integer> cells = primitive.cells();
    if (primitive instanceof Primitive.Word word) {
      return new Reading(cells, word.automaton());
    }
    Automaton.Step step =
        primitive instanceof Primitive.Pair pair
            ? (position, state, digit) ->
                position == 0 ? digit : pair.table().allows((int) state, digit) ? 0 : Automaton.NONE
            : primitive instanceof Primitive.Sum
                ? (position, state, digit) -> state + digit
                : primitive instanceof Primitive.Allow allow
                    ? (position, state, digit) -> allow.holds(cell -> digit) ? 0 : Automaton.NONE
                    : (position, state, digit) ->
                        (state >>> digit & 1) != 0 ? Automaton.NONE : state | 1L << digit;
    return new Reading(
        cells,
        Automaton.of(
            digits,
            cells.size(),
            0,
            step,
            state -> !(primitive instanceof Primitive.Sum sum) || state == sum.total()));
  }

  /** The word of cells in an order that at least one of some alternatives accepts. */
  static Primitive.Word anyOf(List<List<Reading>> alternatives, List<Integer> order, int digits) {
    return new Joined(alternatives, order, digits).word();
  }

  /** The same readings backwards, where they read their cells just against an order. */
  private Reading along(List<Integer> order) {
    int[] places = path.stream().mapToInt(order::indexOf).toArray();
    boolean isBack =
        places.length > 2
            && IntStream.range(1, places.length).allMatch(i -> places[i] < places[i - 1]);
    return isBack ? backwards() : this;
  }

  /** A state is the set of states from which what was read leads to the end. */
  private Reading backwards() {
    List<Integer> back = new ArrayList<>(path);
    Collections.reverse(back);
    Numbers<Set<Integer>> sets = new Numbers<>();
    int last = path.size() - 1;
    Automaton turned =
        Automaton.of(
            automaton.digits(),
            path.size(),
            sets.of(Set.of(0)),
            (position, state, digit) -> {
              Set<Integer> after = sets.get(state);
              Set<Integer> before = new HashSet<>();
              for (int from = 0; from < automaton.states(last - position); from++) {
                if (after.contains(automaton.next(last - position, from, digit))) {
                  before.add(from);
                }
              }
              return before.isEmpty() ? Automaton.NONE : sets.of(before);
            },
            state -> sets.get(state).contains(0));
    return new Reading(back, turned);
  }

  /** Numbers things in the order in which they are met. */
  private static final class Numbers<T> {
    private final Map<T, Long> numbers = new HashMap<>();
    private final List<T> things = new ArrayList<>();

    long of(T thing) {
      Long known = numbers.get(thing);
      if (known != null) {
        return known;
      }
      if (things.size() == MOST_STATES) {
        throw new IllegalArgumentException("alternatives have too many cases");
      }
      long number = things.size();
      things.add(thing);
      numbers.put(thing, number);
      return number;
    }

    T get(long number) {
      return things.get((int) number);
    }
  }

  /**
   * The automaton of alternatives. A state has, for each alternative that may still be accepted,
   * the state of each of its readings and the digits that these will read later.
   */
  private static final class Joined {
    private final List<Integer> order;
    private final int digits;
    private final List<List<Track>> alternatives = new ArrayList<>();
    private final Numbers<List<Integer>> numbers = new Numbers<>();

    Joined(List<List<Reading>> alternatives, List<Integer> order, int digits) {
      this.order = order;
      this.digits = digits;
      for (List<Reading> readings : alternatives) {
        this.alternatives.add(
            readings.stream().map(each -> new Track(each.along(order), order)).toList());
      }
    }

    Primitive.Word word() {
      List<Integer> start = new ArrayList<>();
      for (int i = 0; i < alternatives.size(); i++) {
        boolean isPossible =
            alternatives.get(i).stream().noneMatch(track -> track.automaton.isEmpty());
        if (isPossible) {
          start.add(i);
          alternatives.get(i).forEach(track -> start.add(0));
        }
      }
      return new Primitive.Word(
          order,
          Automaton.of(
              digits, order.size(), numbers.of(List.copyOf(start)), this::next, state -> true));
    }

    private long next(int position, long state, int digit) {
      List<Integer> before = numbers.get(state);
      if (before.equals(ACCEPTED)) {
        return state;
      }
      List<Integer> after = new ArrayList<>();
      int at = 0;
      while (at < before.size()) {
        int number = before.get(at++);
        List<Integer> moved = new ArrayList<>(List.of(number));
        boolean isAlive = true;
        for (Track track : alternatives.get(number)) {
          int length = track.length(position);
          isAlive = isAlive && track.move(position, before.subList(at, at + length), digit, moved);
          at += length;
        }
        if (isAlive && isCertain(number, position, moved)) {
          return numbers.of(ACCEPTED);
        }
        if (isAlive) {
          after.addAll(moved);
        }
      }
      return after.isEmpty() ? Automaton.NONE : numbers.of(List.copyOf(after));
    }

    /** True if an alternative is accepted whatever follows. */
    private boolean isCertain(int number, int position, List<Integer> moved) {
      int at = 1;
      boolean isCertain = true;
      for (Track track : alternatives.get(number)) {
        isCertain &= track.acceptsAll(position + 1, moved.get(at));
        at += track.length(position + 1);
      }
      return isCertain;
    }
  }

  /** A reading along an order of cells in which it need not read them. */
  private static final class Track {
    private final List<Integer> path;
    private final Automaton automaton;
    private final List<Integer> order;

    /** By position of the order, how many steps are taken before it. */
    private final int[] taken;

    /** By position, the cells that are known before it and will be read later, each once. */
    private final List<List<Integer>> kept;

    Track(Reading reading, List<Integer> order) {
      this.path = reading.path;
      this.automaton = reading.automaton;
      this.order = order;
      this.taken = new int[order.size() + 1];
      if (!order.containsAll(path)) {
        throw new IllegalArgumentException("a rule is read from cells that are not in the order");
      }
      int[] places = path.stream().mapToInt(order::indexOf).toArray();
      for (int position = 1; position <= order.size(); position++) {
        int steps = taken[position - 1];
        while (steps < places.length && places[steps] < position) {
          steps++;
        }
        taken[position] = steps;
      }
      this.kept = IntStream.rangeClosed(0, order.size()).mapToObj(this::keptBefore).toList();
    }

    private List<Integer> keptBefore(int position) {
      return path.subList(taken[position], path.size()).stream()
          .filter(cell -> order.indexOf(cell) < position)
          .distinct()
          .toList();
    }

    /** The length of its part of a state before a position. */
    int length(int position) {
      return 1 + kept.get(position).size();
    }

    /** True if it is accepted from a state before a position whatever follows. */
    boolean acceptsAll(int position, int state) {
      return automaton.isCertain(taken[position], state);
    }

    /**
     * Adds its part of the next state.
     *
     * @param part its part of this state
     * @return whether it may still be accepted
     */
    boolean move(int position, List<Integer> part, int digit, List<Integer> out) {
      Map<Integer, Integer> known = new HashMap<>();
      List<Integer> early = kept.get(position);
      for (int i = 0; i < early.size(); i++) {
        known.put(early.get(i), part.get(i + 1));
      }
      known.put(order.get(position), digit);
      int state = part.get(0);
      for (int i = taken[position]; i < taken[position + 1] && state != Automaton.NONE; i++) {
        state = automaton.next(i, state, known.get(path.get(i)));
      }
      out.add(state);
      kept.get(position + 1).forEach(cell -> out.add(known.get(cell)));
      return state != Automaton.NONE;
    }
  }
}
