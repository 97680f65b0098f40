package cluewright.studio.printing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cluewright.InTurn;
import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.print.Colours;
import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.Paper;
import cluewright.print.Style;
import cluewright.print.book.EditionPdf;
import cluewright.print.canvas.Canvas.Pen;
import cluewright.print.canvas.Drawing;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Page;
import cluewright.replay.Answer;
import cluewright.studio.printing.PageShapes.Layer;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Group;
import javafx.scene.shape.SVGPath;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;

final class ShapeCanvasTest {
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1");

  private final Typesetter typesetter = new Typesetter();

  private static PageShapes drawn(Drawing drawing) {
    return ShapeCanvas.shapes(
        new Page(1, Paper.A4, Colours.THEME, drawing),
        (text, lettering) -> new Rectangle2D.Double(0, -5, 5 * text.length(), 5));
  }

  @Test
  void whatIsDrawnAlikeIsOneLayer() {
    PageShapes page =
        drawn(
            canvas -> {
              for (int i = 0; i < 9; i++) {
                canvas.line(50 * i, 0, 50 * i, 500, new Pen(1, Ink.HAIR));
                canvas.disc(50 * i + 25, 700, 10, Ink.FIN);
              }
            });
    assertThat(page.layers()).hasSize(2);
  }

  @Test
  void whatLiesAboveStaysAbove() {
    PageShapes page =
        drawn(
            canvas -> {
              canvas.fill(100, 100, 50, 50, Ink.TINT);
              canvas.disc(125, 125, 20, Ink.BLACK);
              canvas.fill(115, 115, 20, 20, Ink.TINT);
              canvas.fill(300, 300, 50, 50, Ink.TINT);
            });
    assertThat(page.layers().stream().map(layer -> layer.look().rgb()))
        .containsExactly(
            Ink.TINT.rgb(Colours.THEME), Ink.BLACK.rgb(Colours.THEME), Ink.TINT.rgb(Colours.THEME));
    assertThat(page.layers().get(2).shape().contains(125, 125)).isTrue();
    assertThat(page.layers().get(0).shape().contains(125, 125)).isTrue();
  }

  @Test
  void whatIsUpsideDownIsTurnedAboutItsPoint() {
    PageShapes page =
        drawn(
            canvas ->
                canvas.upsideDown(100, 200, turned -> turned.fill(110, 210, 20, 30, Ink.BLACK)));
    assertThat(page.layers().get(0).shape().getBounds2D())
        .isEqualTo(new Rectangle2D.Double(70, 160, 20, 30));
  }

  @InTurn
  @Test
  void theNodesHaveAllTextsWhereThePdfHasThem() throws IOException {
    Edition edition =
        new Edition(
            List.of(
                new Entry(
                    "Kite ページ",
                    "Ada",
                    "",
                    PUZZLE,
                    Answer.UNKNOWN,
                    Optional.empty(),
                    Optional.empty())),
            Style.USUAL,
            Optional.empty(),
            Locale.ENGLISH);
    List<Page> pages = typesetter.volume(edition).pages();
    List<List<TextPosition>> texts = texts(edition);
    assertThat(texts).hasSameSizeAs(pages);
    for (int i = 0; i < pages.size(); i++) {
      List<Rectangle2D> inks = inks(typesetter.shapes(pages.get(i)));
      assertThat(texts.get(i)).isNotEmpty();
      for (TextPosition text : texts.get(i)) {
        Point2D start = new Point2D.Double(text.getXDirAdj(), text.getYDirAdj());
        assertThat(inks)
            .as(text.getUnicode() + " at " + start)
            .anyMatch(ink -> standsAt(ink, start, text.getFontSizeInPt()));
      }
    }
  }

  @Test
  void thePathsOfANodeCoverItsLayers() throws IOException {
    Edition edition =
        new Edition(List.of(Entry.of(PUZZLE)), Style.USUAL, Optional.empty(), Locale.ENGLISH);
    PageShapes page = typesetter.shapes(typesetter.volume(edition).pages().get(0));
    Group node = PageNode.of(page);
    assertThat(node.getChildren()).hasSameSizeAs(page.layers());
    for (int i = 0; i < page.layers().size(); i++) {
      Layer layer = page.layers().get(i);
      Rectangle2D shape = layer.shape().getBounds2D();
      SVGPath path = (SVGPath) node.getChildren().get(i);
      double reach = layer.look().width() + 1;
      assertThat(path.getBoundsInLocal().getMinX()).isCloseTo(shape.getMinX(), within(reach));
      assertThat(path.getBoundsInLocal().getMaxY()).isCloseTo(shape.getMaxY(), within(reach));
    }
  }

  /** Digits and capitals stand on the baseline, and begin a little behind where their text does. */
  private static boolean standsAt(Rectangle2D ink, Point2D start, float size) {
    return ink.getMinX() >= start.getX() - 0.2 * size
        && ink.getMinX() <= start.getX() + 0.4 * size
        && ink.getMaxY() >= start.getY() - size
        && ink.getMaxY() <= start.getY() + 0.4 * size;
  }

  private static List<List<TextPosition>> texts(Edition edition) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    EditionPdf.write(out, edition, (drawn, of) -> {});
    List<List<TextPosition>> texts = new ArrayList<>();
    PDFTextStripper stripper =
        new PDFTextStripper() {
          @Override
          protected void processTextPosition(TextPosition text) {
            if (!text.getUnicode().isBlank()) {
              texts.get(getCurrentPageNo() - 1).add(text);
            }
          }
        };
    try (PDDocument document = Loader.loadPDF(out.toByteArray())) {
      for (int i = 0; i < document.getNumberOfPages(); i++) {
        texts.add(new ArrayList<>());
      }
      stripper.getText(document);
    }
    return texts;
  }

  /** The bounds of each outline that is filled. */
  private static List<Rectangle2D> inks(PageShapes page) {
    List<Rectangle2D> inks = new ArrayList<>();
    page.layers().stream()
        .filter(layer -> layer.look().width() == 0)
        .forEach(layer -> addInks(layer.shape().getPathIterator(null, 0.1), inks));
    return inks;
  }

  private static void addInks(PathIterator outline, List<Rectangle2D> inks) {
    double[] to = new double[6];
    Rectangle2D ink = null;
    for (; !outline.isDone(); outline.next()) {
      int segment = outline.currentSegment(to);
      if (segment == PathIterator.SEG_MOVETO) {
        ink = new Rectangle2D.Double(to[0], to[1], 0, 0);
        inks.add(ink);
      } else if (segment == PathIterator.SEG_LINETO) {
        ink.add(to[0], to[1]);
      }
    }
  }
}
