/**
 * Walks randomly over clue digits towards fewer open candidates: the fastest way to find a puzzle,
 * but no way to prove that there is none.
 *
 * <p>Begin with {@link cluewright.search.walk.ClueWalk}.
 */
package cluewright.search.walk;
