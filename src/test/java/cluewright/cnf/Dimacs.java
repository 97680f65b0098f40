package cluewright.cnf;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Clauses in the DIMACS CNF format, kept in memory, for other solvers and for inspection. */
public final class Dimacs implements Clauses {
  private final StringBuilder body = new StringBuilder();
  private int variables;
  private int clauses;

  @Override
  public int newVariable() {
    return ++variables;
  }

  @Override
  public void add(int... literals) {
    clauses++;
    body.append(
        IntStream.of(literals).mapToObj(String::valueOf).collect(Collectors.joining(" ", "", " ")));
    body.append("0\n");
  }

  public int variables() {
    return variables;
  }

  public int clauses() {
    return clauses;
  }

  /** The whole file: the problem line, then a clause a line. */
  public String text() {
    return "p cnf " + variables + " " + clauses + "\n" + body;
  }
}
