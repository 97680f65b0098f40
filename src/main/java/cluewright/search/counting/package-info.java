/**
 * Searches the tree of clue digits under naked singles alone, pruned by counting what each
 * placement needs. What it finds is verified like all else.
 *
 * <p>Begin with {@link cluewright.search.counting.CountingEngine}.
 */
package cluewright.search.counting;
