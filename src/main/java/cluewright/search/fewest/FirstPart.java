package cluewright.search.fewest;

import java.util.Arrays;

/**
 * Lists the sets of cells of one part that hit all of some sets within it, each once, depth first.
 *
 * <p>At a node, a clue goes into the unhit set with the fewest living cells, in each of these in
 * turn, and a cell that was tried is dead in the branches after it. Where all sets are hit, the
 * clues so far are one answer, and those with another living cell are further ones.
 */
final class FirstPart {
  /** Receives the sets of cells. */
  @FunctionalInterface
  interface Visitor {
    /**
     * Takes a set of cells.
     *
     * @return false to end the list
     */
    boolean visit(long clues, int number);
  }

  private final int most;
  private final Visitor visitor;
  private final PartSets[] unhit;
  private boolean over;
  private long nodes;
  private double share;

  /**
   * @param sets those that must be hit
   * @param most how many cells an answer may have
   */
  FirstPart(long[] sets, int most, Visitor visitor) {
    this.most = most;
    this.visitor = visitor;
    this.unhit = new PartSets[most + 1];
    Arrays.setAll(unhit, depth -> new PartSets(sets.length));
    Arrays.stream(sets).forEach(unhit[0]::add);
  }

  /**
   * Lists the sets that contain the given cells.
   *
   * @param all the cells of the part
   * @param given cells in none of the sets to be hit
   */
  void walk(long all, long given) {
    int count = Long.bitCount(given);
    if (count <= most && unhit[0].reduce(all & ~given, Integer.MAX_VALUE)) {
      unhit[count] = unhit[0];
      visit(count, all & ~given, given, 1);
    }
  }

  private void visit(int count, long alive, long clues, double part) {
    nodes++;
    PartSets sets = unhit[count];
    int left = most - count;
    if (sets.size() == 0) {
      over |= !visitor.visit(clues, count);
      int branches = left == 0 ? 0 : Long.bitCount(alive);
      if (!over) {
        share += part / (branches + 1);
      }
      if (branches > 0) {
        branch(count, alive, alive, clues, part / (branches + 1));
      }
      return;
    }
    if (sets.degree(left) > left) {
      share += part;
      return;
    }
    long smallest = smallest(sets, alive);
    branch(count, smallest, alive, clues, part / Long.bitCount(smallest));
  }

  private static long smallest(PartSets sets, long alive) {
    long smallest = sets.get(0) & alive;
    for (int i = 1; i < sets.size(); i++) {
      long living = sets.get(i) & alive;
      if (Long.bitCount(living) < Long.bitCount(smallest)) {
        smallest = living;
      }
    }
    return smallest;
  }

  private void branch(int count, long cells, long alive, long clues, double part) {
    long living = alive;
    for (long rest = cells; rest != 0 && !over; rest &= rest - 1) {
      long cell = Long.lowestOneBit(rest);
      living &= ~cell;
      unhit[count + 1].missedBy(cell, unhit[count]);
      if (isAnyDead(unhit[count + 1], living)) {
        share += part;
      } else {
        visit(count + 1, living, clues | cell, part);
      }
    }
  }

  private static boolean isAnyDead(PartSets sets, long alive) {
    for (int i = 0; i < sets.size(); i++) {
      if ((sets.get(i) & alive) == 0) {
        return true;
      }
    }
    return false;
  }

  long nodes() {
    return nodes;
  }

  /** How much of the tree is done, of 1, where the branches of a node count alike. */
  double share() {
    return share;
  }
}
