/**
 * All kinds of fish in the catalogue: plain, finned, sashimi and Franken fish, from X-Wing to
 * Jellyfish. A kind and a size make a strategy; X-Wing alone has a class of its own, since it is
 * stated as rules.
 *
 * <p>Begin with {@link cluewright.strategy.fish.Fish}.
 */
package cluewright.strategy.fish;
