package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.CellSet;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Two almost locked sets without a common cell, and a digit x of both that cannot be in both: one
 * set lacks it and needs all its other digits, so a third digit z of both leaves what sees all its
 * cells in both.
 *
 * <p>Where there are two such digits x, each set holds just one of them: so each may play z for the
 * other, and the other digits of each set leave whatever sees them all. Not monotone: a set that
 * loses a candidate is a naked set, which others have to use first.
 */
final class AlsXz implements Strategy {
  private static final Variant VARIANT = Variant.of("ALS-XZ", "0901", 5700, Level.UNFAIR, 300);

  private static final About ABOUT =
      new About(
          "als-xz",
          Group.CHAINS,
          List.of("ALS-XZ"),
          "Two sets of cells hold one candidate more than they have cells, and only one of them can"
              + " take a certain digit, so what the other then needs leaves what both would exclude.",
          List.of(VARIANT));

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public boolean isMonotone() {
    return false;
  }

  @Override
  public Finder finder(Board board) {
    return new SetPairs(Geometry.of(board));
  }

  private final class SetPairs implements Finder {
    private final Geometry geometry;
    private final Board board;
    private final AlmostLockedSets sets;
    private final Eliminations eliminations;

    SetPairs(Geometry geometry) {
      this.geometry = geometry;
      this.board = geometry.board();
      this.sets = new AlmostLockedSets(geometry);
      this.eliminations = new Eliminations(geometry);
    }

    @Override
    public boolean find(SolvingState state, Predicate<Deduction> sink) {
      sets.lookAt(state);
      for (int one = 0; one < sets.size(); one++) {
        for (int another = one + 1; another < sets.size(); another++) {
          int common = sets.digits(one) & sets.digits(another);
          if (Integer.bitCount(common) > 1
              && !sets.overlap(one, another)
              && offer(one, another, common, state, sink)) {
            return true;
          }
        }
      }
      return false;
    }

    private boolean offer(
        int one, int another, int common, SolvingState state, Predicate<Deduction> sink) {
      int restricted = restricted(one, another, common);
      if (restricted == 0) {
        return false;
      }
      boolean isDouble = Integer.bitCount(restricted) > 1;
      eliminations.in(state);
      addShared(one, another, isDouble ? common : common & ~restricted);
      if (isDouble) {
        addLocked(one, another, restricted);
        addLocked(another, one, restricted);
      }
      return !eliminations.isEmpty() && sink.test(deduction(one, another, restricted, state));
    }

    private int restricted(int one, int another, int common) {
      int restricted = 0;
      for (int rest = common; rest != 0; rest &= rest - 1) {
        if (sets.isRestricted(one, another, Integer.numberOfTrailingZeros(rest) + 1)) {
          restricted |= Integer.lowestOneBit(rest);
        }
      }
      return restricted;
    }

    private void addShared(int one, int another, int digits) {
      for (int rest = digits; rest != 0; rest &= rest - 1) {
        int digit = Integer.numberOfTrailingZeros(rest) + 1;
        for (int word = 0; word < geometry.words(); word++) {
          eliminations.addCells(
              digit, word, sets.seen(one, digit, word) & sets.seen(another, digit, word));
        }
      }
    }

    /** The digits that a set needs for sure, outside both sets. */
    private void addLocked(int set, int other, int restricted) {
      for (int rest = sets.digits(set) & ~restricted; rest != 0; rest &= rest - 1) {
        int digit = Integer.numberOfTrailingZeros(rest) + 1;
        for (int word = 0; word < geometry.words(); word++) {
          eliminations.addCells(
              digit, word, sets.seen(set, digit, word) & ~sets.cells(other, word));
        }
      }
    }

    private Deduction deduction(int one, int another, int restricted, SolvingState state) {
      String both = name(one) + " and " + name(another);
      List<Evidence.Mark> marks = new ArrayList<>();
      addMarks(marks, one, Evidence.Role.PATTERN, state);
      addMarks(marks, another, Evidence.Role.SECOND, state);
      return Deduction.eliminate(
          board,
          AlsXz.this,
          VARIANT,
          eliminations.toArray(),
          () -> new Evidence(List.of(), List.of(), marks, List.of(), reason(both, restricted)));
    }

    private void addMarks(
        List<Evidence.Mark> marks, int set, Evidence.Role role, SolvingState state) {
      for (int cell : sets.cellsOf(set).toArray()) {
        marks.addAll(Evidence.marks(board, CellSet.of(cell), state.open(cell), role));
      }
    }

    private String reason(String both, int restricted) {
      String taken =
          Integer.bitCount(restricted) > 1
              ? "each of " + both + " takes just one of "
              : "at most one of " + both + " takes ";
      return taken
          + Words.digits(board, restricted)
          + ", and one without it needs all its other digits";
    }

    /** For example {@code r1c2 and r1c3 (4, 5 and 6)}. */
    private String name(int set) {
      return Words.cells(board, sets.cellsOf(set))
          + " ("
          + Words.digits(board, sets.digits(set))
          + ")";
    }
  }
}
