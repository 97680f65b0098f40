package cluewright.replay.explainer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Cycles and forcing chains: what follows if a candidate is on or off, one {@linkplain Nodes node}
 * at a time.
 *
 * <p>From on to off: the other digits of the cell (Y), and the same digit in cells that see it.
 * From off to on: the other of two digits of a cell (Y), the other of two places in a house (X). A
 * cycle comes back to where it began, and eliminates what both its on and its off candidates see. A
 * forcing chain ends in the contrary of its beginning, which is therefore false.
 *
 * <p>Cycles with X or Y alone are rated 6.5, chains with X alone as the {@linkplain Edition
 * edition} says, all with both 7.0, with their {@linkplain Lengths lengths}; no chain has Y alone.
 * The easiest is taken, of equal ones the shortest.
 *
 * <p>The search is breadth first, and knows the first way to each node only: of the cycles through
 * it a longer one may be missed although it eliminates and the shorter does not. With this the
 * published ratings agree.
 */
final class ForcingChains implements Technique, Follower.Nested {
  private static final int NONE = -1;
  private static final int CYCLE_OF_ONE_KIND = 65;
  private static final int BOTH_KINDS = 70;

  private final int forcingOfOneKind;

  private Marks marks;
  private boolean useX;
  private boolean useY;

  /** The grid in which the outer chains started, if these are nested. */
  private Marks outer;

  /** What can follow from what, if these are nested. */
  private Reach reach;

  private Conclusions conclusions;

  /** By node, the node that it follows from; {@link #NONE} for the source. */
  private final int[] from = new int[Nodes.NUMBER];

  /** By "on" node of a possible cycle, the previous "on" node. */
  private final int[] before = new int[Nodes.OFF];

  private final boolean[] isFound = new boolean[Nodes.NUMBER];
  private final int[] queue = new int[Nodes.NUMBER];
  private final int[] follows = new int[Nine.SIDE + Nodes.PEERS[0].length];
  private final int[] lasts = new int[1 + Nine.KINDS];

  ForcingChains(Edition edition) {
    forcingOfOneKind = edition.forcingOfOneKind();
  }

  @Override
  public int least() {
    return CYCLE_OF_ONE_KIND;
  }

  @Override
  public Optional<Step> first(Marks given) {
    conclusions = new Conclusions(false);
    search(given, given, null);
    return Optional.ofNullable(conclusions.best()).map(Step::of);
  }

  @Override
  public List<Conclusion> all(Marks given, Marks from, Reach closure) {
    if (!closure.mayForce(given)) {
      return List.of();
    }
    conclusions = new Conclusions(true);
    search(given, from, closure);
    return conclusions.ranked();
  }

  private void search(Marks given, Marks source, Reach closure) {
    marks = given;
    outer = source;
    reach = closure;
    search(true, false);
    search(false, true);
    search(true, true);
  }

  private void search(boolean x, boolean y) {
    useX = x;
    useY = y;
    for (int cell = 0; cell < Nine.CELLS; cell++) {
      boolean isLong = x ? marks.count(cell) > 1 : marks.count(cell) == 2;
      for (int rest = isLong ? marks.digits(cell) : 0; rest != 0; rest &= rest - 1) {
        int node = Nodes.on(cell, Integer.numberOfTrailingZeros(rest));
        if (reach == null || reach.mayCycle(node)) {
          cycles(node);
        }
        if (x && (reach == null || reach.mayForce(node, true))) {
          force(node);
        }
        if (x && (reach == null || reach.mayForce(node, false))) {
          force(Nodes.contrary(node));
        }
      }
    }
  }

  /** Finds what is off if a node is on and puts it into {@link #follows}; returns the number. */
  private int offs(int on) {
    int found = 0;
    int cell = Nodes.cell(on);
    int digit = Nodes.digit(on);
    if (useY) {
      for (int rest = marks.digits(cell) & ~(1 << digit); rest != 0; rest &= rest - 1) {
        follows[found++] = Nodes.off(cell, Integer.numberOfTrailingZeros(rest));
      }
    }
    for (int peer : Nodes.PEERS[cell]) {
      if (marks.has(peer, digit)) {
        follows[found++] = Nodes.off(peer, digit);
      }
    }
    return found;
  }

  /** Finds what is on if a node is off and puts it into {@link #lasts}; returns the number. */
  private int ons(int off) {
    int found = 0;
    int cell = Nodes.cell(off);
    int digit = Nodes.digit(off);
    if (useY && marks.count(cell) == 2) {
      int other = marks.digits(cell) & ~(1 << digit);
      lasts[found++] = Nodes.on(cell, Integer.numberOfTrailingZeros(other));
    }
    if (useX) {
      for (int kind = 0; kind < Nine.KINDS; kind++) {
        int house = Nine.HOUSES_OF[cell][kind];
        int others = marks.places(house, digit) & ~(1 << Nine.PLACE_IN[cell][kind]);
        if (Integer.bitCount(others) == 1) {
          int place = Integer.numberOfTrailingZeros(others);
          lasts[found++] = Nodes.on(Nine.CELLS_OF[house][place], digit);
        }
      }
    }
    return found;
  }

  /**
   * Looks for cycles through a node, from one "on" node to the next: {@code from} gives the "off"
   * node between an "on" node and its predecessor in {@code before}, since an "off" node may be on
   * several paths.
   */
  private void cycles(int source) {
    Arrays.fill(isFound, 0, Nodes.OFF, false);
    isFound[source] = true;
    before[source] = NONE;
    queue[0] = source;
    int head = 0;
    int tail = 1;
    while (head < tail) {
      int on = queue[head++];
      int offs = offs(on);
      for (int i = 0; i < offs; i++) {
        int off = follows[i];
        int ons = isOnWay(on, off) ? 0 : ons(off);
        for (int j = 0; j < ons; j++) {
          int next = lasts[j];
          if (next == source && on != source) {
            cycle(source, on, off);
          } else if (!isFound[next]) {
            isFound[next] = true;
            before[next] = on;
            from[next] = off;
            queue[tail++] = next;
          }
        }
      }
    }
  }

  /** True if an "off" node lies on the path to an "on" node. */
  private boolean isOnWay(int on, int off) {
    for (int node = on; before[node] != NONE; node = before[node]) {
      if (from[node] == off) {
        return true;
      }
    }
    return false;
  }

  private void cycle(int source, int lastOn, int lastOff) {
    List<Integer> ons = new ArrayList<>();
    List<Integer> offs = new ArrayList<>();
    offs.add(lastOff);
    for (int node = lastOn; node != source; node = before[node]) {
      ons.add(node);
      offs.add(from[node]);
    }
    ons.add(source);
    int complexity = ons.size() + offs.size();
    int tenths = tenths(CYCLE_OF_ONE_KIND, complexity);
    int key = useX && useY ? 2 : useY ? 1 : 0;
    if (!conclusions.gathersAll() && !conclusions.wants(List.of(), tenths, complexity, key)) {
      return;
    }
    List<Integer> effect = seenByBoth(ons, offs);
    if (effect.isEmpty() || !conclusions.wants(effect, tenths, complexity, key)) {
      return;
    }
    Set<Integer> premises = new TreeSet<>();
    long print = key;
    if (conclusions.gathersAll()) {
      for (int i = 0; i < ons.size(); i++) {
        int nextOn = ons.get(i == 0 ? ons.size() - 1 : i - 1);
        because(nextOn, offs.get(i), premises);
        because(offs.get(i), ons.get(i), premises);
        print = Conclusion.print(Conclusion.print(print, ons.get(i)), offs.get(i));
      }
    }
    conclusions.add(
        new Conclusion(tenths, complexity, key, effect, Conclusion.NOTHING, premises, print));
  }

  private int tenths(int ofOneKind, int complexity) {
    return (useX && useY ? BOTH_KINDS : ofOneKind) + Lengths.tenths(complexity);
  }

  /**
   * The candidates outside a cycle's cells that see both an "on" and an "off" candidate of their
   * digit.
   */
  private List<Integer> seenByBoth(List<Integer> ons, List<Integer> offs) {
    Cells cells = Cells.NONE;
    Cells[] byOn = new Cells[Nine.SIDE];
    Cells[] byOff = new Cells[Nine.SIDE];
    Arrays.fill(byOn, Cells.NONE);
    Arrays.fill(byOff, Cells.NONE);
    for (int i = 0; i < ons.size(); i++) {
      int on = ons.get(i);
      int off = offs.get(i);
      cells = cells.or(Cells.of(Nodes.cell(on), Nodes.cell(off)));
      byOn[Nodes.digit(on)] = byOn[Nodes.digit(on)].or(Nine.PEER_SETS[Nodes.cell(on)]);
      byOff[Nodes.digit(off)] = byOff[Nodes.digit(off)].or(Nine.PEER_SETS[Nodes.cell(off)]);
    }
    Set<Integer> seen = new TreeSet<>();
    for (int digit = 0; digit < Nine.SIDE; digit++) {
      for (int cell : byOn[digit].and(byOff[digit]).minus(cells).toArray()) {
        if (marks.has(cell, digit)) {
          seen.add(Nodes.on(cell, digit));
        }
      }
    }
    return List.copyOf(seen);
  }

  /** Looks for chains from a node to its negation. */
  private void force(int source) {
    Arrays.fill(isFound, false);
    isFound[source] = true;
    from[source] = NONE;
    queue[0] = source;
    int head = 0;
    int tail = 1;
    while (head < tail) {
      int node = queue[head++];
      boolean isOn = Nodes.isOn(node);
      int found = isOn ? offs(node) : ons(node);
      for (int i = 0; i < found; i++) {
        int next = isOn ? follows[i] : lasts[i];
        if (!isFound[next]) {
          isFound[next] = true;
          from[next] = node;
          queue[tail++] = next;
          if (next == Nodes.contrary(source)) {
            forced(next);
            return;
          }
        }
      }
    }
  }

  private void forced(int target) {
    int complexity = 0;
    for (int node = target; node != NONE; node = from[node]) {
      complexity++;
    }
    int tenths = tenths(forcingOfOneKind, complexity);
    int key = useY ? 4 : 3;
    List<Integer> effect = marks.refutedBy(target);
    if (effect.isEmpty() || !conclusions.wants(effect, tenths, complexity, key)) {
      return;
    }
    Set<Integer> premises = new TreeSet<>();
    long print = key;
    if (conclusions.gathersAll()) {
      for (int node = target; node != NONE; node = from[node]) {
        print = Conclusion.print(print, node);
        if (Nodes.isOn(node) && from[node] != NONE) {
          because(node, from[node], premises);
        }
      }
    }
    int placed = Nodes.isOn(target) ? target : Conclusion.NOTHING;
    conclusions.add(new Conclusion(tenths, complexity, key, effect, placed, premises, print));
  }

  /**
   * Records what was eliminated since the source, and that a node follows from another. Read
   * backwards, a cycle has its off nodes on: that program takes the cell or the house in which they
   * were off for the reason.
   */
  private void because(int node, int earlier, Set<Integer> premises) {
    int cell = Nodes.cell(node);
    int digit = Nodes.digit(node);
    if (Nodes.cell(earlier) == cell) {
      marks.lostOfCell(outer, cell, premises);
      return;
    }
    for (int kind = 0; kind < Nine.KINDS; kind++) {
      int house = Nine.HOUSES_OF[cell][kind];
      boolean isShared = house == Nine.HOUSES_OF[Nodes.cell(earlier)][kind];
      if (isShared && (!Nodes.isOn(node) || Integer.bitCount(marks.places(house, digit)) == 2)) {
        marks.lostOfHouse(outer, house, digit, premises);
        return;
      }
    }
  }
}
