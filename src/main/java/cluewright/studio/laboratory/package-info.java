/**
 * The window where methods of finding clues are compared: masks, methods and a time are chosen, and
 * their plot grows. {@link cluewright.lab} has the methods and draws the plot.
 *
 * <p>Begin with {@link cluewright.studio.laboratory.LaboratoryViewModel}.
 */
package cluewright.studio.laboratory;
