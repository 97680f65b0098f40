package cluewright.studio.recovery;

import cluewright.phrase.Phrase;
import java.io.IOException;
import java.nio.file.Path;

/**
 * How work of a kind is kept in files of its own: a project, or the plan of a book.
 *
 * @param <W> immutable
 */
public interface WorkFile<W> {
  /** The ending of the files' names, such as {@code .cluewright}. */
  String extension();

  /**
   * Reads work.
   *
   * @throws IOException if the file cannot be read, or is no such work
   * @throws cluewright.format.FormatException if it is no such work
   */
  W read(Path file) throws IOException;

  /** Writes work, whole or not at all. */
  void write(Path file, W work) throws IOException;

  /** What the designer called the work; may be empty. */
  String title(W work);

  /** The name of work that has neither title nor file. */
  Phrase untitled();

  /** True if what is kept says the same as the file, so that nothing is to be saved. */
  default boolean isSame(W kept, W inFile) {
    return kept.equals(inFile);
  }
}
