/**
 * Judges a mask while somebody paints it, and finds the fewest cells that make an impossible one
 * possible; on large boards it digs masks out of solution grids. Its verdicts come from {@link
 * cluewright.search}, and it knows no window.
 *
 * <p>Begin with {@link cluewright.search.feasibility.Feasibility}.
 */
package cluewright.search.feasibility;
