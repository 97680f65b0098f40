package cluewright.strategy.fish;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Rule;
import cluewright.strategy.core.RuleStrategy;
import cluewright.strategy.core.Variant;
import java.util.List;
import java.util.function.Consumer;

/**
 * A digit confined to the same two columns in two rows is eliminated from the rest of these
 * columns.
 */
public final class XWing implements RuleStrategy {
  private static final Variant VARIANT = Variant.of("x-wing", "0300", 2200, Level.HARD, 140, 3.2);
  private static final int SIZE = 2;

  private static final About ABOUT = new About("x-wing", Group.FISH, List.of(VARIANT));

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new PlainFish(this, board, SIZE);
  }

  @Override
  public void rules(Board board, Consumer<Rule> sink) {
    List<House> rows = board.houses(Kinds.ROW);
    List<House> columns = board.houses(Kinds.COLUMN);
    rulesOf(board, rows, columns, sink);
    rulesOf(board, columns, rows, sink);
  }

  private void rulesOf(Board board, List<House> bases, List<House> covers, Consumer<Rule> sink) {
    for (List<House> base : pairs(bases)) {
      if (base.stream().allMatch(House::holdsEveryDigit)) {
        pairs(covers).stream()
            .filter(cover -> cover.get(0).grid() == base.get(0).grid())
            .forEach(cover -> rulesOf(board, base, cover, sink, cells(base)));
      }
    }
  }

  private void rulesOf(
      Board board, List<House> base, List<House> cover, Consumer<Rule> sink, CellSet baseCells) {
    CellSet coverCells = cells(cover);
    CellSet corners = baseCells.intersect(coverCells);
    int[] restOfBase = baseCells.minus(coverCells).toArray();
    int[] restOfCover = coverCells.minus(baseCells).toArray();
    List<House> houses = List.of(base.get(0), base.get(1), cover.get(0), cover.get(1));
    for (int digit = 1; digit <= board.digits(); digit++) {
      int bit = 1 << (digit - 1);
      sink.accept(
          Rule.eliminate(
              this,
              new Rule.Evidence(houses, corners, bit),
              Candidates.ofEach(board, restOfBase, bit),
              Candidates.ofEach(board, restOfCover, bit)));
    }
  }

  /**
   * Pairs of lines within one grid, since lines of several grids may share a cell that serves both.
   */
  private static List<List<House>> pairs(List<House> lines) {
    return lines.stream()
        .flatMap(
            first ->
                lines.stream()
                    .filter(second -> first.grid() == second.grid())
                    .filter(second -> first.number() < second.number())
                    .map(second -> List.of(first, second)))
        .toList();
  }

  private static CellSet cells(List<House> pair) {
    return pair.get(0).cells().union(pair.get(1).cells());
  }
}
