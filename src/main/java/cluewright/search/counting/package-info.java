/**
 * Walks the tree of clue digits under naked singles alone, cut by counting what each placement
 * needs. One engine of {@link cluewright.search} uses it, and what it finds is verified there.
 *
 * <p>Begin with {@link cluewright.search.counting.CountingSearch}.
 */
package cluewright.search.counting;
