package cluewright.proof.check;

import java.util.List;
import java.util.stream.Stream;

/**
 * All ways to fill some cells in an order, up to the names of digits.
 *
 * <p>A branch is cut where {@link ChosenCells} shows that no solution grid has its digits, or a
 * second filling; or where a move that keeps the mask turns it into a branch that reads less
 * ({@link LeastReading}). Call a filling <em>wanted</em> if it lies in a grid, has no second
 * filling in it, reads least of its images, and was not examined before. Which fillings are wanted
 * does not change when digits are renamed.
 *
 * <p>Below a depth the walk learns. Each cut names places whose digits alone make it: no wanted
 * filling has these digits there, under these or other names. A digit that cannot stand in the next
 * cell is kept out by a place that can be named as well. When every digit of a cell has failed, the
 * places named for them, without the cell itself, are in their turn such that no wanted filling has
 * their digits: whatever it has in the cell, one of the reasons says that it is not wanted. For the
 * digits without a name yet, of which only the lowest was tried, its reason serves with the two
 * exchanged, since neither stands in the places that it names. If the cell before has no part in
 * the reason, its other digits need not be tried. Each digit with its reason is kept in {@link
 * Failures}, and cuts wherever the same digits stand again.
 */
final class OpenCellsWalk {
  private final PlainBoard board;
  private final int[] order;
  private final ChosenCells chosen;
  private final LeastReading reading;
  private final Failures failures;
  private final Visitor visitor;
  private final WalkProof proof;
  private final int open;

  /** By place, its digit in the current branch. */
  private final int[] digits;

  /** By depth, the places that show why nothing below a branch there is wanted. */
  private final Places[] reasons;

  /** The same for a branch that is cut. */
  private final Places ofCut;

  /** The name in the proof of the reason found last. */
  private long name;

  /** Sees what the walk meets. */
  interface Visitor {
    /** A branch is not cut. */
    void branch();

    /**
     * All cells are filled.
     *
     * @throws ProofException if that is not to happen
     */
    void filled(ChosenCells chosen) throws ProofException;
  }

  /** Sees a branch at a depth. */
  @FunctionalInterface
  interface Prefix {
    /**
     * Sees the branch.
     *
     * @param used how many names of digits are in use
     */
    void met(int used) throws ProofException;
  }

  /**
   * @param symmetries where each cell goes; they take the cells of the order to themselves
   */
  OpenCellsWalk(PlainBoard board, List<Integer> order, List<int[]> symmetries, Visitor visitor) {
    this(board, order, order.size(), symmetries, visitor, new WalkProof());
  }

  /**
   * @param open how many cells of the order have no clue; second fillings are of these
   * @param proof hears why the walk goes back, below the depth where it learns
   */
  OpenCellsWalk(
      PlainBoard board,
      List<Integer> order,
      int open,
      List<int[]> symmetries,
      Visitor visitor,
      WalkProof proof) {
    this.board = board;
    this.open = open;
    this.proof = proof;
    this.order = order.stream().mapToInt(cell -> cell).toArray();
    this.chosen = new ChosenCells(board, order);
    this.reading = new LeastReading(order, symmetries, board);
    this.digits = new int[order.size()];
    this.failures = new Failures(digits, board.size);
    this.visitor = visitor;
    this.reasons =
        Stream.generate(() -> new Places(order.size()))
            .limit(order.size() + 1)
            .toArray(Places[]::new);
    this.ofCut = new Places(order.size());
  }

  /** Walks down to a depth, without learning. */
  void eachPrefix(int depth, Prefix prefix) throws ProofException {
    descend(0, board.namesInUse(), depth, prefix);
  }

  /**
   * Walks everything, with the first cells filled by 1, 2, 3, …, and ends the proof.
   *
   * @param named how many these are; they lie in one house
   */
  void prove(int named, ClausalProof ending) throws ProofException {
    ending.watch(digits);
    for (int place = 0; place < named; place++) {
      if (!fill(place, place + 1)) {
        throw new IllegalStateException("cells of one house");
      }
    }
    walk(named, named);
    ending.end(name);
  }

  private void descend(int at, int used, int depth, Prefix prefix) throws ProofException {
    if (at == depth) {
      prefix.met(used);
      return;
    }
    int free = chosen.free(order[at]);
    for (int digit = 1; digit <= Math.min(used + 1, board.size); digit++) {
      if (has(free, digit) && fill(at, digit)) {
        descend(at + 1, Math.max(used, digit), depth, prefix);
        leave(at);
      }
    }
  }

  private static boolean has(int set, int digit) {
    return (set >> (digit - 1) & 1) != 0;
  }

  /** The digits of the current branch, one after the other. */
  String prefix(int depth) {
    StringBuilder text = new StringBuilder();
    for (int place = 0; place < depth; place++) {
      text.append(board.symbol(digits[place]));
    }
    return text.toString();
  }

  /** Fills a place; if the branch is cut, leaves it again and answers false. */
  private boolean fill(int at, int digit) {
    int cell = order[at];
    digits[at] = digit;
    chosen.choose(cell, digit);
    ofCut.clear();
    if (chosen.fitNoGrid()) {
      chosen.blameNoGrid(ofCut);
      name = proof.noGrid(chosen, ofCut);
    } else if (at < open && chosen.hasSecondFilling(cell)) {
      chosen.blameSecondFilling(ofCut);
      name = proof.secondFilling(chosen);
    } else if (reading.fill(at, digits)) {
      visitor.branch();
      return true;
    } else {
      reading.blame(ofCut);
      name = proof.imageReadsLess(reading.move(), reading.shown(), ofCut);
      reading.leave(at);
    }
    chosen.leave(cell);
    return false;
  }

  private void leave(int at) {
    reading.leave(at);
    chosen.leave(order[at]);
  }

  /**
   * Walks everything below the current branch, and learns.
   *
   * @param at its depth
   * @param used how many names of digits are in use
   */
  void walk(int at, int used) throws ProofException {
    Places reason = reasons[at];
    reason.clear();
    if (at == order.length) {
      visitor.filled(chosen);
      reason.addBefore(at);
      return;
    }
    int named = Math.min(used + 1, board.size);
    int free = chosen.free(order[at]);
    for (int digit = 1; digit <= named; digit++) {
      if (has(free, digit) && failures.hold(at, digit, reason)) {
        proof.fails(at, digit, failures.met());
      } else if (has(free, digit)) {
        Places why = why(at, digit, used);
        if (!why.has(at)) {
          reason.clear();
          reason.addAll(why);
          return;
        }
        why.remove(at);
        proof.fails(at, digit, name);
        proof.forgets(at, failures.keep(at, digit, why, name));
        reason.addAll(why);
      }
    }
    for (int digit = 1; digit <= named; digit++) {
      if (!has(free, digit)) {
        chosen.blameKeeper(order[at], digit, reason);
        proof.isKeptOut(chosen, at, digit, reason);
      }
    }
    name = proof.exhausted(at, reason);
  }

  /** Walks a branch and what is below; the places that show why nothing there is wanted. */
  private Places why(int at, int digit, int used) throws ProofException {
    if (!fill(at, digit)) {
      return ofCut;
    }
    walk(at + 1, Math.max(used, digit));
    leave(at);
    return reasons[at + 1];
  }
}
