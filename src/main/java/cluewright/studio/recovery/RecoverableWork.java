package cluewright.studio.recovery;

import cluewright.phrase.Phrase;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/**
 * Unsaved work of an earlier session, which was closed or ended without saving.
 *
 * @param folder where its copy is
 * @param title of the work; may be empty
 * @param time of the last change
 * @param file the one that it belongs to, if it has one
 * @param damage what of its copy cannot be read, and why, in a sentence
 */
public record RecoverableWork(
    Path folder, String title, Instant time, Optional<Path> file, Optional<Phrase> damage) {}
