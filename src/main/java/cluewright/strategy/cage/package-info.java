/**
 * Strategies for killer boards, whose cages have sums: combinations in a cage, and what the sums of
 * rows, columns and boxes say about cells outside cages.
 *
 * <p>Begin with {@link cluewright.strategy.cage.CageCombinations}; {@link
 * cluewright.strategy.cage.SumWays} says which digits a sum leaves possible.
 */
package cluewright.strategy.cage;
