package cluewright.studio.recovery;

import cluewright.document.Project;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Work that no file of the designer's holds yet.
 *
 * @param file the one that it belongs to, if it has one
 */
public record Work(Project project, Optional<Path> file) {}
