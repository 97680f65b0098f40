package cluewright.cli.input;

import cluewright.mask.ShapeLibrary;
import java.util.Optional;

/** How a command uses a file named by an argument. */
public enum FileUse {
  READ,
  /** Reads it, unless the argument is the name of a shape. */
  READ_AFTER_SHAPES,
  /** Reads it; a line number may follow after a colon. */
  READ_AT_LINE,
  /** Writes it, discarding its former contents. */
  WRITTEN,
  /** Reads and writes it, so that its former contents matter. */
  KEPT;

  boolean isRead() {
    return this != WRITTEN;
  }

  boolean isWritten() {
    return this == WRITTEN || this == KEPT;
  }

  /** The file name in an argument; empty if it does not mean a file. */
  Optional<String> nameIn(String argument) {
    return switch (this) {
      case READ_AFTER_SHAPES ->
          ShapeLibrary.named(argument).isPresent() ? Optional.empty() : Optional.of(argument);
      case READ_AT_LINE -> Optional.of(RegionsFile.nameIn(argument));
      case READ, WRITTEN, KEPT -> Optional.of(argument);
    };
  }
}
