/**
 * The list of the project's puzzles, with titles, notes and ratings. It changes the project only
 * through {@link cluewright.studio.document.History}, so that each change can be undone.
 *
 * <p>Begin with {@link cluewright.studio.puzzles.PuzzlesViewModel}.
 */
package cluewright.studio.puzzles;
