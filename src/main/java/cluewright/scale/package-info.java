/**
 * Distributes work over many machines: divides it into items, works on any share of them, and joins
 * the results. The items and the answers are files, so that whatever starts processes can spread
 * them: a shell, a queue, or a cluster of containers.
 *
 * <p>Begin with {@link cluewright.scale.Items}.
 */
package cluewright.scale;
