package cluewright.strategy;

import cluewright.model.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Two clusters of a digit, each coloured as for {@link SimpleColours}. A colour that sees both
 * colours of the other cluster is false (type 2). Of two colours that see each other one is false,
 * so one of their opposites is true, and a cell that sees both opposites loses the digit (type 1).
 *
 * <p>Not monotone, for the same reason as simple colours.
 */
final class MultiColours implements Strategy {
  private static final Variant TYPE_1 = Variant.of("Multi colours 1", "0502", Level.HARD, 200);
  private static final Variant TYPE_2 = Variant.of("Multi colours 2", "0503", Level.HARD, 200);

  private static final About ABOUT =
      new About(
          "multi-colours",
          Group.CHAINS,
          List.of("Multi colours", "Multi-colouring"),
          "Two clusters of a digit take two colours each, and where a colour of one sees a colour"
              + " of the other, the digit leaves what sees both of their opposites.",
          List.of(TYPE_1, TYPE_2));

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

  /** Digit by digit and cluster pair by pair, in either order, type 2 before type 1. */
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
        for (int one = 0; one < colouring.colours(); one += 2) {
          for (int another = 0; another < colouring.colours(); another += 2) {
            if (one != another && offer(one, another, digit, state, sink)) {
              return true;
            }
          }
        }
      }
      return false;
    }

    private boolean offer(
        int one, int another, int digit, SolvingState state, Predicate<Deduction> sink) {
      return typeTwo(one, another, digit, state, sink)
          || typeTwo(Colouring.other(one), another, digit, state, sink)
          || (one < another && typeOne(one, another, digit, state, sink));
    }

    private boolean typeTwo(
        int colour, int another, int digit, SolvingState state, Predicate<Deduction> sink) {
      int opposite = Colouring.other(another);
      if (!colouring.see(colour, another) || !colouring.see(colour, opposite)) {
        return false;
      }
      eliminations.in(state);
      for (int word = 0; word < geometry.words(); word++) {
        eliminations.addCells(digit, word, colouring.cells(colour, word));
      }
      String reason =
          board.symbol(digit)
              + " is either in "
              + names(another)
              + " or in "
              + names(opposite)
              + ", and each of these clashes with "
              + names(colour);
      return sink.test(
          deduction(TYPE_2, digit, new int[] {colour}, new int[] {another, opposite}, reason));
    }

    private boolean typeOne(
        int one, int another, int digit, SolvingState state, Predicate<Deduction> sink) {
      eliminations.in(state);
      List<String> reasons = new ArrayList<>();
      int[] clash = {one, another};
      for (int i = 0; i < 4; i++) {
        int left = one + i / 2;
        int right = another + i % 2;
        if (colouring.see(left, right) && addSeenByOpposites(left, right, digit)) {
          clash = reasons.isEmpty() ? new int[] {left, right} : clash;
          reasons.add(clash(left, right));
        }
      }
      if (reasons.isEmpty()) {
        return false;
      }
      int[] opposites = {Colouring.other(clash[0]), Colouring.other(clash[1])};
      String reason = board.symbol(digit) + " is " + Words.list(reasons);
      return sink.test(deduction(TYPE_1, digit, opposites, clash, reason));
    }

    /** Whether that adds something. */
    private boolean addSeenByOpposites(int left, int right, int digit) {
      int before = eliminations.size();
      for (int word = 0; word < geometry.words(); word++) {
        eliminations.addCells(
            digit,
            word,
            colouring.seenFrom(Colouring.other(left), word)
                & colouring.seenFrom(Colouring.other(right), word));
      }
      return eliminations.size() > before;
    }

    private String clash(int left, int right) {
      return "in "
          + names(Colouring.other(left))
          + " or in "
          + names(Colouring.other(right))
          + " (else "
          + names(left)
          + " would clash with "
          + names(right)
          + ")";
    }

    private String names(int colour) {
      return colouring.name(colour);
    }

    private Deduction deduction(
        Variant variant, int digit, int[] pattern, int[] second, String reason) {
      List<Evidence.Mark> marks = new ArrayList<>();
      List<Evidence.Link> links = new ArrayList<>();
      for (int colour : pattern) {
        marks.addAll(marks(colour, digit, Evidence.Role.PATTERN));
        links.addAll(colouring.linksOf(colour));
      }
      for (int colour : second) {
        marks.addAll(marks(colour, digit, Evidence.Role.SECOND));
      }
      return Deduction.eliminate(
          board,
          MultiColours.this,
          variant,
          eliminations.toArray(),
          () -> new Evidence(List.of(), List.of(), marks, links, reason));
    }

    private List<Evidence.Mark> marks(int colour, int digit, Evidence.Role role) {
      return Evidence.marks(board, colouring.cellsOf(colour), 1 << (digit - 1), role);
    }
  }
}
