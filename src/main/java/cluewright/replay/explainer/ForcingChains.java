package cluewright.replay.explainer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Cycles and forcing chains: what follows if a candidate is true ("on"), or false ("off"), one
 * candidate from one.
 *
 * <p>From on to off: the other digits of the cell, and the same digit in cells that see it. From
 * off to on: the other of two digits of a cell (Y), the other of two places in a house (X). A cycle
 * comes back to where it began, and eliminates what both its on and its off candidates see. A
 * forcing chain ends in the contrary of its beginning, which is therefore false.
 *
 * <p>Cycles are rated 6.5 (X), 6.6 (Y) and 7.0 (both), forcing chains 6.6 (X) and 7.0 (both); all
 * with their {@linkplain Lengths lengths}. The easiest is taken, of equal ones the shortest.
 */
final class ForcingChains implements Technique {
  private static final int NONE = -1;
  private static final int NODES = Nine.CELLS * Nine.SIDE;

  private Marks marks;
  private boolean useX;
  private boolean useY;
  private Marks outer;
  private Conclusions conclusions;

  /** For each node that is on or off the node that it follows from. */
  private final int[] onFrom = new int[NODES];

  private final int[] offFrom = new int[NODES];
  private final boolean[] isOn = new boolean[NODES];
  private final boolean[] isOff = new boolean[NODES];
  private final int[] onQueue = new int[NODES];
  private final int[] offQueue = new int[NODES];

  private final int[] follows = new int[Nine.SIDE + Nine.PEERS[0].length];

  @Override
  public Optional<Step> first(Marks given) {
    conclusions = new Conclusions(false);
    search(given, given);
    return Optional.ofNullable(conclusions.best()).map(Step::of);
  }

  /** All that these chains conclude within others, the easiest first, one for each effect. */
  List<Conclusion> all(Marks given, Marks from) {
    conclusions = new Conclusions(true);
    search(given, from);
    return conclusions.ranked();
  }

  private void search(Marks given, Marks from) {
    marks = given;
    outer = from;
    search(true, false);
    search(false, true);
    search(true, true);
  }

  private void search(boolean x, boolean y) {
    useX = x;
    useY = y;
    for (int cell = 0; cell < Nine.CELLS; cell++) {
      if (marks.count(cell) < 2 || !x && marks.count(cell) > 2) {
        continue;
      }
      for (int digit = 0; digit < Nine.SIDE; digit++) {
        if (marks.has(cell, digit)) {
          int node = cell * Nine.SIDE + digit;
          cycles(node);
          if (x) {
            force(node, true);
            force(node, false);
          }
        }
      }
    }
  }

  /** What is off if a node is on, into {@link #follows}; their number. */
  private int offs(int node) {
    int n = 0;
    int cell = node / Nine.SIDE;
    int digit = node % Nine.SIDE;
    if (useY) {
      for (int rest = marks.digits(cell) & ~(1 << digit); rest != 0; rest &= rest - 1) {
        follows[n++] = cell * Nine.SIDE + Integer.numberOfTrailingZeros(rest);
      }
    }
    for (int peer : Nine.PEERS[cell]) {
      if (marks.has(peer, digit)) {
        follows[n++] = peer * Nine.SIDE + digit;
      }
    }
    return n;
  }

  /** What is on if a node is off, into {@link #follows}; their number. */
  private int ons(int node) {
    int n = 0;
    int cell = node / Nine.SIDE;
    int digit = node % Nine.SIDE;
    if (useY && marks.count(cell) == 2) {
      int other = marks.digits(cell) & ~(1 << digit);
      follows[n++] = cell * Nine.SIDE + Integer.numberOfTrailingZeros(other);
    }
    if (useX) {
      for (int kind = 0; kind < Nine.KINDS; kind++) {
        int house = Nine.HOUSES_OF[cell][kind];
        int others = marks.places(house, digit) & ~(1 << Nine.PLACE_IN[cell][kind]);
        if (Integer.bitCount(others) == 1) {
          int place = Integer.numberOfTrailingZeros(others);
          follows[n++] = Nine.CELLS_OF[house][place] * Nine.SIDE + digit;
        }
      }
    }
    return n;
  }

  /** Cycles through a node that is on; each off node knows the on node that it comes from. */
  private void cycles(int source) {
    Arrays.fill(isOn, false);
    isOn[source] = true;
    onFrom[source] = NONE;
    int head = 0;
    int tail = 0;
    onQueue[tail++] = source;
    int depth = 0;
    while (head < tail) {
      int end = tail;
      depth++;
      for (; head < end; head++) {
        int on = onQueue[head];
        int offs = offs(on);
        int[] makeOff = Arrays.copyOf(follows, offs);
        for (int off : makeOff) {
          if (!isBefore(on, off)) {
            int ons = ons(off);
            for (int i = 0; i < ons; i++) {
              int next = follows[i];
              if (next == source && depth >= 2) {
                cycle(source, on, off);
              } else if (!isOn[next]) {
                isOn[next] = true;
                onFrom[next] = on;
                offFrom[next] = off;
                onQueue[tail++] = next;
              }
            }
          }
        }
      }
    }
  }

  /** True if a node was off on the way to one that is on. */
  private boolean isBefore(int on, int off) {
    for (int node = on; onFrom[node] != NONE; node = onFrom[node]) {
      if (offFrom[node] == off) {
        return true;
      }
    }
    return false;
  }

  private void cycle(int source, int lastOn, int lastOff) {
    Cells cells = Cells.of(lastOff / Nine.SIDE, source / Nine.SIDE);
    int complexity = 2;
    for (int node = lastOn; node != source; node = onFrom[node]) {
      cells = cells.or(Cells.of(node / Nine.SIDE, offFrom[node] / Nine.SIDE));
      complexity += 2;
    }
    int base = useX && useY ? 70 : 65;
    int tenths = base + Lengths.tenths(complexity);
    int key = useX && useY ? 2 : useY ? 1 : 0;
    if (!conclusions.gathersAll() && !conclusions.wants(List.of(), tenths, complexity, key)) {
      return;
    }
    boolean[] seenByOn = new boolean[NODES];
    boolean[] seenByOff = new boolean[NODES];
    mark(seenByOff, lastOff, cells);
    for (int node = lastOn; ; node = onFrom[node]) {
      mark(seenByOn, node, cells);
      if (node == source) {
        break;
      }
      mark(seenByOff, offFrom[node], cells);
    }
    List<Integer> effect = new ArrayList<>();
    for (int node = 0; node < NODES; node++) {
      if (seenByOn[node] && seenByOff[node]) {
        effect.add(node);
      }
    }
    if (effect.isEmpty() || !conclusions.wants(effect, tenths, complexity, key)) {
      return;
    }
    Set<Integer> premises = new TreeSet<>();
    long print = key;
    if (conclusions.gathersAll()) {
      // Forwards every on node follows from the off node before it; backwards every off node is on,
      // for the reason for which it was off.
      on(source, lastOff, premises);
      off(lastOff, lastOn, premises);
      print = print * 1_000_003 + lastOff;
      for (int node = lastOn; node != source; node = onFrom[node]) {
        on(node, offFrom[node], premises);
        off(offFrom[node], onFrom[node], premises);
        print = (print * 1_000_003 + node) * 1_000_003 + offFrom[node];
      }
    }
    conclusions.add(new Conclusion(tenths, complexity, key, effect, -1, premises, print));
  }

  /** What makes an off node turn another on, as far as it has gone since the source. */
  private void on(int node, int off, Set<Integer> premises) {
    int cell = node / Nine.SIDE;
    int digit = node % Nine.SIDE;
    if (off / Nine.SIDE == cell) {
      int gone = outer.digits(cell) & ~marks.digits(cell);
      for (int rest = gone; rest != 0; rest &= rest - 1) {
        premises.add(cell * Nine.SIDE + Integer.numberOfTrailingZeros(rest));
      }
      return;
    }
    for (int house : Nine.HOUSES_OF[cell]) {
      boolean shares = false;
      for (int other : Nine.HOUSES_OF[off / Nine.SIDE]) {
        shares |= other == house;
      }
      if (shares && Integer.bitCount(marks.places(house, digit)) == 2) {
        lost(house, digit, premises);
        return;
      }
    }
  }

  private void off(int node, int on, Set<Integer> premises) {
    int cell = node / Nine.SIDE;
    int digit = node % Nine.SIDE;
    if (on / Nine.SIDE == cell) {
      int gone = outer.digits(cell) & ~marks.digits(cell);
      for (int rest = gone; rest != 0; rest &= rest - 1) {
        premises.add(cell * Nine.SIDE + Integer.numberOfTrailingZeros(rest));
      }
      return;
    }
    for (int house : Nine.HOUSES_OF[cell]) {
      for (int other : Nine.HOUSES_OF[on / Nine.SIDE]) {
        if (other == house) {
          lost(house, digit, premises);
          return;
        }
      }
    }
  }

  private void lost(int house, int digit, Set<Integer> premises) {
    int gone = outer.places(house, digit) & ~marks.places(house, digit);
    for (int rest = gone; rest != 0; rest &= rest - 1) {
      premises.add(
          Nine.CELLS_OF[house][Integer.numberOfTrailingZeros(rest)] * Nine.SIDE + digit);
    }
  }

  private void mark(boolean[] seen, int node, Cells except) {
    int digit = node % Nine.SIDE;
    for (int peer : Nine.PEERS[node / Nine.SIDE]) {
      if (marks.has(peer, digit) && !except.contains(peer)) {
        seen[peer * Nine.SIDE + digit] = true;
      }
    }
  }

  /** The chains from a node to its contrary. */
  private void force(int source, boolean fromOn) {
    Arrays.fill(isOn, false);
    Arrays.fill(isOff, false);
    int onHead = 0;
    int onTail = 0;
    int offHead = 0;
    int offTail = 0;
    if (fromOn) {
      isOn[source] = true;
      onFrom[source] = NONE;
      onQueue[onTail++] = source;
    } else {
      isOff[source] = true;
      offFrom[source] = NONE;
      offQueue[offTail++] = source;
    }
    while (onHead < onTail || offHead < offTail) {
      while (onHead < onTail) {
        int on = onQueue[onHead++];
        int offs = offs(on);
        for (int i = 0; i < offs; i++) {
          int off = follows[i];
          if (!isOff[off]) {
            isOff[off] = true;
            offFrom[off] = on;
            offQueue[offTail++] = off;
            if (fromOn && off == source) {
              forced(source, true);
            }
          }
        }
      }
      while (offHead < offTail) {
        int off = offQueue[offHead++];
        int ons = ons(off);
        for (int i = 0; i < ons; i++) {
          int on = follows[i];
          if (!isOn[on]) {
            isOn[on] = true;
            onFrom[on] = off;
            onQueue[onTail++] = on;
            if (!fromOn && on == source) {
              forced(source, false);
            }
          }
        }
      }
    }
  }

  private void forced(int source, boolean fromOn) {
    int complexity = 1;
    boolean on = !fromOn;
    int node = source;
    while (node != NONE) {
      int from = on ? onFrom[node] : offFrom[node];
      if (from == NONE) {
        break;
      }
      complexity++;
      node = from;
      on = !on;
    }
    int tenths = (useY ? 70 : 65) + Lengths.tenths(complexity);
    int key = 3 + (useY ? 1 : 0);
    List<Integer> effect = new ArrayList<>();
    int cell = source / Nine.SIDE;
    if (fromOn) {
      effect.add(source);
    } else {
      for (int rest = marks.digits(cell) & ~(1 << source % Nine.SIDE); rest != 0; rest &= rest - 1) {
        effect.add(cell * Nine.SIDE + Integer.numberOfTrailingZeros(rest));
      }
    }
    if (!conclusions.wants(effect, tenths, complexity, key)) {
      return;
    }
    Set<Integer> premises = new TreeSet<>();
    long print = key;
    if (conclusions.gathersAll()) {
      boolean isTarget = !fromOn;
      for (int at = source; ; isTarget = !isTarget) {
        int before = isTarget ? onFrom[at] : offFrom[at];
        print = print * 1_000_003 + at;
        if (before == NONE) {
          break;
        }
        if (isTarget) {
          on(at, before, premises);
        }
        at = before;
      }
    }
    conclusions.add(
        new Conclusion(tenths, complexity, key, effect, fromOn ? -1 : source, premises, print));
  }
}
