/**
 * Holds runs over many masks: so many puzzles of each, in a file that survives the end of its
 * process at any moment and can be carried on. Whoever starts a run, the command line or another,
 * hears of it through a {@link cluewright.batch.BatchListener} and gets a {@link
 * cluewright.batch.BatchEnd}.
 *
 * <p>Begin with {@link cluewright.batch.BatchRun}, which searches, and {@link
 * cluewright.batch.BatchStart}, which opens the file.
 */
package cluewright.batch;
