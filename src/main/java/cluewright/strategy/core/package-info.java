/**
 * What a strategy is: its metadata, its finder, its deductions with their evidence, and the rules
 * of those that have few. It knows no single strategy, only the tools from which the families build
 * theirs.
 *
 * <p>Begin with {@link cluewright.strategy.core.Strategy}.
 */
package cluewright.strategy.core;
