package cluewright.proof;

import cluewright.model.Board;
import java.util.List;
import java.util.function.Consumer;

/** The data beside the claim that a checker needs to redo a proof, written on request. */
public interface Evidence {

  /** Reasons for a proof without evidence that a checker could redo. */
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

  /** Evidence of a few lines. */
  public static Evidence of(String... lines) {
    return new Lines(List.of(lines));
  }

  /** Nothing was kept. */
  static Evidence notKept(Absence why) {
    return new NotKept(why);
  }

  /** Evidence that is text from the start. */
  record Lines(List<String> lines) implements Evidence {
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
  record NotKept(Absence absence) implements Evidence {
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
