package cluewright.strategy.chain;

import cluewright.model.Board;
import cluewright.strategy.core.About;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.CrossingLines;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.List;
import java.util.function.Predicate;

/**
 * Two parallel lines with two places each for a digit, one of each in a common line across: one of
 * the two free ends, which lie in different lines across, holds the digit.
 *
 * <p>Rows come before columns; in each direction the ends that are first in both lines are tried as
 * the common ones, then those that are last. Ends that cross come when all that is done; where
 * locked candidates are used there are none left on boards of rectangular boxes. Free ends on one
 * line make an X-Wing instead.
 */
public final class Skyscraper extends BoardFinder {
  private static final Variant VARIANT =
      Variant.of("skyscraper", "0400", 3000, Level.HARD, 130, 4.0);

  /**
   * Monotone beside hidden singles, which fill a line with only one place left, and then the other
   * line, so that a free end holds the digit.
   */
  public static final Strategy STRATEGY =
      Strategy.of(
          new About("skyscraper", Group.SINGLE_DIGIT, List.of(VARIANT))
              .monotoneBeside("hidden-single")
              .impliedBy("turbot-fish"),
          Skyscraper::new);

  /** Where the common ends of the two pairs lie. */
  private enum Ends {
    /** First in both lines, or last in both. */
    ALIGNED,
    /** First in one line, last in the other. */
    CROSSED;

    static Ends of(int first, int second, int common) {
      int low = Integer.lowestOneBit(first);
      return (low == common) == (Integer.lowestOneBit(second) == common) ? ALIGNED : CROSSED;
    }
  }

  private final List<CrossingLines> directions;

  /** The lines with two places for the current digit, and these places. */
  private final int[] pairs;

  private final int[] places;

  private Skyscraper(Strategy strategy, Board board) {
    super(strategy, board);
    this.directions = CrossingLines.of(geometry);
    int most = directions.stream().mapToInt(CrossingLines::bases).max().orElse(0);
    this.pairs = new int[most];
    this.places = new int[most];
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    return find(state, sink, Ends.ALIGNED) || find(state, sink, Ends.CROSSED);
  }

  private boolean find(SolvingState state, Predicate<Deduction> sink, Ends ends) {
    for (CrossingLines lines : directions) {
      for (int digit = 1; digit <= board.digits(); digit++) {
        if (find(state, sink, ends, lines, digit)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean find(
      SolvingState state, Predicate<Deduction> sink, Ends ends, CrossingLines lines, int digit) {
    int count = collect(state, lines, digit);
    for (int i = 0; i < count; i++) {
      for (int j = i + 1; j < count; j++) {
        int common = places[i] & places[j];
        if (Integer.bitCount(common) == 1
            && Ends.of(places[i], places[j], common) == ends
            && offer(state, sink, chain(lines, digit, i, j, common))) {
          return true;
        }
      }
    }
    return false;
  }

  private int collect(SolvingState state, CrossingLines lines, int digit) {
    int count = 0;
    for (int line = 0; line < lines.bases(); line++) {
      int reached = lines.places(state, line, digit);
      if (Integer.bitCount(reached) == 2 && lines.holdsEveryDigit(line)) {
        pairs[count] = line;
        places[count++] = reached;
      }
    }
    return count;
  }

  private TurbotChain chain(CrossingLines lines, int digit, int i, int j, int common) {
    int shared = Integer.numberOfTrailingZeros(common);
    return new TurbotChain(
        digit,
        lines.base(pairs[i]),
        lines.cell(pairs[i], Integer.numberOfTrailingZeros(places[i] & ~common)),
        lines.cell(pairs[i], shared),
        lines.base(pairs[j]),
        lines.cell(pairs[j], shared),
        lines.cell(pairs[j], Integer.numberOfTrailingZeros(places[j] & ~common)));
  }

  private boolean offer(SolvingState state, Predicate<Deduction> sink, TurbotChain chain) {
    return chain.catches(geometry, state) && sink.test(chain.deduction(board, state, strategy));
  }
}
