/**
 * Holds the duality of naked and hidden sets: within a house, each naked set is a hidden one of the
 * other cells and digits, and says the same.
 *
 * <p>Begin with {@link cluewright.lab.sets.SetPair}.
 */
package cluewright.lab.sets;
