package cluewright.search.engine;

import cluewright.model.Board;
import cluewright.model.Stop;
import cluewright.search.Effort;
import cluewright.search.EngineChoice;
import cluewright.search.Request;
import cluewright.search.counting.CountingEngine;
import cluewright.search.dual.DualEngine;
import cluewright.search.dual.DualWalk;
import cluewright.search.exhaustive.Exhaustion;
import cluewright.search.exhaustive.ExhaustiveEngine;
import cluewright.search.race.Lane;
import cluewright.search.race.Run;
import cluewright.search.sat.ExactEngine;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Chooses the engines that work on a request. */
public final class Engines {
  /**
   * The largest board whose trees are estimated; on larger ones they are never small, and
   * estimating takes long.
   */
  private static final int LARGEST_MEASURED = 81;

  private Engines() {}

  /** Why the chosen engine cannot handle a request, as a clause; empty if it can. */
  public static Optional<String> objection(Request request) {
    return switch (request.engine()) {
      case EXACT -> ExactEngine.objection(request);
      case COUNTING -> countingObjection(request);
      case DUAL -> DualEngine.objection(request);
      case AUTO, SEARCH, EXHAUSTIVE -> Optional.empty();
    };
  }

  /** True if every mask of this board is decided within seconds. */
  public static boolean isAlwaysDecided(Board board) {
    return ExhaustiveEngine.isSmall(board) && !board.isOpen();
  }

  /** True if requests like this are usually decided in moments, even impossible ones. */
  public static boolean isQuicklyDecided(Request request) {
    return isTriedAlone(request) || isCounted(request);
  }

  /** True if there are so few ways to fill the mask that nothing else is needed. */
  static boolean isTriedAlone(Request request) {
    Board board = request.mask().board();
    return isAlwaysDecided(board) || (request.free() == 0 && !board.isOpen());
  }

  /** True if the counting engine takes the request. */
  public static boolean isCounted(Request request) {
    return countingObjection(request).isEmpty();
  }

  private static Optional<String> countingObjection(Request request) {
    if (request.mask().board().isOpen()) {
      return Optional.of("the counting engine finds no values of rules");
    }
    if (!CountingEngine.suits(request)) {
      return Optional.of("the counting engine only supports naked singles (strategies N)");
    }
    return request.goal().isNone()
        ? Optional.empty()
        : Optional.of("the counting engine supports no conditions on the puzzle");
  }

  /**
   * The cost of trying everything; for a request with little time, from a look at the trees that
   * takes a tenth of a second. The engine, asked with the same brief request, walks just the tree
   * that was looked at.
   *
   * @return empty if no engine answers such a request by trying everything
   */
  static Optional<Effort> effort(Request request, Stop stop) {
    boolean isTooLarge = request.mask().board().cells() > LARGEST_MEASURED;
    boolean hasGoal = !request.goal().isNone();
    if (isTooLarge || hasGoal || DualEngine.objection(request).isPresent()) {
      return Optional.empty();
    }
    Duration clues = new Exhaustion(request).estimate(stop);
    DualWalk walk = new DualWalk(request);
    return Optional.of(
        walk.fitsInto(clues, stop)
            ? new Effort(EngineChoice.DUAL, walk.estimate(stop))
            : new Effort(EngineChoice.EXHAUSTIVE, clues));
  }

  /** The engines at the start of a run, the fastest finders first. */
  public static List<Lane> lanes(Request request, Run run) {
    return new Lanes(request, run).all();
  }
}
