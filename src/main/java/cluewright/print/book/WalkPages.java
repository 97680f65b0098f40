package cluewright.print.book;

import cluewright.model.DigitSet;
import cluewright.phrase.Phrase;
import cluewright.print.Area;
import cluewright.print.Entry;
import cluewright.print.block.Block;
import cluewright.print.block.CaptionLine;
import cluewright.print.block.CaptionRow;
import cluewright.print.block.Flow;
import cluewright.print.block.Paragraph;
import cluewright.print.block.TypesetPuzzle;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Weight;
import cluewright.print.walk.WalkPlan;
import cluewright.print.walk.WalkRows;
import cluewright.replay.SolvingPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The steps to the solutions, puzzle after puzzle, each with a small board.
 *
 * <p>A heading stands on the page of the first row below it.
 */
final class WalkPages {
  private static final double ROW_GAP = 18;
  private static final double PUZZLE_GAP = 34;
  private static final double BELOW_HEADING = 24;
  private static final double BELOW_PUZZLE = 14;
  private static final double PUZZLE_SIZE = 14;
  private static final double WORDS = 10;
  private static final int MOST_LINES = 4;

  private final Typesetting setting;
  private final Area body;
  private final Flow flow;

  WalkPages(Typesetting setting, Area body) {
    this.setting = setting;
    this.body = body;
    this.flow = new Flow(body.height());
  }

  /**
   * The contents of the pages, in their order.
   *
   * @param items those with a path, or known to have none
   * @param parts one an item, in the same order, that learn their pages; or none
   * @param first the number of the first page
   */
  List<Block> of(List<TypesetPuzzle> items, List<Part> parts, int first) {
    List<Block> before = new ArrayList<>();
    before.add(
        setting.paragraph(
            setting.said(Phrase.of("print.walks")),
            setting.letters().heading(),
            new Paragraph.Room(body.width(), 1, setting.letters().heading().size())));
    before.add(Block.gap(BELOW_HEADING));
    for (int i = 0; i < items.size(); i++) {
      List<Block> rows = rows(items.get(i));
      before.add(heading(items.get(i)));
      before.add(Block.gap(BELOW_PUZZLE));
      before.add(rows.get(0));
      flow.add(Block.stack(List.copyOf(before)), PUZZLE_GAP);
      before.clear();
      if (!parts.isEmpty()) {
        parts.get(i).beginsOn(first + flow.ended());
      }
      rows.subList(1, rows.size()).forEach(row -> flow.add(row, ROW_GAP));
    }
    return flow.pages();
  }

  /** The steps; what they do not reach is told after them. */
  private List<Block> rows(TypesetPuzzle item) {
    Entry entry = item.entry();
    List<Block> rows =
        new ArrayList<>(entry.walk().map(path -> rows(path, entry.digits())).orElse(List.of()));
    lack(entry).ifPresent(sentence -> rows.add(words(sentence)));
    return rows;
  }

  private static Optional<Phrase> lack(Entry entry) {
    if (entry.walk().isEmpty()) {
      return Optional.of(entry.withoutSolution());
    }
    SolvingPath path = entry.walk().get();
    return switch (path.end()) {
      case SOLVED -> Optional.empty();
      case ASSISTED -> Optional.of(beyond(path));
      case STUCK -> Optional.of(Phrase.of("print.walk-stuck", open(path)));
      case CONTRADICTORY -> Optional.of(Phrase.of("print.no-solution"));
    };
  }

  /** What else than the strategies led to the solution. */
  private static Phrase beyond(SolvingPath path) {
    return path.guesses() > 0
        ? Phrase.of("print.walk-guessed", path.guesses())
        : Phrase.of("print.walk-assisted");
  }

  private static int open(SolvingPath path) {
    return path.puzzle().board().cells() - path.last().placements().mask().size();
  }

  private Block words(Phrase sentence) {
    double size = setting.letters().atLeast(WORDS);
    return setting.paragraph(
        setting.said(sentence),
        new Lettering(Weight.REGULAR, size, Ink.SOFT),
        new Paragraph.Room(body.width(), MOST_LINES, size));
  }

  private List<Block> rows(SolvingPath path, DigitSet digits) {
    return WalkRows.of(
        path,
        WalkPlan.of(setting.style().size(), body),
        body.width(),
        setting.language(),
        setting.typeface(),
        digits);
  }

  private Block heading(TypesetPuzzle item) {
    double size = setting.letters().atLeast(PUZZLE_SIZE);
    List<CaptionRow.Word> left =
        List.of(
            new CaptionRow.Word(item.number(), new Lettering(Weight.BOLD, size, Ink.ACCENT)),
            new CaptionRow.Word(item.title(), new Lettering(Weight.SEMI_BOLD, size, Ink.BLACK)));
    Lettering second = new Lettering(Weight.REGULAR, setting.letters().byline().size(), Ink.SOFT);
    CaptionRow.Word rating = new CaptionRow.Word(item.rating(), second);
    return new CaptionLine(new CaptionRow(left, rating), body.width(), setting);
  }
}
