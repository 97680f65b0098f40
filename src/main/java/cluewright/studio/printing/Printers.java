package cluewright.studio.printing;

import cluewright.print.Paper;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** The printers of the system, so that a test can stand in for them. */
public interface Printers {

  /** A job for the usual printer; empty if there is none. Looks for it away from the UI thread. */
  Optional<Job> begin();

  /** Pages on their way to a printer. */
  interface Job {

    /**
     * Asks, on the UI thread, for the printer, the copies and the pages.
     *
     * @param name what the printer's queue calls them
     * @param pages how many there are
     * @return the numbers of those to print, from 1, in order; none if the person changed their
     *     mind
     */
    List<Integer> ask(Paper paper, String name, int pages);

    /** The name of the printer. */
    String printer();

    /**
     * Prints a page, away from the UI thread.
     *
     * @throws IOException if the printer does not take it, with one sentence
     */
    void print(PageShapes page) throws IOException;

    /**
     * Hands all pages over.
     *
     * @throws IOException if the printer does not take them, with one sentence
     */
    void end() throws IOException;

    /** Forgets all pages as far as they are not on paper. */
    void cancel();
  }
}
