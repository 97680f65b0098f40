/**
 * The experiments of the paper's section 7, with every method: which masks, who is asked, each in a
 * process of its own, and what came of it in tables and plots.
 *
 * <p>Begin with {@link cluewright.lab.experiment.PaperExperiment}.
 */
package cluewright.lab.experiment;
