/**
 * Holds masks that were refuted before, each with what it rests on, and finds one of which a mask
 * is a part, up to moving the board's lines.
 *
 * <p>Begin with {@link cluewright.learned.LearnedMasks}.
 */
package cluewright.learned;
