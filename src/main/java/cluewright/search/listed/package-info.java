/**
 * Answers requests from published lists of puzzles, which are complete by the word of others.
 *
 * <p>Begin with {@link cluewright.search.listed.ListLookup}.
 */
package cluewright.search.listed;
