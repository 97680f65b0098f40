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

/** The format of a run's file. */
public sealed interface BatchFormat {
  /** As the journal names it. */
  String id();

  /** True if what such a file holds is read on the board that it was written on. */
  default boolean tellsBoards() {
    return false;
  }

  /** Formats that are a line for each result, which is added to the file as soon as it is there. */
  non-sealed interface ByLine extends BatchFormat {
    /** A result as whole lines; empty where the format has no place for it. */
    Optional<String> line(Outcome outcome, Request request);

    /**
     * All that such a file holds.
     *
     * @throws FormatException if it is no such file
     */
    List<BatchRecord> read(String text);
  }

  /** Formats of which a part is nothing, so that the file is written when all results are there. */
  non-sealed interface Whole extends BatchFormat {
    void write(List<Item> items, OutputStream out) throws IOException;

    /**
     * All that such a file holds; empty if it cannot be read back.
     *
     * @throws FormatException if it is no such file
     */
    Optional<List<Item>> read(Path file) throws IOException;
  }
}
