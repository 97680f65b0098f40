/**
 * XY-Wing, XYZ-Wing and W-Wing, each a pattern of three or four cells. Of the other families only
 * chains are imported, which draw the W-Wing's links.
 *
 * <p>Begin with {@link cluewright.strategy.wing.XyWing}.
 */
package cluewright.strategy.wing;
