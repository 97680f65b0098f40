/**
 * Closes a state under strategies as fast as possible, when only the end matters and not the way.
 * It gives no reasons and keeps no steps; replay and search use it, and the replay tells the
 * reasons.
 *
 * <p>Begin with {@link cluewright.closure.Closures}.
 */
package cluewright.closure;
