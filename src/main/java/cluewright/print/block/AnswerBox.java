package cluewright.print.block;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Mark;
import cluewright.print.canvas.Weight;
import java.util.List;

/**
 * A small solution with the puzzle's name above it; without one, a sentence that says why.
 *
 * @param cell the side of a cell, in points
 */
public record AnswerBox(Typesetting setting, double cell) {
  private static final double NAME_SIZE = 8;
  private static final double BELOW_NAME = 3.5;

  public double width(Board board) {
    return new AnswerBoard(setting, cell).width(board);
  }

  public double height(Board board) {
    return nameHeight() + new AnswerBoard(setting, cell).height(board);
  }

  /** The height that a puzzle needs, which is less without a solution. */
  public double height(TypesetPuzzle item) {
    return nameHeight() + new AnswerBoard(setting, cell).of(item).height();
  }

  /**
   * Draws the box.
   *
   * @param where the puzzle stands, such as a page; may be empty
   */
  public void draw(Canvas canvas, TypesetPuzzle item, String where, double left, double top) {
    double width = width(item.board());
    double baseline = top + setting.typeface().capHeight(bold());
    canvas.marked(
        Mark.PARAGRAPH, line -> name(item, where).draw(line, left, baseline, width, setting));
    double below = top + nameHeight();
    new AnswerBoard(setting, cell).of(item).draw(canvas, left, below);
  }

  private CaptionRow name(TypesetPuzzle item, String where) {
    boolean alone = item.name().isEmpty();
    String name = alone ? setting.said(Phrase.of("print.solution")) : item.name();
    Lettering lettering = item.number().isEmpty() ? medium() : bold();
    return new CaptionRow(
        List.of(new CaptionRow.Word(name, lettering)), new CaptionRow.Word(where, regular()));
  }

  private double nameHeight() {
    return setting.typeface().capHeight(bold()) + BELOW_NAME;
  }

  private double size() {
    return setting.letters().atLeast(NAME_SIZE);
  }

  private Lettering bold() {
    return new Lettering(Weight.BOLD, size(), Ink.ACCENT);
  }

  private Lettering medium() {
    return new Lettering(Weight.MEDIUM, size(), Ink.BLACK);
  }

  private Lettering regular() {
    return new Lettering(Weight.REGULAR, setting.letters().atLeast(NAME_SIZE * 0.9), Ink.SOFT);
  }
}
