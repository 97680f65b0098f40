/**
 * Checks what engines found with independent code: the rules, a solution count and the goal.
 * Nothing is called found before.
 *
 * <p>Begin with {@link cluewright.search.verify.Verification}.
 */
package cluewright.search.verify;
