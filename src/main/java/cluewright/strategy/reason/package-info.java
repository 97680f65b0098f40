/**
 * Steps of few reasons: the smallest sets of truths and rules that exclude candidates, on any board
 * and for any rule. Begin with {@link cluewright.strategy.reason.LeastReasons}.
 */
package cluewright.strategy.reason;
