package cluewright.print.block;

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
 * Words with blanks to write on, such as {@code Name: ____ Class: ____}. The lines share what the
 * words leave of the width, in proportion to their underscores.
 *
 * @param text empty for nothing
 * @param size the em of the words, in points, where there is room for all
 */
public record FieldLine(String text, double size, double width, Typesetting setting)
    implements Block {
  private static final Pattern LINE = Pattern.compile("_{2,}");
  private static final double SMALLEST = 7;
  private static final double SHRINK = 0.92;

  /** The distance from the top to the baseline in ems, which leaves room to write. */
  private static final double WRITING = 1.55;

  private static final double PEN = 0.75;
  private static final double BELOW_BASELINE = 1.2;
  private static final double BEFORE_LINE = 0.4;
  private static final double AFTER_LINE = 1.1;
  private static final double SHORTEST_LINE = 28;

  /** A word or a blank; blanks share the remaining width by weight. */
  private record Piece(String word, int weight) {}

  @Override
  public double height() {
    return text.isBlank() ? 0 : WRITING * size + BELOW_BASELINE + PEN / 2;
  }

  @Override
  public void draw(Canvas canvas, double left, double top) {
    List<Piece> pieces = pieces();
    int weights = pieces.stream().mapToInt(Piece::weight).sum();
    Lettering lettering = fitting(pieces);
    double free = Math.max(0, width - fixed(pieces, lettering));
    double baseline = top + WRITING * size;
    double x = left;
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      if (piece.weight > 0) {
        double length = free * piece.weight / weights;
        double y = baseline + BELOW_BASELINE;
        canvas.line(x + PEN / 2, y, x + length - PEN / 2, y, new Pen(PEN, Ink.BLACK));
        x += length;
      } else {
        Paragraph.Room room = new Paragraph.Room(Math.max(1, left + width - x), 1, SMALLEST);
        setting
            .paragraph(piece.word, lettering, room)
            .draw(canvas, x, baseline - setting.typeface().capHeight(lettering));
        x += setting.width(piece.word, lettering);
      }
      x += i + 1 < pieces.size() ? gap(piece, lettering) : 0;
    }
  }

  private Lettering fitting(List<Piece> pieces) {
    double least = setting.letters().atLeast(SMALLEST);
    long lines = pieces.stream().filter(piece -> piece.weight > 0).count();
    Lettering lettering = new Lettering(Weight.REGULAR, size, Ink.BLACK);
    while (width - fixed(pieces, lettering) < lines * SHORTEST_LINE
        && lettering.size() * SHRINK >= least) {
      lettering = lettering.scaled(SHRINK);
    }
    return lettering;
  }

  private List<Piece> pieces() {
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

  /** The width of everything but the blanks. */
  private double fixed(List<Piece> pieces, Lettering lettering) {
    double fixed = 0;
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      fixed += piece.weight > 0 ? 0 : setting.width(piece.word, lettering);
      fixed += i + 1 < pieces.size() ? gap(piece, lettering) : 0;
    }
    return fixed;
  }

  private static double gap(Piece piece, Lettering lettering) {
    return (piece.weight > 0 ? AFTER_LINE : BEFORE_LINE) * lettering.size();
  }
}
