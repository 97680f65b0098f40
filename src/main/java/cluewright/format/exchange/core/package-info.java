/**
 * What formats share: the port {@link cluewright.format.exchange.core.Format}, the items that they
 * read and write, and the tools to read them. It knows no single format.
 *
 * <p>Begin with {@link cluewright.format.exchange.core.Format}.
 */
package cluewright.format.exchange.core;
