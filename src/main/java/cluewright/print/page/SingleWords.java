package cluewright.print.page;

import cluewright.print.block.Block;
import cluewright.print.block.CaptionLine;
import cluewright.print.block.CaptionRow;
import cluewright.print.block.FieldLine;
import cluewright.print.block.Letters;
import cluewright.print.block.Marked;
import cluewright.print.block.NumberedTitle;
import cluewright.print.block.Paragraph;
import cluewright.print.block.ProfileStrip;
import cluewright.print.block.TypesetPuzzle;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Mark;
import cluewright.print.canvas.Weight;
import java.util.ArrayList;
import java.util.List;

/** The words around a puzzle that has a page to itself. */
record SingleWords(Typesetting setting, TypesetPuzzle item) {
  private static final double AFTER_TITLE = 17;
  private static final double AFTER_BYLINE = 14;
  private static final double BEFORE_BOARD = 13;
  private static final double AFTER_BOARD = 14;
  private static final double BEFORE_FIELDS = 10;
  private static final double FIELDS = 10.5;
  private static final double CURVE = 22;
  private static final double AFTER_CURVE = 8;
  private static final double SMALLEST_TITLE = 15;
  private static final double SMALLEST_FOOTER = 7;
  private static final int TITLE_LINES = 3;

  /** The line limit of the footer, for which the board leaves room. */
  private static final int FOOTER_LINES = 32;

  private static final String BETWEEN = " · ";

  /** Number and title, then author and rating; no wider than the board. */
  Block above(double width) {
    Letters letters = setting.letters();
    List<Block> blocks = new ArrayList<>();
    CaptionRow byline = byline();
    if (item.title().isEmpty() && !item.number().isEmpty()) {
      CaptionRow.Word number = new CaptionRow.Word(item.number(), number());
      CaptionRow row = new CaptionRow(List.of(number), byline.right());
      blocks.add(new Marked(Mark.ITEM, new CaptionLine(row, width, setting)));
      blocks.add(Block.gap(AFTER_TITLE));
      byline = new CaptionRow(byline.left(), CaptionRow.Word.none(letters.byline()));
    } else if (!item.title().isEmpty()) {
      blocks.add(title(width));
      blocks.add(Block.gap(AFTER_TITLE));
    }
    if (!byline.isEmpty()) {
      blocks.add(new CaptionLine(byline, width, setting));
      blocks.add(Block.gap(AFTER_BYLINE));
    }
    blocks.add(Block.gap(blocks.isEmpty() ? 0 : BEFORE_BOARD));
    return Block.stack(blocks);
  }

  private CaptionRow byline() {
    Lettering lettering = setting.letters().byline();
    CaptionRow.Word author = new CaptionRow.Word(item.author(), lettering);
    CaptionRow.Word rating = new CaptionRow.Word(item.rating(), lettering);
    boolean leads = author.isEmpty() && !item.title().isEmpty();
    return leads
        ? new CaptionRow(List.of(rating), author)
        : new CaptionRow(List.of(author), rating);
  }

  private Lettering number() {
    return new Lettering(Weight.BOLD, setting.letters().display().size(), Ink.ACCENT);
  }

  /** The title, with its number hanging to the left of all its lines. */
  private Block title(double width) {
    double smallest = setting.letters().atLeast(SMALLEST_TITLE);
    double indent = 0;
    if (!item.number().isEmpty()) {
      indent = setting.width(item.number() + "  ", number());
    }
    Paragraph title =
        setting.paragraph(
            item.title(),
            setting.letters().display(),
            new Paragraph.Room(width - indent, TITLE_LINES, smallest));
    return new NumberedTitle(item.number(), number(), indent, title);
  }

  /** The writing lines, profile, number of clues and notes. */
  Block below(double width) {
    String text = item.withNotes(TypesetPuzzle.joined(BETWEEN, item.profile(), item.clues()));
    if (text.isEmpty() && item.fields().isEmpty()) {
      return Block.gap(0);
    }
    List<Block> blocks = new ArrayList<>();
    if (!item.fields().isEmpty()) {
      double size = setting.letters().atLeast(FIELDS);
      blocks.add(Block.gap(BEFORE_FIELDS));
      blocks.add(new FieldLine(item.fields(), size, width, setting));
    }
    blocks.add(Block.gap(text.isEmpty() ? 0 : AFTER_BOARD));
    item.curve()
        .ifPresent(
            profile -> {
              blocks.add(new ProfileStrip(profile, width, CURVE));
              blocks.add(Block.gap(AFTER_CURVE));
            });
    double smallest = setting.letters().atLeast(SMALLEST_FOOTER);
    Paragraph.Room room = new Paragraph.Room(width, FOOTER_LINES, smallest);
    blocks.add(setting.paragraph(text, setting.letters().footer(), room));
    return Block.stack(blocks);
  }
}
