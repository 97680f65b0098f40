package cluewright.studio.recovery;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/**
 * Unsaved work that was left behind: the studio was closed on it, or ended without being closed.
 *
 * @param folder where its copy is
 * @param title of the puzzle that was on the desk; may be empty
 * @param puzzles how many there are; 0 if the copy cannot be read
 * @param time of the last change
 * @param file the one that it belongs to, if it has one
 */
public record RecoverableWork(
    Path folder, String title, int puzzles, Instant time, Optional<Path> file) {}
