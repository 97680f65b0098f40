package cluewright.strategy.cage;

import static java.util.Comparator.comparingInt;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.CellSum;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Every useful {@link HouseSum} of a board: one house, or two or three adjacent rows, columns or
 * boxes, with all cages inside and any of those that extend beyond.
 *
 * <p>Each of the latter is either counted, and its cells outside are outies, or not, and its cells
 * inside are innies. Only sums with few such cells are kept, and those of one house whose innies
 * are more, since they all see each other.
 */
final class HouseSums {
  private static final int MOST_HOUSES = 3;

  /** The most cells of a sum, some of which may be placed by the time it is used. */
  private static final int MOST_CELLS = 7;

  private final Board board;
  private final Set<CellSet> known = new HashSet<>();
  private final List<HouseSum> sums = new ArrayList<>();

  private HouseSums(Board board) {
    this.board = board;
  }

  /** The sums of a board, ordered by number of houses and then of cells. */
  static List<HouseSum> of(Board board) {
    HouseSums all = new HouseSums(board);
    Set<Set<House>> regions = new LinkedHashSet<>();
    board.houses().stream()
        .filter(House::holdsEveryDigit)
        .filter(house -> !house.kind().form().isDrawn())
        .forEach(house -> regions.add(Set.of(house)));
    for (Set<House> region : List.copyOf(regions)) {
      all.grow(region, regions);
    }
    regions.stream()
        .map(region -> region.stream().sorted(comparingInt(House::number)).toList())
        .sorted(comparingInt(List::size))
        .forEach(all::add);
    all.sums.sort(comparingInt((HouseSum s) -> s.houses().size()).thenComparingInt(HouseSum::size));
    return List.copyOf(all.sums);
  }

  private void grow(Set<House> region, Set<Set<House>> regions) {
    House any = region.iterator().next();
    if (region.size() == MOST_HOUSES || !(any.kind().isLine() || any.kind() == Kinds.BOX)) {
      return;
    }
    for (House other : board.houses(any.kind())) {
      if (other.holdsEveryDigit() && isBeside(other, cells(region))) {
        Set<House> larger = new HashSet<>(region);
        larger.add(other);
        if (regions.add(Set.copyOf(larger))) {
          grow(larger, regions);
        }
      }
    }
  }

  private boolean isBeside(House house, CellSet region) {
    return !house.cells().intersects(region)
        && house.cells().stream()
            .anyMatch(
                cell ->
                    region.stream()
                        .anyMatch(
                            other ->
                                Math.abs(board.row(cell) - board.row(other))
                                        + Math.abs(board.column(cell) - board.column(other))
                                    == 1));
  }

  private static CellSet cells(Iterable<House> houses) {
    CellSet cells = CellSet.empty();
    for (House house : houses) {
      cells = cells.union(house.cells());
    }
    return cells;
  }

  private void add(List<House> houses) {
    CellSet region = cells(houses);
    List<CellSum> counted = new ArrayList<>();
    List<CellSum> crossing = new ArrayList<>();
    CellSet innies = region;
    for (CellSum cage : board.sums()) {
      if (region.intersects(cage.cells())) {
        (region.containsAll(cage.cells()) ? counted : crossing).add(cage);
        innies = innies.minus(cage.cells());
      }
    }
    choose(new HouseSum(houses, counted, innies, CellSet.empty()), region, crossing);
    if (houses.size() == 1) {
      CellSet all = region.minus(cellsOf(counted));
      keep(new HouseSum(houses, counted, all, CellSet.empty()));
    }
  }

  private static CellSet cellsOf(List<CellSum> cages) {
    return cages.stream().map(CellSum::cells).reduce(CellSet.empty(), CellSet::union);
  }

  /** Includes or omits the first crossing cage, and continues with the others. */
  private void choose(HouseSum sum, CellSet region, List<CellSum> crossing) {
    if (sum.size() > MOST_CELLS) {
      return;
    }
    if (crossing.isEmpty()) {
      keep(sum);
      return;
    }
    CellSet cells = crossing.get(0).cells();
    List<CellSum> others = crossing.subList(1, crossing.size());
    CellSet innies = sum.innies().union(cells.intersect(region));
    choose(new HouseSum(sum.houses(), sum.cages(), innies, sum.outies()), region, others);
    List<CellSum> counted = new ArrayList<>(sum.cages());
    counted.add(crossing.get(0));
    CellSet outies = sum.outies().union(cells.minus(region));
    choose(new HouseSum(sum.houses(), counted, sum.innies(), outies), region, others);
  }

  /** Keeps a sum if it is informative and no smaller set of houses gives the same one. */
  private void keep(HouseSum sum) {
    boolean isSaid = sum.cages().isEmpty() || sum.size() == 0;
    if (!isSaid && known.add(CellSet.of(keys(sum)))) {
      sums.add(sum);
    }
  }

  /** Identifies the cells; outies get numbers beyond those of the board. */
  private IntStream keys(HouseSum sum) {
    return IntStream.concat(
        sum.innies().stream(), sum.outies().stream().map(cell -> board.cells() + cell));
  }
}
