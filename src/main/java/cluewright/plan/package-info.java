/**
 * What a book is to be made of, and making it.
 *
 * <p>Begin with {@link cluewright.plan.BookPlan}: a table of rows, each with its kind, level,
 * number of puzzles and source of masks. {@link cluewright.plan.PlanRun} fills it, {@link
 * cluewright.plan.PlanFile} keeps it. Here, too, is what draws boards and masks by lot.
 */
package cluewright.plan;
