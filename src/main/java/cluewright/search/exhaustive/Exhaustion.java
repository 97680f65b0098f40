package cluewright.search.exhaustive;

import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.search.Bookmark;
import cluewright.search.EngineChoice;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.WalkCut;
import cluewright.search.WalkPiece;
import cluewright.search.race.Shares;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * The state shared by the lanes of the exhaustive engine: one plan, and the parts of the tree that
 * each lane walks.
 */
public final class Exhaustion extends Shares {
  private static final int PROBES = 100;
  private static final int SHARES_WANTED = 500;

  /**
   * The branches per second measured on one busy core without symmetries, and the number of
   * symmetries that halves them.
   */
  private static final double BRANCHES_A_SECOND = 2_000_000;

  private static final double HALVING_SYMMETRIES = 200;

  /**
   * How much slower a closure under heavier strategies or a search for a second solution is;
   * besides these, symmetries cost nothing.
   */
  private static final double HEAVIER = 20;

  private static final double MILLIS = 1000;
  private static final double FAR_MORE = 3;

  /** The largest fraction reported as done before the end. */
  private static final double ALMOST_ALL = 0.99;

  /** The longest duration shown, in milliseconds. */
  private static final double FOREVER = 1e18;

  private final Request request;
  private volatile boolean metDoubtful;
  private TreePlan plan;
  private TreeSize size;

  /** The piece being walked; null for the whole. */
  private final WalkPiece piece;

  public Exhaustion(Request request) {
    this.request = request;
    this.piece = null;
  }

  /**
   * A walk through the shares of a piece, as if all earlier ones were taken. Its end says nothing
   * about the others.
   */
  public Exhaustion(Request request, WalkPiece piece) {
    super(piece.from(), piece.to(), 0, /* metKnown= */ false);
    this.request = request;
    this.piece = piece;
  }

  /**
   * Checks that the shares of a piece match those of the tree.
   *
   * @throws Bookmark.UnfitException if they are not
   */
  public void requireSame(Stop stop) {
    piece.cut().requireSame(cutAt(piece.cut().depth(), stop));
  }

  /**
   * Divides the tree into shares for independent walks.
   *
   * @param wanted how many shares, roughly
   */
  public WalkCut cut(int wanted, Stop stop) {
    return cutAt(size(stop).depthWithWidth(wanted), stop);
  }

  private WalkCut cutAt(int depth, Stop stop) {
    int count = 0;
    ClueTree tree = new ClueTree(plan(stop), stop);
    boolean isNew = true;
    while (!tree.isDone()) {
      stop.throwIfStopped();
      if (isNew && tree.depth() == depth) {
        count++;
        tree.leave();
      }
      isNew = tree.next();
    }
    List<Integer> order = Arrays.stream(plan(stop).order()).boxed().toList();
    return new WalkCut(EngineChoice.EXHAUSTIVE, order, depth, count, tree.tried());
  }

  /**
   * The proof made by all shares of a walk together, if no puzzle was found.
   *
   * @param tried the branches that were tried in all of them
   */
  public Proof proof(long tried, Stop stop) {
    return ExhaustionProof.of(request, plan(stop), tried, /* hasOthers= */ false);
  }

  /** Records a puzzle that may be an answer if strategies are used in another order. */
  void meetDoubtful() {
    metDoubtful = true;
  }

  boolean hasMetDoubtful() {
    return metDoubtful;
  }

  /** The plan; if more than any puzzle is wanted, one that does not skip mirror images. */
  synchronized TreePlan plan(Stop stop) {
    if (plan == null) {
      Random random = new Random(request.seed());
      plan =
          request.known().isEmpty() && request.goal().isNone()
              ? TreePlan.upToSymmetry(request.mask(), request.strategies(), random, stop)
              : planOfAll(random);
    }
    return plan;
  }

  private TreePlan planOfAll(Random random) {
    Puzzle givens = request.goal().givens().orElse(Puzzle.empty(request.mask().board()));
    return TreePlan.around(givens, request.mask(), request.strategies(), random);
  }

  synchronized TreeSize size(Stop stop) {
    if (size == null) {
      size = TreeSize.of(plan(stop), PROBES, new Random(request.seed()), stop);
    }
    return size;
  }

  /** The depth at which the tree is shared out. */
  int shareDepth(Stop stop) {
    if (piece != null) {
      return piece.cut().depth();
    }
    return ExhaustiveEngine.isSmall(request.mask().board())
        ? 0
        : size(stop).depthWithWidth(SHARES_WANTED);
  }

  /**
   * True if the whole tree can probably be walked in this time, judging also by what was tried
   * already.
   */
  public boolean fitsInto(Duration time, Stop stop) {
    return seconds(stop) < time.toMillis() / MILLIS
        && counted() < FAR_MORE * size(stop).tried() + BRANCHES_A_SECOND;
  }

  /** The time that the walk takes, roughly. */
  public Duration estimate(Stop stop) {
    return Duration.ofMillis((long) Math.min(FOREVER, seconds(stop) * MILLIS));
  }

  /** The fraction of the tree that is done, as far as its size is known. */
  public double done(Stop stop) {
    return Math.min(ALMOST_ALL, counted() / Math.max(1, size(stop).tried()));
  }

  private double seconds(Stop stop) {
    boolean isEasy = request.strategies().isEasy();
    double rate = isEasy ? BRANCHES_A_SECOND : BRANCHES_A_SECOND / HEAVIER;
    double slower = isEasy ? 1 + plan(stop).symmetryCount() / HALVING_SYMMETRIES : 1;
    return size(stop).tried() * slower / rate / request.threads();
  }
}
