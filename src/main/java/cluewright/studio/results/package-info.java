/**
 * The puzzles found, to be compared, used, kept or discarded: in the list beside the board, and in
 * the gallery with its filters and selection. It starts no search itself; "more like this" is a
 * request to {@code studio.generate}.
 *
 * <p>Begin with {@link cluewright.studio.results.ResultsViewModel}, then {@link
 * cluewright.studio.results.GalleryViewModel}.
 */
package cluewright.studio.results;
