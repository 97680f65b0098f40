/**
 * Closes a state under strategies as fast as possible, for callers who need the result and not the
 * steps. It gives no reasons and keeps no steps; replay and search use it, and the replay tells the
 * reasons.
 *
 * <p>Begin with {@link cluewright.closure.Closures}.
 */
package cluewright.closure;
