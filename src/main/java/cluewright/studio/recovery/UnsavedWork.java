package cluewright.studio.recovery;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Work that is not saved in a file of the designer's.
 *
 * @param file the file that it belongs to, if it has one
 */
public record UnsavedWork<W>(W work, Optional<Path> file) {}
