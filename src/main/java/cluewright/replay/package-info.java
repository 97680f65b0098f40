/**
 * Solves puzzles as a person would, state by state with reasons, and counts their solutions with
 * independent code. It never imports the search, since it checks what the search claims.
 *
 * <p>Begin with {@link cluewright.replay.Replay}.
 */
package cluewright.replay;
