package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import java.util.List;
import java.util.function.Consumer;

/**
 * For two houses A and B that share two cells or more: if no cell of A\B has n, then n lies in
 * their common cells, and goes from B\A (paper, formula 13, read as its text and tool mean it: all
 * cells of A\B lack n).
 *
 * <p>Covers pointing (A a box) and claiming (A a line). A must hold every digit.
 */
final class LockedCandidates implements Strategy {
  private static final int FEWEST_COMMON_CELLS = 2;

  @Override
  public String id() {
    return "locked-candidates";
  }

  @Override
  public String letter() {
    return "L";
  }

  @Override
  public List<String> names() {
    return List.of(
        "Locked candidates", "Pointing and claiming", "Intersection removal", "Box-line reduction");
  }

  @Override
  public String explanation() {
    return "In one house a digit is left only where another house crosses it, so the digit goes"
        + " from the rest of that other house.";
  }

  @Override
  public void rules(Board board, Consumer<Rule> sink) {
    for (House a : board.houses()) {
      for (House b : board.houses()) {
        CellSet common = a.cells().intersect(b.cells());
        if (!a.equals(b) && a.holdsEveryDigit() && common.size() >= FEWEST_COMMON_CELLS) {
          for (int digit = 1; digit <= board.digits(); digit++) {
            sink.accept(
                Rule.eliminate(
                    this,
                    new Rule.Evidence(List.of(a, b), common, 1 << (digit - 1)),
                    Candidates.of(board, a.cells().minus(b.cells()), digit),
                    Candidates.of(board, b.cells().minus(a.cells()), digit)));
          }
        }
      }
    }
  }

  @Override
  public String reason(Board board, Rule rule) {
    return Words.digits(board, rule.digits())
        + " in "
        + rule.houses().get(0).label()
        + " lies only in the cells shared with "
        + rule.houses().get(1).label();
  }
}
