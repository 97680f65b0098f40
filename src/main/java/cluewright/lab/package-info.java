/**
 * What the methods of the laboratory share: the distribution of measured values, and the machine
 * they were measured on. The methods of the literature stand in the packages below, each plain and
 * readable, beside ours.
 *
 * <p>Begin with {@link cluewright.lab.solve.Method} or {@link cluewright.lab.Spread}.
 */
package cluewright.lab;
