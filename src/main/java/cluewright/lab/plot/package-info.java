/**
 * Plots of measurements, as SVG and as PNG. No other package imports JFreeChart or Batik.
 *
 * <p>Begin with {@link cluewright.lab.plot.Plot}.
 */
package cluewright.lab.plot;
