package cluewright;

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
 * this is {@code -Dtests.tries=100 -Dtests.seed=0}.
 */
public final class Tries {
  private static final int ALL = 100;
  private static final int FEWEST = 1;
  private static final int PERCENT = Integer.getInteger("tests.tries", 2);
  private static final long SEED = Long.getLong("tests.seed", System.currentTimeMillis());

  static {
    System.out.println("Random tests: " + howToRepeat());
  }

  private Tries() {}

  /** As many as named when all tries are made, otherwise a share, and at least one. */
  public static int of(int all) {
    return (int) Math.max(Math.min(all, FEWEST), (long) all * PERCENT / ALL);
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
    return PERCENT >= ALL;
  }

  /** Random numbers that differ from run to run; those of the named seed when all is tried. */
  public static Random random(long named) {
    return new Random(named + 1_000_003 * SEED);
  }

  /** The properties that make a run try the same again. */
  public static String howToRepeat() {
    return "-Dtests.tries=%d -Dtests.seed=%d".formatted(PERCENT, SEED);
  }
}
