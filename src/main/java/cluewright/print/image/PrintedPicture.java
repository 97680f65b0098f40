package cluewright.print.image;

import cluewright.picture.BoardGrid;
import cluewright.picture.Shape;
import cluewright.picture.Sign;
import cluewright.print.Inks;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Press;
import cluewright.print.Style;
import cluewright.print.TypeFamily;
import cluewright.print.block.BoardPens;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Canvas.Pen;
import cluewright.print.canvas.CanvasPainter;
import cluewright.print.canvas.EpsCanvas;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.OutlinedCanvas;
import cluewright.print.canvas.Page;
import cluewright.print.canvas.PdfCanvas;
import cluewright.print.canvas.Typeface;
import cluewright.print.canvas.Weight;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * A picture for a page laid out by another program: drawn at its printed size, with lines fit for a
 * press. Its black is 100 % of the black plate.
 */
public final class PrintedPicture implements CanvasPainter.Style {
  private final PuzzlePicture picture;
  private final Inks inks;
  private final Typesetting setting;
  private final double width;
  private final double cellSide;
  private final double pixel;

  /**
   * The form of digits in a file.
   *
   * <p>Outlines need no font; letters of a font can be searched and copied.
   */
  public enum Digits {
    OUTLINES,
    FONT
  }

  private PrintedPicture(PuzzlePicture picture, double millimetres, Inks inks, Typeface typeface) {
    this(picture, millimetres * PageSetup.POINTS_PER_MILLIMETRE, inks, typeface, 0);
  }

  /**
   * A picture.
   *
   * @param width in points
   * @param pixel the least width of a line, in points, of which black lines are multiples; or 0
   */
  PrintedPicture(PuzzlePicture picture, double width, Inks inks, Typeface typeface, double pixel) {
    this.picture = picture;
    this.inks = inks;
    this.pixel = pixel;
    Style style = Style.USUAL.withColours(inks.colours()).withFamily(typeface.family());
    this.setting = new Typesetting(style, Locale.ENGLISH, typeface);
    this.width = width;
    double cells = picture.width() - 2 * BoardGrid.EDGE;
    this.cellSide = (width - setting.widestFrame()) / cells;
  }

  /**
   * Writes a PDF of one page, the size of the picture.
   *
   * @param millimetres how wide it is
   */
  public static void writePdf(
      OutputStream out,
      PuzzlePicture picture,
      double millimetres,
      Inks inks,
      TypeFamily family,
      Digits digits)
      throws IOException {
    try (Typeface typeface = new Typeface(family);
        PDDocument document = new PDDocument()) {
      PrintedPicture printed = new PrintedPicture(picture, millimetres, inks, typeface);
      Paper paper = new Paper("picture", printed.width, printed.height());
      Page page =
          new Page(
              1,
              paper,
              inks.colours(),
              canvas ->
                  printed.draw(
                      digits == Digits.OUTLINES ? new OutlinedCanvas(canvas, typeface) : canvas));
      new PdfCanvas(document, typeface, Press.NONE).addPage(page);
      document.getDocumentInformation().setProducer("Cluewright");
      document.getDocumentInformation().setTitle(title(picture));
      document.save(out);
    }
  }

  /**
   * Writes an EPS with digits as outlines.
   *
   * @param millimetres how wide it is
   */
  public static void writeEps(
      OutputStream out, PuzzlePicture picture, double millimetres, Inks inks, TypeFamily family)
      throws IOException {
    try (Typeface typeface = new Typeface(family)) {
      PrintedPicture printed = new PrintedPicture(picture, millimetres, inks, typeface);
      out.write(
          EpsCanvas.of(
              printed.width,
              printed.height(),
              title(picture),
              typeface,
              inks.colours(),
              printed::draw));
    }
  }

  private static String title(PuzzlePicture picture) {
    return picture.title().isEmpty() ? "Sudoku" : picture.title();
  }

  /** The height in points. */
  double height() {
    return (picture.height() - 2 * BoardGrid.EDGE) * cellSide + setting.widestFrame();
  }

  void draw(Canvas canvas) {
    double frame = setting.widestFrame() / 2;
    double left = (picture.left() - BoardGrid.EDGE) * cellSide + frame;
    double top = (picture.top() - BoardGrid.EDGE) * cellSide + frame;
    new CanvasPainter(canvas, setting.typeface(), left, top, cellSide, this)
        .paint(picture.shapes());
  }

  @Override
  public Pen pen(Sign sign) {
    Pen usual = new BoardPens(setting, cellSide).pen(sign);
    boolean isRounded = inks == Inks.BLACK && pixel > 0;
    double pixels = isRounded ? Math.round(usual.width() / pixel) * pixel : usual.width();
    boolean isLine = !sign.isRuleLine() && sign != Sign.HALO;
    return new Pen(Math.max(pixel, pixels), isLine ? line(usual.ink()) : usual.ink(), usual.dash());
  }

  @Override
  public Lettering lettering(Shape.Text text) {
    double size = setting.digits(text.size() * cellSide);
    Ink ink = text.sign() == Sign.PALE ? Ink.PALE : line(Ink.of(text.sign()));
    return new Lettering(Weight.of(text.sign()), size, ink);
  }

  /**
   * The ink for lines: black in a picture without grey, where dots would tear or lose fine ones.
   */
  private Ink line(Ink ink) {
    return inks == Inks.BLACK && ink != Ink.PAPER ? Ink.BLACK : ink;
  }
}
