/**
 * Strategies that place a digit at once: full house, hidden single and naked single. Hidden and
 * naked singles are stated as rules, so encodings and proofs use them as well as the replay.
 *
 * <p>Begin with {@link cluewright.strategy.single.HiddenSingle}.
 */
package cluewright.strategy.single;
