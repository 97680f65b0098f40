/**
 * Ways to make clues for a mask that the literature knows, plain and readable, beside ours: what
 * they are good for is to be compared.
 *
 * <p>Begin with {@link cluewright.lab.making.Maker}.
 */
package cluewright.lab.making;
