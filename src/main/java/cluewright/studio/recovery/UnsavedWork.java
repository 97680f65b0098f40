package cluewright.studio.recovery;

import cluewright.document.Project;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A project that is not saved in a file of the designer's.
 *
 * @param file the file that it belongs to, if it has one
 */
public record UnsavedWork(Project project, Optional<Path> file) {}
