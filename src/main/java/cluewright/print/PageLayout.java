package cluewright.print;

import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Where everything stands on the pages of a puzzle.
 *
 * <p>All text begins at the board's left edge and is no wider than the board. The whole is centred
 * across the page and stands a little above its middle, where the eye expects the middle.
 */
final class PageLayout {
  private static final double WIDEST_BOARD = 450;
  private static final double LARGEST_CELL = 78;
  private static final double SOLUTION_SCALE = 0.62;
  private static final double DIGIT_PER_CELL = 0.66;
  private static final double SHARE_ABOVE = 0.42;

  private static final Lettering TITLE = new Lettering(Weight.SEMI_BOLD, 26, Ink.BLACK);
  private static final Lettering SOLUTION_TITLE = new Lettering(Weight.SEMI_BOLD, 17, Ink.BLACK);
  private static final Lettering AUTHOR = new Lettering(Weight.REGULAR, 12.5, Ink.SOFT);
  private static final Lettering LABEL = new Lettering(Weight.MEDIUM, 10, Ink.SOFT);
  private static final Lettering FOOTER = new Lettering(Weight.REGULAR, 9, Ink.QUIET);

  private final PuzzlePage page;
  private final Typeface typeface;
  private final String title;
  private final String author;
  private final String note;

  /**
   * Prepares the texts.
   *
   * @throws IOException if the font lacks one of their characters, with one sentence
   */
  PageLayout(PuzzlePage page, Typeface typeface) throws IOException {
    this.page = page;
    this.typeface = typeface;
    this.title = PlainText.of(Phrase.of("print.title"), page.title(), typeface);
    this.author = PlainText.of(Phrase.of("print.author"), page.author(), typeface);
    this.note = PlainText.of(Phrase.of("print.note"), page.note(), typeface);
  }

  String title() {
    return title;
  }

  String author() {
    return author;
  }

  void drawPuzzle(Canvas canvas) {
    BoardBlock board = board(page.puzzle(), cellSide(), Weight.MEDIUM);
    List<Block> blocks = new ArrayList<>();
    add(blocks, title, TITLE, new Paragraph.Room(board.width(), 3, 15), 17);
    add(blocks, author, AUTHOR, new Paragraph.Room(board.width(), 2, 9), 14);
    blocks.add(Block.gap(blocks.isEmpty() ? 0 : 13));
    blocks.add(board);
    blocks.add(Block.gap(14));
    add(blocks, footer(), FOOTER, new Paragraph.Room(board.width(), 3, 7), 0);
    place(canvas, board.width(), Block.stack(blocks));
  }

  void drawSolution(Canvas canvas, Puzzle solution) {
    BoardBlock board = board(solution, cellSide() * SOLUTION_SCALE, Weight.BOLD);
    List<Block> blocks = new ArrayList<>();
    add(
        blocks,
        said(Phrase.of("print.solution")),
        LABEL,
        new Paragraph.Room(board.width(), 1, 7),
        10);
    add(blocks, title, SOLUTION_TITLE, new Paragraph.Room(board.width(), 3, 10), 9);
    blocks.add(Block.gap(9));
    blocks.add(board);
    place(canvas, board.width(), Block.stack(blocks));
  }

  private double cellSide() {
    int cells = Math.max(page.puzzle().board().rows(), page.puzzle().board().columns());
    return Math.min(LARGEST_CELL, WIDEST_BOARD / cells);
  }

  private BoardBlock board(Puzzle digits, double cellSide, Weight clues) {
    double size = cellSide * DIGIT_PER_CELL;
    return new BoardBlock(
        digits,
        page.puzzle().mask().clues(),
        cellSide,
        new Lettering(clues, size, Ink.BLACK),
        new Lettering(Weight.REGULAR, size, Ink.SOFT),
        typeface);
  }

  private void add(
      List<Block> blocks, String text, Lettering lettering, Paragraph.Room room, double gap) {
    if (!text.isEmpty()) {
      blocks.add(Paragraph.set(text, lettering, room, typeface));
      blocks.add(Block.gap(gap));
    }
  }

  private String footer() {
    int clues = page.puzzle().mask().size();
    String count = said(Phrase.of("print.clues", clues));
    return note.isEmpty() ? count : count + " · " + note;
  }

  private String said(Phrase phrase) {
    return phrase.in(page.language());
  }

  private void place(Canvas canvas, double width, Block block) {
    Paper paper = page.paper();
    double free = paper.height() - block.height();
    block.draw(canvas, (paper.width() - width) / 2, free * SHARE_ABOVE);
  }
}
