/**
 * Reads and writes puzzles and masks as text, project files and HoDoKu's libraries, and writes
 * files completely or not at all. Errors name line and column; nothing here asks whether a puzzle
 * can be solved, but for the walk-through, which tells a replay.
 *
 * <p>Begin with {@link cluewright.format.ProjectFile}.
 */
package cluewright.format;
