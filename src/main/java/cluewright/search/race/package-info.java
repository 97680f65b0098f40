/**
 * Runs engines in parallel as lanes that work in short turns; the first verdict ends the run for
 * all. It knows no engine by name.
 *
 * <p>Begin with {@link cluewright.search.race.Race}.
 */
package cluewright.search.race;
