package cluewright.replay.explainer;

import java.util.List;
import java.util.Set;

/**
 * Finds what follows from a node, breadth first, "on" before "off".
 *
 * <p>If a candidate is on, the others of its cell are off, and its digit in the cells that see it.
 * If one is off, the last other candidate of its cell is on, and the last other place of its digit
 * in a house. <em>Dynamic</em> chains count only what is not yet off in this run; what is follows
 * from all those. Where they come to an end, {@linkplain Rules further techniques} and then chains
 * within chains may take them on.
 */
final class Follower {

  /**
   * Which links are followed.
   *
   * @param cells whether candidates of one cell exclude each other: not so for Nishio, which looks
   *     at one digit alone
   * @param dynamic whether candidates that are off count as gone
   * @param nesting what goes on where nothing else does: 0 nothing, 1 further techniques, more
   *     chains too
   */
  record Mode(boolean cells, boolean dynamic, int nesting) {}

  private final Mode mode;
  private final Marks marks = new Marks();
  private final int[] ons = new int[Nodes.OFF];
  private final int[] offs = new int[Nodes.NUMBER];
  private final int[] houses = new int[Nine.KINDS];
  private final int[] lasts = new int[Nine.KINDS];
  private int onHead;
  private int onTail;
  private int offHead;
  private int offTail;
  private Marks source;
  private Run run;

  private final List<Nested> nested;
  private final Reach reach = new Reach();

  /** Chains searched within other chains. */
  interface Nested {

    /**
     * All conclusions, easiest first, one for each effect.
     *
     * @param source the grid that the outer chains started from
     * @param reach what follows from what, at least
     */
    List<Conclusion> all(Marks marks, Marks source, Reach reach);
  }

  /**
   * A follower.
   *
   * @param nested the chains that are looked for where further techniques do not help either
   */
  Follower(Mode mode, List<Nested> nested) {
    this.mode = mode;
    this.nested = nested;
  }

  /**
   * Fills a run with everything that follows from a node.
   *
   * @param from the grid; it is not changed
   * @param closure that of the grid, read only if there are chains within chains
   */
  void follow(Run into, int node, Marks from, Reach closure) {
    run = into;
    source = from;
    marks.load(from);
    boolean hasReach = false;
    onHead = 0;
    onTail = 0;
    offHead = 0;
    offTail = 0;
    run.start(node);
    enqueue(node);
    while (true) {
      if (onHead < onTail) {
        if (!follow(ons[onHead++])) {
          return;
        }
      } else if (offHead < offTail) {
        if (!followOff(offs[offHead++])) {
          return;
        }
      } else {
        if (!hasReach && !nested.isEmpty()) {
          reach.load(closure);
          hasReach = true;
        }
        if (mode.nesting == 0 || !advance()) {
          return;
        }
      }
    }
  }

  private void enqueue(int node) {
    if (Nodes.isOn(node)) {
      ons[onTail++] = node;
    } else {
      offs[offTail++] = node;
    }
  }

  /** Adds a node; false if its negation is present. */
  private boolean add(int node, int why) {
    int before = run.size();
    boolean isSound = run.add(node, why);
    if (run.size() > before) {
      enqueue(node);
    }
    return isSound;
  }

  private boolean follow(int on) {
    int cell = Nodes.cell(on);
    int digit = Nodes.digit(on);
    if (mode.cells) {
      for (int rest = marks.digits(cell) & ~(1 << digit); rest != 0; rest &= rest - 1) {
        run.because(on);
        if (!add(Nodes.off(cell, Integer.numberOfTrailingZeros(rest)), 0)) {
          return false;
        }
      }
    }
    for (int peer : Nodes.PEERS[cell]) {
      if (marks.has(peer, digit)) {
        run.because(on);
        if (!add(Nodes.off(peer, digit), 0)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean followOff(int off) {
    int cell = Nodes.cell(off);
    int digit = Nodes.digit(off);
    int others = marks.digits(cell) & ~(1 << digit);
    boolean isLastOfCell = mode.cells && marks.has(cell, digit) && Integer.bitCount(others) == 1;
    int found = lastPlaces(cell, digit);
    if (mode.dynamic) {
      marks.remove(cell, digit);
    }
    if (isLastOfCell) {
      run.because(off);
      if (mode.dynamic) {
        becauseOfCell(cell, digit);
      }
      if (!add(Nodes.on(cell, Integer.numberOfTrailingZeros(others)), Run.CELL)) {
        return false;
      }
    }
    for (int i = 0; i < found; i++) {
      run.because(off);
      if (mode.dynamic) {
        becauseOfHouse(houses[i], digit, cell);
      }
      if (!add(lasts[i], Run.HOUSE + houses[i] / Nine.SIDE)) {
        return false;
      }
    }
    return true;
  }

  /** Finds cells that are now a digit's last place in a house; returns their number. */
  private int lastPlaces(int cell, int digit) {
    int found = 0;
    for (int kind = 0; kind < Nine.KINDS; kind++) {
      int house = Nine.HOUSES_OF[cell][kind];
      int others = marks.places(house, digit) & ~(1 << Nine.PLACE_IN[cell][kind]);
      if (Integer.bitCount(others) == 1) {
        houses[found] = house;
        lasts[found++] =
            Nodes.on(Nine.CELLS_OF[house][Integer.numberOfTrailingZeros(others)], digit);
      }
    }
    return found;
  }

  private void becauseOfCell(int cell, int except) {
    int gone = source.digits(cell) & ~marks.digits(cell) & ~(1 << except);
    for (int rest = gone; rest != 0; rest &= rest - 1) {
      run.and(Nodes.off(cell, Integer.numberOfTrailingZeros(rest)));
    }
  }

  private void becauseOfHouse(int house, int digit, int except) {
    int gone = source.places(house, digit) & ~marks.places(house, digit);
    for (int rest = gone; rest != 0; rest &= rest - 1) {
      int cell = Nine.CELLS_OF[house][Integer.numberOfTrailingZeros(rest)];
      if (cell != except) {
        run.and(Nodes.off(cell, digit));
      }
    }
  }

  /** Eliminates by the first nested technique or chain that helps; false if none does. */
  private boolean advance() {
    int before = run.size();
    Rules rules = new Rules(source, marks);
    for (int rule = 0; rule < Rules.NUMBER && run.size() == before; rule++) {
      for (Rules.Found found : rules.apply(rule)) {
        eliminate(found.eliminations(), found.premises(), null);
      }
    }
    if (!nested.isEmpty() && run.size() == before) {
      reach.update(marks);
    }
    for (Nested chains : nested) {
      if (run.size() == before) {
        for (Conclusion found : chains.all(marks, source, reach)) {
          eliminate(found.eliminations(), found.premises(), found);
        }
      }
    }
    return run.size() > before;
  }

  /** Adds candidates that are off; those that rest on nothing would have been eliminated before. */
  private void eliminate(List<Integer> candidates, Set<Integer> premises, Conclusion chains) {
    if (premises.isEmpty()) {
      return;
    }
    for (int candidate : candidates) {
      int node = Nodes.contrary(candidate);
      if (!run.contains(node)) {
        boolean isFirst = true;
        for (int premise : premises) {
          if (isFirst) {
            run.because(Nodes.contrary(premise));
          } else {
            run.and(Nodes.contrary(premise));
          }
          isFirst = false;
        }
        run.addAnyway(node, 0);
        enqueue(node);
        if (chains != null) {
          run.addNested(node, chains);
        }
      }
    }
  }
}
