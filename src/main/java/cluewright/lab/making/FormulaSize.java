package cluewright.lab.making;

/**
 * The size of a formula that a method gave to its solver.
 *
 * @param variables of two values each
 * @param clauses as they were written, before the solver simplified them
 */
public record FormulaSize(long variables, long clauses) {}
