/**
 * Answers requests without a search: from published lists of puzzles, which are complete by the
 * word of others, and from masks that were refuted before.
 *
 * <p>Begin with {@link cluewright.search.listed.LookUp}.
 */
package cluewright.search.listed;
