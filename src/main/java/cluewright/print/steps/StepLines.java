package cluewright.print.steps;

import cluewright.model.DigitSet;
import cluewright.print.block.Block;
import cluewright.print.block.Paragraph;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Mark;
import cluewright.print.canvas.Weight;
import cluewright.strategy.core.Consequence;
import java.util.ArrayList;
import java.util.List;

/** The lines in which the argument of a step unfolds: numbered, and farther right in each case. */
record StepLines(List<Consequence> lines, Typesetting setting, DigitSet digits) {
  /** The gap between lines, in points. */
  static final double GAP = 4;

  /** What is left blank above a supposition that rests on no other. */
  private static final double ABOVE = 4;

  private static final double AFTER_NUMBER = 5;
  private static final double INDENT = 12;

  /** The most of a measure that is left blank before a line, as a share. */
  private static final double MOST_BLANK = 1.0 / 3;

  /** The lines of a given size and width. */
  List<Block> set(double size, double measure) {
    Lettering quiet = new Lettering(Weight.REGULAR, size, Ink.QUIET);
    double numbers = setting.width(lines.size() + ".", quiet) + AFTER_NUMBER;
    List<Block> all = new ArrayList<>();
    for (Consequence line : lines) {
      double blank = Math.min(INDENT * (line.depth() - 1), measure * MOST_BLANK);
      String number = all.size() + 1 + ".";
      Paragraph.Room room = new Paragraph.Room(measure - numbers - blank, Integer.MAX_VALUE, size);
      all.add(
          new Line(
              setting.paragraph(number, quiet, room),
              setting.paragraph(
                  line.words().in(setting.language(), digits::shown),
                  new Lettering(weight(line), size, Ink.BLACK),
                  room),
              numbers + blank,
              line.depth() == 1 && line.isSupposition() ? ABOVE : 0));
    }
    return all;
  }

  private static Weight weight(Consequence line) {
    return line.isSupposition() ? Weight.SEMI_BOLD : Weight.REGULAR;
  }

  /** Lines one below the other, with gaps before each. */
  static Block stack(List<Block> lines) {
    return Block.stack(
        lines.stream().flatMap(each -> List.of(Block.gap(GAP), each).stream()).toList());
  }

  /**
   * A line.
   *
   * @param before the left edge of its words
   * @param above what is left blank above it
   */
  private record Line(Paragraph number, Paragraph words, double before, double above)
      implements Block {
    @Override
    public double height() {
      return above + words.height();
    }

    @Override
    public void draw(Canvas canvas, double left, double top) {
      canvas.marked(
          Mark.PARAGRAPH,
          line -> {
            number.draw(line, left, top + above);
            words.draw(line, left + before, top + above);
          });
    }
  }
}
