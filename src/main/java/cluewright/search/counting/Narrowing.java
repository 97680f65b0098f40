package cluewright.search.counting;

import cluewright.proof.TreeLog;

/**
 * Narrows the possible digits of the solution at a node until nothing changes or nothing is left.
 *
 * <p>In turn: singles and locked candidates ({@link PossibleDigits}); the {@link
 * OptimisticClosure}, which must reach every cell; and the {@link Support} of each tight cell. All
 * of these hold for every puzzle that agrees with the node's decisions and that naked singles
 * complete, so where nothing is left there is none.
 */
final class Narrowing {
  /** The surplus of peers at which a newly reached cell does not count as tight. */
  private static final int AMPLE = 2;

  private final BoardArrays geometry;
  private final PossibleDigits possible;
  private final OptimisticClosure closure;
  private final CertainCells certain;
  private final Support support;
  private final Branching branching;
  private final TreeLog log;

  /**
   * @param branching learns which supports are tight
   * @param log receives the cells whose support taught something
   */
  Narrowing(
      BoardArrays geometry,
      PossibleDigits possible,
      int[] clues,
      Branching branching,
      TreeLog log) {
    this.geometry = geometry;
    this.possible = possible;
    this.closure = new OptimisticClosure(geometry, possible, clues);
    this.certain = new CertainCells(geometry, possible, clues);
    this.support = new Support(geometry, possible, closure);
    this.branching = branching;
    this.log = log;
  }

  /** Narrows to a fixpoint; false if that refutes the node. */
  boolean narrow() {
    if (!possible.propagate()) {
      return false;
    }
    Support.Result result = Support.Result.LEARNT;
    while (result == Support.Result.LEARNT) {
      if (!closure.close()) {
        return false;
      }
      certain.close();
      branching.forget();
      result = supports();
    }
    return result != Support.Result.REFUTED;
  }

  /** Examines the support of every tight cell once. */
  private Support.Result supports() {
    Support.Result all = Support.Result.NOTHING;
    for (int cell = 0; cell < geometry.cells; cell++) {
      if (certain.contains(cell) || closure.surplus(cell) >= AMPLE) {
        continue;
      }
      Support.Result result = support(cell);
      if (result == Support.Result.REFUTED) {
        branching.raise(cell);
        return result;
      }
      if (result == Support.Result.LEARNT) {
        all = result;
      }
    }
    return all;
  }

  private Support.Result support(int cell) {
    Support.Result result = support.of(cell);
    if (result == Support.Result.NOTHING) {
      branching.count(cell, support);
      return result;
    }
    log.support(cell);
    boolean stands = result == Support.Result.LEARNT && possible.propagate();
    return stands ? Support.Result.LEARNT : Support.Result.REFUTED;
  }
}
