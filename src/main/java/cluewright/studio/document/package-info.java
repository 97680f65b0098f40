/**
 * Holds the project that is open and its history, in which every act can be undone; features change
 * the project through its history.
 *
 * <p>Begin with {@link cluewright.studio.document.History}.
 */
package cluewright.studio.document;
