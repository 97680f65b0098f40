/**
 * The symmetries of a mask, and how walks skip the images of what they try anyway.
 *
 * <p>Begin with {@link cluewright.search.symmetry.LeastImage}.
 */
package cluewright.search.symmetry;
