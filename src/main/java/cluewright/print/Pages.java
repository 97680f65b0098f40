package cluewright.print;

import java.io.IOException;
import java.util.List;

/**
 * Lays out editions: where everything stands on which page.
 *
 * <p>The pages know their contents and draw them when asked, on any canvas; so what a preview shows
 * is what a file or a printer gets.
 */
public final class Pages {

  private Pages() {}

  /**
   * The pages of an edition, in their order.
   *
   * @param typeface must stay open as long as pages are drawn
   * @throws IOException if the font lacks a character of a text, with one sentence
   */
  public static List<Page> of(Edition edition, Typeface typeface) throws IOException {
    return Volume.of(edition, typeface).pages();
  }
}
