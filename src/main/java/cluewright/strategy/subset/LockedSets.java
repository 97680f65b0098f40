package cluewright.strategy.subset;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Finds k empty cells in the crossing of a box and a line with k candidates between them, and
 * clears the rest of both of these digits.
 *
 * <p>A set is called locked only if it changes the box and the line outside it; otherwise it is an
 * ordinary naked set. So a set stops being locked when one of the two is cleared by something else,
 * and the strategies that use this are not monotone; naked sets conclude the same and are.
 */
final class LockedSets extends BoardFinder {
  private final Variant variant;
  private final List<Crossing> crossings;

  /** Some cells shared by a box and a line, the rest of the box, and the rest of the line. */
  private static final class Crossing {
    private final int[] cells;
    private final House box;
    private final House line;
    private final long[] restOfBox;
    private final long[] restOfLine;

    Crossing(Geometry geometry, int[] cells, House box, House line) {
      CellSet set = CellSet.of(cells);
      this.cells = cells;
      this.box = box;
      this.line = line;
      this.restOfBox = geometry.set(box.cells().minus(set));
      this.restOfLine = geometry.set(line.cells().minus(box.cells()));
    }
  }

  LockedSets(Strategy strategy, Variant variant, int size, Board board) {
    super(strategy, board);
    this.variant = variant;
    this.crossings = crossings(geometry, size);
  }

  /** The crossings box by box, each with its sets of cells in lexicographic order. */
  private static List<Crossing> crossings(Geometry geometry, int size) {
    Board board = geometry.board();
    List<Crossing> crossings = new ArrayList<>();
    for (House box : board.houses(Kinds.BOX)) {
      List<Crossing> inBox = new ArrayList<>();
      for (House line : board.houses()) {
        if (line.kind() != Kinds.BOX) {
          int[] common = box.cells().intersect(line.cells()).toArray();
          subsets(common, size)
              .forEach(cells -> inBox.add(new Crossing(geometry, cells, box, line)));
        }
      }
      inBox.sort(Comparator.comparing(crossing -> crossing.cells, Arrays::compare));
      crossings.addAll(inBox);
    }
    return List.copyOf(crossings);
  }

  private static List<int[]> subsets(int[] cells, int size) {
    List<int[]> subsets = new ArrayList<>();
    for (int chosen = 0; chosen < 1 << cells.length; chosen++) {
      int set = chosen;
      if (Integer.bitCount(set) == size) {
        subsets.add(
            IntStream.range(0, cells.length)
                .filter(i -> (set >>> i & 1) != 0)
                .map(i -> cells[i])
                .toArray());
      }
    }
    return subsets;
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    for (int i = 0; i < crossings.size(); i++) {
      Crossing crossing = crossings.get(i);
      int union = union(state, crossing.cells);
      if (union != 0
          && Candidates.anyOpen(state, crossing.restOfBox, union)
          && Candidates.anyOpen(state, crossing.restOfLine, union)
          && sink.test(deduction(state, crossing, union))) {
        return true;
      }
    }
    return false;
  }

  /** The candidates of some cells; empty unless there are as many digits as cells. */
  private static int union(SolvingState state, int[] cells) {
    int union = 0;
    for (int cell : cells) {
      int open = state.open(cell);
      union |= open;
      if (open == 0 || Integer.bitCount(union) > cells.length) {
        return 0;
      }
    }
    return Integer.bitCount(union) == cells.length ? union : 0;
  }

  private Deduction deduction(SolvingState state, Crossing crossing, int union) {
    CellSet set = CellSet.of(crossing.cells);
    CellSet line = crossing.line.cells().minus(set);
    CellSet box = crossing.box.cells().minus(set).minus(line);
    int[] pattern = Candidates.ofCells(state, set, union);
    int[] inLine = Candidates.ofCells(state, line, union);
    int[] inBox = Candidates.ofCells(state, box, union);
    int[] gone = Arrays.copyOf(inLine, inLine.length + inBox.length);
    System.arraycopy(inBox, 0, gone, inLine.length, inBox.length);
    return eliminate(
        variant,
        gone,
        () ->
            new Evidence(
                List.of(crossing.box, crossing.line),
                List.of(),
                Evidence.marks(pattern, Evidence.Role.PATTERN),
                List.of(),
                reason(crossing, union)));
  }

  private Phrase reason(Crossing crossing, int union) {
    return Phrase.of(
        "strategies.reason-locked-set",
        Words.cells(board, CellSet.of(crossing.cells)),
        Words.house(crossing.box),
        Words.house(crossing.line),
        Words.digits(board, union));
  }
}
