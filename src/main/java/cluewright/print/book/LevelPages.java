package cluewright.print.book;

import cluewright.phrase.Phrase;
import cluewright.print.Entry;
import cluewright.print.Grade;
import cluewright.print.GradeLook;
import cluewright.print.Style.Detail;
import cluewright.print.block.Block;
import cluewright.print.block.CaptionLine;
import cluewright.print.block.CaptionRow;
import cluewright.print.block.CaptionRow.Word;
import cluewright.print.block.Flow;
import cluewright.print.block.Marked;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Mark;
import cluewright.print.canvas.Weight;
import cluewright.strategy.core.Level;
import java.util.List;
import java.util.TreeMap;

/** The pages that explain levels, with a sentence on each level that occurs in the book. */
final class LevelPages {
  private static final double BETWEEN = 22;
  private static final double BELOW_NAME = 8;

  private final Prose prose;
  private final TreeMap<Level, Integer> counts = new TreeMap<>();

  LevelPages(Prose prose, List<Entry> entries) {
    this.prose = prose;
    for (Entry entry : entries) {
      entry.grade().map(Grade::level).ifPresent(level -> counts.merge(level, 1, Integer::sum));
    }
  }

  /** The contents of the pages, in order; empty if no puzzle has a level. */
  List<Block> pages() {
    Flow flow = new Flow(prose.body().height());
    if (counts.isEmpty()) {
      return flow.pages();
    }
    flow.add(
        Block.stack(
            List.of(prose.heading("print.levels"), prose.text(Phrase.of("print.levels-intro")))),
        0);
    counts.forEach((level, count) -> flow.add(level(level, count), prose.gap(BETWEEN)));
    if (prose.setting().style().tellsScores()) {
      flow.add(prose.text(Phrase.of("print.levels-score"), Ink.SOFT), prose.gap(BETWEEN));
    }
    return flow.pages();
  }

  private boolean hasStars() {
    return prose.setting().shows(Detail.RATING)
        && prose.setting().style().grades() == GradeLook.STARS;
  }

  private Block level(Level level, int count) {
    Lettering soft = new Lettering(Weight.REGULAR, prose.size(), Ink.SOFT);
    CaptionRow row =
        new CaptionRow(
            List.of(
                new Word(prose.setting().said(level.label()), prose.name()),
                new Word(hasStars() ? GradeLook.stars(level) : "", soft)),
            new Word(prose.setting().said(Phrase.of("print.levels-count", count)), soft));
    return Block.stack(
        List.of(
            new Marked(Mark.ITEM, new CaptionLine(row, prose.width(), prose.setting())),
            Block.gap(prose.gap(BELOW_NAME)),
            prose.text(Phrase.of("print.level-" + level.id()))));
  }
}
