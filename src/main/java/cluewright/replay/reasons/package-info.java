/**
 * A scale for every rule: how many reasons a puzzle's hardest steps need, and how much there is to
 * look at.
 *
 * <p>Begin with {@link cluewright.replay.reasons.ReasonRater}.
 */
package cluewright.replay.reasons;
