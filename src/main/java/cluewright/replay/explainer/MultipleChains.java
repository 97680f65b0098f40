package cluewright.replay.explainer;

import cluewright.model.Stop;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Finds what follows from every candidate of a cell, from every place of a digit in a house, or
 * from a candidate both on and off; and what leads to a contradiction.
 *
 * <p>Nishio chains, which look at one digit, are rated 7.5, multiple ones 8.0 and dynamic ones 8.5,
 * with further techniques 9.0, and with forcing, multiple and dynamic chains within them 9.5, 10.0
 * and 10.5; all with their {@linkplain Lengths lengths}. Of several the easiest is taken, of equal
 * ones the shortest, then that with the smallest key, then the first: by cells, in a cell by
 * digits. Multiple chains that are not dynamic begin in cells of more than two candidates, and in
 * houses whose first place is such a cell.
 *
 * <p>What follows is known up to the first contradiction, so another conclusion may be missed, but
 * only where that contradiction is one.
 */
final class MultipleChains implements Technique, Follower.Nested {
  /** The maximum number of threads, since each keeps nested chains of its own. */
  private static final int WORKERS = Math.min(8, Runtime.getRuntime().availableProcessors());

  private static final int FORCING = 2;
  private static final int MULTIPLE = 3;
  private static final int DYNAMIC = 4;

  private static final int CONTRADICTION = 3;
  private static final int ON_AND_OFF = 4;
  private static final int OF_CELL = 5;
  private static final int OF_HOUSE = 6;

  private final Follower.Mode mode;
  private final int base;
  private final Stop stop;
  private final Run[] runs = new Run[Nodes.NUMBER];
  private final boolean[] known = new boolean[Nodes.NUMBER];
  private final List<Follower> followers = new ArrayList<>();
  private final Reach reachOfSource = new Reach();

  private Marks source;

  /** The grid in which the outer chains started, if these are nested. */
  private Marks outer;

  /** What can follow from what, if these are nested. */
  private Reach reach;

  private Conclusions conclusions;

  static MultipleChains nishio(Stop stop) {
    return new MultipleChains(new Follower.Mode(false, true, 0), 75, List::of, stop);
  }

  static MultipleChains multiple(Stop stop) {
    return new MultipleChains(new Follower.Mode(true, false, 0), 80, List::of, stop);
  }

  /**
   * Dynamic chains.
   *
   * @param nesting what goes on where nothing else does: 0 nothing, 1 further techniques, 2 forcing
   *     chains too, 3 multiple ones, 4 dynamic ones
   */
  static MultipleChains dynamic(int nesting, Edition edition, Stop stop) {
    return new MultipleChains(
        new Follower.Mode(true, true, nesting),
        85 + 5 * nesting,
        () -> nested(nesting, edition, stop),
        stop);
  }

  private static List<Follower.Nested> nested(int nesting, Edition edition, Stop stop) {
    List<Follower.Nested> nested = new ArrayList<>();
    if (nesting == FORCING || (nesting > FORCING && edition.nestsEasierChainsToo())) {
      nested.add(new ForcingChains(edition));
    }
    if (nesting == MULTIPLE || (nesting > MULTIPLE && edition.nestsEasierChainsToo())) {
      nested.add(multiple(stop));
    }
    if (nesting >= DYNAMIC) {
      nested.add(dynamic(0, edition, stop));
    }
    return nested;
  }

  private MultipleChains(
      Follower.Mode mode, int base, Supplier<List<Follower.Nested>> nested, Stop stop) {
    this.mode = mode;
    this.base = base;
    this.stop = stop;
    for (int i = 0; i < (mode.nesting() > 0 ? WORKERS : 1); i++) {
      followers.add(new Follower(mode, nested.get()));
    }
  }

  @Override
  public int least() {
    return base;
  }

  @Override
  public Optional<Step> first(Marks given) {
    conclusions = new Conclusions(false);
    reach = null;
    search(given, given);
    return Optional.ofNullable(conclusions.best()).map(Step::of);
  }

  @Override
  public List<Conclusion> all(Marks given, Marks from, Reach closure) {
    conclusions = new Conclusions(true);
    reach = closure;
    search(given, from);
    return conclusions.ranked();
  }

  private void search(Marks given, Marks from) {
    source = given;
    outer = from;
    Arrays.fill(known, false);
    if (mode.nesting() > 0) {
      followAll();
    }
    for (int cell = 0; cell < Nine.CELLS && !stop.isStopped(); cell++) {
      int count = source.count(cell);
      if (count > 2 || (count > 1 && mode.dynamic())) {
        from(cell, count);
      }
    }
  }

  /** Fills all runs in parallel, since those with nested chains take long. */
  private void followAll() {
    if (mode.nesting() > 1) {
      reachOfSource.load(source);
    }
    int[] starts =
        IntStream.range(0, Nodes.NUMBER)
            .filter(node -> source.has(Nodes.cell(node), Nodes.digit(node)))
            .filter(node -> source.count(Nodes.cell(node)) > 1)
            .toArray();
    for (int node : starts) {
      mark(node);
    }
    AtomicInteger next = new AtomicInteger();
    IntStream.range(0, WORKERS).parallel().forEach(worker -> fill(starts, next, worker));
  }

  private void fill(int[] starts, AtomicInteger next, int worker) {
    for (int i = next.getAndIncrement();
        i < starts.length && !stop.isStopped();
        i = next.getAndIncrement()) {
      followers.get(worker).follow(runs[starts[i]], starts[i], source, reachOfSource);
    }
  }

  /** Marks a run as known, to be filled next. */
  private void mark(int node) {
    known[node] = true;
    runs[node] = runs[node] == null ? new Run() : runs[node];
  }

  private Run run(int node) {
    if (!known[node]) {
      mark(node);
      followers.get(0).follow(runs[node], node, source, reachOfSource);
    }
    return runs[node];
  }

  private void from(int cell, int count) {
    int[] nodes = new int[count];
    int i = 0;
    for (int rest = source.digits(cell); rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest);
      int node = Nodes.on(cell, digit);
      nodes[i++] = node;
      if (mode.dynamic()) {
        onAndOff(node, mode.cells() && count > 2);
      }
      if (mode.cells()) {
        fromHouses(cell, digit);
      }
    }
    if (mode.cells()) {
      meet(nodes, OF_CELL, cell);
    }
  }

  private void onAndOff(int node, boolean meeting) {
    contradiction(node);
    contradiction(Nodes.contrary(node));
    if (meeting) {
      meet(new int[] {node, Nodes.contrary(node)}, ON_AND_OFF, 0);
    }
  }

  private void fromHouses(int cell, int digit) {
    for (int kind = 0; kind < Nine.KINDS; kind++) {
      int house = Nine.HOUSES_OF[cell][kind];
      int places = source.places(house, digit);
      boolean isFirst = Integer.numberOfTrailingZeros(places) == Nine.PLACE_IN[cell][kind];
      if (isFirst && Integer.bitCount(places) > 1) {
        int[] nodes = new int[Integer.bitCount(places)];
        int i = 0;
        for (int rest = places; rest != 0; rest &= rest - 1) {
          int place = Integer.numberOfTrailingZeros(rest);
          nodes[i++] = Nodes.on(Nine.CELLS_OF[house][place], digit);
        }
        meet(nodes, OF_HOUSE, house);
      }
    }
  }

  /** Concludes what follows from each of several nodes. */
  private void meet(int[] nodes, int key, int place) {
    if (!mode.dynamic() && reach != null && !reach.mayMeet(nodes, source)) {
      return;
    }
    Run first = run(nodes[0]);
    for (boolean on : new boolean[] {true, false}) {
      for (int i = 0; i < first.size(); i++) {
        int target = first.node(i);
        if (Nodes.isOn(target) == on && inAll(nodes, target)) {
          offer(target, nodes, key, place);
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

  /** Concludes the negation of a node that leads to a contradiction. */
  private void contradiction(int node) {
    Run run = run(node);
    if (run.isContradictory()) {
      int one = run.clash();
      Run[] both = {run, run};
      offer(Nodes.contrary(node), both, new int[] {one, Nodes.contrary(one)}, CONTRADICTION, 0);
    }
  }

  private void offer(int target, int[] nodes, int key, int place) {
    Run[] all = new Run[nodes.length];
    int[] targets = new int[nodes.length];
    for (int i = 0; i < nodes.length; i++) {
      all[i] = run(nodes[i]);
      targets[i] = target;
    }
    offer(target, all, targets, key, place);
  }

  /**
   * Offers a conclusion.
   *
   * @param ends what each of the runs leads to
   * @param place the cell or the house with whose candidates the runs begin
   */
  private void offer(int target, Run[] all, int[] ends, int key, int place) {
    List<Integer> effect = source.refutedBy(target);
    if (effect.isEmpty() || !conclusions.wants(effect, base, 0, key)) {
      return;
    }
    int complexity = complexity(all, ends);
    int tenths = base + Lengths.tenths(complexity);
    if (!conclusions.wants(effect, tenths, complexity, key)) {
      return;
    }
    Set<Integer> premises = Set.of();
    long print = 0;
    if (conclusions.gathersAll()) {
      premises = premises(all, ends);
      if (key == OF_CELL) {
        source.lostOfCell(outer, place, premises);
      } else if (key == OF_HOUSE) {
        source.lostOfHouse(outer, place, Nodes.digit(all[0].node(0)), premises);
      }
      print = print(all, ends, key);
    }
    int placed = Nodes.isOn(target) ? target : Conclusion.NOTHING;
    conclusions.add(new Conclusion(tenths, complexity, key, effect, placed, premises, print));
  }

  /** The number of nodes in all runs and the chains nested in them, each counted once. */
  private static int complexity(Run[] all, int[] ends) {
    int[] sum = new int[1];
    Set<Long> prints = new HashSet<>();
    for (int i = 0; i < all.length; i++) {
      Run run = all[i];
      run.visit(
          ends[i],
          node -> {
            Conclusion nested = run.nested(node);
            boolean isNew = nested != null && prints.add(nested.print());
            sum[0] += isNew ? 1 + nested.complexity() : 1;
          });
    }
    return sum[0];
  }

  private Set<Integer> premises(Run[] all, int[] ends) {
    Set<Integer> premises = new TreeSet<>();
    for (int i = 0; i < all.length; i++) {
      Run run = all[i];
      run.visit(
          ends[i],
          node -> {
            int cause = Nodes.isOn(node) ? run.cause(node) : 0;
            int cell = Nodes.cell(node);
            if (cause == Run.CELL) {
              source.lostOfCell(outer, cell, premises);
            } else if (cause >= Run.HOUSE) {
              int house = Nine.HOUSES_OF[cell][cause - Run.HOUSE];
              source.lostOfHouse(outer, house, Nodes.digit(node), premises);
            }
          });
    }
    return premises;
  }

  private static long print(Run[] all, int[] ends, int key) {
    long[] print = {key};
    for (int i = 0; i < all.length; i++) {
      all[i].visit(ends[i], node -> print[0] = Conclusion.print(print[0], node));
    }
    return print[0];
  }
}
