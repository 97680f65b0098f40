package cluewright.cnf;

import java.io.OutputStream;
import java.util.function.Supplier;

/** Writes the meaning of each variable of a formula, one per line, and ignores the clauses. */
public final class VariableMap implements Clauses {
  private final AsciiOut out;
  private int variables;

  public VariableMap(OutputStream out) {
    this.out = new AsciiOut(out);
  }

  @Override
  public int newVariable() {
    return newVariable(() -> "");
  }

  @Override
  public int newVariable(Supplier<String> meaning) {
    out.number(++variables).line(meaning.get());
    return variables;
  }

  @Override
  public void add(int... literals) {
    // A map lists variables alone.
  }

  /** Ends the map; the stream stays open. */
  public void end() {
    out.flush();
  }
}
