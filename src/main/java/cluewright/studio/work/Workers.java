package cluewright.studio.work;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The studio's threads: one pool for all work away from the UI thread, as large as the machine
 * allows.
 *
 * <p>Who gets how many, on a machine of n cores:
 *
 * <ul>
 *   <li>A generation uses {@link #LANES} threads: one core less than there are, from three cores
 *       on. On two it keeps both, since hard masks whose puzzle two lanes find in seconds cost one
 *       lane several times as long. One of the threads is of this pool, and always free; the search
 *       makes the others itself, as it needs them at once.
 *   <li>A mask that is decided in the background has {@link #DECIDING}, half of the cores, for
 *       minutes or hours; a generation beside it is content with the other half. One of the threads
 *       is of this pool, and always free.
 *   <li>Results are rated one at a time. Together with the generation that makes n, and on two
 *       cores one more, so that a rating has its share of them and is not starved.
 *   <li>Of other long work (replays, repairs, pages, pictures, the rating of the puzzle on display)
 *       {@link #LONG} pieces are on at once, at least two; more of them wait in their order.
 *   <li>Short work, such as files, autosave and the verdict on a mask that is painted, never waits
 *       for any of these: two threads are left to it.
 * </ul>
 *
 * <p>Nothing in the pool waits for work of the pool that has not begun, so that it cannot come to a
 * standstill: what follows from a result is begun on the UI thread.
 */
public final class Workers {
  private static final int CORES = Runtime.getRuntime().availableProcessors();

  /** The number of threads for generating. */
  public static final int LANES = CORES > 2 ? CORES - 1 : CORES;

  /** The number of threads for deciding a mask in the background. */
  public static final int DECIDING = Math.max(1, CORES / 2);

  /** The number of threads for generating while a mask is being decided. */
  public static final int LANES_BESIDE = Math.max(1, CORES - DECIDING);

  /** The number of other long tasks that may run at once. */
  public static final int LONG = Math.max(2, CORES);

  private static final int GENERATION = 1;
  private static final int DECISION = 1;
  private static final int SHORT = 2;
  private static final long IDLE_SECONDS = 10;

  private Workers() {}

  /** A pool of daemon threads; after its shutdown, it drops further work. */
  public static ExecutorService pool() {
    int most = GENERATION + DECISION + LONG + SHORT;
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(
            most,
            most,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Workers::daemon,
            new ThreadPoolExecutor.DiscardPolicy());
    pool.allowCoreThreadTimeOut(true);
    return pool;
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "studio-work");
    thread.setDaemon(true);
    return thread;
  }
}
