/**
 * The choice of strategies and conditions, as view models and panes. It only records what is asked
 * for; {@code studio.generate} acts on it.
 *
 * <p>Begin with {@link cluewright.studio.design.StrategiesViewModel}.
 */
package cluewright.studio.design;
