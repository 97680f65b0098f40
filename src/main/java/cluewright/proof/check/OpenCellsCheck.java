package cluewright.proof.check;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Tries every way to fill the empty cells independently, up to renaming digits, in the recorded
 * order.
 *
 * <p>A branch is cut only where {@link ChosenCells} shows that no solution grid has these digits;
 * where it finds a second filling: then every puzzle around these digits has a second solution, and
 * the strategies, all of which are sound, complete none of them; or where a move that keeps the
 * mask turns it into a branch that is tried as well ({@link LeastReading}). Where all empty cells
 * are filled, the clue cells are filled, and the strategies must fail.
 *
 * <p>At the depth that the record names, the tree is shared out into subtrees, of which a sample
 * may be walked instead of all. The record says how many there are, but they are counted anew.
 */
final class OpenCellsCheck {
  private static final int BRANCHES_A_REPORT = 1 << 16;

  /**
   * Strategies whose conclusions in empty cells do not depend on which clue cell has which digit,
   * where all houses hold every digit and there are no other rules.
   */
  private static final Set<String> BLIND =
      Set.of(
          Strategies.NAKED_SINGLE,
          Strategies.HIDDEN_SINGLE,
          Strategies.LOCKED_CANDIDATES,
          Strategies.COMMON_PEERS,
          Strategies.ANY);

  private final Statement statement;
  private final PlainBoard board;
  private final RecordLines lines;
  private final Effort effort;
  private final ChosenCells chosen;
  private final ClueCells clues;
  private final Refutation refutation;
  private final boolean oneFillingWillDo;
  private final Random random;
  private long number;
  private List<Integer> order = List.of();
  private LeastReading reading;

  /** By position in the order, the digits of the current branch. */
  private int[] digits;

  private int depth;

  /** Zero while the subtrees are being counted. */
  private long toCheck;

  private long subtrees;
  private long met;
  private long checked;
  private long branches;

  OpenCellsCheck(Statement statement, RecordLines lines, Effort effort) throws TooLargeException {
    this.statement = statement;
    this.board = statement.board();
    this.lines = lines;
    this.effort = effort;
    this.chosen = new ChosenCells(board);
    this.clues = new ClueCells(statement);
    this.refutation = new Refutation(statement);
    this.oneFillingWillDo =
        BLIND.containsAll(statement.strategies())
            && board.digitsAreAlike()
            && IntStream.range(0, board.houses.length).allMatch(board::holdsEveryDigit);
    this.random = new Random(effort.seed());
  }

  ProofChecker.Verified check(Claim claim) throws IOException, ProofException {
    if (!board.sums.isEmpty()) {
      throw lines.wrong("a walk over the open cells only covers boards without sums");
    }
    number = lines.number();
    order = RecordText.order(board, lines, statement.open(), "cell without a clue");
    List<int[]> symmetries = symmetries(claim);
    reading = new LeastReading(order, symmetries, board);
    digits = new int[order.size()];
    long depthLine = lines.number();
    long stated = RecordText.number(lines, ProofWords.DEPTH);
    if (stated > order.size()) {
      throw new ProofException(depthLine, "there are only " + order.size() + " cells to fill");
    }
    depth = (int) stated;
    count();
    toCheck = effort.of(subtrees);
    if (toCheck > 0) {
      branches = 0;
      fill(0, board.namesInUse(), reading.moves());
    }
    return new ProofChecker.Verified(
        claim, how(), isWhole() ? ProofChecker.Extent.WHOLE : ProofChecker.Extent.SAMPLE);
  }

  private boolean isWhole() {
    return checked == subtrees;
  }

  private List<int[]> symmetries(Claim claim) throws IOException, ProofException {
    if (lines.isNext(ProofWords.SYMMETRY) && claim.isOfOthers()) {
      throw lines.wrong("a symmetry turns known puzzles into others");
    }
    return Moves.symmetries(statement, lines);
  }

  private void count() throws IOException, ProofException {
    long line = lines.number();
    long stated = RecordText.number(lines, ProofWords.PREFIXES);
    fill(0, board.namesInUse(), reading.moves());
    subtrees = met;
    met = 0;
    if (subtrees > stated) {
      throw new ProofException(
          line, String.format(Locale.ROOT, "there are %,d prefixes of this depth", subtrees));
    }
  }

  private String how() {
    return isWhole()
        ? String.format(
            Locale.ROOT,
            "All ways to fill the open cells were tried again, in %,d branches and %,d subtrees.",
            branches,
            subtrees)
        : String.format(
            Locale.ROOT,
            "Checked %,d of %,d subtrees (seed %d), in %,d branches; this is no full proof.",
            checked,
            subtrees,
            effort.seed(),
            branches);
  }

  /**
   * Walks the tree below the current branch.
   *
   * @param moves those whose images of the branch may turn out to read less
   */
  private void fill(int filled, int used, int[] moves) throws ProofException {
    if (filled == depth && !isToWalk()) {
      return;
    }
    if (filled == order.size()) {
      requireFailure();
    } else {
      fillNext(filled, used, moves);
    }
    if (filled == depth) {
      checked++;
      effort.watcher().done(checked, toCheck);
    }
  }

  private void fillNext(int filled, int used, int[] moves) throws ProofException {
    int cell = order.get(filled);
    int free = chosen.free(cell);
    for (int digit = 1; digit <= Math.min(used + 1, board.size); digit++) {
      if ((free >> (digit - 1) & 1) != 0) {
        chosen.choose(cell, digit);
        digits[filled] = digit;
        if (!chosen.fitNoGrid() && !chosen.hasSecondFilling(cell)) {
          Optional<int[]> left = reading.undecided(moves, digits, filled + 1);
          if (left.isPresent()) {
            branch();
            fill(filled + 1, Math.max(used, digit), left.get());
          }
        }
        chosen.leave(cell);
      }
    }
  }

  private void branch() {
    branches++;
    if (branches % BRANCHES_A_REPORT == 0) {
      effort.watcher().done(checked, toCheck);
    }
  }

  /** True if the subtree starting here must be walked; all samples are equally likely. */
  private boolean isToWalk() {
    long left = subtrees - met;
    met++;
    return left > 0 && random.nextDouble() * left < toCheck - checked;
  }

  private void requireFailure() throws ProofException {
    clues.each(chosen, puzzle -> refutation.fails(puzzle, number) && oneFillingWillDo);
  }
}
