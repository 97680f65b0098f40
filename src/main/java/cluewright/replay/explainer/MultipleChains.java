package cluewright.replay.explainer;

import java.util.Map;
import java.util.Optional;

final class MultipleChains implements Technique {
  private final boolean multiple;
  private final boolean dynamic;
  private final boolean nishio;
  private final int base;
  private final Run[] runs = new Run[Run.NODES];
  private final boolean[] known = new boolean[Run.NODES];
  private Marks source;
  private final Marks marks = new Marks();
  private Step best;
  private int bestComplexity;
  private int bestKey;
  String bestText;

  static MultipleChains nishio() {
    return new MultipleChains(false, true, true, 75);
  }

  static MultipleChains multiple() {
    return new MultipleChains(true, false, false, 80);
  }

  static MultipleChains dynamic() {
    return new MultipleChains(true, true, false, 85);
  }

  private MultipleChains(boolean multiple, boolean dynamic, boolean nishio, int base) {
    this.multiple = multiple;
    this.dynamic = dynamic;
    this.nishio = nishio;
    this.base = base;
  }

  @Override
  public Optional<Step> first(Marks given) {
    source = given;
    marks.load(given);
    best = null;
    java.util.Arrays.fill(known, false);
    for (int cell = 0; cell < Nine.CELLS; cell++) {
      int count = source.count(cell);
      if (count > 2 || count > 1 && dynamic) {
        cell(cell, count);
      }
    }
    return Optional.ofNullable(best);
  }

  private void cell(int cell, int count) {
    for (int digit = 0; digit < Nine.SIDE; digit++) {
      if (source.has(cell, digit)) {
        binary(cell * Nine.SIDE + digit, count);
        if (!nishio) {
          regions(cell, digit);
        }
      }
    }
    if (!nishio && (count == 2 || multiple)) {
      int[] nodes = new int[count];
      int i = 0;
      for (int rest = source.digits(cell); rest != 0; rest &= rest - 1) {
        nodes[i++] = cell * Nine.SIDE + Integer.numberOfTrailingZeros(rest);
      }
      common(nodes, 5);
    }
  }

  private void binary(int node, int count) {
    if (!dynamic) {
      return;
    }
    Run on = run(node);
    if (on.isContradictory()) {
      offer(Run.contrary(node), on.clashAncestors(), 3);
    }
    Run off = run(Run.contrary(node));
    if (off.isContradictory()) {
      offer(node, off.clashAncestors(), 3);
    }
    if (count > 2 && !nishio) {
      common(new int[] {node, Run.contrary(node)}, 4);
    }
  }

  private void regions(int cell, int digit) {
    for (int kind = 0; kind < Nine.KINDS; kind++) {
      int house = Nine.HOUSES_OF[cell][kind];
      int places = source.places(house, digit);
      boolean isFirst = Integer.numberOfTrailingZeros(places) == Nine.PLACE_IN[cell][kind];
      int count = Integer.bitCount(places);
      if (isFirst && (count == 2 || multiple && count > 2)) {
        int[] nodes = new int[count];
        int i = 0;
        for (int rest = places; rest != 0; rest &= rest - 1) {
          nodes[i++] =
              Nine.CELLS_OF[house][Integer.numberOfTrailingZeros(rest)] * Nine.SIDE + digit;
        }
        common(nodes, 6);
      }
    }
  }

  /** What follows from each of some nodes. */
  private void common(int[] nodes, int key) {
    Run first = run(nodes[0]);
    for (int pass = 0; pass < 2; pass++) {
      for (int i = 0; i < first.size(); i++) {
        int target = first.node(i);
        if (target < Run.OFF == (pass == 0) && concludes(target) && inAll(nodes, target)) {
          int complexity = 0;
          for (int node : nodes) {
            complexity += run(node).ancestors(target);
          }
          offer(target, complexity, key);
        }
      }
    }
  }

  private boolean inAll(int[] nodes, int target) {
    for (int node : nodes) {
      if (!run(node).contains(target)) {
        return false;
      }
    }
    return true;
  }

  private boolean concludes(int target) {
    int candidate = target % Run.OFF;
    int cell = candidate / Nine.SIDE;
    return source.has(cell, candidate % Nine.SIDE) && source.count(cell) > 1;
  }

  private void offer(int target, int complexity, int key) {
    int tenths = base + Lengths.tenths(complexity);
    boolean easier =
        best == null
            || tenths < best.tenths()
            || tenths == best.tenths()
                && (complexity < bestComplexity || complexity == bestComplexity && key < bestKey);
    if (easier) {
      int candidate = target % Run.OFF;
      int cell = candidate / Nine.SIDE;
      int digit = candidate % Nine.SIDE;
      best =
          target < Run.OFF
              ? new Step(tenths, Map.of(), cell, digit)
              : Step.eliminating(tenths, Map.of(cell, 1 << digit));
      bestComplexity = complexity;
      bestKey = key;
      bestText = "key " + key + " L" + (complexity - 2);
    }
  }

  private Run run(int node) {
    if (!known[node]) {
      known[node] = true;
      if (runs[node] == null) {
        runs[node] = new Run();
      }
      runs[node].clear();
      follow(runs[node], node);
      if (dynamic) {
        marks.load(source);
      }
    }
    return runs[node];
  }

  private final int[] onQueue = new int[Run.OFF];
  private final int[] offQueue = new int[Run.OFF];
  private int onHead;
  private int onTail;
  private int offHead;
  private int offTail;

  private boolean add(Run run, int node) {
    int before = run.size();
    if (!run.add(node)) {
      return false;
    }
    if (run.size() > before) {
      if (node < Run.OFF) {
        onQueue[onTail++] = node;
      } else {
        offQueue[offTail++] = node;
      }
    }
    return true;
  }

  private void follow(Run run, int start) {
    onHead = onTail = offHead = offTail = 0;
    run.start(start);
    if (start < Run.OFF) {
      onQueue[onTail++] = start;
    } else {
      offQueue[offTail++] = start;
    }
    while (true) {
      if (onHead < onTail) {
        if (!offs(run, onQueue[onHead++])) {
          return;
        }
      } else if (offHead < offTail) {
        if (!ons(run, offQueue[offHead++])) {
          return;
        }
      } else {
        return;
      }
    }
  }

  private boolean offs(Run run, int node) {
    int cell = node / Nine.SIDE;
    int digit = node % Nine.SIDE;
    if (!nishio) {
      for (int rest = marks.digits(cell) & ~(1 << digit); rest != 0; rest &= rest - 1) {
        run.parents(node);
        if (!add(run, Run.OFF + cell * Nine.SIDE + Integer.numberOfTrailingZeros(rest))) {
          return false;
        }
      }
    }
    for (int peer : Nine.PEERS[cell]) {
      if (marks.has(peer, digit)) {
        run.parents(node);
        if (!add(run, Run.OFF + peer * Nine.SIDE + digit)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean ons(Run run, int node) {
    int candidate = node - Run.OFF;
    int cell = candidate / Nine.SIDE;
    int digit = candidate % Nine.SIDE;
    int others = marks.digits(cell) & ~(1 << digit);
    boolean cellOn = !nishio && Integer.bitCount(others) == 1 && marks.has(cell, digit);
    int[] ons = new int[3];
    int[] houses = new int[3];
    int n = 0;
    for (int kind = 0; kind < Nine.KINDS; kind++) {
      int house = Nine.HOUSES_OF[cell][kind];
      int left = marks.places(house, digit) & ~(1 << Nine.PLACE_IN[cell][kind]);
      if (Integer.bitCount(left) == 1) {
        int on = Nine.CELLS_OF[house][Integer.numberOfTrailingZeros(left)] * Nine.SIDE + digit;
        if (!(n > 0 && ons[n - 1] == on || n > 1 && ons[0] == on)) {
          houses[n] = house;
          ons[n++] = on;
        }
      }
    }
    if (dynamic) {
      marks.remove(cell, digit);
    }
    if (cellOn) {
      run.parents(node);
      if (dynamic) {
        int gone = source.digits(cell) & ~marks.digits(cell) & ~(1 << digit);
        for (int rest = gone; rest != 0; rest &= rest - 1) {
          run.parent(Run.OFF + cell * Nine.SIDE + Integer.numberOfTrailingZeros(rest));
        }
      }
      if (!add(run, cell * Nine.SIDE + Integer.numberOfTrailingZeros(others))) {
        return false;
      }
    }
    for (int i = 0; i < n; i++) {
      run.parents(node);
      if (dynamic) {
        int gone = source.places(houses[i], digit) & ~marks.places(houses[i], digit);
        for (int rest = gone; rest != 0; rest &= rest - 1) {
          int other = Nine.CELLS_OF[houses[i]][Integer.numberOfTrailingZeros(rest)];
          if (other != cell) {
            run.parent(Run.OFF + other * Nine.SIDE + digit);
          }
        }
      }
      if (!add(run, ons[i])) {
        return false;
      }
    }
    return true;
  }
}
