/**
 * Holds the window in which methods of making clues are set side by side: masks, methods and a time
 * are chosen, and their plot grows. {@link cluewright.lab} has the methods and draws the plot.
 *
 * <p>Begin with {@link cluewright.studio.laboratory.LaboratoryViewModel}.
 */
package cluewright.studio.laboratory;
