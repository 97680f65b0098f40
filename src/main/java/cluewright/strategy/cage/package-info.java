/**
 * Techniques of killer boards, whose cages have sums: the ways to fill a cage, and what the sums of
 * rows, columns and boxes say of the cells that cages leave over.
 *
 * <p>Begin with {@link cluewright.strategy.cage.CageCombinations}; {@link
 * cluewright.strategy.cage.SumWays} says which digits a sum leaves possible.
 */
package cluewright.strategy.cage;
