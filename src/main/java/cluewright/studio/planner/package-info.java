/**
 * The window where a book is planned: a table of rows, filled in the background. {@link
 * cluewright.plan} has the plan, its file and what fills it.
 *
 * <p>Begin with {@link cluewright.studio.planner.PlannerViewModel}.
 */
package cluewright.studio.planner;
