package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.CellSet;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Places of a digit that strong links join take two colours in turn, of which one is true
 * everywhere. Wrap: a colour that sees itself is the false one. Trap: a cell outside that sees both
 * colours loses the digit.
 *
 * <p>Not monotone: when a coloured place goes, those of the other colour beside it become hidden
 * singles, and the rest of the cluster needs these placed.
 */
final class SimpleColours implements Strategy {
  private static final Variant TRAP = Variant.of("Simple colours trap", "0500", Level.HARD, 150);
  private static final Variant WRAP = Variant.of("Simple colours wrap", "0501", Level.HARD, 150);

  private static final About ABOUT =
      new About(
          "simple-colours",
          Group.CHAINS,
          List.of("Simple colours", "Simple colouring"),
          "Places of a digit that come in twos take two colours in turn, so the digit leaves what"
              + " sees both colours, and a colour that sees itself.",
          List.of(TRAP, WRAP));

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public boolean isMonotone() {
    return false;
  }

  @Override
  public boolean isImpliedBy(StrategySet others) {
    return others.contains(Catalogue.AIC);
  }

  @Override
  public Finder finder(Board board) {
    return new Clusters(Geometry.of(board));
  }

  /** Digit by digit and cluster by cluster, wraps before the trap. */
  private final class Clusters implements Finder {
    private final Geometry geometry;
    private final Board board;
    private final Colouring colouring;
    private final Eliminations eliminations;

    Clusters(Geometry geometry) {
      this.geometry = geometry;
      this.board = geometry.board();
      this.colouring = new Colouring(geometry);
      this.eliminations = new Eliminations(geometry);
    }

    @Override
    public boolean find(SolvingState state, Predicate<Deduction> sink) {
      for (int digit = 1; digit <= board.digits(); digit++) {
        colouring.colour(state, digit);
        for (int colour = 0; colour < colouring.colours(); colour += 2) {
          if (wrap(colour, digit, state, sink)
              || wrap(Colouring.other(colour), digit, state, sink)
              || trap(colour, digit, state, sink)) {
            return true;
          }
        }
      }
      return false;
    }

    private boolean wrap(int colour, int digit, SolvingState state, Predicate<Deduction> sink) {
      if (!colouring.see(colour, colour)) {
        return false;
      }
      eliminations.in(state);
      for (int word = 0; word < geometry.words(); word++) {
        eliminations.addCells(digit, word, colouring.cells(colour, word));
      }
      String reason =
          board.symbol(digit)
              + " is in "
              + colouring.name(colour)
              + " or in none of these, and two of them see each other";
      return sink.test(deduction(WRAP, colour, digit, reason));
    }

    private boolean trap(int colour, int digit, SolvingState state, Predicate<Deduction> sink) {
      int other = Colouring.other(colour);
      eliminations.in(state);
      for (int word = 0; word < geometry.words(); word++) {
        long own = colouring.cells(colour, word) | colouring.cells(other, word);
        eliminations.addCells(
            digit, word, colouring.seenFrom(colour, word) & colouring.seenFrom(other, word) & ~own);
      }
      if (eliminations.isEmpty()) {
        return false;
      }
      String reason =
          board.symbol(digit)
              + " is either in "
              + colouring.name(colour)
              + " or in "
              + colouring.name(other);
      return sink.test(deduction(TRAP, colour, digit, reason));
    }

    private Deduction deduction(Variant variant, int colour, int digit, String reason) {
      int bit = 1 << (digit - 1);
      CellSet first = colouring.cellsOf(colour);
      CellSet second = colouring.cellsOf(Colouring.other(colour));
      List<Evidence.Mark> marks =
          new ArrayList<>(Evidence.marks(board, first, bit, Evidence.Role.PATTERN));
      marks.addAll(Evidence.marks(board, second, bit, Evidence.Role.SECOND));
      List<Evidence.Link> links = colouring.linksOf(colour);
      return Deduction.eliminate(
          board,
          SimpleColours.this,
          variant,
          eliminations.toArray(),
          () -> new Evidence(List.of(), List.of(), marks, links, reason));
    }
  }
}
