/**
 * Methods from the literature for finding clues for a mask, plain and readable, for comparison with
 * Cluewright's own.
 *
 * <p>Begin with {@link cluewright.lab.making.Maker}.
 */
package cluewright.lab.making;
