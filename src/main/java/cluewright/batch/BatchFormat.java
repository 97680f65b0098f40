package cluewright.batch;

import cluewright.format.FormatException;
import cluewright.format.exchange.core.Item;
import cluewright.search.Outcome;
import cluewright.search.Request;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The format of a batch file. */
public sealed interface BatchFormat {
  /** The format's name in the journal. */
  String id();

  /** True if such a file can be read without being told the board. */
  default boolean tellsBoards() {
    return false;
  }

  /** Formats with a line for each result, which is appended as soon as it is known. */
  non-sealed interface ByLine extends BatchFormat {
    /** A result as complete lines; empty where the format has no place for it. */
    Optional<String> line(Outcome outcome, Request request);

    /**
     * All records in such a file.
     *
     * @throws FormatException if it is no such file
     */
    List<BatchRecord> read(String text);
  }

  /**
   * Formats that are only valid as a whole, so that the file is written when all results are known.
   */
  non-sealed interface Whole extends BatchFormat {
    void write(List<Item> items, OutputStream out) throws IOException;

    /**
     * All items in such a file; empty if it cannot be read back.
     *
     * @throws FormatException if it is no such file
     */
    Optional<List<Item>> read(Path file) throws IOException;
  }
}
