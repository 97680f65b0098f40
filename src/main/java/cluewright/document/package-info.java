/**
 * A designer's work, as the studio edits it and a project file keeps it: immutable data that share
 * what did not change.
 *
 * <p>Begin with {@link cluewright.document.Document}.
 */
package cluewright.document;
