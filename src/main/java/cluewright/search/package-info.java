/**
 * Turns a request into an outcome: short arguments first, then a race of engines, and a
 * verification of whatever is found. It knows no file and no screen, and it alone imports SAT4J.
 *
 * <p>Begin with {@link cluewright.search.Generator}.
 */
package cluewright.search;
