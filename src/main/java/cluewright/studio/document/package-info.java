/**
 * Holds the project that is open and its history, in which every act can be undone. Projects are
 * immutable data that share what did not change; features change the project through its history.
 *
 * <p>Begin with {@link cluewright.studio.document.History}.
 */
package cluewright.studio.document;
