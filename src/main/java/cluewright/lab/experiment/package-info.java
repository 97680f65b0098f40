/**
 * The experiments of others, each as a whole, with every method: the paper's section 7, where each
 * method runs in its own process, and P. Norvig's essay; reported in tables and plots.
 *
 * <p>Begin with {@link cluewright.lab.experiment.PaperExperiment} and {@link
 * cluewright.lab.experiment.NorvigExperiment}.
 */
package cluewright.lab.experiment;
