/**
 * Opening, saving, importing and exporting: dialogs, drops, the clipboard, recent files. The
 * formats themselves are those of {@link cluewright.format} and {@link cluewright.format.exchange};
 * work on files never runs on the UI thread.
 *
 * <p>Begin with {@link cluewright.studio.files.FilesViewModel}.
 */
package cluewright.studio.files;
