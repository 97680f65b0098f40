/**
 * The experiments of the paper's section 7 with every method: choosing masks, running each method
 * in its own process, and reporting in tables and plots.
 *
 * <p>Begin with {@link cluewright.lab.experiment.PaperExperiment}.
 */
package cluewright.lab.experiment;
