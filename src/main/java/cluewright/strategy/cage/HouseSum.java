package cluewright.strategy.cage;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.CellSum;
import cluewright.model.House;
import java.util.List;

/**
 * What houses and cages together say about the few cells in which they differ: the innies, in the
 * houses but in none of the cages, exceed the outies, in the cages but in none of the houses, by a
 * known amount.
 *
 * @param houses houses that share no cell and hold every digit
 * @param cages cages with sums
 * @param innies cells that are added
 * @param outies cells that are taken away
 */
record HouseSum(List<House> houses, List<CellSum> cages, CellSet innies, CellSet outies) {

  int ofHouses(Board board) {
    return houses.size() * board.digits() * (board.digits() + 1) / 2;
  }

  int ofCages() {
    return cages.stream().mapToInt(CellSum::total).sum();
  }

  /** The sum of the innies minus that of the outies. */
  int difference(Board board) {
    return ofHouses(board) - ofCages();
  }

  int size() {
    return innies.size() + outies.size();
  }

  /** True if all its cells see each other, and either none or all are subtracted. */
  boolean isLikeACage(Board board) {
    CellSet cells = innies.union(outies);
    return (innies.isEmpty() || outies.isEmpty())
        && cells.stream().allMatch(cell -> board.peers(cell).with(cell).containsAll(cells));
  }
}
