package cluewright.strategy.chain;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Two clusters of a digit, coloured as for {@link SimpleColours}. A colour that sees both colours
 * of the other cluster is false (type 2). Of two colours that see each other one is false, so one
 * of their opposites is true, and a cell that sees both opposites loses the digit (type 1).
 *
 * <p>Searches by digit and pair of clusters in either order, type 2 before type 1. Monotone beside
 * hidden singles, as simple colours are, and beside these, since two clusters may have become one,
 * where one colour sees itself.
 */
public final class MultiColours implements Finder {
  private static final Variant TYPE_1 =
      Variant.of("multi-colours-1", "0502", 5360, Level.HARD, 200);
  private static final Variant TYPE_2 =
      Variant.of("multi-colours-2", "0503", 5360, Level.HARD, 200);

  public static final Strategy STRATEGY =
      Strategy.of(
          new About("multi-colours", Group.CHAINS, 1, List.of(TYPE_1, TYPE_2))
              .monotoneBeside("hidden-single", "simple-colours")
              .impliedBy("aic"),
          MultiColours::new);

  private final ColouredDigit digit;

  private MultiColours(Strategy strategy, Board board) {
    this.digit = new ColouredDigit(strategy, board);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    return digit.anyCluster(state, one -> offerWithEach(one, sink));
  }

  private boolean offerWithEach(int one, Predicate<Deduction> sink) {
    for (int another = 0; another < digit.colours().colours(); another += 2) {
      if (one != another && offer(one, another, sink)) {
        return true;
      }
    }
    return false;
  }

  private boolean offer(int one, int another, Predicate<Deduction> sink) {
    return typeTwo(one, another, sink)
        || typeTwo(Colouring.other(one), another, sink)
        || (one < another && typeOne(one, another, sink));
  }

  private boolean typeTwo(int colour, int another, Predicate<Deduction> sink) {
    int opposite = Colouring.other(another);
    if (!digit.colours().see(colour, another) || !digit.colours().see(colour, opposite)) {
      return false;
    }
    digit.onlyThoseOf(colour);
    Phrase reason =
        Phrase.of(
            "strategies.reason-colours-clash",
            digit.symbol(),
            names(another),
            names(opposite),
            names(colour));
    return sink.test(
        digit.deduction(TYPE_2, new int[] {colour}, new int[] {another, opposite}, reason));
  }

  private boolean typeOne(int one, int another, Predicate<Deduction> sink) {
    digit.begin();
    List<Phrase> reasons = new ArrayList<>();
    int[] clash = {one, another};
    for (int i = 0; i < 4; i++) {
      int left = one + i / 2;
      int right = another + i % 2;
      if (digit.colours().see(left, right) && addSeenByOpposites(left, right)) {
        clash = reasons.isEmpty() ? new int[] {left, right} : clash;
        reasons.add(clash(left, right));
      }
    }
    if (reasons.isEmpty()) {
      return false;
    }
    int[] opposites = {Colouring.other(clash[0]), Colouring.other(clash[1])};
    Phrase reason =
        Phrase.of("strategies.reason-colours-meet", digit.symbol(), Words.list(reasons));
    return sink.test(digit.deduction(TYPE_1, opposites, clash, reason));
  }

  /** Adds cells seen by opposite colours; true if there are any. */
  private boolean addSeenByOpposites(int left, int right) {
    int before = digit.size();
    for (int word = 0; word < digit.words(); word++) {
      digit.add(
          word,
          digit.colours().seenFrom(Colouring.other(left), word)
              & digit.colours().seenFrom(Colouring.other(right), word));
    }
    return digit.size() > before;
  }

  private Phrase clash(int left, int right) {
    return Phrase.of(
        "strategies.reason-opposites",
        names(Colouring.other(left)),
        names(Colouring.other(right)),
        names(left),
        names(right));
  }

  private Phrase names(int colour) {
    return digit.colours().name(colour);
  }
}
