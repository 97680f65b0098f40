/**
 * Holds the gallery of puzzles that were found, to be kept, compared or discarded. It starts no
 * search itself; "more like this" is a request to {@code studio.generate}.
 *
 * <p>Begin with {@link cluewright.studio.results.ResultsViewModel}.
 */
package cluewright.studio.results;
