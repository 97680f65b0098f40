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

/** Two cells of a house with only two digits between them exclude both from all common peers. */
public final class NakedPair implements RuleStrategy {
  private static final int SIZE = 2;
  private static final Variant VARIANT =
      Variant.of("naked-pair", "0200", 1300, Level.MEDIUM, 60, 3.0);

  private static final About ABOUT = new About("naked-pair", Group.SUBSETS, 1, List.of(VARIANT));

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new NakedSets(this, VARIANT, SIZE, board);
  }

  @Override
  public void rules(Board board, Consumer<Rule> sink) {
    for (int first = 0; first < board.cells(); first++) {
      for (int second : board.peers(first).toArray()) {
        if (first < second) {
          rulesOf(board, CellSet.of(first, second), sink);
        }
      }
    }
  }

  private void rulesOf(Board board, CellSet cells, Consumer<Rule> sink) {
    int[] both = cells.toArray();
    int[] seen = board.peers(both[0]).intersect(board.peers(both[1])).toArray();
    List<House> houses = board.housesWith(cells);
    for (int a = 1; a < board.digits(); a++) {
      for (int b = a + 1; b <= board.digits(); b++) {
        int digits = Candidates.pair(a, b);
        sink.accept(
            Rule.eliminate(
                this,
                new Rule.Evidence(houses, cells, digits),
                Candidates.ofEach(board, both, board.allDigits() & ~digits),
                Candidates.ofEach(board, seen, digits)));
      }
    }
  }
}
