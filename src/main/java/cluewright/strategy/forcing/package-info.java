/**
 * Strategies that suppose a candidate and follow the consequences: Nishio, forcing chains and
 * forcing nets. It reads the links of the family of chains, follows them further, and imports no
 * other family.
 *
 * <p>Begin with {@link cluewright.strategy.forcing.Forcing}.
 */
package cluewright.strategy.forcing;
