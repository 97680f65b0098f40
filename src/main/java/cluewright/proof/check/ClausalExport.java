package cluewright.proof.check;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Walks the tree of a record of open cells, and writes it as a {@link ClausalProof}. */
public final class ClausalExport {
  private static final int BRANCHES_A_REPORT = 1 << 16;

  private ClausalExport() {}

  /** Receives the progress of a walk. */
  @FunctionalInterface
  public interface Watcher {
    /** Reports how many branches were walked, and how many lines the proof has. */
    void walked(long branches, long lines);
  }

  /**
   * Writes three files: clauses ({@code .cnf}), the reasons for them ({@code .reasons}), and a
   * proof that nothing satisfies them ({@code .clrat}). If it ends with an exception, none is left.
   *
   * @param base their path without the ending
   * @param watcher hears now and then how far the walk is; an exception thrown there ends it
   * @return what was written, a sentence
   * @throws ProofException if the record does not allow it, or proves nothing
   * @throws IOException if it cannot be read or written
   */
  public static String write(BufferedReader in, Path base, Watcher watcher)
      throws IOException, ProofException {
    RecordLines lines = new RecordLines(in);
    PlainBoard board = ProofChecker.board(lines);
    Claim claim = ProofChecker.claim(board, lines);
    if (!claim.open().isEmpty()) {
      throw lines.wrong("clauses know no open values");
    }
    Statement statement = Statement.of(board, claim);
    long number = lines.number();
    boolean isOfOpenCells =
        claim.kind().equals("open-cells")
            && lines.next(ProofWords.METHOD).equals(ProofWords.OPEN_CELLS);
    if (!isOfOpenCells || !board.digitsAreAlike()) {
      throw new ProofException(
          number, "clauses are written of walks over open cells, of boards without drawn rules");
    }
    long ofOrder = lines.number();
    List<Integer> order =
        new ArrayList<>(RecordText.order(board, lines, statement.open(), "cell without a clue"));
    int named = named(board, order);
    if (named < board.size - 1) {
      throw new ProofException(
          ofOrder,
          "the order must begin with %d cells of one house, whose digits name the others"
              .formatted(board.size - 1));
    }
    List<int[]> symmetries = Moves.symmetries(statement, lines);
    int open = order.size();
    Arrays.stream(statement.clues()).forEach(order::add);
    try (ClausalProof proof = new ClausalProof(board, order, named, base)) {
      OpenCellsWalk walk =
          new OpenCellsWalk(
              board, order, open, symmetries, new Reports(watcher, proof, ofOrder), proof);
      walk.prove(named, proof);
      return proof.text();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /** How many of the first cells lie in one house that holds every digit. */
  private static int named(PlainBoard board, List<Integer> order) {
    return IntStream.range(0, board.houses.length)
        .filter(board::holdsEveryDigit)
        .map(house -> (int) order.stream().takeWhile(cell -> holds(board, house, cell)).count())
        .max()
        .orElse(0);
  }

  private static boolean holds(PlainBoard board, int house, int cell) {
    return PlainBoard.holds(board.houses[house], cell);
  }

  private static final class Reports implements OpenCellsWalk.Visitor {
    private final Watcher watcher;
    private final ClausalProof proof;
    private final long line;
    private long branches;

    Reports(Watcher watcher, ClausalProof proof, long line) {
      this.watcher = watcher;
      this.proof = proof;
      this.line = line;
    }

    @Override
    public void branch() {
      branches++;
      if (branches % BRANCHES_A_REPORT == 0) {
        watcher.walked(branches, proof.lines());
      }
    }

    @Override
    public void filled(ChosenCells chosen) throws ProofException {
      throw new ProofException(line, "the mask holds a puzzle with exactly one solution");
    }
  }
}
