/**
 * Keeps a copy of unsaved work in a folder of its own, and finds what a crash left behind. It never
 * touches the designer's own files, and opens no window.
 *
 * <p>Begin with {@link cluewright.studio.recovery.Autosave}.
 */
package cluewright.studio.recovery;
