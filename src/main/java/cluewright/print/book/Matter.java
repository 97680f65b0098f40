package cluewright.print.book;

import cluewright.print.book.PageSequence.Content;
import java.util.List;

/**
 * Pages of a book besides its puzzles.
 *
 * @param part where bookmarks and contents lead
 * @param opening where it begins
 * @param frame what else stands on its pages
 * @param pages at least one
 */
record Matter(Part part, Opening opening, Frame frame, List<Content> pages) {

  /** The page on which something begins. */
  enum Opening {
    /** A right one. */
    RIGHT,
    /** The next one, whichever that is. */
    NEXT
  }

  /** What stands around the contents of a page. */
  enum Frame {
    /** Running head and page number. */
    USUAL,
    NONE
  }

  Matter {
    pages = List.copyOf(pages);
  }
}
