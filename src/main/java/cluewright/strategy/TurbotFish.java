package cluewright.strategy;

import cluewright.model.Board;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Two houses of any kind with two places each for a digit, four cells in all, and two of them, one
 * of each, that see each other: one of the two free ends holds the digit.
 *
 * <p>Skyscrapers and 2-String Kites are such chains too. All are collected: those that eliminate
 * most come first, then those whose eliminations lie in the lowest cells in sum, as HoDoKu has it;
 * of several with the same eliminations there is one.
 */
final class TurbotFish implements Strategy {
  private static final Variant VARIANT = Variant.of("Turbot Fish", "0403", Level.HARD, 120);

  @Override
  public String id() {
    return "turbot-fish";
  }

  @Override
  public List<String> names() {
    return List.of("Turbot Fish");
  }

  @Override
  public String explanation() {
    return "Two houses have two places each for a digit, and one of each see each other, so the"
        + " digit goes from the cells that see both of the others.";
  }

  @Override
  public Group group() {
    return Group.SINGLE_DIGIT;
  }

  @Override
  public List<Variant> variants() {
    return List.of(VARIANT);
  }

  /** A house whose digit has but one place left is none of its houses any more. */
  @Override
  public boolean isMonotone() {
    return false;
  }

  @Override
  public Finder finder(Board board) {
    return new Chains(Geometry.of(board));
  }

  private final class Chains implements Finder {
    private static final Comparator<Deduction> BEST_FIRST =
        Comparator.<Deduction>comparingInt(deduction -> -deduction.changes().size())
            .thenComparingInt(deduction -> deduction.changedCells().stream().sum());

    private final Geometry geometry;
    private final Board board;
    private final ConjugatePairs pairs;
    private final List<Deduction> found = new ArrayList<>();

    Chains(Geometry geometry) {
      this.geometry = geometry;
      this.board = geometry.board();
      this.pairs = new ConjugatePairs(geometry, house -> true);
    }

    @Override
    public boolean find(SolvingState state, Predicate<Deduction> sink) {
      found.clear();
      for (int digit = 1; digit <= board.digits(); digit++) {
        pairs.collect(state, digit);
        for (int first = 0; first < pairs.size(); first++) {
          for (int second = first + 1; second < pairs.size(); second++) {
            collect(state, digit, first, second);
          }
        }
      }
      return !found.isEmpty() && offer(sink);
    }

    /** Tries each end of the first pair with each of the second. */
    private void collect(SolvingState state, int digit, int first, int second) {
      for (int ends = 0; ends < 4; ends++) {
        int linked = pairs.cell(first, ends >> 1);
        int free = pairs.cell(first, 1 - (ends >> 1));
        int otherLinked = pairs.cell(second, ends & 1);
        int otherFree = pairs.cell(second, 1 - (ends & 1));
        if (geometry.see(linked, otherLinked)
            && PairChain.areDistinct(free, linked, otherLinked, otherFree)
            && PairChain.catches(geometry, state, digit, free, otherFree)) {
          found.add(
              new PairChain(
                      digit,
                      geometry.house(pairs.house(first)),
                      free,
                      linked,
                      geometry.house(pairs.house(second)),
                      otherLinked,
                      otherFree)
                  .deduction(board, state, TurbotFish.this));
        }
      }
    }

    private boolean offer(Predicate<Deduction> sink) {
      found.sort(BEST_FIRST);
      Set<List<Integer>> offered = new HashSet<>();
      for (Deduction deduction : found) {
        if (offered.add(deduction.changes()) && sink.test(deduction)) {
          return true;
        }
      }
      return false;
    }
  }
}
