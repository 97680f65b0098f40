package cluewright.proof;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.proof.check.ProofWords;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * The clauses that a SAT solver learnt, in order, for a checker to redo by reverse unit propagation
 * (RUP: Goldberg and Novikov 2003).
 *
 * <p>The log is bounded; beyond its limit it keeps nothing and says so. It is kept as the literals
 * of each clause and a 0 after them.
 */
public final class ClauseLog {
  /** The most literals kept: 8 million take 32 MB here, and at most twice that as text. */
  public static final int MOST_LITERALS = 8 << 20;

  private static final int CHUNK = 1 << 14;

  private final int limit;
  private final List<int[]> chunks = new ArrayList<>();
  private int size;
  private boolean tooLarge;

  /**
   * @param limit the most literals to keep
   */
  public ClauseLog(int limit) {
    this.limit = limit;
  }

  /** Adds a literal of the current clause, or 0 to end it. */
  public void add(int literal) {
    if (tooLarge || size == limit) {
      tooLarge = true;
      chunks.clear();
      return;
    }
    if (size % CHUNK == 0) {
      chunks.add(new int[CHUNK]);
    }
    chunks.get(size / CHUNK)[size % CHUNK] = literal;
    size++;
  }

  /** The proof that the step-free clauses are contradictory. */
  public ProofRecord ofRelaxation() {
    return new Refutation(this, ProofWords.RELAXATION, List.of());
  }

  /**
   * The proof that the clauses for a number of steps are contradictory.
   *
   * @param refused puzzles, known ones but for the names of their digits, that the clauses exclude
   */
  public ProofRecord ofSteps(int steps, List<Puzzle> refused) {
    return new Refutation(this, ProofWords.STEPS + " " + steps, List.copyOf(refused));
  }

  private record Refutation(ClauseLog log, String formula, List<Puzzle> refused)
      implements ProofRecord {
    @Override
    public boolean isKept() {
      return !log.tooLarge;
    }

    @Override
    public void lines(Board board, Consumer<String> sink) {
      if (log.tooLarge) {
        throw new IllegalStateException("the log was too large to keep");
      }
      sink.accept(ProofWords.METHOD + " " + ProofWords.CLAUSES + " " + formula);
      refused.forEach(puzzle -> sink.accept(ProofWords.REFUSED + " " + puzzle.line()));
      log.clauses(sink);
    }
  }

  private void clauses(Consumer<String> sink) {
    forEach(
        clause -> {
          StringBuilder line = new StringBuilder(ProofWords.LEARNT);
          for (int literal : clause) {
            line.append(' ').append(literal);
          }
          sink.accept(line.toString());
        });
  }

  /** True if everything was kept. */
  public boolean isKept() {
    return !tooLarge;
  }

  /** Visits the clauses in order, if they were kept. */
  public void forEach(Consumer<int[]> sink) {
    int[] clause = new int[16];
    int length = 0;
    for (int i = 0; i < size && !tooLarge; i++) {
      int literal = chunks.get(i / CHUNK)[i % CHUNK];
      if (literal == 0) {
        sink.accept(Arrays.copyOf(clause, length));
        length = 0;
      } else {
        clause = length < clause.length ? clause : Arrays.copyOf(clause, 2 * length);
        clause[length++] = literal;
      }
    }
  }
}
