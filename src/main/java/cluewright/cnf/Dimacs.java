package cluewright.cnf;

import java.io.OutputStream;
import java.util.List;

/**
 * Writes clauses to a DIMACS CNF file as they arrive, so that a formula may exceed memory.
 *
 * <p>The format states the numbers of variables and clauses before the first clause, so they must
 * be known. All methods throw an {@link java.io.UncheckedIOException} if the stream fails.
 */
public final class Dimacs implements Clauses {
  private final AsciiOut out;
  private final long variables;
  private final long clauses;
  private final ClauseCount written = new ClauseCount();

  /**
   * Starts a file.
   *
   * @param comments lines for people, without the {@code c} before them; some checkers of proofs
   *     take none, which is why none stand further below
   */
  public Dimacs(List<String> comments, long variables, long clauses, OutputStream out) {
    this.out = new AsciiOut(out);
    this.variables = variables;
    this.clauses = clauses;
    comments.forEach(comment -> this.out.line(("c " + comment).stripTrailing()));
    this.out.line("p cnf " + variables + " " + clauses);
  }

  @Override
  public int newVariable() {
    return written.newVariable();
  }

  @Override
  public void add(int... literals) {
    written.add(literals);
    for (int literal : literals) {
      out.number(literal);
    }
    out.line("0");
  }

  /**
   * Ends the file; the stream stays open.
   *
   * @throws IllegalStateException if the formula is not as large as was said
   */
  public void end() {
    out.flush();
    if (written.variables() != variables || written.clauses() != clauses) {
      throw new IllegalStateException(
          "%d variables and %d clauses, not %d and %d"
              .formatted(written.variables(), written.clauses(), variables, clauses));
    }
  }
}
