/**
 * Strategies with almost locked sets: the XZ rule, the XY-Wing, the Death Blossom, longer chains of
 * such sets, and chains in which they are links. It asks houses for their cells alone, and imports
 * no other family.
 *
 * <p>Begin with {@link cluewright.strategy.als.LinkedSets}.
 */
package cluewright.strategy.als;
