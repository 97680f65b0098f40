package cluewright.search.dual;

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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The state shared by the lanes of the dual engine: one plan, and the parts of the tree that each
 * lane walks.
 */
public final class DualWalk extends Shares {
  private static final int SHARES_WANTED = 2000;
  private static final Duration BETWEEN_BOOKMARKS = Duration.ofSeconds(5);

  /**
   * The digits of the estimated tree that a core handles per second: more than a million are tried,
   * and learning leaves between a third and all of the tree (1.3 to 5 million, seven masks).
   */
  private static final double RATE = 3_000_000;

  /** The minimum duration for which drawing many orders pays off. */
  public static final Duration LEAST_TO_DRAW = Duration.ofSeconds(5);

  private static final double MILLIS = 1000;

  /** The longest duration shown, in milliseconds. */
  private static final double FOREVER = 1e18;

  private final Request request;
  private final Bookmark bookmark;

  /** The progress of an earlier run; null if there is none. */
  private final KeptWalk earlier;

  /** The piece being walked; null for the whole. */
  private final WalkPiece piece;

  /** The shares that an earlier run left unfinished and nobody has taken yet. */
  private final Map<Integer, DualTree.Position> left;

  /** By lane, the share it is walking. */
  private final Map<Object, Under> under = new HashMap<>();

  private final AtomicBoolean isBeingPlanned = new AtomicBoolean();
  private volatile DualPlan plan;
  private int shares;
  private long kept = System.nanoTime();

  /** An unfinished share, and how far it has been walked at least. */
  private record Under(int share, DualTree.Position position) {}

  /** A walk whose progress is not saved. */
  public DualWalk(Request request) {
    this(request, Bookmark.NONE, null, null);
  }

  /**
   * A walk through the shares of a piece, as if an earlier run had taken all others before it. Its
   * end says nothing about the others.
   *
   * @throws Bookmark.UnfitException if the order of its cut is none of the request's
   */
  public DualWalk(Request request, WalkPiece piece) {
    this(request, Bookmark.NONE, KeptWalk.before(piece, request), piece);
  }

  private DualWalk(Request request, Bookmark bookmark, KeptWalk earlier, WalkPiece piece) {
    super(
        earlier == null ? 0 : earlier.taken(),
        piece == null ? Integer.MAX_VALUE : piece.to(),
        earlier == null ? 0 : earlier.counted(),
        earlier != null && earlier.metKnown());
    this.request = request;
    this.bookmark = bookmark;
    this.earlier = earlier;
    this.piece = piece;
    this.left = earlier == null ? Map.of() : new HashMap<>(earlier.open());
  }

  /**
   * A walk whose progress is saved, continued from an earlier run if there was one.
   *
   * @throws Bookmark.UnfitException if the earlier run had another request
   */
  public static DualWalk of(Request request, Bookmark bookmark) {
    return new DualWalk(
        request,
        bookmark,
        bookmark.last().map(text -> KeptWalk.read(text, request)).orElse(null),
        null);
  }

  /** True if an earlier run has started it. */
  public boolean isBegun() {
    return earlier != null;
  }

  /**
   * True if there is a plan, which this may compute, in seconds. False while another lane makes it,
   * so that nobody waits whose thread has other work.
   *
   * @param time in which the walk should fit; where the first orders are far above, they are all
   */
  public boolean isPlanned(Duration time, Stop stop) {
    if (plan == null && isBeingPlanned.compareAndSet(false, true)) {
      try {
        fitsInto(time, stop);
      } finally {
        isBeingPlanned.set(false);
      }
    }
    return plan != null || isBegun();
  }

  /**
   * True if the whole tree can probably be walked in this time, or an earlier run has started it.
   */
  public boolean fitsInto(Duration time, Stop stop) {
    if (isBegun()) {
      return true;
    }
    double most = time.toMillis() / MILLIS * RATE * request.threads();
    return plan(most, stop).cost() <= most;
  }

  /** The plan, the same for every lane. */
  DualPlan plan(Stop stop) {
    return plan(Double.POSITIVE_INFINITY, stop);
  }

  private synchronized DualPlan plan(double worthwhile, Stop stop) {
    if (plan == null) {
      OpenCells cells = OpenCells.of(request, stop);
      Random random = new Random(request.seed());
      if (piece != null) {
        plan = DualPlan.ofPiece(cells, earlier.order(), random, stop);
        return plan;
      }
      boolean isBrief = request.time().compareTo(LEAST_TO_DRAW) < 0;
      plan =
          isBegun()
              ? DualPlan.again(cells, earlier.order(), random, stop)
              : isBrief
                  ? DualPlan.rough(cells, random, stop)
                  : DualPlan.drawn(cells, random, worthwhile, stop);
    }
    return plan;
  }

  /**
   * A rough estimate of the walk's duration, from only a few orders for requests shorter than
   * {@link #LEAST_TO_DRAW}.
   */
  public Duration estimate(Stop stop) {
    double seconds = plan(stop).cost() / RATE / request.threads();
    return Duration.ofMillis((long) Math.min(FOREVER, seconds * MILLIS));
  }

  /**
   * Divides the tree into shares for independent walks.
   *
   * @param wanted how many shares, roughly
   */
  public WalkCut cut(int wanted, Stop stop) {
    return cutAt(plan(stop).size().depthWithWidth(wanted), stop);
  }

  private WalkCut cutAt(int depth, Stop stop) {
    List<Integer> order = Arrays.stream(plan(stop).order()).boxed().toList();
    DualTree tree = plan(stop).tree();
    int count = count(tree, depth, stop);
    return new WalkCut(EngineChoice.DUAL, order, depth, count, tree.nodes());
  }

  /**
   * The proof made by all shares of a walk together, if no puzzle was found.
   *
   * @param tried the branches that were met in all of them
   */
  public Proof proof(WalkCut cut, long tried, Stop stop) {
    return OpenCellsProof.of(
        request, plan(stop), cut.depth(), cut.shares(), tried, /* hasOthers= */ false);
  }

  /** The depth at which the tree is divided. */
  int shareDepth(Stop stop) {
    return isBegun() ? earlier.shareDepth() : plan(stop).size().depthWithWidth(SHARES_WANTED);
  }

  /**
   * The number of all shares.
   *
   * @throws Bookmark.UnfitException if an earlier run had another number: these are not its shares
   */
  synchronized int shares(Stop stop) {
    if (shares == 0) {
      if (isBegun() && piece == null) {
        requireSame(stop);
      }
      shares = isBegun() ? earlier.shares() : count(plan(stop).tree(), shareDepth(stop), stop);
    }
    return shares;
  }

  /**
   * Checks that saved shares, or those of a piece, match the tree.
   *
   * @throws Bookmark.UnfitException if they are not
   */
  public void requireSame(Stop stop) {
    WalkCut now = cutAt(shareDepth(stop), stop);
    if (piece != null) {
      piece.cut().requireSame(now);
    } else if (earlier.shares() != now.shares()) {
      throw new Bookmark.UnfitException(
          "it shares the tree out in %d parts, and there are %d: another version wrote it"
              .formatted(earlier.shares(), now.shares()));
    }
  }

  /** The number of branches at a depth, counted by walking the tree down to it. */
  private static int count(DualTree tree, int depth, Stop stop) {
    int count = 0;
    boolean isNew = true;
    while (!tree.isDone()) {
      stop.throwIfStopped();
      if (isNew && tree.depth() == depth) {
        count++;
        tree.leave();
      }
      isNew = tree.next();
    }
    return count;
  }

  /**
   * Takes a share for a lane, from its start or from where an earlier run left it; empty if it is
   * done or belongs to another lane.
   */
  synchronized Optional<DualTree.Position> take(Object lane, int number) {
    DualTree.Position from = left.isEmpty() ? null : left.remove(number);
    if (from == null && !take(number)) {
      return Optional.empty();
    }
    DualTree.Position position = from == null ? DualTree.Position.START : from;
    under.put(lane, new Under(number, position));
    return Optional.of(position);
  }

  /** Records a lane's position in its share. */
  synchronized void at(Object lane, DualTree.Position position) {
    under.computeIfPresent(lane, (same, share) -> new Under(share.share(), position));
  }

  /** Records that a lane has finished its share. */
  synchronized void end(Object lane) {
    under.remove(lane);
  }

  /** The fraction of the walk that is done. */
  public synchronized double done(Stop stop) {
    int done = taken() - under.size() - left.size();
    return (double) done / Math.max(1, shares(stop));
  }

  /** Saves the walk's progress now and then. */
  synchronized void keep(Stop stop) {
    if (System.nanoTime() - kept > BETWEEN_BOOKMARKS.toNanos()) {
      bookmark.keep(text(stop));
      kept = System.nanoTime();
    }
  }

  /** The walk's progress as text, for a later run. */
  synchronized String text(Stop stop) {
    Map<Integer, DualTree.Position> open = new TreeMap<>(left);
    under.values().forEach(each -> open.put(each.share(), each.position()));
    List<Integer> order = Arrays.stream(plan(stop).order()).boxed().toList();
    int depth = shareDepth(stop);
    int all = shares(stop);
    return new KeptWalk(order, depth, all, taken(), counted(), hasMetKnown(), open).text(request);
  }
}
