/**
 * Runs work away from the UI thread and brings the result back to it. It knows no feature; view
 * models are given it, so that tests run without threads.
 *
 * <p>Begin with {@link cluewright.studio.work.Background}; {@link cluewright.studio.work.Workers}
 * says who gets how many threads.
 */
package cluewright.studio.work;
