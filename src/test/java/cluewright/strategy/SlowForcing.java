package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.House;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A slow, literal reading of forcing chains and nets. A thing is a candidate, or all places of a
 * digit where two houses cross; thing t is statement 2t if one of it is true, and 2t + 1 if none.
 */
abstract class SlowForcing {
  private final GridState state;
  private final Board board;
  private final List<Set<Integer>> things = new ArrayList<>();
  private final Map<Integer, Integer> thingOf = new HashMap<>();
  private final List<BitSet> direct = new ArrayList<>();

  SlowForcing(GridState state) {
    this.state = state;
    this.board = state.board();
  }

  /** Says what follows at once from a candidate and from its absence. */
  abstract void readCandidate(int candidate);

  /** What is concluded, such as {@code r1c1=4} or {@code r1c2-1}. */
  Set<String> conclusions() {
    IntStream.range(0, board.candidates()).filter(this::isOpen).forEach(this::addCandidate);
    int candidates = things.size();
    groups().forEach(things::add);
    things.forEach(thing -> direct.addAll(List.of(new BitSet(), new BitSet())));
    for (int t = 0; t < candidates; t++) {
      readCandidate(things.get(t).iterator().next());
    }
    for (int one = 0; one < things.size(); one++) {
      for (int other = Math.max(candidates, one + 1); other < things.size(); other++) {
        link(one, other);
      }
    }
    List<BitSet> closed = IntStream.range(0, direct.size()).mapToObj(this::closure).toList();
    Set<String> all = new TreeSet<>();
    refute(closed, all);
    compare(closed, all);
    return all;
  }

  private void addCandidate(int candidate) {
    thingOf.put(candidate, things.size());
    things.add(Set.of(candidate));
  }

  private Set<Set<Integer>> groups() {
    Set<Set<Integer>> groups = new HashSet<>();
    for (House one : board.houses()) {
      for (House other : board.houses()) {
        for (int digit = 1; digit <= board.digits(); digit++) {
          Set<Integer> common = places(one, digit);
          common.retainAll(places(other, digit));
          if (!one.equals(other) && common.size() > 1) {
            groups.add(common);
          }
        }
      }
    }
    return groups;
  }

  Set<Integer> places(House house, int digit) {
    Set<Integer> places = new HashSet<>();
    house.cells().stream()
        .map(cell -> board.candidate(cell, digit))
        .filter(this::isOpen)
        .forEach(places::add);
    return places;
  }

  Set<Integer> inCell(int cell) {
    Set<Integer> inCell = new HashSet<>();
    for (int digit = 1; digit <= board.digits(); digit++) {
      if (isOpen(board.candidate(cell, digit))) {
        inCell.add(board.candidate(cell, digit));
      }
    }
    return inCell;
  }

  /** Links two different things, if they are. */
  void link(int one, int other) {
    Set<Integer> both = new HashSet<>(things.get(one));
    if (both.removeAll(things.get(other))) {
      return;
    }
    both.addAll(things.get(other));
    for (Set<Integer> choice : choices()) {
      if (choice.containsAll(both)) {
        direct.get(2 * one).set(2 * other + 1);
        direct.get(2 * other).set(2 * one + 1);
      }
      if (choice.equals(both)) {
        direct.get(2 * one + 1).set(2 * other);
        direct.get(2 * other + 1).set(2 * one);
      }
    }
  }

  private List<Set<Integer>> known;

  /** The candidates of each cell, and the places of each digit in each house. */
  List<Set<Integer>> choices() {
    if (known == null) {
      known = new ArrayList<>();
      for (int cell = 0; cell < board.cells(); cell++) {
        known.add(inCell(cell));
      }
      for (House house : board.houses()) {
        board.digitRange().forEach(digit -> known.add(places(house, digit)));
      }
      known.removeIf(Set::isEmpty);
    }
    return known;
  }

  private BitSet closure(int statement) {
    BitSet closed = new BitSet();
    closed.set(statement);
    int before;
    do {
      before = closed.cardinality();
      BitSet now = (BitSet) closed.clone();
      now.stream().forEach(s -> closed.or(direct.get(s)));
    } while (closed.cardinality() > before);
    return closed;
  }

  private void refute(List<BitSet> closed, Set<String> all) {
    thingOf.forEach(
        (candidate, thing) -> {
          if (isContradictory(closed.get(2 * thing))) {
            all.add(text(candidate, "-"));
          }
          if (isContradictory(closed.get(2 * thing + 1))) {
            all.add(text(candidate, "="));
          }
        });
  }

  private boolean isContradictory(BitSet follows) {
    boolean isBoth =
        thingOf.values().stream().anyMatch(t -> follows.get(2 * t) && follows.get(2 * t + 1));
    boolean isEmpty =
        IntStream.range(0, board.cells())
            .mapToObj(this::inCell)
            .anyMatch(inCell -> !inCell.isEmpty() && areAllFalse(inCell, follows));
    return isBoth || isEmpty || board.houses().stream().anyMatch(h -> leavesNothing(h, follows));
  }

  private boolean areAllFalse(Set<Integer> candidates, BitSet follows) {
    return candidates.stream().allMatch(c -> follows.get(2 * thingOf.get(c) + 1));
  }

  /** Only houses of which placed digits alone have taken places count. */
  private boolean leavesNothing(House house, int digit, BitSet follows) {
    Set<Integer> places = places(house, digit);
    boolean isWhole =
        house.cells().stream()
            .filter(cell -> state.placed(cell) == 0)
            .filter(
                cell -> board.peers(cell).stream().noneMatch(peer -> state.placed(peer) == digit))
            .allMatch(cell -> places.contains(board.candidate(cell, digit)));
    return isWhole && !places.isEmpty() && areAllFalse(places, follows);
  }

  private boolean leavesNothing(House house, BitSet follows) {
    return board.digitRange().anyMatch(digit -> leavesNothing(house, digit, follows));
  }

  private void compare(List<BitSet> closed, Set<String> all) {
    for (Set<Integer> choice : choices()) {
      BitSet common = new BitSet();
      common.set(0, closed.size());
      choice.forEach(candidate -> common.and(closed.get(2 * thingOf.get(candidate))));
      thingOf.keySet().forEach(candidate -> note(candidate, common, all));
    }
    for (int premise : thingOf.keySet()) {
      BitSet common = (BitSet) closed.get(2 * thingOf.get(premise)).clone();
      common.and(closed.get(2 * thingOf.get(premise) + 1));
      thingOf.keySet().stream()
          .filter(candidate -> board.cellOf(candidate) != board.cellOf(premise))
          .forEach(candidate -> note(candidate, common, all));
    }
  }

  private void note(int candidate, BitSet follows, Set<String> all) {
    if (follows.get(2 * thingOf.get(candidate))) {
      all.add(text(candidate, "="));
    }
    if (follows.get(2 * thingOf.get(candidate) + 1)) {
      all.add(text(candidate, "-"));
    }
  }

  private String text(int candidate, String is) {
    return board.label(board.cellOf(candidate)) + is + board.symbol(board.digitOf(candidate));
  }

  boolean isOpen(int candidate) {
    int cell = board.cellOf(candidate);
    return state.placed(cell) == 0 && state.hasCandidate(cell, board.digitOf(candidate));
  }

  Board board() {
    return board;
  }

  GridState state() {
    return state;
  }

  Set<Integer> openCandidates() {
    return thingOf.keySet();
  }

  int thing(int candidate) {
    return thingOf.get(candidate);
  }

  /** What follows at once from a statement; to be added to. */
  BitSet direct(int statement) {
    return direct.get(statement);
  }
}
