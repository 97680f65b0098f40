/**
 * Running work away from the UI thread, with results brought back to it. It knows no feature; view
 * models are given it, so that tests run without threads.
 *
 * <p>Begin with {@link cluewright.studio.work.Background}; {@link cluewright.studio.work.Workers}
 * says who gets how many threads.
 */
package cluewright.studio.work;
