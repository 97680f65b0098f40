package cluewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cluewright.InTurn;
import cluewright.print.Book;
import cluewright.print.Edition;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Style;
import cluewright.print.TypeFamily;
import cluewright.print.Wrap;
import cluewright.print.Wrap.Stock;
import cluewright.print.Wrap.Template;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What stands on the spine, as it is drawn: its ink is measured in pixels of the PDF. */
final class SpineTest {
  private static final float DOTS = 400;
  private static final double PIXEL = 25.4 / DOTS;
  private static final double WIDTH = 152.4;
  private static final double HEIGHT = 228.6;

  /** What presses want to stay white at each fold, in millimetres: 0.0625 inches. */
  private static final double FREE = 1.5875;

  /** Where ink begins and ends, in millimetres from the left edge of the spine. */
  private record Ink(double from, double to) {}

  private static Ink ink(
      String title, String author, String language, TypeFamily family, double spine)
      throws IOException {
    Style style =
        EditionSamples.style(1).withSetup(PageSetup.on(Paper.of("6x9"))).withFamily(family);
    Edition edition =
        new Edition(
            EditionSamples.entries(6),
            style,
            Optional.of(new Book(title, "", author, Set.of(Book.Section.COVER))),
            Locale.forLanguageTag(language));
    Wrap wrap = new Wrap(Template.LIGHT, Stock.WHITE, OptionalDouble.of(spine), "");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    EditionPdf.writeCover(out, edition, wrap);
    try (PDDocument document = Loader.loadPDF(out.toByteArray())) {
      return ink(new PDFRenderer(document).renderImageWithDPI(0, DOTS), spine);
    }
  }

  private static Ink ink(BufferedImage sheet, double spine) {
    int bleed = (int) Math.round(Wrap.USUAL_BLEED / PIXEL);
    int left = bleed + (int) Math.round(WIDTH / PIXEL);
    int first = Integer.MAX_VALUE;
    int last = -1;
    for (int x = 0; x < spine / PIXEL; x++) {
      for (int y = bleed; y < bleed + HEIGHT / PIXEL; y++) {
        if ((sheet.getRGB(left + x, y) & 0xFF) < 0x80) {
          first = Math.min(first, x);
          last = x;
        }
      }
    }
    return new Ink(first * PIXEL, (last + 1) * PIXEL);
  }

  @InTurn
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Jigsaw Puzzling | Georgy Page     | en | SANS  | 6
          Jigsaw Puzzling | Georgy Page     | en | SANS  | 9.3
          Jigsaw Puzzling | Georgy Page     | en | SERIF | 8
          Kites           | Ada             | en | SANS  | 8
          KITES           |                 | en | SANS  | 8
          gypsy pages     | gypsy           | en | SANS  | 20
          ÄRGER           | Ada Özgür       | de | SANS  | 8
          Übergänge       | Jörg Ångström   | de | SERIF | 7
          静かな凧         | 凧野あだ         | ja | SANS  | 8
          ゲームgypsy Å     | 凧野 gypsy       | ja | SANS  | 8
          「数独」ー、。っ    | ゃゅょ            | ja | SANS  | 12
          """)
  void inkStaysOffBothFoldsAndStandsInTheMiddle(
      String title, String author, String language, TypeFamily family, double spine)
      throws IOException {
    Ink ink = ink(title, author == null ? "" : author, language, family, spine);
    assertThat(ink.from()).isGreaterThanOrEqualTo(FREE - PIXEL);
    assertThat(spine - ink.to()).isGreaterThanOrEqualTo(FREE - PIXEL);
    assertThat((ink.from() + ink.to()) / 2).isEqualTo(spine / 2, within(2 * PIXEL));
  }

  @Test
  void typeIsAsLargeAsThereIsRoom() throws IOException {
    Ink ink = ink("Jigsaw Puzzling", "Georgy Page", "en", TypeFamily.SANS, 8);
    assertThat(ink.to() - ink.from()).isBetween(8 - 2 * FREE - 0.2, 8 - 2 * FREE + 2 * PIXEL);
  }

  @Test
  void aSpineWithoutRoomForReadableTypeStaysWhite() throws IOException {
    assertThat(ink("Jigsaw", "Georgy", "en", TypeFamily.SANS, 5).to()).isZero();
  }
}
