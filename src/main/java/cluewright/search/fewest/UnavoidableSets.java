package cluewright.search.fewest;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;

/**
 * Finds the small unavoidable sets of a solution: sets of cells that can be filled in another way
 * while all others stay, so that every puzzle with this solution has a clue in each.
 *
 * <p>McGuire and others match blueprints of all sets of up to twelve cells. Here those of up to
 * fourteen, about three times as many, are searched for: a cell takes another digit, so the cells
 * of its houses that hold this digit must change, too, and so on until nothing must change any
 * more. A house that must hold every digit has two changed cells or none, which bounds how many
 * will be needed. All sets of up to so many cells are found.
 */
final class UnavoidableSets {
  /**
   * The paper has twelve. With 14 the search has about half the nodes; to find those of 16 takes
   * five times as long.
   */
  static final int MOST_CELLS = 14;

  /** The number of kinds of houses used for bounds. */
  private static final List<Kind> KINDS = List.of(Kinds.ROW, Kinds.COLUMN, Kinds.BOX);

  private final Puzzle grid;
  private final Board board;
  private final Stop stop;

  /** By cell, its houses. */
  private final int[][] housesOf;

  /** By house and digit, the cell with that digit, or -1. */
  private final int[][] cellWith;

  /** By house, the kind it is counted with; -1 if it has none or need not hold every digit. */
  private final int[] kindOf;

  /** By house, the number of its cells that change. */
  private final int[] changing;

  /** By kind, the number of houses with exactly one changing cell. */
  private final int[] lonely;

  /** By house, the digits that changed cells brought into it. */
  private final int[] brought;

  private final boolean[] changes;
  private final int[] cells = new int[MOST_CELLS];
  private final int[] digits;
  private int count;
  private int first;
  private final Set<CellSet> met = new HashSet<>();

  private UnavoidableSets(Puzzle grid, Stop stop) {
    this.grid = grid;
    this.board = grid.board();
    this.stop = stop;
    List<House> houses = board.houses();
    this.housesOf = new int[board.cells()][];
    Arrays.setAll(
        housesOf, cell -> board.housesOf(cell).stream().mapToInt(houses::indexOf).toArray());
    this.cellWith = new int[houses.size()][board.digits() + 1];
    this.kindOf = new int[houses.size()];
    for (int house = 0; house < houses.size(); house++) {
      Arrays.fill(cellWith[house], -1);
      for (int cell : houses.get(house).cells().toArray()) {
        cellWith[house][grid.digit(cell)] = cell;
      }
      kindOf[house] =
          houses.get(house).holdsEveryDigit() ? KINDS.indexOf(houses.get(house).kind()) : -1;
    }
    this.changing = new int[houses.size()];
    this.lonely = new int[KINDS.size()];
    this.brought = new int[houses.size()];
    this.changes = new boolean[board.cells()];
    this.digits = new int[board.cells()];
  }

  /**
   * The unavoidable sets of a solution with up to {@value #MOST_CELLS} cells, smallest first; none
   * contains another.
   *
   * @param stop asked again and again; if it answers true, a {@link CancellationException} is
   *     thrown
   */
  static List<CellSet> of(Puzzle grid, Stop stop) {
    UnavoidableSets sets = new UnavoidableSets(grid, stop);
    for (int cell = 0; cell < grid.board().cells(); cell++) {
      sets.first = cell;
      sets.add(cell);
      sets.search();
      sets.removeLast();
    }
    return sets.minimal();
  }

  /** The cells in which another solution differs. */
  static CellSet difference(Puzzle grid, Puzzle other) {
    return CellSet.where(grid.board().cells(), cell -> grid.digit(cell) != other.digit(cell));
  }

  private void search() {
    stop.throwIfStopped();
    int cell = narrowest();
    if (cell < 0) {
      met.add(CellSet.of(Arrays.stream(cells).limit(count)));
      return;
    }
    for (int choices = choices(cell); choices != 0; choices &= choices - 1) {
      int digit = Integer.numberOfTrailingZeros(choices) + 1;
      int before = count;
      if (put(cell, digit) && count + needed() <= MOST_CELLS) {
        search();
      }
      takeBack(cell, digit, before);
    }
  }

  /**
   * A cell with few choices among those that must change but have no new digit yet; -1 if there is
   * none.
   */
  private int narrowest() {
    int best = -1;
    int fewest = Integer.MAX_VALUE;
    for (int i = 0; i < count; i++) {
      if (digits[cells[i]] == 0) {
        int number = Integer.bitCount(choices(cells[i]));
        if (number < fewest) {
          fewest = number;
          best = cells[i];
        }
      }
    }
    return best;
  }

  /** The other digits that no changed cell has brought into a house of the cell. */
  private int choices(int cell) {
    int not = 1 << (grid.digit(cell) - 1);
    for (int house : housesOf[cell]) {
      not |= brought[house];
    }
    return board.allDigits() & ~not;
  }

  /**
   * Changes the digit of a cell; false if that forces too many cells to change, or one before the
   * first.
   */
  private boolean put(int cell, int digit) {
    digits[cell] = digit;
    for (int house : housesOf[cell]) {
      brought[house] |= 1 << (digit - 1);
    }
    for (int house : housesOf[cell]) {
      int other = cellWith[house][digit];
      if (other >= 0 && !changes[other]) {
        if (other < first || count == MOST_CELLS) {
          return false;
        }
        add(other);
      }
    }
    return true;
  }

  private void takeBack(int cell, int digit, int before) {
    while (count > before) {
      removeLast();
    }
    for (int house : housesOf[cell]) {
      brought[house] &= ~(1 << (digit - 1));
    }
    digits[cell] = 0;
  }

  private void add(int cell) {
    cells[count] = cell;
    count++;
    changes[cell] = true;
    for (int house : housesOf[cell]) {
      changing[house]++;
      countLonely(house, changing[house] == 1 ? 1 : changing[house] == 2 ? -1 : 0);
    }
  }

  private void removeLast() {
    count--;
    int cell = cells[count];
    changes[cell] = false;
    for (int house : housesOf[cell]) {
      changing[house]--;
      countLonely(house, changing[house] == 0 ? -1 : changing[house] == 1 ? 1 : 0);
    }
  }

  private void countLonely(int house, int more) {
    if (kindOf[house] >= 0) {
      lonely[kindOf[house]] += more;
    }
  }

  /** A lower bound on the further cells that must change: houses of one kind share none. */
  private int needed() {
    return Arrays.stream(lonely).max().orElse(0);
  }

  private List<CellSet> minimal() {
    List<CellSet> all =
        met.stream()
            .sorted(Comparator.comparingInt(CellSet::size).thenComparing(CellSet::toString))
            .toList();
    List<CellSet> minimal = new ArrayList<>();
    for (CellSet each : all) {
      if (minimal.stream().noneMatch(each::containsAll)) {
        minimal.add(each);
      }
    }
    return minimal;
  }
}
