/**
 * Runs engines side by side: each is a lane that works in short turns, and the first verdict ends
 * the run for all. It knows no engine by name.
 *
 * <p>Begin with {@link cluewright.search.race.Race}.
 */
package cluewright.search.race;
