package cluewright.print.book;

import cluewright.format.BoardKinds;
import cluewright.format.KindPage;
import cluewright.model.DigitSet;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kind;
import cluewright.print.block.Block;
import cluewright.print.block.BoardBlock;
import cluewright.print.block.DigitSize;
import cluewright.print.block.Paragraph;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Weight;
import java.util.ArrayList;
import java.util.List;

/** Small boards in rows, each with a rule of a kind and digits that obey it. */
final class KindExamples {
  private static final double CELL = 22;

  /** How much larger cells are than their digits ask for, so that marks are seen beside these. */
  private static final double ROOM = 1.6;

  private static final double GAP = 18;
  private static final double LEAST_GAP = 5;
  private static final double NAME = 8;
  private static final double BELOW_NAME = 4;

  private final Typesetting setting;
  private final DigitSet digits;
  private final double width;

  KindExamples(Typesetting setting, DigitSet digits, double width) {
    this.setting = RulesExample.plain(setting);
    this.digits = digits;
    this.width = width;
  }

  /** A board with the name of its kind. */
  private record Named(Paragraph name, BoardBlock board) implements Block {
    @Override
    public double height() {
      return name.height() + BELOW_NAME + board.height();
    }

    @Override
    public void draw(Canvas canvas, double left, double top) {
      name.draw(canvas, left, top);
      board.draw(canvas, left, top + name.height() + BELOW_NAME);
    }
  }

  /** A row of boards that stand side by side. */
  private record Row(List<Named> all) implements Block {
    double width() {
      return all.stream().mapToDouble(one -> one.board.width() + GAP).sum();
    }

    @Override
    public double height() {
      return all.stream().mapToDouble(Named::height).max().orElse(0);
    }

    @Override
    public void draw(Canvas canvas, double left, double top) {
      double x = left;
      for (Named one : all) {
        one.draw(canvas, x, top);
        x += one.board.width() + GAP;
      }
    }
  }

  /** The rows for some kinds; those that users defined have no examples. */
  List<Block> rows(List<Kind> kinds) {
    List<Row> rows = new ArrayList<>();
    for (Kind kind : kinds) {
      KindPage.of(kind).map(page -> named(kind, page)).ifPresent(one -> add(one, rows));
    }
    return List.copyOf(rows);
  }

  /** The board for a kind that was just named. */
  List<Block> unnamed(Kind kind) {
    return KindPage.of(kind).<Block>map(page -> board(page.digitsOf(kind))).stream().toList();
  }

  private void add(Named one, List<Row> rows) {
    int last = rows.size() - 1;
    if (last < 0 || rows.get(last).width() + one.board.width() > width) {
      rows.add(new Row(List.of(one)));
      return;
    }
    List<Named> longer = new ArrayList<>(rows.get(last).all);
    longer.add(one);
    rows.set(last, new Row(longer));
  }

  private Named named(Kind kind, KindPage page) {
    BoardBlock board = board(page.digitsOf(kind));
    Lettering lettering = new Lettering(Weight.MEDIUM, setting.letters().atLeast(NAME), Ink.SOFT);
    double room = Math.min(width, board.width() + GAP - LEAST_GAP);
    return new Named(
        setting.paragraph(
            setting.said(BoardKinds.name(kind)),
            lettering,
            new Paragraph.Room(room, 1, setting.letters().smallest())),
        board);
  }

  private BoardBlock board(Puzzle puzzle) {
    DigitSize sizes = DigitSize.ofPuzzle(setting.style().size());
    double cell = Math.max(CELL, ROOM * sizes.cell(sizes.smallest()));
    BoardBlock wished = board(puzzle, cell);
    return wished.width() <= width ? wished : board(puzzle, cell * width / wished.width());
  }

  private BoardBlock board(Puzzle puzzle, double cell) {
    double em = cell * DigitSize.ofPuzzle(setting.style().size()).perCell();
    Lettering clues = new Lettering(Weight.BOLD, em, Ink.BLACK);
    return new BoardBlock(
        puzzle, puzzle.mask().clues(), cell, clues, clues, setting, digits.on(puzzle.board()));
  }
}
