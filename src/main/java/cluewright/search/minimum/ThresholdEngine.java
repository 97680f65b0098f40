package cluewright.search.minimum;

import cluewright.encode.Justifications;
import cluewright.encode.LayeredEncoding;
import cluewright.encode.StepBound;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.search.LowerBound;
import cluewright.search.Proof;
import cluewright.search.race.Run;
import cluewright.search.sat.SatSolver;
import cluewright.search.sat.SatSolver.Answer;
import java.util.concurrent.CancellationException;

/**
 * Finds the minimum by SAT as the paper does: the model chooses the mask, and the threshold is
 * lowered with each model.
 *
 * <p>Puzzles are looked for at a small K, which is raised where there is none; "no" is a proof only
 * at the bound of a path's length. So proofs take long, and {@link GridByGrid} is the faster way;
 * this one shares with it neither the search nor the closure.
 */
final class ThresholdEngine {
  static final String NAME = "sat4j";

  private static final int FIRST_BOUND = 4;

  private final MinimumRequest request;
  private final Threshold threshold;
  private final Run run;
  private final FewestYet yet;
  private final Justifications justifications;
  private final int provable;

  ThresholdEngine(MinimumRequest request, Threshold threshold, Run run, FewestYet yet) {
    this.request = request;
    this.threshold = threshold;
    this.run = run.forLane();
    this.yet = yet;
    Mask empty = Mask.empty(request.board());
    this.justifications = new Justifications(empty, request.strategies(), run);
    this.provable = StepBound.of(empty, request.strategies());
  }

  /**
   * Lowers the threshold until there is no puzzle, and leaves the best in the given holder.
   *
   * @return the proof that no puzzle has fewer clues
   * @throws CancellationException if the run is over before
   */
  LowerBound search() {
    int steps = Math.min(FIRST_BOUND, provable);
    while (true) {
      run.phase(Phrase.of("search.at-most", yet.threshold(), steps));
      boolean found = attempt(steps);
      if (!found && steps == provable) {
        return new LowerBound(yet.threshold() + 1, proof());
      }
      steps = found ? steps : Math.min(provable, 2 * steps);
    }
  }

  /** True if there is a puzzle, which is kept. */
  private boolean attempt(int steps) {
    SatSolver solver = SatSolver.of(run);
    LayeredEncoding encoding =
        LayeredEncoding.withFreeMask(justifications, request.units(), solver);
    threshold.write(yet.threshold(), encoding.freeCells(), solver);
    encoding.complete(steps);
    Answer answer = solver.solve(Integer.MAX_VALUE);
    run.throwIfStopped();
    if (answer == Answer.SATISFIABLE) {
      yet.take(encoding.read(solver::value), NAME);
    }
    return answer == Answer.SATISFIABLE;
  }

  private Proof proof() {
    return new Proof(
        Proof.Kind.STEP_BOUND,
        Phrase.of("search.threshold", yet.threshold(), provable),
        CellSet.empty());
  }
}
