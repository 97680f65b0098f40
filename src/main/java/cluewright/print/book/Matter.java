package cluewright.print.book;

import cluewright.print.book.PageSequence.Content;
import java.util.List;

/**
 * Pages of a book other than its puzzles.
 *
 * @param part where bookmarks and contents lead
 * @param opening where it begins
 * @param frame what else stands on its pages
 * @param pages at least one
 */
record Matter(Part part, Opening opening, Frame frame, List<Content> pages) {

  /** Which page a part begins on. */
  enum Opening {
    /** A right-hand page. */
    RIGHT,
    /** The next page, whichever side that is. */
    NEXT
  }

  /** What surrounds the contents of a page. */
  enum Frame {
    /** Running head and page number. */
    USUAL,
    NONE
  }

  Matter {
    pages = List.copyOf(pages);
  }
}
