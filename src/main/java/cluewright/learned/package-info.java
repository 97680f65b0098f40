/**
 * Keeps masks that were refuted before, with the evidence, and finds one that contains a given mask
 * up to moves of the board's lines.
 *
 * <p>Begin with {@link cluewright.learned.LearnedMasks}.
 */
package cluewright.learned;
