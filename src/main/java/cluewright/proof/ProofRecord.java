package cluewright.proof;

import cluewright.model.Board;
import java.util.List;
import java.util.function.Consumer;

/** Everything beyond the claim that a checker needs to redo a proof, written on demand. */
public interface ProofRecord {

  /** Why a checker has nothing to redo although the proof holds. */
  enum Absence {
    /** The claim depends on more than a mask and strategies, which are all that a record states. */
    GOAL,
    /** Some strategy is not among those that the checker knows. */
    STRATEGIES,
    /** It is too long to keep, or to redo. */
    SIZE
  }

  /** True if everything was kept. */
  boolean isKept();

  /** Why it was not kept, if so. */
  default Absence absence() {
    return Absence.SIZE;
  }

  /**
   * The lines of the record from {@code method} on, as docs/proof-format.md describes them.
   *
   * @throws IllegalStateException if it was not kept
   */
  void lines(Board board, Consumer<String> sink);

  /** A record of a few lines. */
  public static ProofRecord of(String... lines) {
    return new Lines(List.of(lines));
  }

  /** A line of a record: a word, and cells by their names. */
  static String line(String word, int[] cells, Board board) {
    StringBuilder line = new StringBuilder(word);
    for (int cell : cells) {
      line.append(' ').append(board.label(cell));
    }
    return line.toString();
  }

  /** A record of which nothing was kept. */
  static ProofRecord notKept(Absence why) {
    return new NotKept(why);
  }

  /** A record given as text. */
  record Lines(List<String> lines) implements ProofRecord {
    @Override
    public boolean isKept() {
      return true;
    }

    @Override
    public void lines(Board board, Consumer<String> sink) {
      lines.forEach(sink);
    }
  }

  /** Stands for missing evidence. */
  record NotKept(Absence absence) implements ProofRecord {
    @Override
    public boolean isKept() {
      return false;
    }

    @Override
    public void lines(Board board, Consumer<String> sink) {
      throw new IllegalStateException("this evidence was not kept");
    }
  }
}
