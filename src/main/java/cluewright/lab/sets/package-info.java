/**
 * The duality of naked and hidden sets: within a house, each naked set is a hidden set of the other
 * cells and digits, with the same conclusions.
 *
 * <p>Begin with {@link cluewright.lab.sets.SetPair}.
 */
package cluewright.lab.sets;
