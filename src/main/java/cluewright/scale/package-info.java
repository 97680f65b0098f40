/**
 * Takes work beyond one machine: cuts it into items, does a share of them anywhere, and joins what
 * came of all. The items and the answers are files, so that whatever starts processes can spread
 * them: a shell, a queue, or a cluster of containers.
 *
 * <p>Begin with {@link cluewright.scale.Items}.
 */
package cluewright.scale;
