package cluewright.proof;

import cluewright.model.Board;
import java.util.List;
import java.util.function.Consumer;

/** What a checker needs beside the claim to redo a proof, written down when it is asked for. */
public interface Evidence {

  /** Whether all of it was kept; a long proof is not. */
  boolean isKept();

  /**
   * The lines of the record from {@code method} on, as docs/proof-format.md describes them.
   *
   * @throws IllegalStateException if it was not kept
   */
  void lines(Board board, Consumer<String> sink);

  /** Evidence of a few lines. */
  static Evidence of(String... lines) {
    return new Lines(List.of(lines));
  }

  /** Nothing was kept. */
  static Evidence notKept() {
    return new NotKept();
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
  record NotKept() implements Evidence {
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
