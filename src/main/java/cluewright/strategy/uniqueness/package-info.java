/**
 * Strategies that assume a unique solution: unique, hidden and avoidable rectangles, and BUG+1. The
 * replay uses them only on puzzles that have one solution, since of others they would claim what is
 * not so.
 *
 * <p>Begin with {@link cluewright.strategy.uniqueness.UniqueRectangle}.
 */
package cluewright.strategy.uniqueness;
