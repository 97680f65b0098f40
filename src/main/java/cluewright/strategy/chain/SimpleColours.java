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
import java.util.List;
import java.util.function.Predicate;

/**
 * Places of a digit joined by strong links get two alternating colours, one of which is true
 * throughout. Wrap: a colour that sees itself is the false one. Trap: a cell outside that sees both
 * colours loses the digit.
 *
 * <p>Monotone beside hidden singles: where a coloured place has gone, they fill the whole cluster.
 * A cluster that has grown since says as much, since a cell that has joined it and sees both
 * colours sees its own.
 *
 * <p>Searches by digit and cluster, wraps before traps.
 */
public final class SimpleColours implements Finder {
  private static final Variant TRAP =
      Variant.of("simple-colours-trap", "0500", 5330, Level.HARD, 150);
  private static final Variant WRAP =
      Variant.of("simple-colours-wrap", "0501", 5330, Level.HARD, 150);

  public static final Strategy STRATEGY =
      Strategy.of(
          new About("simple-colours", Group.CHAINS, 1, List.of(TRAP, WRAP))
              .monotoneBeside("hidden-single")
              .impliedBy("aic"),
          SimpleColours::new);

  private final ColouredDigit digit;

  private SimpleColours(Strategy strategy, Board board) {
    this.digit = new ColouredDigit(strategy, board);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    return digit.anyCluster(
        state,
        colour -> wrap(colour, sink) || wrap(Colouring.other(colour), sink) || trap(colour, sink));
  }

  private boolean wrap(int colour, Predicate<Deduction> sink) {
    if (!digit.colours().see(colour, colour)) {
      return false;
    }
    digit.onlyThoseOf(colour);
    Phrase reason =
        Phrase.of("strategies.reason-colour-wrap", digit.symbol(), digit.colours().name(colour));
    return sink.test(deduction(WRAP, colour, reason));
  }

  private boolean trap(int colour, Predicate<Deduction> sink) {
    Colouring colours = digit.colours();
    int other = Colouring.other(colour);
    digit.begin();
    for (int word = 0; word < digit.words(); word++) {
      long own = colours.cells(colour, word) | colours.cells(other, word);
      digit.add(word, colours.seenFrom(colour, word) & colours.seenFrom(other, word) & ~own);
    }
    if (digit.size() == 0) {
      return false;
    }
    Phrase reason =
        Phrase.of(
            "strategies.reason-colour-trap",
            digit.symbol(),
            colours.name(colour),
            colours.name(other));
    return sink.test(deduction(TRAP, colour, reason));
  }

  private Deduction deduction(Variant variant, int colour, Phrase reason) {
    return digit.deduction(
        variant, new int[] {colour}, new int[] {Colouring.other(colour)}, reason);
  }
}
