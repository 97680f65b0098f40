package cluewright.search.dual;

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
 * The state that the lanes of the dual engine share: one plan, and the parts of the tree that each
 * of them walks.
 */
public final class DualWalk extends Shares {
  private static final int SHARES_WANTED = 2000;
  private static final Duration BETWEEN_BOOKMARKS = Duration.ofSeconds(5);

  /**
   * Digits of the estimated tree that a core gets done in a second: more than a million are tried,
   * and what is learned leaves a third of the tree to all of it (1.3 to 5 million, seven masks).
   */
  private static final double RATE = 3_000_000;

  /** In less time, drawing many orders would cost more than it promises. */
  public static final Duration LEAST_TO_DRAW = Duration.ofSeconds(5);

  private static final double MILLIS = 1000;

  /** More milliseconds are never shown. */
  private static final double FOREVER = 1e18;

  private final Request request;
  private final Bookmark bookmark;

  /** What an earlier run has done; null if there was none. */
  private final KeptWalk earlier;

  /** The piece that is walked; null if that is the whole. */
  private final WalkPiece piece;

  /** The shares that an earlier run left under way, and nobody has taken yet. */
  private final Map<Integer, DualTree.Position> left;

  /** By lane: the share that it walks. */
  private final Map<Object, Under> under = new HashMap<>();

  private final AtomicBoolean isBeingPlanned = new AtomicBoolean();
  private volatile DualPlan plan;
  private int shares;
  private long kept = System.nanoTime();

  /** A share under way, and how far it was walked at least. */
  private record Under(int share, DualTree.Position position) {}

  /** A walk of which nothing is kept. */
  public DualWalk(Request request) {
    this(request, Bookmark.NONE, null, null);
  }

  /**
   * The walk through the shares of one piece, as if an earlier run had taken all before them. Its
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
   * A walk that is kept, and goes on from where an earlier run left it if there was one.
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

  /** True if an earlier run has begun it. */
  public boolean isBegun() {
    return earlier != null;
  }

  /**
   * True if there is a plan, which a lane may make now: that takes seconds. False while another
   * lane makes it, so that nobody waits whose thread has other work.
   *
   * @param time in which the walk should fit; where the first orders are far above, they are all
   * @param checkpoint as below
   */
  public boolean isPlanned(Duration time, Runnable checkpoint) {
    if (plan == null && isBeingPlanned.compareAndSet(false, true)) {
      try {
        fitsInto(time, checkpoint);
      } finally {
        isBeingPlanned.set(false);
      }
    }
    return plan != null || isBegun();
  }

  /**
   * True if it seems that the whole tree can be walked in this time, or an earlier run began it.
   *
   * @param checkpoint called often; what it throws ends the work, which can be begun again
   */
  public boolean fitsInto(Duration time, Runnable checkpoint) {
    if (isBegun()) {
      return true;
    }
    double most = time.toMillis() / MILLIS * RATE * request.threads();
    return plan(most, checkpoint).cost() <= most;
  }

  /** The plan, the same for every lane; {@code checkpoint} as above. */
  DualPlan plan(Runnable checkpoint) {
    return plan(Double.POSITIVE_INFINITY, checkpoint);
  }

  private synchronized DualPlan plan(double worthwhile, Runnable checkpoint) {
    if (plan == null) {
      OpenCells cells = OpenCells.of(request, checkpoint);
      Random random = new Random(request.seed());
      if (piece != null) {
        plan = DualPlan.ofPiece(cells, earlier.order(), random, checkpoint);
        return plan;
      }
      boolean isBrief = request.time().compareTo(LEAST_TO_DRAW) < 0;
      plan =
          isBegun()
              ? DualPlan.again(cells, earlier.order(), random, checkpoint)
              : isBrief
                  ? DualPlan.rough(cells, random, checkpoint)
                  : DualPlan.drawn(cells, random, worthwhile, checkpoint);
    }
    return plan;
  }

  /**
   * The time that the walk takes, roughly; of a request of less than {@link #LEAST_TO_DRAW} from a
   * few orders alone.
   *
   * @param checkpoint called often; what it throws ends the work, which can be begun again
   */
  public Duration estimate(Runnable checkpoint) {
    double seconds = plan(checkpoint).cost() / RATE / request.threads();
    return Duration.ofMillis((long) Math.min(FOREVER, seconds * MILLIS));
  }

  /**
   * Shares the tree out for many walks, each through a piece of it.
   *
   * @param wanted how many shares, roughly
   * @param checkpoint called often; what it throws ends the work, which can be begun again
   */
  public WalkCut cut(int wanted, Runnable checkpoint) {
    return cutAt(plan(checkpoint).size().depthWithWidth(wanted), checkpoint);
  }

  private WalkCut cutAt(int depth, Runnable checkpoint) {
    List<Integer> order = Arrays.stream(plan(checkpoint).order()).boxed().toList();
    DualTree tree = plan(checkpoint).tree();
    int count = count(tree, depth, checkpoint);
    return new WalkCut(EngineChoice.DUAL, order, depth, count, tree.nodes());
  }

  /**
   * The proof that all shares of a walk make together, in which no puzzle was found.
   *
   * @param tried the branches that were met in all of them
   */
  public Proof proof(WalkCut cut, long tried, Runnable checkpoint) {
    return OpenCellsProof.of(
        request, plan(checkpoint), cut.depth(), cut.shares(), tried, /* hasOthers= */ false);
  }

  /** The depth at which the tree is shared out. */
  int shareDepth(Runnable checkpoint) {
    return isBegun() ? earlier.shareDepth() : plan(checkpoint).size().depthWithWidth(SHARES_WANTED);
  }

  /**
   * The number of all shares.
   *
   * @throws Bookmark.UnfitException if an earlier run had another number: these are not its shares
   */
  synchronized int shares(Runnable checkpoint) {
    if (shares == 0) {
      if (isBegun() && piece == null) {
        requireSame(checkpoint);
      }
      shares =
          isBegun()
              ? earlier.shares()
              : count(plan(checkpoint).tree(), shareDepth(checkpoint), checkpoint);
    }
    return shares;
  }

  /**
   * Makes sure that the shares that were kept, or those of a piece's walk, are those of the tree.
   *
   * @throws Bookmark.UnfitException if they are not
   */
  public void requireSame(Runnable checkpoint) {
    WalkCut now = cutAt(shareDepth(checkpoint), checkpoint);
    if (piece != null) {
      piece.cut().requireSame(now);
    } else if (earlier.shares() != now.shares()) {
      throw new Bookmark.UnfitException(
          "it shares the tree out in %d parts, and there are %d: another version wrote it"
              .formatted(earlier.shares(), now.shares()));
    }
  }

  /** The number of branches of a depth, to which a tree is walked down. */
  private static int count(DualTree tree, int depth, Runnable checkpoint) {
    int count = 0;
    boolean isNew = true;
    while (!tree.isDone()) {
      checkpoint.run();
      if (isNew && tree.depth() == depth) {
        count++;
        tree.leave();
      }
      isNew = tree.next();
    }
    return count;
  }

  /**
   * Takes a share for a lane, at its start or where an earlier run left it; empty if it is done or
   * another lane's.
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

  /** A lane has come so far in its share. */
  synchronized void at(Object lane, DualTree.Position position) {
    under.computeIfPresent(lane, (same, share) -> new Under(share.share(), position));
  }

  /** A lane has walked its share to the end. */
  synchronized void end(Object lane) {
    under.remove(lane);
  }

  /** The part of the walk that is done, of 1. */
  public synchronized double done(Runnable checkpoint) {
    int done = taken() - under.size() - left.size();
    return (double) done / Math.max(1, shares(checkpoint));
  }

  /** Keeps how far the walk has come, now and then. */
  synchronized void keep(Runnable checkpoint) {
    if (System.nanoTime() - kept > BETWEEN_BOOKMARKS.toNanos()) {
      bookmark.keep(text(checkpoint));
      kept = System.nanoTime();
    }
  }

  /** How far the walk has come, for a later run. */
  synchronized String text(Runnable checkpoint) {
    Map<Integer, DualTree.Position> open = new TreeMap<>(left);
    under.values().forEach(each -> open.put(each.share(), each.position()));
    List<Integer> order = Arrays.stream(plan(checkpoint).order()).boxed().toList();
    int depth = shareDepth(checkpoint);
    int all = shares(checkpoint);
    return new KeptWalk(order, depth, all, taken(), counted(), hasMetKnown(), open).text(request);
  }
}
