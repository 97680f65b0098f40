/**
 * The repair of an impossible mask: searching for cells to add, and choosing among suggestions. The
 * search is {@link cluewright.search.feasibility.Repair}, behind a port; what it suggests enters
 * the mask as one act.
 *
 * <p>Begin with {@link cluewright.studio.repair.RepairViewModel}.
 */
package cluewright.studio.repair;
