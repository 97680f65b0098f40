/**
 * A designer's work, as edited in the studio and stored in a project file: immutable data that
 * share what has not changed.
 *
 * <p>Begin with {@link cluewright.document.Document}.
 */
package cluewright.document;
