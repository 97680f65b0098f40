package cluewright.print.book;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.print.Area;
import cluewright.print.Entry;
import cluewright.print.block.Block;
import cluewright.print.block.CaptionLine;
import cluewright.print.block.CaptionRow;
import cluewright.print.block.Flow;
import cluewright.print.block.Marked;
import cluewright.print.block.NumberedTitle;
import cluewright.print.block.Paragraph;
import cluewright.print.block.TypesetPuzzle;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Mark;
import cluewright.print.canvas.Weight;
import cluewright.print.steps.StepPlan;
import cluewright.print.steps.StepRows;
import cluewright.replay.SolvingPath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The walk-through pages: the steps of one puzzle after the other, each with a small board.
 *
 * <p>A heading stands on the page of the first row below it.
 */
final class StepPages {
  private static final double PUZZLE_GAP = 34;
  private static final double BELOW_HEADING = 24;
  private static final double BELOW_PUZZLE = 14;

  /** The size of numbers and titles, relative to that of levels. */
  private static final double PUZZLE_SIZE = 1.12;

  private static final double BELOW_TITLE = 8;
  private static final double WORDS = 10;
  private static final double ROUNDED = 0.05;
  private static final int MOST_LINES = 4;

  private final Typesetting setting;
  private final Area body;
  private final Flow flow;
  private final Map<Board, Double> tooSmall = new LinkedHashMap<>();

  StepPages(Typesetting setting, Area body) {
    this.setting = setting;
    this.body = body;
    this.flow = new Flow(body.height());
  }

  /**
   * The contents of the pages, in order.
   *
   * @param items those with a path, or known to have none
   * @param parts one an item, in the same order, that learn their pages; or none
   * @param first the number of the first page
   */
  List<Block> of(List<TypesetPuzzle> items, List<Part> parts, int first) {
    List<Block> before = new ArrayList<>();
    Block title =
        setting.paragraph(
            setting.said(Phrase.of("print.walks")),
            setting.letters().heading(),
            new Paragraph.Room(body.width(), 1, setting.letters().heading().size()));
    before.add(new Marked(Mark.PART, title));
    before.add(Block.gap(BELOW_HEADING));
    for (int i = 0; i < items.size(); i++) {
      before.add(heading(items.get(i)));
      before.add(Block.gap(BELOW_PUZZLE));
      int ended = pour(items.get(i), Block.stack(List.copyOf(before)));
      before.clear();
      if (!parts.isEmpty()) {
        parts.get(i).beginsOn(first + ended);
      }
    }
    return flow.pages();
  }

  /**
   * Adds the steps, and what they leave unsolved.
   *
   * @return the number of pages that end before the headings
   */
  private int pour(TypesetPuzzle item, Block headings) {
    Entry entry = item.entry();
    Optional<Block> lack = lack(entry).map(this::words);
    if (entry.path().map(SolvingPath::length).orElse(0) == 0) {
      flow.add(Block.stack(List.of(headings, lack.orElseThrow())), PUZZLE_GAP);
      return flow.ended();
    }
    StepRows rows =
        new StepRows(entry.path().get(), body, headings.height(), setting, entry.digits());
    if (rows.smallestCandidate() < StepPlan.READABLE - ROUNDED) {
      tooSmall.merge(item.board(), rows.smallestCandidate(), Math::min);
    }
    int ended = rows.pour(flow, headings, PUZZLE_GAP);
    lack.ifPresent(block -> flow.add(block, StepPlan.ROW_GAP));
    return ended;
  }

  /**
   * Remarks on boards whose candidates are too small to read well; call this after the pages are
   * made.
   */
  List<Phrase> remarks() {
    return tooSmall.entrySet().stream()
        .map(
            each ->
                Phrase.of(
                    "print.small-candidates",
                    each.getKey().toString(),
                    each.getValue(),
                    StepPlan.READABLE))
        .toList();
  }

  /**
   * A note on what the steps leave unsolved, worded for readers who do not know which strategies
   * were chosen.
   */
  private static Optional<Phrase> lack(Entry entry) {
    if (entry.path().isEmpty()) {
      return Optional.of(entry.withoutSolution());
    }
    SolvingPath path = entry.path().get();
    return switch (path.end()) {
      case SOLVED -> Optional.empty();
      case ASSISTED -> guessed(path);
      case STUCK -> Optional.of(Phrase.of("print.walk-stuck", open(path)));
      case CONTRADICTORY -> Optional.of(Phrase.of("print.no-solution"));
    };
  }

  private static Optional<Phrase> guessed(SolvingPath path) {
    return path.guesses() > 0
        ? Optional.of(Phrase.of("print.walk-guessed", path.guesses()))
        : Optional.empty();
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

  private Block heading(TypesetPuzzle item) {
    double size = setting.letters().byline().size() * PUZZLE_SIZE;
    List<CaptionRow.Word> left =
        List.of(
            new CaptionRow.Word(item.number(), new Lettering(Weight.BOLD, size, Ink.ACCENT)),
            new CaptionRow.Word(item.title(), new Lettering(Weight.SEMI_BOLD, size, Ink.BLACK)));
    Lettering second = new Lettering(Weight.REGULAR, setting.letters().byline().size(), Ink.SOFT);
    CaptionRow.Word rating = new CaptionRow.Word(item.rating(), second);
    CaptionRow row = new CaptionRow(left, rating);
    return row.fits(body.width(), setting)
        ? new Marked(Mark.ITEM, new CaptionLine(row, body.width(), setting))
        : wrapped(item, size, rating);
  }

  /** A title that is too long for one line, with the level below it. */
  private Block wrapped(TypesetPuzzle item, double size, CaptionRow.Word rating) {
    Lettering number = new Lettering(Weight.BOLD, size, Ink.ACCENT);
    Lettering title = new Lettering(Weight.SEMI_BOLD, size, Ink.BLACK);
    double indent = item.number().isEmpty() ? 0 : setting.width(item.number() + "  ", number);
    Paragraph.Room room =
        new Paragraph.Room(body.width() - indent, MOST_LINES, setting.letters().smallest());
    List<Block> blocks = new ArrayList<>();
    blocks.add(
        new NumberedTitle(
            item.number(), number, indent, setting.paragraph(item.title(), title, room)));
    if (!rating.isEmpty()) {
      blocks.add(Block.gap(BELOW_TITLE));
      blocks.add(
          new CaptionLine(
              new CaptionRow(List.of(rating), CaptionRow.Word.none(rating.lettering())),
              body.width(),
              setting));
    }
    return Block.stack(blocks);
  }
}
