package cluewright;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * The number of tries and the random numbers of tests that try a property on much that is random.
 *
 * <p>By itself a run makes a fiftieth of all tries, with random numbers that no run had before; its
 * first line tells their seed. {@code -Dtests.seed=SEED} makes the same tries again. With {@code
 * -Pthorough} all tries are made, with the seeds that the tests name, so that two runs are alike:
 * this is {@code -Dtests.tries=100 -Dtests.seed=0}. {@code -Dtests.seconds=SECONDS} ends that: a
 * test that begins later after the virtual machine makes few.
 */
public final class Tries {
  private static final int ALL = 100;
  private static final int FEWEST = 1;
  private static final int PERCENT_OF_FEW = 2;

  /** The time for all of them ends so many seconds after the start of the virtual machine. */
  private static final long END =
      ManagementFactory.getRuntimeMXBean().getStartTime()
          + 1000 * Long.getLong("tests.seconds", Integer.MAX_VALUE);

  private static volatile Share share =
      new Share(
          Integer.getInteger("tests.tries", PERCENT_OF_FEW),
          Long.getLong("tests.seed", System.currentTimeMillis()));

  /**
   * How many tries are made, and from which numbers.
   *
   * @param percent of all
   */
  private record Share(int percent, long seed) {}

  static {
    System.out.println("Random tests: " + howToRepeat());
  }

  private Tries() {}

  /** As many as named when all tries are made, otherwise a share, and at least one. */
  public static int of(int all) {
    return (int) Math.max(Math.min(all, FEWEST), (long) all * share.percent() / ALL);
  }

  /** All cases when all tries are made, in their order; otherwise a random share of them. */
  public static <T> Stream<T> some(Stream<T> all) {
    List<T> cases = new ArrayList<>(all.toList());
    if (!all()) {
      Collections.shuffle(cases, random(cases.size()));
    }
    return cases.stream().limit(of(cases.size()));
  }

  /** All cases when all tries are made, in their order; otherwise so many of them by lot. */
  public static <T> List<T> few(List<T> all, int most) {
    if (all()) {
      return all;
    }
    List<T> cases = new ArrayList<>(all);
    Collections.shuffle(cases, random(cases.size()));
    return List.copyOf(cases.subList(0, Math.min(most, cases.size())));
  }

  /**
   * The least number of tries that must show what is tested: as named when all are made, otherwise
   * none, since few tries may miss what is rare.
   */
  public static int showing(int least) {
    return all() ? least : 0;
  }

  /** True if all tries are made. */
  public static boolean all() {
    return share.percent() >= ALL;
  }

  /** Random numbers that differ from run to run; those of the named seed when all is tried. */
  public static Random random(long named) {
    return new Random(named + 1_000_003 * share.seed());
  }

  /** The properties that make a run try the same again. */
  public static String howToRepeat() {
    Share now = share;
    return "-Dtests.tries=%d -Dtests.seed=%d".formatted(now.percent(), now.seed());
  }

  /**
   * True if few tries are made since the time for all is over; from then on they are, with numbers
   * that no run had before.
   */
  static boolean areFewInTime() {
    if (System.currentTimeMillis() < END) {
      return false;
    }
    if (all()) {
      share = new Share(PERCENT_OF_FEW, System.currentTimeMillis());
    }
    return true;
  }
}
