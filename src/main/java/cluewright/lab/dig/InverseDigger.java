package cluewright.lab.dig;

import cluewright.closure.Closure;
import cluewright.closure.Closures;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Generation as the inverse of solving, after B. Boothby, L. Svec and T. Zhang, <i>Generating
 * Sudoku Puzzles as an Inverse Problem</i> (2008): each strategy has an inverse, which empties a
 * cell that the strategy would fill from what is left. So the strategies solve what comes out, in
 * the reverse order of the emptying, and nothing has to be solved meanwhile. Boards with one cell
 * emptied are the first level, those with two the second; of each level a few are kept.
 *
 * <p>Our reading of what their abstract leaves open: a strategy that eliminates may prepare the one
 * that fills the cell; of each kept board {@value #CHILDREN} children are drawn; of each level the
 * {@value #KEPT} are kept that have the most cells to be emptied next.
 */
final class InverseDigger implements DigMethod.Digger {
  private static final int CHILDREN = 4;
  private static final int KEPT = 4;

  private final Board board;
  private final Random random;

  /** The strategies that eliminate; those that place are looked at one by one. */
  private final Closure closure;

  /** By candidate, the rules that place it. */
  private final List<List<Rule>> placing = new ArrayList<>();

  InverseDigger(Board board, StrategySet strategies, Random random) {
    this.board = board;
    this.random = random;
    this.closure = Closures.of(board, strategies.without(strategies.placing()));
    for (int candidate = 0; candidate < board.candidates(); candidate++) {
      placing.add(new ArrayList<>());
    }
    strategies.rules(
        board,
        rule -> {
          if (rule.places()) {
            rule.forEachConclusion(candidate -> placing.get(candidate).add(rule));
          }
        });
  }

  /**
   * A board of a level.
   *
   * @param clues the cells that are not emptied
   * @param next those that an inverse strategy empties
   */
  private record Node(CellSet clues, List<Integer> next) {}

  @Override
  public Puzzle dig(Puzzle grid, Stop stop) {
    List<Node> level = List.of(node(grid, grid.mask().clues()));
    Node last = level.get(0);
    while (!level.isEmpty() && !stop.isStopped()) {
      last = level.get(0);
      level = below(grid, level);
    }
    return grid.restrictedTo(new Mask(board, last.clues));
  }

  private List<Node> below(Puzzle grid, List<Node> level) {
    Set<CellSet> children = new LinkedHashSet<>();
    for (Node node : level) {
      List<Integer> cells = new ArrayList<>(node.next);
      Collections.shuffle(cells, random);
      cells.stream()
          .limit(CHILDREN)
          .forEach(cell -> children.add(node.clues.minus(CellSet.of(cell))));
    }
    return children.stream()
        .map(clues -> node(grid, clues))
        .sorted(Comparator.comparing(node -> -node.next.size()))
        .limit(KEPT)
        .toList();
  }

  private Node node(Puzzle grid, CellSet clues) {
    return new Node(
        clues, clues.stream().filter(cell -> isConcluded(grid, clues, cell)).boxed().toList());
  }

  /** True if the strategies conclude the digit of a cell from the other clues in one step. */
  private boolean isConcluded(Puzzle grid, CellSet clues, int cell) {
    closure.reset();
    clues.forEach(
        other -> {
          if (other != cell) {
            closure.place(other, grid.digit(other));
          }
        });
    return closure.close()
        && placing.get(board.candidate(cell, grid.digit(cell))).stream().anyMatch(this::applies);
  }

  private boolean applies(Rule rule) {
    for (int i = 0; i < rule.premiseCount(); i++) {
      int premise = rule.premise(i);
      int left = closure.candidates(board.cellOf(premise));
      if (((left >> (board.digitOf(premise) - 1)) & 1) != 0) {
        return false;
      }
    }
    return true;
  }
}
