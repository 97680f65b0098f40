/**
 * Judges a mask while it is being painted, and finds the fewest cells that make an impossible mask
 * possible; on large boards, digs masks out of solution grids. Its verdicts come from {@link
 * cluewright.search}, and it knows no window.
 *
 * <p>Begin with {@link cluewright.search.feasibility.Feasibility}.
 */
package cluewright.search.feasibility;
