/**
 * Walks at random over clue digits towards fewer open candidates: the quickest way to find a
 * puzzle, and none to prove that there is none.
 *
 * <p>Begin with {@link cluewright.search.walk.ClueWalk}.
 */
package cluewright.search.walk;
