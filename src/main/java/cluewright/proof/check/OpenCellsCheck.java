package cluewright.proof.check;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Tries every way to fill the empty cells independently, up to renaming digits, in the recorded
 * order ({@link OpenCellsWalk}).
 *
 * <p>Where a grid has a second one beside it that differs in empty cells alone, every puzzle around
 * these digits has a second solution, and the strategies, all of which are sound, complete none of
 * them. Where all empty cells are filled, the clue cells are filled, and the strategies must fail.
 *
 * <p>At the depth that the record names, the tree is shared out into subtrees, of which a sample or
 * a share may be walked instead of all. The record says how many there are, but they are counted
 * anew. Subtrees that were finished before need not be walked again.
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
  private final ClueCells clues;
  private final Refutation refutation;
  private final boolean oneFillingWillDo;
  private final Random random;
  private long number;
  private List<Integer> order = List.of();
  private OpenCellsWalk walk;

  private int depth;

  /** Zero while the subtrees are being counted. */
  private long toCheck;

  private long subtrees;
  private long inShard;
  private long met;
  private long metInShard;

  /** How many of the checked subtrees were finished in other runs. */
  private long earlier;

  private long checked;
  private long branches;

  OpenCellsCheck(Statement statement, RecordLines lines, Effort effort) throws TooLargeException {
    this.statement = statement;
    this.board = statement.board();
    this.lines = lines;
    this.effort = effort;
    this.clues = new ClueCells(statement);
    this.refutation = new Refutation(statement);
    this.oneFillingWillDo =
        BLIND.containsAll(statement.strategies())
            && board.digitsAreAlike()
            && IntStream.range(0, board.houses.length).allMatch(board::holdsEveryDigit);
    this.random = new Random(effort.seed());
  }

  ProofChecker.Verified check(Claim claim) throws IOException, ProofException {
    if (board.hasBonds()) {
      throw lines.wrong("a walk over the open cells only covers boards without sums and words");
    }
    number = lines.number();
    order = RecordText.order(board, lines, statement.open(), "cell without a clue");
    List<int[]> symmetries = symmetries(claim);
    walk = new OpenCellsWalk(board, order, symmetries, new Steps());
    long depthLine = lines.number();
    long stated = RecordText.number(lines, ProofWords.DEPTH);
    if (stated > order.size()) {
      throw new ProofException(depthLine, "there are only " + order.size() + " cells to fill");
    }
    depth = (int) stated;
    count();
    if (effort.finished().isPresent()) {
      effort.finished().get().open(question(symmetries));
    }
    inShard = effort.shard().of(subtrees);
    toCheck = effort.of(inShard);
    branches = 0;
    walk.eachPrefix(depth, this::subtree);
    return new ProofChecker.Verified(claim, how(), extent());
  }

  /** All that decides which subtrees there are, and what it means that one is done. */
  private String question(List<int[]> symmetries) {
    StringBuilder text = new StringBuilder(board.name + " " + statement.mask());
    statement.strategies().stream().sorted().forEach(id -> text.append(' ').append(id));
    statement.exceptions().stream()
        .map(List::toString)
        .sorted()
        .forEach(known -> text.append(" known ").append(known));
    text.append(" order ").append(order).append(" depth ").append(depth);
    symmetries.stream()
        .map(Arrays::toString)
        .sorted()
        .forEach(to -> text.append(" symmetry ").append(to));
    return text.toString();
  }

  private void subtree(int used) throws ProofException {
    if (!isToWalk()) {
      return;
    }
    String prefix = walk.prefix(depth);
    long before = effort.finished().map(files -> files.branches(prefix)).orElse(-1L);
    if (before < 0) {
      long begun = branches;
      walk.walk(depth, used);
      keep(prefix, branches - begun);
    } else {
      branches += before;
      earlier++;
    }
    checked++;
    effort.watcher().done(checked, toCheck);
  }

  private void keep(String prefix, long ofSubtree) {
    if (effort.finished().isPresent()) {
      try {
        effort.finished().get().add(prefix, ofSubtree);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private ProofChecker.Extent extent() {
    if (checked == subtrees) {
      return ProofChecker.Extent.WHOLE;
    }
    return checked == inShard ? ProofChecker.Extent.SHARE : ProofChecker.Extent.SAMPLE;
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
    walk.eachPrefix(depth, used -> subtrees++);
    if (subtrees > stated) {
      throw new ProofException(
          line, String.format(Locale.ROOT, "there are %,d prefixes of this depth", subtrees));
    }
  }

  private String how() {
    String files =
        earlier == 0
            ? ""
            : String.format(
                Locale.ROOT, ", of which %,d in other runs, as their files say", earlier);
    return switch (extent()) {
      case WHOLE ->
          String.format(
              Locale.ROOT,
              "All ways to fill the open cells were tried again, in %,d branches and %,d"
                  + " subtrees%s.",
              branches,
              subtrees,
              files);
      case SHARE ->
          String.format(
              Locale.ROOT,
              "Checked %,d of %,d subtrees%s, in %,d branches; the other shares are needed for a"
                  + " full proof.",
              checked,
              subtrees,
              files,
              branches);
      default ->
          String.format(
              Locale.ROOT,
              "Checked %,d of %,d subtrees (seed %d), in %,d branches; this is no full proof.",
              checked,
              subtrees,
              effort.seed(),
              branches);
    };
  }

  private final class Steps implements OpenCellsWalk.Visitor {
    @Override
    public void branch() {
      branches++;
      if (branches % BRANCHES_A_REPORT == 0) {
        effort.watcher().done(checked, toCheck);
      }
    }

    @Override
    public void filled(ChosenCells chosen) throws ProofException {
      clues.each(chosen, puzzle -> refutation.fails(puzzle, number) && oneFillingWillDo);
    }
  }

  /** True if the subtree starting here must be walked; all samples are equally likely. */
  private boolean isToWalk() {
    boolean isMine = effort.shard().has(met++);
    if (!isMine) {
      return false;
    }
    long left = inShard - metInShard;
    metInShard++;
    return random.nextDouble() * left < toCheck - checked;
  }
}
