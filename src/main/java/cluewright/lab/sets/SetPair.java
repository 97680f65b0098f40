package cluewright.lab.sets;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.model.House;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A naked set and its complementary hidden set, which say the same within their house.
 *
 * <p>Of the empty cells of a house, k hold only k digits between them. Then the other digits that
 * the house still needs have no place there, so they have the other empty cells to themselves, and
 * there are as many of these. Both say that the k digits leave those cells. A naked set also says
 * this of cells outside the house that see all of it, and the hidden one does not.
 *
 * @param house one that holds every digit
 * @param nakedCells empty cells that hold only the naked digits
 * @param hiddenCells the other empty cells, the only ones for the hidden digits
 */
public record SetPair(
    House house, CellSet nakedCells, int nakedDigits, CellSet hiddenCells, int hiddenDigits) {
  /** The number of sets in a house above which it is left out. */
  public static final int MOST_SETS = TightSets.MOST;

  /** All pairs of a state, by house, starting with small naked or hidden sets. */
  public static List<SetPair> of(GridState state) {
    List<SetPair> pairs = new ArrayList<>();
    for (House house : state.board().houses()) {
      if (house.holdsEveryDigit()) {
        List<SetPair> mine = new ArrayList<>();
        add(state, house, mine);
        mine.sort(
            Comparator.comparingInt(SetPair::smaller)
                .thenComparingInt(pair -> pair.nakedCells.size()));
        pairs.addAll(mine);
      }
    }
    return pairs;
  }

  /** The houses that {@link #of(GridState)} skips because they have too many sets. */
  public static List<House> leftOut(GridState state) {
    return state.board().houses().stream()
        .filter(House::holdsEveryDigit)
        .filter(house -> sets(state, house).filter(sets -> sets.size() > MOST_SETS).isPresent())
        .toList();
  }

  /** The houses that {@link #of(GridState)} skips because no digits fit their empty cells. */
  public static List<House> unfillable(GridState state) {
    return state.board().houses().stream()
        .filter(House::holdsEveryDigit)
        .filter(house -> sets(state, house).isEmpty())
        .toList();
  }

  private int smaller() {
    return Math.min(nakedCells.size(), hiddenCells.size());
  }

  private static void add(GridState state, House house, List<SetPair> pairs) {
    int[] open = open(state, house).toArray();
    int needed = needed(state, house);
    List<Integer> sets = sets(state, house).orElse(List.of());
    if (sets.size() > MOST_SETS) {
      return;
    }
    for (int chosen : sets) {
      int digits = 0;
      for (int rest = chosen; rest != 0; rest &= rest - 1) {
        digits |= state.candidates(open[Integer.numberOfTrailingZeros(rest)]);
      }
      pairs.add(
          new SetPair(house, cells(open, chosen), digits, cells(open, ~chosen), needed & ~digits));
    }
  }

  /** {@link TightSets} of the empty cells. */
  private static Optional<List<Integer>> sets(GridState state, House house) {
    int[] candidates = open(state, house).stream().map(state::candidates).toArray();
    return Integer.bitCount(needed(state, house)) == candidates.length
        ? TightSets.of(candidates)
        : Optional.empty();
  }

  private static CellSet cells(int[] open, int chosen) {
    CellSet cells = CellSet.empty();
    for (int i = 0; i < open.length; i++) {
      cells = (chosen >>> i & 1) != 0 ? cells.with(open[i]) : cells;
    }
    return cells;
  }

  private static CellSet open(GridState state, House house) {
    return CellSet.of(house.cells().stream().filter(cell -> state.placed(cell) == 0));
  }

  /** The digits not yet placed in a house. */
  private static int needed(GridState state, House house) {
    int placed = 0;
    for (int cell : house.cells().toArray()) {
      placed |= state.placed(cell) == 0 ? 0 : 1 << (state.placed(cell) - 1);
    }
    return state.board().allDigits() & ~placed;
  }

  /**
   * The pair for a deduction by a naked or hidden set, if its house has other empty cells.
   *
   * @param before the state that it was drawn from
   */
  public static Optional<SetPair> of(GridState before, Deduction deduction) {
    Group group = deduction.strategy().group();
    if (deduction.places() || (group != Group.SUBSETS && group != Group.INTERSECTIONS)) {
      return Optional.empty();
    }
    Board board = before.board();
    CellSet cells = deduction.evidence().cells(board);
    int digits = 0;
    for (var mark : deduction.evidence().marks()) {
      digits |= 1 << (board.digitOf(mark.candidate()) - 1);
    }
    for (House house : deduction.evidence().houses()) {
      Optional<SetPair> pair = of(before, house, cells, digits);
      if (pair.isPresent() && pair.get().saysTheSame(before, deduction)) {
        return pair;
      }
    }
    return Optional.empty();
  }

  /** True if a deduction eliminates within the house what this pair eliminates there. */
  private boolean saysTheSame(GridState before, Deduction deduction) {
    Board board = before.board();
    List<Integer> mine =
        hiddenCells.stream()
            .boxed()
            .flatMap(
                cell ->
                    board
                        .digitRange()
                        .filter(digit -> (nakedDigits >>> (digit - 1) & 1) != 0)
                        .filter(digit -> before.hasCandidate(cell, digit))
                        .mapToObj(digit -> board.candidate(cell, digit)))
            .sorted()
            .toList();
    return !mine.isEmpty()
        && mine.equals(
            deduction.changes().stream()
                .filter(candidate -> house.cells().contains(board.cellOf(candidate)))
                .sorted()
                .toList());
  }

  /** The pair with these cells and digits as its naked or hidden half. */
  private static Optional<SetPair> of(GridState state, House house, CellSet cells, int digits) {
    CellSet open = open(state, house);
    int needed = needed(state, house);
    CellSet otherCells = open.minus(cells);
    int otherDigits = needed & ~digits;
    boolean isPair =
        house.holdsEveryDigit()
            && open.containsAll(cells)
            && (needed & digits) == digits
            && cells.size() == Integer.bitCount(digits)
            && otherCells.size() == Integer.bitCount(otherDigits)
            && !otherCells.isEmpty();
    if (!isPair) {
      return Optional.empty();
    }
    if (cells.stream().allMatch(cell -> (state.candidates(cell) & ~digits) == 0)) {
      return Optional.of(new SetPair(house, cells, digits, otherCells, otherDigits));
    }
    return otherCells.stream().allMatch(cell -> (state.candidates(cell) & digits) == 0)
        ? Optional.of(new SetPair(house, otherCells, otherDigits, cells, digits))
        : Optional.empty();
  }

  /** True if a cell has a candidate that the pair eliminates within the house. */
  public boolean changes(GridState state) {
    return hiddenCells.stream().anyMatch(cell -> (state.candidates(cell) & nakedDigits) != 0);
  }

  /** The sentence for the naked set, without its full stop. */
  public Phrase naked(Board board) {
    return Phrase.of(
        "strategies.reason-naked-set",
        Words.cells(board, nakedCells),
        Words.house(house),
        Words.digits(board, nakedDigits));
  }

  /** The sentence for the hidden set, without its full stop. */
  public Phrase hidden(Board board) {
    return Phrase.of(
        "strategies.reason-hidden-set",
        Words.digits(board, hiddenDigits),
        Words.house(house),
        Words.cells(board, hiddenCells));
  }
}
