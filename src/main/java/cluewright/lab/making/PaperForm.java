package cluewright.lab.making;

import cluewright.cnf.Clauses;

/** A form of the paper's clauses. */
public enum PaperForm {
  /** A variable for each value of a number; clue cells have variables of step 0 alone. */
  DIRECT("paper"),
  /** The same, with variables of all steps for clue cells, too. */
  UNREDUCED("paper-unreduced"),
  /** The order encoding, as the paper's constraint solver has it; clue cells as in the first. */
  ORDER("paper-order");

  private final String id;

  PaperForm(String id) {
    this.id = id;
  }

  /** The name of the method, also the key of its words. */
  String id() {
    return id;
  }

  /** Whether clue cells are left out after step 0 (section 5.1). */
  boolean isReduced() {
    return this != UNREDUCED;
  }

  Numbers numbers(Clauses out) {
    return this == ORDER ? new OrderNumbers(out) : new DirectNumbers(out);
  }
}
