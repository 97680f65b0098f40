package cluewright.proof;

import cluewright.model.Board;
import java.util.List;
import java.util.function.Consumer;

/** All that a checker needs beside the claim to redo a proof, written down when it is asked for. */
public interface ProofRecord {

  /** The reason why there is nothing that a checker could redo, though the proof holds. */
  enum Absence {
    /** A record states a mask and strategies, and the claim rests on more than these. */
    GOAL,
    /** The checker reads rules, and some strategy is not stated as such. */
    STRATEGIES,
    /** It is too long to keep, or to redo. */
    SIZE
  }

  /** True if all of it was kept. */
  boolean isKept();

  /** The reason why it was not kept, if it was not. */
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

  /** Nothing was kept. */
  static ProofRecord notKept(Absence why) {
    return new NotKept(why);
  }

  /** A record that is text from the start. */
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

  /** The place of evidence that there is none of. */
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
