/**
 * Holds the ways to solve a puzzle that the literature knows, side by side with ours, behind one
 * interface: each counts solutions up to a limit, and what it did for that.
 *
 * <p>Begin with {@link cluewright.lab.solve.Method}.
 */
package cluewright.lab.solve;
