/**
 * Checks what an engine found with code that shares nothing with the engines: the rules, a count of
 * the solutions, the goal. Nothing is called found before.
 *
 * <p>Begin with {@link cluewright.search.verify.Verification}.
 */
package cluewright.search.verify;
