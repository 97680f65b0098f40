package cluewright.print.walk;

import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.print.Area;
import cluewright.print.Colours;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Style;
import cluewright.print.block.Block;
import cluewright.print.canvas.Page;
import cluewright.print.canvas.PdfCanvas;
import cluewright.print.canvas.Typeface;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.strategy.Catalogue;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.pdfbox.pdmodel.PDDocument;

/** Prints walk-throughs, for people to look at. */
final class WalkSamples {
  private WalkSamples() {}

  /**
   * Prints one.
   *
   * @param args the file to write, a puzzle, a language, and BLACK or THEME
   */
  public static void main(String[] args) throws IOException {
    Puzzle puzzle = PuzzleText.read(args[1]);
    SolvingPath path = new Replay(puzzle.board(), Catalogue.all()).human(puzzle);
    try (Typeface typeface = new Typeface();
        PDDocument document = new PDDocument()) {
      Area area = PageSetup.A4.area(1);
      PdfCanvas canvas = new PdfCanvas(document, typeface);
      List<List<Block>> pages = new ArrayList<>();
      double free = 0;
      for (Block row :
          WalkRows.of(
              path,
              WalkPlan.of(Style.TypeSize.NORMAL, area),
              area.width(),
              Locale.forLanguageTag(args[2]),
              typeface)) {
        if (free < row.height()) {
          pages.add(new ArrayList<>());
          free = area.height();
        }
        pages.get(pages.size() - 1).add(row);
        pages.get(pages.size() - 1).add(Block.gap(18));
        free -= row.height() + 18;
      }
      for (List<Block> blocks : pages) {
        canvas.addPage(
            new Page(
                1,
                Paper.A4,
                Colours.valueOf(args[3]),
                on -> Block.stack(blocks).draw(on, area.left(), area.top())));
      }
      document.save(Path.of(args[0]).toFile());
    }
  }
}
