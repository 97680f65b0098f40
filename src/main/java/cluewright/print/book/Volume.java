package cluewright.print.book;

import cluewright.phrase.Phrase;
import cluewright.print.Edition;
import cluewright.print.PageSetup;
import cluewright.print.canvas.Page;
import cluewright.print.canvas.Typeface;
import java.io.IOException;
import java.util.List;

/**
 * A laid out edition.
 *
 * @param pages in their order; each draws itself when asked, on any canvas
 * @param bookmarks the parts by which a reader finds the way, in their order
 * @param remarks what differs from what the style asked for, a sentence each, such as fewer puzzles
 *     a page where their digits would be too small to read
 * @param title of the whole; may be empty
 * @param author of the whole; may be empty
 */
public record Volume(
    List<Page> pages, List<Bookmark> bookmarks, List<Phrase> remarks, String title, String author) {

  /**
   * A part of a volume.
   *
   * @param title in the edition's language
   * @param page its index among the pages, from 0
   * @param parts its own parts
   */
  public record Bookmark(String title, int page, List<Bookmark> parts) {

    public Bookmark {
      parts = List.copyOf(parts);
    }
  }

  public Volume {
    pages = List.copyOf(pages);
    bookmarks = List.copyOf(bookmarks);
    remarks = List.copyOf(remarks);
  }

  /**
   * Lays out an edition, and again with a wider gutter if the number of pages requires it; preview,
   * file and printer all use this. The pages know their contents and draw them when asked, on any
   * canvas.
   *
   * @param typeface must stay open as long as pages are drawn
   * @throws IOException if the font lacks a character of a text, with one sentence that says where
   */
  public static Volume of(Edition edition, Typeface typeface) throws IOException {
    PageSetup asked = edition.style().setup();
    PageSetup tried = asked.boundWith(0);
    while (true) {
      Volume volume =
          new VolumeLayout(edition.with(edition.style().withSetup(tried)), typeface).volume();
      PageSetup needed = asked.boundWith(volume.pages.size());
      if (needed.gutter().orElseThrow() <= tried.gutter().orElseThrow()) {
        return volume;
      }
      tried = needed;
    }
  }
}
