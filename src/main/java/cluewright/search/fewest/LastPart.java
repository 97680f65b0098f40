package cluewright.search.fewest;

import java.util.Arrays;

/**
 * Puts the last clues into the last part, so that they hit all sets that the clues of the other
 * parts do not.
 *
 * <p>The cells of the other parts are dead or chosen, so the sets are small. If as many of them are
 * disjoint as there are clues left, all cells outside these are dead, too, which makes other sets
 * smaller, and so on. The last clue lies in what all remaining sets have in common.
 */
final class LastPart {
  /**
   * The number of the smallest sets that others are compared with: more cost more than they save.
   */
  private static final int COMPARED = 8;

  /** Judges clues that hit all known sets. */
  interface Judge {
    /**
     * The cells of the last part in which another solution differs, where a further clue may help;
     * none if the clues are a puzzle.
     *
     * @param first the clues in the first part, and so on
     */
    long difference(long first, long middle, long last);

    /** True if there is no need to go on. */
    boolean isOver();
  }

  private final Judge judge;
  private final PartSets[] unhit;
  private long first;
  private long middle;
  private long nodes;

  /**
   * @param cells of the part
   * @param sets how many there are at most
   */
  LastPart(int cells, int sets, Judge judge) {
    this.judge = judge;
    this.unhit = new PartSets[cells + 1];
    Arrays.setAll(unhit, depth -> new PartSets(sets));
  }

  /** The list to be filled with the sets that must be hit, before {@link #walk}. */
  PartSets sets() {
    return unhit[0];
  }

  /**
   * Walks through the sets of up to {@code left} cells that hit all sets.
   *
   * @param first the clues in the first part
   * @param middle those in the middle part
   * @param given those in the last part that are given
   * @param alive its cells where clues may go
   */
  void walk(long first, long middle, long given, long alive, int left) {
    this.first = first;
    this.middle = middle;
    visit(0, alive, given, left);
  }

  private void visit(int depth, long alive, long clues, int left) {
    nodes++;
    PartSets sets = unhit[depth];
    if (sets.size() > 0 && left == 0) {
      return;
    }
    long living = alive;
    while (sets.size() > 0) {
      if (!sets.reduce(living, COMPARED)) {
        return;
      }
      if (left == 1) {
        lastClue(sets.common(living), clues);
        return;
      }
      int degree = sets.degree(left);
      if (degree > left) {
        return;
      }
      if (degree < left || !sets.isAnyBeyond(sets.taken())) {
        branch(depth, sets.get(0), degree < left ? living : sets.taken(), clues, left);
        return;
      }
      living = sets.taken();
    }
    long difference = judge.difference(first, middle, clues);
    if (left > 0) {
      branch(depth, difference & living, living, clues, left);
    }
  }

  private void lastClue(long cells, long clues) {
    for (long rest = cells; rest != 0 && !judge.isOver(); rest &= rest - 1) {
      judge.difference(first, middle, clues | Long.lowestOneBit(rest));
    }
  }

  private void branch(int depth, long cells, long alive, long clues, int left) {
    long living = alive;
    for (long rest = cells; rest != 0 && !judge.isOver(); rest &= rest - 1) {
      long cell = Long.lowestOneBit(rest);
      living &= ~cell;
      unhit[depth + 1].missedBy(cell, unhit[depth]);
      visit(depth + 1, living, clues | cell, left - 1);
    }
  }

  long nodes() {
    return nodes;
  }
}
