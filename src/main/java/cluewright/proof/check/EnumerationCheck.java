package cluewright.proof.check;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/**
 * Tries every way to fill the mask independently, up to renaming digits and the recorded
 * symmetries, in the recorded order of cells.
 *
 * <p>The record holds no more than that, since the work is to be done again anyway. A branch is cut
 * where no solution grid has its digits, and left out where one of its images reads less ({@link
 * LeastReading}).
 */
final class EnumerationCheck {
  /** The most branches; engines record at most a tenth of this. */
  private static final long MOST_BRANCHES = 100_000_000;

  private static final int BRANCHES_A_REPORT = 1 << 14;

  private final Statement statement;
  private final PlainBoard board;
  private final RecordLines lines;
  private final Effort.Watcher watcher;
  private final SolutionFacts facts;
  private final Refutation refutation;
  private final boolean isOfOthers;
  private long number;
  private List<Integer> order = List.of();
  private LeastReading reading;

  /** By place in the order, the digit. */
  private int[] names = {};

  private long branches;

  EnumerationCheck(
      Statement statement, RecordLines lines, boolean isOfOthers, Effort.Watcher watcher)
      throws TooLargeException {
    this.statement = statement;
    this.isOfOthers = isOfOthers;
    this.board = statement.board();
    this.lines = lines;
    this.watcher = watcher;
    this.facts = new SolutionFacts(board);
    this.refutation = new Refutation(statement);
  }

  String check() throws IOException, ProofException {
    number = lines.number();
    order = RecordText.order(board, lines, statement.clues(), "clue cell");
    if (isOfOthers && lines.isNext(ProofWords.SYMMETRY)) {
      throw lines.wrong("a symmetry turns known puzzles into others");
    }
    reading = new LeastReading(order, Moves.symmetries(statement, lines), board);
    names = new int[order.size()];
    fill(0, new int[board.cells], board.namesInUse());
    return String.format(Locale.ROOT, "All digits were tried again, in %,d branches.", branches);
  }

  private void fill(int depth, int[] digits, int used) throws ProofException {
    if (++branches > MOST_BRANCHES) {
      throw new ProofException(
          number, "there are more than 100 million branches, which is too many to check");
    }
    if (branches % BRANCHES_A_REPORT == 0) {
      watcher.done(0, 1);
    }
    facts.conclude();
    if (facts.isContradictory()) {
      return;
    }
    if (depth == order.size()) {
      refutation.fails(digits, number);
      return;
    }
    int[] state = facts.copy();
    int cell = order.get(depth);
    for (int digit = 1; digit <= Math.min(used + 1, board.size); digit++) {
      digits[cell] = digit;
      names[depth] = digit;
      if (reading.fill(depth, names)) {
        facts.keep(cell, 1 << (digit - 1));
        fill(depth + 1, digits, Math.max(used, digit));
        facts.restore(state);
      }
      reading.leave(depth);
    }
    digits[cell] = 0;
  }
}
