package cluewright.cli.input;

import cluewright.mask.ShapeLibrary;
import java.util.Optional;

/** What a command does to a file that one of its arguments names. */
public enum FileUse {
  /** It is read. */
  READ,
  /** It is read, unless the argument is the name of a shape. */
  READ_AFTER_SHAPES,
  /** It is read, and a line of it may be named behind a colon. */
  READ_AT_LINE,
  /** It is written, and what was in it is gone. */
  WRITTEN,
  /** It is read and written: what was in it counts. */
  KEPT;

  boolean isRead() {
    return this != WRITTEN;
  }

  boolean isWritten() {
    return this == WRITTEN || this == KEPT;
  }

  /** The name of the file that is meant; empty if the argument means no file. */
  Optional<String> nameIn(String argument) {
    return switch (this) {
      case READ_AFTER_SHAPES ->
          ShapeLibrary.named(argument).isPresent() ? Optional.empty() : Optional.of(argument);
      case READ_AT_LINE -> Optional.of(RegionsFile.nameIn(argument));
      case READ, WRITTEN, KEPT -> Optional.of(argument);
    };
  }
}
