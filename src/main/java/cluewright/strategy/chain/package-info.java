/**
 * Strategies that follow strong and weak links: colouring, turbot fish and relatives, X-Chains,
 * XY-Chains and alternating inference chains. Forcing strategies and wings build on its links; it
 * imports no other family.
 *
 * <p>Begin with {@link cluewright.strategy.chain.LinkGraph}.
 */
package cluewright.strategy.chain;
