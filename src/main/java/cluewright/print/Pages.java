package cluewright.print;

import cluewright.phrase.Phrase;
import cluewright.print.Style.Detail;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Lays out editions: where everything stands on which page.
 *
 * <p>The pages know their contents and draw them when asked, on any canvas; so what a preview shows
 * is what a file or a printer gets.
 */
public final class Pages {
  private static final double GAP = 24;

  private final Edition edition;
  private final Typeface typeface;
  private final List<Page> pages = new ArrayList<>();

  private Pages(Edition edition, Typeface typeface) {
    this.edition = edition;
    this.typeface = typeface;
  }

  /**
   * The pages of an edition, in their order.
   *
   * @param typeface must stay open as long as pages are drawn
   * @throws IOException if the font lacks a character of a text, with one sentence
   */
  public static List<Page> of(Edition edition, Typeface typeface) throws IOException {
    Pages pages = new Pages(edition, typeface);
    pages.addPuzzles();
    return List.copyOf(pages.pages);
  }

  private void addPuzzles() throws IOException {
    int perPage = edition.style().perPage();
    for (int first = 0; first < edition.entries().size(); first += perPage) {
      int end = Math.min(first + perPage, edition.entries().size());
      addPuzzles(edition.entries().subList(first, end), first);
    }
  }

  private void addPuzzles(List<Entry> entries, int first) throws IOException {
    Area area = edition.style().setup().area(pages.size() + 1);
    int columns = columns(edition.style().perPage());
    int rows = edition.style().perPage() / columns;
    List<Drawing> parts = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      parts.add(slot(entries.get(i), first + i + 1, area.part(i, columns, rows, GAP)));
    }
    add(canvas -> parts.forEach(part -> part.on(canvas)));
  }

  private static int columns(int perPage) {
    return perPage <= 2 ? 1 : perPage <= 6 ? 2 : 3;
  }

  private Drawing slot(Entry entry, int number, Area area) throws IOException {
    String title = PlainText.of(Phrase.of("print.title"), entry.title(), typeface);
    String heading =
        edition.style().details().contains(Detail.NUMBER) ? number + " " + title : title;
    Paragraph words =
        Paragraph.set(
            heading,
            new Lettering(Weight.SEMI_BOLD, 14, Ink.ACCENT),
            new Paragraph.Room(area.width(), 1, 9),
            typeface);
    double top = area.top() + words.height() + 8;
    int cells = Math.max(entry.puzzle().board().rows(), entry.puzzle().board().columns());
    double cell = (Math.min(area.width(), area.bottom() - top) - 3) / cells;
    double size = cell * 0.66;
    BoardBlock board =
        new BoardBlock(
            entry.puzzle(),
            entry.puzzle().mask().clues(),
            cell,
            new Lettering(Weight.MEDIUM, size, Ink.BLACK),
            new Lettering(Weight.REGULAR, size, Ink.FOUND),
            typeface);
    return canvas -> {
      words.draw(canvas, area.left(), area.top());
      board.draw(canvas, area.left() + (area.width() - board.width()) / 2, top);
    };
  }

  private void add(Drawing drawing) {
    pages.add(
        new Page(
            pages.size() + 1, edition.style().setup().paper(), edition.style().colours(), drawing));
  }
}
