/**
 * Decides a request by SAT4J on the layered encoding. No other package imports SAT4J.
 *
 * <p>Begin with {@link cluewright.search.sat.ExactEngine}.
 */
package cluewright.search.sat;
