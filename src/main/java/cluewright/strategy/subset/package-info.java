/**
 * Naked, hidden and locked subsets from pairs up, with one search for all sizes. Another size is a
 * line in the catalogue; only the pairs have classes of their own, since these are stated as rules.
 *
 * <p>Begin with {@link cluewright.strategy.subset.Subset}.
 */
package cluewright.strategy.subset;
