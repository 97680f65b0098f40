package cluewright.strategy.single;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Rule;
import cluewright.strategy.core.RuleStrategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import java.util.List;
import java.util.function.Consumer;

/** A cell with only one candidate left gets it (paper, formula 8). */
public final class NakedSingle implements RuleStrategy {
  private static final Variant VARIANT =
      Variant.of("naked-single", "0003", 200, Level.EASY, 4, 2.3);

  private static final About ABOUT =
      new About("naked-single", Group.SINGLES, 1, List.of(VARIANT)).withLetter("N").placing();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return (state, sink) -> {
      for (int cell = 0; cell < board.cells(); cell++) {
        if (Integer.bitCount(state.open(cell)) == 1
            && sink.test(deduction(board, cell, state.open(cell)))) {
          return true;
        }
      }
      return false;
    };
  }

  @Override
  public void rules(Board board, Consumer<Rule> sink) {
    for (int cell = 0; cell < board.cells(); cell++) {
      for (int digit = 1; digit <= board.digits(); digit++) {
        int itself = 1 << (digit - 1);
        CellSet cells = CellSet.of(cell);
        sink.accept(
            Rule.place(
                this,
                new Rule.Evidence(List.of(), cells, itself),
                Candidates.ofEach(board, cells, board.allDigits() & ~itself),
                board.candidate(cell, digit)));
      }
    }
  }

  private Deduction deduction(Board board, int cell, int digits) {
    int digit = Integer.numberOfTrailingZeros(digits) + 1;
    return Deduction.place(
        board, this, VARIANT, board.candidate(cell, digit), () -> evidence(board, cell, digits));
  }

  private static Evidence evidence(Board board, int cell, int digits) {
    CellSet cells = CellSet.of(cell);
    Phrase reason =
        Phrase.of(
            "strategies.reason-naked-single", Words.cell(board, cell), Words.digits(board, digits));
    return Evidence.of(board, List.of(), cells, digits, reason);
  }
}
