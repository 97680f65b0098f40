package cluewright.search;

import java.time.Duration;

/**
 * What an engine is doing now.
 *
 * @param phase what is being tried, in a few words
 * @param bound K, the number of steps in the current formula; 0 before the first
 * @param conflicts how many conflicts the solver has met so far
 * @param elapsed since the start
 */
public record Progress(String phase, int bound, long conflicts, Duration elapsed) {}
