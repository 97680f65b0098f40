/**
 * Tells what to do where no strategy there is concludes anything: to try the digits of a cell, and
 * to drop what ends in a contradiction. It knows no strategy, no path and no solution.
 *
 * <p>Begin with {@link cluewright.replay.guess.Guess}.
 */
package cluewright.replay.guess;
