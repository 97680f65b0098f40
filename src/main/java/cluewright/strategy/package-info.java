/**
 * The list of all strategies in order of difficulty, and sets of them that a solver may use. It
 * stands above the families, which never import it; nothing is found or concluded here.
 *
 * <p>Begin with {@link cluewright.strategy.Catalogue}.
 */
package cluewright.strategy;
