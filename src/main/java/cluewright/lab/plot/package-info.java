/**
 * Plots measurements as SVG and PNG. No other package imports JFreeChart or Batik.
 *
 * <p>Begin with {@link cluewright.lab.plot.Plot}.
 */
package cluewright.lab.plot;
