package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.CellSet;
import java.util.List;
import java.util.function.Consumer;

/** A cell with one candidate left takes it (paper, formula 8). */
final class NakedSingle implements Strategy {

  @Override
  public String id() {
    return "naked-single";
  }

  @Override
  public String letter() {
    return "N";
  }

  @Override
  public List<String> names() {
    return List.of("Naked single", "Sole candidate");
  }

  @Override
  public String explanation() {
    return "Only one digit is left for a cell, so it goes there.";
  }

  @Override
  public boolean places() {
    return true;
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

  @Override
  public String reason(Board board, Rule rule) {
    return Words.cells(board, rule.cells())
        + " has no candidate but "
        + Words.digits(board, rule.digits());
  }
}
