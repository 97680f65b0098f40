/**
 * Where no strategy helps, tries the digits of a cell and eliminates those that end in a
 * contradiction. It knows no strategy, no path and no solution.
 *
 * <p>Begin with {@link cluewright.replay.guess.Guess}.
 */
package cluewright.replay.guess;
