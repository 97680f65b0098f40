package cluewright.cnf;

import java.io.OutputStream;

/**
 * Writes a refutation as DRAT (Wetzler, Heule and Hunt 2014): the clauses that a solver learnt, in
 * order, and the empty clause. Each must follow by unit propagation from those before it and the
 * formula.
 */
public final class DratProof {
  private final AsciiOut out;

  public DratProof(OutputStream out) {
    this.out = new AsciiOut(out);
  }

  /** Adds a learnt clause. */
  public void learn(int... literals) {
    for (int literal : literals) {
      out.number(literal);
    }
    out.line("0");
  }

  /** Ends the proof; the stream stays open. */
  public void end() {
    learn();
    out.flush();
  }
}
