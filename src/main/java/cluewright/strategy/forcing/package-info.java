/**
 * Holds the strategies that suppose a candidate and follow what comes of it: Nishio, forcing chains
 * and forcing nets. It reads the links of the family of chains, follows them further, and imports
 * no other family.
 *
 * <p>Begin with {@link cluewright.strategy.forcing.Forcing}.
 */
package cluewright.strategy.forcing;
