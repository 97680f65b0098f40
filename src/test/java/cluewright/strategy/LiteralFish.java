package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * The conclusions of fish, read off their definitions: every set of bases with every set of covers.
 */
public final class LiteralFish {
  private final GridState state;
  private final Board board;
  private final int size;
  private final Set<String> conclusions = new TreeSet<>();

  private LiteralFish(GridState state, int size) {
    this.state = state;
    this.board = state.board();
    this.size = size;
  }

  /** The digit is a candidate of k bases only in k covers, whether placed or not. */
  public static Set<String> plain(GridState state, int size) {
    LiteralFish fish = new LiteralFish(state, size);
    fish.forEachFish(
        (digit, bases, covers) -> {
          if (covers.cells.containsAll(fish.candidates(bases.cells, digit))) {
            fish.conclude(covers.cells.minus(bases.cells), digit, cell -> true);
          }
        });
    return fish.conclusions;
  }

  /** There are more places in the bases, fins, all in one box; bases have the digit open. */
  public static Set<String> finned(
      GridState state, int size, Predicate<List<Integer>> placesWithoutFins) {
    LiteralFish fish = new LiteralFish(state, size);
    fish.forEachFish(
        (digit, bases, covers) -> {
          CellSet fins = fish.open(bases.cells, digit).minus(covers.cells);
          if (fish.areInOneBox(fins)
              && bases.houses.stream().noneMatch(b -> fish.open(b.cells(), digit).isEmpty())
              && placesWithoutFins.test(fish.places(bases, covers, digit))) {
            fish.conclude(
                covers.cells.minus(bases.cells),
                digit,
                cell -> fish.board.peers(cell).containsAll(fins));
          }
        });
    return fish.conclusions;
  }

  public static boolean isFinned(List<Integer> placesWithoutFins) {
    return placesWithoutFins.stream().allMatch(count -> count >= 2);
  }

  public static boolean isSashimi(List<Integer> placesWithoutFins) {
    return !isFinned(placesWithoutFins);
  }

  private interface Visitor {
    void visit(int digit, Lines bases, Lines covers);
  }

  /** Some parallel lines, and their cells. */
  private record Lines(List<House> houses, CellSet cells) {}

  private void forEachFish(Visitor visitor) {
    List<Lines> rows = sets(board.houses(Kinds.ROW));
    List<Lines> columns = sets(board.houses(Kinds.COLUMN));
    for (int digit = 1; digit <= board.digits(); digit++) {
      forEachFish(digit, rows, columns, visitor);
      forEachFish(digit, columns, rows, visitor);
    }
  }

  /** Only lines that have the digit at all. */
  private void forEachFish(int digit, List<Lines> bases, List<Lines> covers, Visitor visitor) {
    for (Lines base : bases) {
      CellSet body = candidates(base.cells, digit);
      if (base.houses.stream().allMatch(line -> line.cells().intersects(body))) {
        covers.stream()
            .filter(c -> c.houses.stream().allMatch(line -> line.cells().intersects(body)))
            .forEach(c -> visitor.visit(digit, base, c));
      }
    }
  }

  /** Every set of as many lines as the fish has. */
  private List<Lines> sets(List<House> lines) {
    List<Lines> sets = new ArrayList<>();
    extend(lines, 0, List.of(), sets);
    return sets;
  }

  private void extend(List<House> lines, int from, List<House> chosen, List<Lines> sets) {
    if (chosen.size() == size) {
      CellSet cells = chosen.stream().map(House::cells).reduce(CellSet.empty(), CellSet::union);
      sets.add(new Lines(chosen, cells));
      return;
    }
    for (int i = from; i < lines.size(); i++) {
      List<House> longer = new ArrayList<>(chosen);
      longer.add(lines.get(i));
      extend(lines, i + 1, longer, sets);
    }
  }

  private CellSet candidates(CellSet cells, int digit) {
    return CellSet.of(cells.stream().filter(cell -> state.hasCandidate(cell, digit)));
  }

  private CellSet open(CellSet cells, int digit) {
    return CellSet.of(candidates(cells, digit).stream().filter(cell -> state.placed(cell) == 0));
  }

  private boolean areInOneBox(CellSet fins) {
    return !fins.isEmpty()
        && board.houses(Kinds.BOX).stream().anyMatch(box -> box.cells().containsAll(fins));
  }

  private List<Integer> places(Lines bases, Lines covers, int digit) {
    return bases.houses.stream()
        .map(base -> open(base.cells().intersect(covers.cells), digit).size())
        .toList();
  }

  private void conclude(CellSet cells, int digit, Predicate<Integer> sees) {
    open(cells, digit).stream()
        .filter(sees::test)
        .forEach(cell -> conclusions.add(board.label(cell) + "-" + board.symbol(digit)));
  }
}
