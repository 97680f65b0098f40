/**
 * Generating puzzles: the button, runs of the engines, batches, fixed digits, and the verdict on
 * the mask while it is painted. Engines are behind {@link cluewright.search.Engine}, so tests need
 * no search; they work off the UI thread.
 *
 * <p>Begin with {@link cluewright.studio.generate.GenerationViewModel}.
 */
package cluewright.studio.generate;
