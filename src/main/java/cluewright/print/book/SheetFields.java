package cluewright.print.book;

import cluewright.print.Area;
import cluewright.print.HeadAndFoot;
import cluewright.print.block.Paragraph;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Canvas.Pen;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Weight;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Words and lines to write on at the head and at the foot of a sheet, such as {@code Name: ____
 * Class: ____}. The lines share what the words leave of the width, in proportion to their
 * underscores.
 */
record SheetFields(Typesetting setting, HeadAndFoot texts) {
  private static final Pattern LINE = Pattern.compile("_{2,}");
  private static final double SIZE = 11;
  private static final double LEAST_SIZE = 8.5;
  private static final double SMALLEST = 7;
  private static final double SHRINK = 0.92;

  /** From the edge to the baseline of the head, so that one can write on its lines. */
  private static final double WRITING = 17;

  private static final double BELOW_HEAD = 22;
  private static final double ABOVE_FOOT = 30;
  private static final double PEN = 0.75;
  private static final double BELOW_BASELINE = 1;
  private static final double BEFORE_LINE = 0.4;
  private static final double AFTER_LINE = 1.1;
  private static final double SHORTEST_LINE = 28;

  /** A word, or a line to write on, as long as its weight says among all lines. */
  private record Piece(String word, int weight) {}

  double headRoom() {
    return texts.header().isBlank() ? 0 : WRITING + BELOW_HEAD;
  }

  double footRoom() {
    return texts.footer().isBlank() ? 0 : WRITING + ABOVE_FOOT;
  }

  /**
   * Draws both.
   *
   * @param atRight what the foot leaves free at its right end, for the page number
   */
  void draw(Canvas canvas, int number, Area page, double atRight) {
    if (headRoom() > 0) {
      draw(canvas, filled(texts.header(), number), page.left(), page.top() + WRITING, page.width());
    }
    if (footRoom() > 0) {
      draw(
          canvas,
          filled(texts.footer(), number),
          page.left(),
          page.bottom() - 2 * BELOW_BASELINE,
          page.width() - atRight);
    }
  }

  private static String filled(String text, int number) {
    return text.replace(HeadAndFoot.PAGE, String.valueOf(number)).strip();
  }

  private static List<Piece> pieces(String text) {
    List<Piece> pieces = new ArrayList<>();
    Matcher lines = LINE.matcher(text);
    int from = 0;
    while (lines.find()) {
      addWord(pieces, text.substring(from, lines.start()));
      pieces.add(new Piece("", lines.end() - lines.start()));
      from = lines.end();
    }
    addWord(pieces, text.substring(from));
    return pieces;
  }

  private static void addWord(List<Piece> pieces, String word) {
    if (!word.isBlank()) {
      pieces.add(new Piece(word.strip(), 0));
    }
  }

  private void draw(Canvas canvas, String text, double left, double baseline, double width) {
    List<Piece> pieces = pieces(text);
    int weights = pieces.stream().mapToInt(Piece::weight).sum();
    Lettering lettering =
        new Lettering(
            Weight.REGULAR,
            setting.letters().atLeast(Math.max(LEAST_SIZE, setting.scaled(SIZE))),
            Ink.BLACK);
    double least = setting.letters().atLeast(SMALLEST);
    long lines = pieces.stream().filter(piece -> piece.weight > 0).count();
    while (width - fixed(pieces, lettering) < lines * SHORTEST_LINE
        && lettering.size() * SHRINK >= least) {
      lettering = lettering.scaled(SHRINK);
    }
    double free = Math.max(0, width - fixed(pieces, lettering));
    double x = left;
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      if (piece.weight > 0) {
        double length = free * piece.weight / weights;
        canvas.line(
            x + PEN / 2,
            baseline + BELOW_BASELINE,
            x + length - PEN / 2,
            baseline + BELOW_BASELINE,
            new Pen(PEN, Ink.BLACK));
        x += length;
      } else {
        Paragraph word =
            setting.paragraph(
                piece.word,
                lettering,
                new Paragraph.Room(Math.max(1, left + width - x), 1, lettering.size()));
        word.draw(canvas, x, baseline - setting.typeface().capHeight(lettering));
        x += setting.width(piece.word, lettering);
      }
      x += i + 1 < pieces.size() ? gap(piece, lettering) : 0;
    }
  }

  /** The width of all but the lines. */
  private double fixed(List<Piece> pieces, Lettering lettering) {
    double width = 0;
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      width += piece.weight > 0 ? 0 : setting.width(piece.word, lettering);
      width += i + 1 < pieces.size() ? gap(piece, lettering) : 0;
    }
    return width;
  }

  private static double gap(Piece piece, Lettering lettering) {
    return (piece.weight > 0 ? AFTER_LINE : BEFORE_LINE) * lettering.size();
  }
}
