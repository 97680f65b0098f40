package cluewright.search.sat;

import cluewright.closure.Closure;
import cluewright.search.walk.Temperature;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Chooses the clue digits that a climbing SAT search tries next, judged by the real closure.
 *
 * <p>It stands on the clue digits that left the fewest candidates open, or a few more as the {@link
 * Temperature} allows. A move lets go of one to three of them by lot and wishes for the others
 * again; the search, whose propagation and conflicts decide what the free ones can be, offers what
 * it came to. After many offers without a new best the ascent begins anew, with no wishes.
 */
final class Ascent {
  private static final int MOST_FREE = 3;

  /** The number of moves without a new best after which to start over. */
  private static final int PATIENCE = 1000;

  /** The objective before there are any digits. */
  private static final int NOWHERE = Integer.MAX_VALUE;

  private final Closure closure;
  private final Temperature temperature;
  private final SplittableRandom random;
  private final int[] cells;
  private final int[] digits;

  /**
   * All clues in the order in which they are tried; the last {@link #free} have no preferred digit.
   */
  private final int[] order;

  private int free;
  private int objective = NOWHERE;
  private int best = NOWHERE;
  private int sinceBest;

  /**
   * An ascent without digits.
   *
   * @param cells the mask's, in their order
   */
  Ascent(int[] cells, Closure closure, long seed) {
    this.cells = cells.clone();
    this.closure = closure;
    this.temperature = Temperature.of(closure.board());
    this.random = new SplittableRandom(seed);
    this.digits = new int[cells.length];
    this.order = IntStream.range(0, cells.length).toArray();
    begin();
  }

  /** Gives up a few digits, or all. */
  void move() {
    sinceBest++;
    if (isAtTheTop() || sinceBest > PATIENCE) {
      begin();
    } else {
      free = isNowhere() ? order.length : Math.min(order.length, 1 + random.nextInt(MOST_FREE));
      shuffle();
    }
  }

  private void begin() {
    objective = NOWHERE;
    best = NOWHERE;
    sinceBest = 0;
    free = order.length;
    shuffle();
  }

  private void shuffle() {
    for (int i = order.length - 1; i > 0; i--) {
      int chosen = random.nextInt(i + 1);
      int swapped = order[i];
      order[i] = order[chosen];
      order[chosen] = swapped;
    }
  }

  /** The clue at a position in the order, as an index into the cells. */
  int clue(int place) {
    return order[place];
  }

  /** The preferred digit of the clue at a position in the order; 0 for none. */
  int wish(int place) {
    return place < order.length - free ? digits[order[place]] : 0;
  }

  /** A random number below a limit. */
  int draw(int count) {
    return random.nextInt(count);
  }

  /**
   * Judges digits for all clues; true if they are accepted.
   *
   * @return whether it stands on them now, so that they are worth a closer look
   */
  boolean takes(int[] offered) {
    int reached = openCandidates(offered);
    if (reached == NOWHERE || (!isNowhere() && reached > temperature.limit(objective, random))) {
      return false;
    }
    System.arraycopy(offered, 0, digits, 0, digits.length);
    objective = reached;
    if (reached < best) {
      best = reached;
      sinceBest = 0;
    }
    return true;
  }

  private int openCandidates(int[] offered) {
    closure.reset();
    for (int clue = 0; clue < cells.length; clue++) {
      closure.place(cells[clue], offered[clue]);
    }
    return closure.close() ? closure.openCandidates() : NOWHERE;
  }

  /** True if there are no digits yet. */
  boolean isNowhere() {
    return objective == NOWHERE;
  }

  /** True if the current digits are a puzzle that the strategies complete. */
  boolean isAtTheTop() {
    return objective == 0;
  }

  @Override
  public String toString() {
    return Arrays.toString(digits) + " leave open " + objective;
  }
}
