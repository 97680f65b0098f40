package cluewright.studio.printing;

import cluewright.print.Paper;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** The system's printers, behind an interface for tests. */
public interface Printers {

  /**
   * A job for the default printer; empty if there is none. Looks for it away from the UI thread.
   */
  Optional<Job> begin();

  interface Job {

    /**
     * Asks for the printer, copies and pages; on the UI thread.
     *
     * @param name what the printer's queue calls them
     * @param pages how many there are
     * @return the numbers of those to print, from 1, in order; none if the person changed their
     *     mind
     */
    List<Integer> ask(Paper paper, String name, int pages);

    String printer();

    /**
     * Prints a page; not on the UI thread.
     *
     * @throws IOException if the printer does not take it, with one sentence
     */
    void print(PageShapes page) throws IOException;

    /**
     * Submits all pages.
     *
     * @throws IOException if the printer does not take them, with one sentence
     */
    void end() throws IOException;

    /** Drops all pages that are not yet on paper. */
    void cancel();
  }
}
