package cluewright.search.engine;

import cluewright.model.Stop;
import cluewright.search.Bookmark;
import cluewright.search.Effort;
import cluewright.search.EngineChoice;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.WalkCut;
import cluewright.search.WalkPiece;
import cluewright.search.Watch;
import cluewright.search.dual.DualEngine;
import cluewright.search.dual.DualWalk;
import cluewright.search.exhaustive.Exhaustion;
import cluewright.search.exhaustive.ExhaustiveEngine;
import cluewright.search.race.Lane;
import cluewright.search.race.Race;
import cluewright.search.race.Run;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * Exhaustive walks divided into pieces that can run anywhere.
 *
 * <p>A request and a cut make the same shares on every machine. So all pieces that cover a cut
 * together prove what one walk proves.
 */
public final class Walks {
  /** The time limit of a piece, which ends by itself. */
  private static final Duration FOREVER = Duration.ofDays(36_525);

  private Walks() {}

  /**
   * The result of a piece.
   *
   * @param found a puzzle, which has been verified; empty if there is none in the piece
   * @param tried the branches that were met below the cut
   */
  public record Walked(Optional<Outcome.Found> found, long tried) {}

  /** Why a request's walk cannot be divided, as a clause; empty if it can. */
  public static Optional<String> objection(Request request) {
    if (!request.goal().isNone() || !request.known().isEmpty()) {
      return Optional.of(
          "a walk is cut for a mask and strategies alone, without conditions on the puzzle: leave these out");
    }
    EngineChoice engine = request.engine();
    if (engine != EngineChoice.AUTO
        && engine != EngineChoice.DUAL
        && engine != EngineChoice.EXHAUSTIVE) {
      return Optional.of(
          "the engine %s walks no tree: choose exhaustive, dual or auto".formatted(engine));
    }
    if (engine == EngineChoice.DUAL) {
      return DualEngine.objection(request);
    }
    if (request.hasMonotoneStrategies() && !request.strategies().assumesUniqueness()) {
      return Optional.empty();
    }
    return Optional.of(
        "a walk in pieces only supports strategies whose conclusions do not depend on their order"
            + " or on there being one solution: leave out the others");
  }

  /**
   * The effort of the whole walk on one thread, by the engine that the request names, or else the
   * one that seems faster.
   */
  public static Effort effort(Request request, Stop stop) {
    if (request.engine() == EngineChoice.AUTO) {
      Optional<Effort> less = Engines.effort(request, stop);
      if (less.isPresent()) {
        return less.get();
      }
    }
    return request.engine() == EngineChoice.DUAL
        ? new Effort(EngineChoice.DUAL, new DualWalk(request).estimate(stop))
        : new Effort(EngineChoice.EXHAUSTIVE, new Exhaustion(request).estimate(stop));
  }

  /**
   * Divides a walk into shares.
   *
   * @param engine one of the two that walk
   * @param shares how many are wanted, roughly
   */
  public static WalkCut cut(Request request, EngineChoice engine, int shares, Stop stop) {
    return engine == EngineChoice.DUAL
        ? new DualWalk(request).cut(shares, stop)
        : new Exhaustion(request).cut(shares, stop);
  }

  /**
   * Walks a piece on the calling thread.
   *
   * @param piece of a cut that was {@linkplain #requireSame compared} with the tree
   * @return empty if it was stopped
   */
  public static Optional<Walked> walk(Request request, WalkPiece piece, Watch watch) {
    Run run = new Run(FOREVER, watch);
    AtomicLong tried = new AtomicLong();
    Outcome outcome;
    try {
      outcome = new Race(run).decide(() -> List.of(lane(request, piece, run, tried)), 1);
    } catch (CancellationException stopped) {
      return Optional.empty();
    }
    if (outcome instanceof Outcome.Undecided undecided) {
      if (undecided.reason() == Outcome.Undecided.Reason.OUT_OF_MEMORY) {
        throw new OutOfMemoryError("a piece of a walk");
      }
      if (undecided.reason() != Outcome.Undecided.Reason.STOPPED) {
        throw new IllegalStateException("a piece ended " + undecided.reason());
      }
      return Optional.empty();
    }
    Optional<Outcome.Found> found =
        Optional.of(outcome).filter(Outcome.Found.class::isInstance).map(Outcome.Found.class::cast);
    return Optional.of(new Walked(found, Math.max(0, tried.get() - piece.cut().above())));
  }

  private static Lane lane(Request request, WalkPiece piece, Run run, AtomicLong tried) {
    if (piece.cut().engine() == EngineChoice.DUAL) {
      DualWalk walk = new DualWalk(request, piece);
      return new Counting(new DualEngine(request, run, walk), walk::counted, tried);
    }
    Exhaustion tree = new Exhaustion(request, piece);
    return new Counting(new ExhaustiveEngine(request, run, tree), tree::counted, tried);
  }

  /** A lane that reports after each turn how many branches it has met. */
  private record Counting(Lane lane, LongSupplier counted, AtomicLong tried) implements Lane {
    @Override
    public String name() {
      return lane.name();
    }

    @Override
    public Optional<Outcome> turn() {
      Optional<Outcome> end = lane.turn();
      tried.set(counted.getAsLong());
      return end;
    }
  }

  /**
   * The proof by all pieces of a cut together, if no puzzle was found: the same as that of a single
   * walk.
   *
   * @param below the branches that were met below the cut in all of them
   * @throws Bookmark.UnfitException if the cut is not one of the request's walk
   */
  public static Proof proof(Request request, WalkCut cut, long below, Stop stop) {
    long tried = cut.above() + below;
    WalkPiece whole = cut.piece(0, cut.shares());
    requireSame(request, cut, stop);
    return cut.engine() == EngineChoice.DUAL
        ? new DualWalk(request, whole).proof(cut, tried, stop)
        : new Exhaustion(request, whole).proof(tried, stop);
  }

  /**
   * Checks that a cut belongs to the request's walk and matches the tree that this version walks.
   *
   * @throws Bookmark.UnfitException if it is not
   */
  public static void requireSame(Request request, WalkCut cut, Stop stop) {
    WalkPiece whole = cut.piece(0, cut.shares());
    if (cut.engine() == EngineChoice.DUAL) {
      new DualWalk(request, whole).requireSame(stop);
    } else {
      new Exhaustion(request, whole).requireSame(stop);
    }
  }
}
