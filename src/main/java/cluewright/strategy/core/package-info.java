/**
 * Says what a strategy is: its metadata, its finder, the deductions that it makes with their
 * evidence, and the rules of those that have few. It knows no single strategy, only the tools from
 * which the families build theirs.
 *
 * <p>Begin with {@link cluewright.strategy.core.Strategy}.
 */
package cluewright.strategy.core;
