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
public abstract class SlowForcing {
  private final GridState state;
  private final Board board;
  private final List<Set<Integer>> things = new ArrayList<>();
  private final Map<Integer, Integer> thingOf = new HashMap<>();
  private final List<BitSet> direct = new ArrayList<>();

  public SlowForcing(GridState state) {
    this.state = state;
    this.board = state.board();
  }

  /** Says what follows at once from candidates and from their absence. */
  public abstract void readCandidates();

  /** The conclusions, such as {@code r1c1=4} or {@code r1c2-1}. */
  public Set<String> conclusions() {
    IntStream.range(0, board.candidates()).filter(this::isOpen).forEach(this::addCandidate);
    int candidates = things.size();
    groups().forEach(things::add);
    things.forEach(thing -> direct.addAll(List.of(new BitSet(), new BitSet())));
    readCandidates();
    link(candidates);
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

  public Set<Integer> places(House house, int digit) {
    Set<Integer> places = new HashSet<>();
    house.cells().stream()
        .map(cell -> board.candidate(cell, digit))
        .filter(this::isOpen)
        .forEach(places::add);
    return places;
  }

  public Set<Integer> inCell(int cell) {
    Set<Integer> inCell = new HashSet<>();
    for (int digit = 1; digit <= board.digits(); digit++) {
      if (isOpen(board.candidate(cell, digit))) {
        inCell.add(board.candidate(cell, digit));
      }
    }
    return inCell;
  }

  /** Links each thing from one number on to all before it, by strong and weak links. */
  public void link(int from) {
    for (Set<Integer> choice : choices()) {
      int[] within =
          IntStream.range(0, things.size())
              .filter(t -> choice.containsAll(things.get(t)))
              .toArray();
      for (int one : within) {
        for (int other : within) {
          if (other >= from && one < other) {
            link(one, other, choice);
          }
        }
      }
    }
  }

  private void link(int one, int other, Set<Integer> choice) {
    Set<Integer> left = new HashSet<>(choice);
    left.removeAll(things.get(one));
    if (!left.containsAll(things.get(other))) {
      return;
    }
    left.removeAll(things.get(other));
    direct.get(2 * one).set(2 * other + 1);
    direct.get(2 * other).set(2 * one + 1);
    if (left.isEmpty()) {
      direct.get(2 * one + 1).set(2 * other);
      direct.get(2 * other + 1).set(2 * one);
    }
  }

  private List<Set<Integer>> known;

  /** The candidates of each cell, and the places of each digit in each house. */
  public List<Set<Integer>> choices() {
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
    BitSet seen = new BitSet();
    closed.set(statement);
    while (seen.cardinality() < closed.cardinality()) {
      BitSet fresh = (BitSet) closed.clone();
      fresh.andNot(seen);
      seen.or(fresh);
      fresh.stream().forEach(next -> closed.or(direct.get(next)));
    }
    return closed;
  }

  private void refute(List<BitSet> closed, Set<String> all) {
    List<Set<Integer>> decisive = decisive();
    thingOf.forEach(
        (candidate, thing) -> {
          if (isContradictory(closed.get(2 * thing), decisive)) {
            all.add(text(candidate, "-"));
          }
          if (isContradictory(closed.get(2 * thing + 1), decisive)) {
            all.add(text(candidate, "="));
          }
        });
  }

  private boolean isContradictory(BitSet follows, List<Set<Integer>> decisive) {
    return thingOf.values().stream().anyMatch(t -> follows.get(2 * t) && follows.get(2 * t + 1))
        || decisive.stream()
            .anyMatch(choice -> choice.stream().allMatch(c -> follows.get(2 * thingOf.get(c) + 1)));
  }

  /** The choices that may not all be false; of houses only those that are whole. */
  private List<Set<Integer>> decisive() {
    List<Set<Integer>> decisive = new ArrayList<>();
    for (int cell = 0; cell < board.cells(); cell++) {
      decisive.add(inCell(cell));
    }
    for (House house : board.houses()) {
      for (int digit = 1; digit <= board.digits(); digit++) {
        if (isWhole(house, digit)) {
          decisive.add(places(house, digit));
        }
      }
    }
    decisive.removeIf(Set::isEmpty);
    return decisive;
  }

  /** True if placed digits alone have taken places away. */
  private boolean isWhole(House house, int digit) {
    return house.cells().stream()
        .filter(cell -> state.placed(cell) == 0)
        .filter(cell -> board.peers(cell).stream().noneMatch(p -> state.placed(p) == digit))
        .allMatch(cell -> isOpen(board.candidate(cell, digit)));
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

  public boolean isOpen(int candidate) {
    int cell = board.cellOf(candidate);
    return state.placed(cell) == 0 && state.hasCandidate(cell, board.digitOf(candidate));
  }

  public Board board() {
    return board;
  }

  public GridState state() {
    return state;
  }

  public Set<Integer> openCandidates() {
    return thingOf.keySet();
  }

  public int thing(int candidate) {
    return thingOf.get(candidate);
  }

  /** The statements that follow at once from this one; to be added to. */
  public BitSet direct(int statement) {
    return direct.get(statement);
  }
}
