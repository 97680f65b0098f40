package cluewright.proof;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Tries every way to fill the mask anew, up to renaming digits, in the order of cells that the
 * record gives.
 *
 * <p>The record holds no more than that order, since the work is to be done again anyway. A branch
 * is cut only where no solution grid has its digits.
 */
final class EnumerationCheck {
  private final Claim claim;
  private final Board board;
  private final RecordLines lines;
  private final SolutionFacts facts;
  private final RuleClosure closure;
  private final Set<Puzzle> exceptions = new HashSet<>();
  private long number;
  private List<Integer> order = List.of();
  private long branches;

  EnumerationCheck(Claim claim, RecordLines lines) {
    this.claim = claim;
    this.board = claim.mask().board();
    this.lines = lines;
    this.facts = new SolutionFacts(board);
    this.closure = new RuleClosure(board, claim.strategies());
    claim.exceptions().forEach(puzzle -> exceptions.add(Renaming.canonical(puzzle)));
  }

  String check() throws IOException, ProofException {
    number = lines.number();
    order = RecordCells.cells(board, lines, ProofWords.ORDER);
    if (order.size() != claim.mask().size()
        || !new HashSet<>(order)
            .equals(new HashSet<>(claim.mask().clues().stream().boxed().toList()))) {
      throw new ProofException(number, "the order must name every clue cell once");
    }
    fill(0, new int[board.cells()], 0);
    return String.format(Locale.ROOT, "All digits were tried anew, in %,d branches.", branches);
  }

  private void fill(int depth, int[] digits, int used) throws ProofException {
    branches++;
    facts.conclude();
    if (facts.isContradictory()) {
      return;
    }
    if (depth == order.size()) {
      requireFailure(new Puzzle(board, digits));
      return;
    }
    int[] state = facts.copy();
    int cell = order.get(depth);
    for (int digit = 1; digit <= Math.min(used + 1, board.digits()); digit++) {
      digits[cell] = digit;
      facts.keep(cell, 1 << (digit - 1));
      fill(depth + 1, digits, Math.max(used, digit));
      facts.restore(state);
    }
    digits[cell] = 0;
  }

  private void requireFailure(Puzzle puzzle) throws ProofException {
    if (closure.completes(puzzle) && !exceptions.contains(Renaming.canonical(puzzle))) {
      throw new ProofException(
          number, "the strategies complete " + puzzle.line() + ", a puzzle of this mask");
    }
  }
}
