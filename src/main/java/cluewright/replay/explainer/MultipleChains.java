package cluewright.replay.explainer;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

final class MultipleChains implements Technique {
  /** By cell the cells that see it: those of its box, then of its row, then of its column. */
  private static final int[][] ORDER = new int[Nine.CELLS][];

  static {
    for (int cell = 0; cell < Nine.CELLS; cell++) {
      Set<Integer> peers = new LinkedHashSet<>();
      for (int house : Nine.HOUSES_OF[cell]) {
        for (int other : Nine.CELLS_OF[house]) {
          if (other != cell) {
            peers.add(other);
          }
        }
      }
      ORDER[cell] = peers.stream().mapToInt(peer -> peer).toArray();
    }
  }

  private final boolean multiple;
  private final boolean dynamic;
  private final boolean nishio;
  private final int base;
  private final Run[] runs = new Run[Run.NODES];
  private final boolean[] known = new boolean[Run.NODES];
  private Marks source;
  private final Marks marks = new Marks();
  private final int level;

  /** The grid from which the outer chains started, if these are within others. */
  private Marks outer;

  private Conclusions conclusions;
  private final List<MultipleChains> nestedMultiples = new java.util.ArrayList<>();
  private ForcingChains nestedForcing;
  String bestText;

  static MultipleChains nishio() {
    return new MultipleChains(false, true, true, 75, 0);
  }

  static MultipleChains multiple() {
    return new MultipleChains(true, false, false, 80, 0);
  }

  static MultipleChains dynamic(int level) {
    int base = level == 0 ? 85 : 85 + 5 * level;
    return new MultipleChains(true, true, false, base, level);
  }

  private MultipleChains(boolean multiple, boolean dynamic, boolean nishio, int base, int level) {
    this.multiple = multiple;
    this.dynamic = dynamic;
    this.nishio = nishio;
    this.base = base;
    this.level = level;
    if (level >= 2) {
      nestedForcing = new ForcingChains();
    }
    if (level >= 3) {
      nestedMultiples.add(multiple());
    }
    if (level >= 4) {
      nestedMultiples.add(dynamic(0));
    }
  }

  @Override
  public Optional<Step> first(Marks given) {
    conclusions = new Conclusions(false);
    search(given, given);
    Conclusion best = conclusions.best();
    bestText = best == null ? "" : "L" + level + "key" + best.key() + "n" + (best.complexity() - 2);
    return Optional.ofNullable(best).map(Step::of);
  }

  /** All that these chains conclude within others, the easiest first, one for each effect. */
  List<Conclusion> all(Marks given, Marks from) {
    conclusions = new Conclusions(true);
    search(given, from);
    return conclusions.ranked();
  }

  private void search(Marks given, Marks from) {
    source = given;
    outer = from;
    marks.load(given);
    Arrays.fill(known, false);
    for (int cell = 0; cell < Nine.CELLS; cell++) {
      int count = source.count(cell);
      if (count > 2 || count > 1 && dynamic) {
        cell(cell, count);
      }
    }
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
      clash(Run.contrary(node), on);
    }
    Run off = run(Run.contrary(node));
    if (off.isContradictory()) {
      clash(node, off);
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
    for (int node : nodes) {
      run(node);
    }
    Run first = run(nodes[0]);
    for (int pass = 0; pass < 2; pass++) {
      for (int i = 0; i < first.size(); i++) {
        int target = first.node(i);
        if (target < Run.OFF == (pass == 0) && concludes(target) && inAll(nodes, target)) {
          offer(target, nodes, key);
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

  /** Offers the contrary of a node from which a contradiction follows. */
  private void clash(int target, Run run) {
    List<Integer> effect = effect(target);
    if (effect.isEmpty()) {
      return;
    }
    int complexity = run.clashAncestors();
    if (run.isNesting()) {
      Set<Long> prints = new TreeSet<>();
      complexity +=
          nestedComplexity(run, run.clash(), prints)
              + nestedComplexity(run, Run.contrary(run.clash()), prints);
    }
    int tenths = base + Lengths.tenths(complexity);
    if (conclusions.wants(effect, tenths, complexity, 3)) {
      Set<Integer> premises = new TreeSet<>();
      long print = 3;
      if (conclusions.gathersAll()) {
        premises(run, run.clash(), premises);
        premises(run, Run.contrary(run.clash()), premises);
        if (premises.isEmpty()) {
          premises = Set.of();
        }
        print = 31 * print(run, run.clash()) + print(run, Run.contrary(run.clash()));
      }
      add(target, effect, tenths, complexity, 3, premises, print);
    }
  }

  private void offer(int target, int[] nodes, int key) {
    List<Integer> effect = effect(target);
    int complexity = 0;
    boolean nesting = false;
    for (int node : nodes) {
      complexity += run(node).ancestors(target);
      nesting |= run(node).isNesting();
    }
    if (nesting) {
      Set<Long> prints = new TreeSet<>();
      for (int node : nodes) {
        complexity += nestedComplexity(run(node), target, prints);
      }
    }
    int tenths = base + Lengths.tenths(complexity);
    if (conclusions.wants(effect, tenths, complexity, key)) {
      Set<Integer> premises = new TreeSet<>();
      long print = key;
      if (conclusions.gathersAll()) {
        for (int node : nodes) {
          premises(run(node), target, premises);
          print = 31 * print + print(run(node), target);
        }
        if (key == 5) {
          lostOfCell(nodes[0] / Nine.SIDE, premises);
        } else if (key == 6) {
          lostOfHouse(houseOf(nodes), nodes[0] % Nine.SIDE, premises);
        }
      }
      add(target, effect, tenths, complexity, key, premises, print);
    }
  }

  private static int houseOf(int[] nodes) {
    int[] first = Nine.HOUSES_OF[nodes[0] / Nine.SIDE];
    for (int kind = 0; kind < Nine.KINDS; kind++) {
      boolean all = true;
      for (int node : nodes) {
        all &= Nine.HOUSES_OF[node / Nine.SIDE][kind] == first[kind];
      }
      if (all) {
        return first[kind];
      }
    }
    throw new IllegalArgumentException("no house");
  }

  private void add(
      int target,
      List<Integer> effect,
      int tenths,
      int complexity,
      int key,
      Set<Integer> premises,
      long print) {
    conclusions.add(
        new Conclusion(
            tenths, complexity, key, effect, target < Run.OFF ? target : -1, premises, print));
  }

  /** The candidates that go if a target is right. */
  private List<Integer> effect(int target) {
    int candidate = target % Run.OFF;
    int cell = candidate / Nine.SIDE;
    int digit = candidate % Nine.SIDE;
    if (target >= Run.OFF) {
      return source.has(cell, digit) ? List.of(candidate) : List.of();
    }
    List<Integer> others = new java.util.ArrayList<>();
    for (int rest = source.digits(cell) & ~(1 << digit); rest != 0; rest &= rest - 1) {
      others.add(cell * Nine.SIDE + Integer.numberOfTrailingZeros(rest));
    }
    return others;
  }

  private static int nestedComplexity(Run run, int node, Set<Long> prints) {
    int[] sum = new int[1];
    run.visit(
        node,
        n -> {
          Conclusion nested = run.nested(n);
          if (nested != null && prints.add(nested.print())) {
            sum[0] += nested.complexity();
          }
        });
    return sum[0];
  }

  private static long print(Run run, int node) {
    long[] hash = {node};
    run.visit(node, n -> hash[0] = hash[0] * 1_000_003 + n);
    return hash[0];
  }

  private void premises(Run run, int target, Set<Integer> premises) {
    run.visit(
        target,
        node -> {
          if (node < Run.OFF && run.cause(node) != 0) {
            int cell = node / Nine.SIDE;
            if (run.cause(node) == Run.CELL) {
              lostOfCell(cell, premises);
            } else {
              int kind = run.cause(node) - Run.HOUSE;
              lostOfHouse(Nine.HOUSES_OF[cell][kind], node % Nine.SIDE, premises);
            }
          }
        });
  }

  private void lostOfCell(int cell, Set<Integer> premises) {
    int gone = outer.digits(cell) & ~source.digits(cell);
    for (int rest = gone; rest != 0; rest &= rest - 1) {
      premises.add(cell * Nine.SIDE + Integer.numberOfTrailingZeros(rest));
    }
  }

  private void lostOfHouse(int house, int digit, Set<Integer> premises) {
    int gone = outer.places(house, digit) & ~source.places(house, digit);
    for (int rest = gone; rest != 0; rest &= rest - 1) {
      premises.add(
          Nine.CELLS_OF[house][Integer.numberOfTrailingZeros(rest)] * Nine.SIDE + digit);
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

  private boolean add(Run run, int node, int cause) {
    int before = run.size();
    if (!run.add(node, cause)) {
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
      } else if (level == 0 || !advance(run)) {
        return;
      }
    }
  }

  /** What the rules and the chains within chains eliminate; false if that is nothing. */
  private boolean advance(Run run) {
    int before = run.size();
    Rules rules = new Rules(source, marks);
    for (int rule = 0; rule < Rules.NUMBER && run.size() == before; rule++) {
      for (Rules.Found found : rules.apply(rule)) {
        for (int candidate : found.eliminations()) {
          advanced(run, candidate, found.premises(), null);
        }
      }
    }
    if (nestedForcing != null && run.size() == before) {
      nested(run, nestedForcing.all(marks, source));
    }
    for (MultipleChains chains : nestedMultiples) {
      if (run.size() == before) {
        nested(run, chains.all(marks, source));
      }
    }
    return run.size() > before;
  }

  private void nested(Run run, List<Conclusion> all) {
    for (Conclusion conclusion : all) {
      if (!conclusion.premises().isEmpty()) {
        for (int candidate : conclusion.eliminations()) {
          advanced(run, candidate, conclusion.premises(), conclusion);
        }
      }
    }
  }

  private void advanced(Run run, int candidate, Set<Integer> premises, Conclusion nested) {
    int node = Run.OFF + candidate;
    if (!run.contains(node)) {
      boolean first = true;
      for (int premise : premises) {
        if (first) {
          run.parents(Run.OFF + premise);
        } else {
          run.parent(Run.OFF + premise);
        }
        first = false;
      }
      run.force(node);
      offQueue[offTail++] = node;
      if (nested != null) {
        run.nest(node, nested);
      }
    }
  }

  private boolean offs(Run run, int node) {
    int cell = node / Nine.SIDE;
    int digit = node % Nine.SIDE;
    if (!nishio) {
      for (int rest = marks.digits(cell) & ~(1 << digit); rest != 0; rest &= rest - 1) {
        run.parents(node);
        if (!add(run, Run.OFF + cell * Nine.SIDE + Integer.numberOfTrailingZeros(rest), 0)) {
          return false;
        }
      }
    }
    for (int peer : ORDER[cell]) {
      if (marks.has(peer, digit)) {
        run.parents(node);
        if (!add(run, Run.OFF + peer * Nine.SIDE + digit, 0)) {
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
      if (!add(run, cell * Nine.SIDE + Integer.numberOfTrailingZeros(others), Run.CELL)) {
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
      if (!add(run, ons[i], Run.HOUSE + houses[i] / Nine.SIDE)) {
        return false;
      }
    }
    return true;
  }
}
