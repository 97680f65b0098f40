/**
 * Runs over many masks: finds a number of puzzles for each, in a file that survives a crash at any
 * moment and can be continued. Whoever starts a run, the command line or another, hears of it
 * through a {@link cluewright.batch.BatchListener} and gets a {@link cluewright.batch.BatchEnd}.
 *
 * <p>Begin with {@link cluewright.batch.BatchRun}, which searches, and {@link
 * cluewright.batch.BatchStart}, which opens the file.
 */
package cluewright.batch;
