/**
 * Holds the puzzles that were found, to be compared, used, kept or discarded: in the list beside
 * the board, and in the gallery, where one filters and selects. It starts no search itself; "more
 * like this" is a request to {@code studio.generate}.
 *
 * <p>Begin with {@link cluewright.studio.results.ResultsViewModel}, then {@link
 * cluewright.studio.results.GalleryViewModel}.
 */
package cluewright.studio.results;
