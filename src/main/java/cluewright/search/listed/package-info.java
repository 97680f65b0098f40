/**
 * Answers requests without a search, from published lists of puzzles, complete according to their
 * authors, and from refuted masks.
 *
 * <p>Begin with {@link cluewright.search.listed.LookUp}.
 */
package cluewright.search.listed;
