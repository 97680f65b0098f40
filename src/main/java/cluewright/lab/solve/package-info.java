/**
 * Methods of solving from the literature beside Cluewright's own, behind one interface: each counts
 * solutions up to a limit, and the work it takes.
 *
 * <p>Begin with {@link cluewright.lab.solve.Method}.
 */
package cluewright.lab.solve;
