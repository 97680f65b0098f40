package cluewright.replay.explainer;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

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
  private Step best;
  private int bestComplexity;

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
    marks = given;
    best = null;
    search(true, false);
    search(false, true);
    search(true, true);
    return Optional.ofNullable(best);
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
    if (!isEasier(tenths, complexity)) {
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
    Map<Integer, Integer> eliminations = new TreeMap<>();
    for (int node = 0; node < NODES; node++) {
      if (seenByOn[node] && seenByOff[node]) {
        eliminations.merge(node / Nine.SIDE, 1 << node % Nine.SIDE, (p, q) -> p | q);
      }
    }
    if (!eliminations.isEmpty()) {
      best = Step.eliminating(tenths, eliminations);
      bestComplexity = complexity;
    }
  }

  private boolean isEasier(int tenths, int complexity) {
    return best == null
        || tenths < best.tenths()
        || tenths == best.tenths() && complexity < bestComplexity;
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
    if (isEasier(tenths, complexity)) {
      int cell = source / Nine.SIDE;
      int digit = source % Nine.SIDE;
      best =
          fromOn
              ? Step.eliminating(tenths, Map.of(cell, 1 << digit))
              : new Step(tenths, Map.of(), cell, digit);
      bestComplexity = complexity;
    }
  }
}
