package cluewright.strategy.subset;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
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

/** Two digits confined to two cells of a house remove all other candidates from these cells. */
public final class HiddenPair implements RuleStrategy {
  private static final int SIZE = 2;
  private static final Variant VARIANT =
      Variant.of("hidden-pair", "0210", 1500, Level.MEDIUM, 70, 3.4);

  private static final About ABOUT = new About("hidden-pair", Group.SUBSETS, List.of(VARIANT));

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new HiddenSets(this, VARIANT, SIZE, board);
  }

  @Override
  public void rules(Board board, Consumer<Rule> sink) {
    for (House house : board.houses()) {
      int[] cells = house.cells().toArray();
      for (int i = 0; house.holdsEveryDigit() && i < cells.length; i++) {
        for (int j = i + 1; j < cells.length; j++) {
          rulesOf(board, house, CellSet.of(cells[i], cells[j]), sink);
        }
      }
    }
  }

  private void rulesOf(Board board, House house, CellSet cells, Consumer<Rule> sink) {
    int[] both = cells.toArray();
    int[] others = house.cells().minus(cells).toArray();
    List<House> houses = List.of(house);
    for (int a = 1; a < board.digits(); a++) {
      for (int b = a + 1; b <= board.digits(); b++) {
        int digits = Candidates.pair(a, b);
        sink.accept(
            Rule.eliminate(
                this,
                new Rule.Evidence(houses, cells, digits),
                Candidates.ofEach(board, others, digits),
                Candidates.ofEach(board, both, board.allDigits() & ~digits)));
      }
    }
  }
}
