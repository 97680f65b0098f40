package cluewright.print.book;

import cluewright.phrase.Phrase;
import cluewright.print.Area;
import cluewright.print.block.Block;
import cluewright.print.block.Marked;
import cluewright.print.block.Paragraph;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Mark;
import cluewright.print.canvas.Weight;
import java.util.List;

/** The styles of text pages: a heading, names, and text in lines of readable length. */
record Prose(Typesetting setting, Area body) {
  private static final double BELOW_HEADING = 30;
  private static final double LEAST_GAP = 0.7;
  private static final double SIZE = 11.5;
  private static final double SMALLEST = 9;
  private static final double MOST_EMS = 38;

  /** A heading with the gap below it. */
  Block heading(String key) {
    Paragraph heading =
        setting.paragraph(
            setting.said(Phrase.of(key)),
            setting.letters().heading(),
            new Paragraph.Room(body.width(), 1, setting.letters().smallest()));
    return Block.stack(List.of(new Marked(Mark.PART, heading), Block.gap(gap(BELOW_HEADING))));
  }

  /** A gap of A4, scaled down for smaller paper. */
  double gap(double ofA4) {
    return Math.max(LEAST_GAP * ofA4, Math.min(ofA4, setting.scaled(ofA4)));
  }

  Block text(Phrase words) {
    return text(words, Ink.BLACK);
  }

  Block text(Phrase words, Ink ink) {
    return paragraph(setting.said(words), new Lettering(Weight.REGULAR, size(), ink));
  }

  Block name(Phrase words) {
    return new Marked(Mark.ITEM, paragraph(setting.said(words), name()));
  }

  Lettering name() {
    return new Lettering(Weight.SEMI_BOLD, size(), Ink.BLACK);
  }

  private Block paragraph(String text, Lettering lettering) {
    return setting.paragraph(
        text, lettering, new Paragraph.Room(width(), Integer.MAX_VALUE, lettering.size()));
  }

  double size() {
    return setting.letters().atLeast(Math.max(SMALLEST, setting.scaled(SIZE)));
  }

  double width() {
    return Math.min(body.width(), MOST_EMS * size());
  }
}
