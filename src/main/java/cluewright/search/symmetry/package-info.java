/**
 * The symmetries of a mask, and how a walk leaves out what they turn into something that it tries
 * as well.
 *
 * <p>Begin with {@link cluewright.search.symmetry.LeastImage}.
 */
package cluewright.search.symmetry;
