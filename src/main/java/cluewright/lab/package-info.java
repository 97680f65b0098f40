/**
 * Holds what the methods of the laboratory share: how measured values spread, and on what machine
 * they were measured. The methods of the literature stand in the packages below, each plain and
 * readable, beside ours.
 *
 * <p>Begin with {@link cluewright.lab.solve.Method} or {@link cluewright.lab.Spread}.
 */
package cluewright.lab;
