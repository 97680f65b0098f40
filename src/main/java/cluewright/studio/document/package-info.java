/**
 * The open project and its history; features change the project through its history.
 *
 * <p>Begin with {@link cluewright.studio.document.History}.
 */
package cluewright.studio.document;
