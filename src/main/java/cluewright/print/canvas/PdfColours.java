package cluewright.print.canvas;

import cluewright.print.Colours;
import cluewright.print.Delivery.Standard;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.graphics.color.PDColor;
import org.apache.pdfbox.pdmodel.graphics.color.PDICCBased;

/**
 * The inks of a document. Greys are set in the colour space of one plate, so that black is 100 % of
 * it. Colours are those of a screen; a file for printers says which screen's, since its own profile
 * is that of a press.
 */
final class PdfColours {
  private static final int RGB = 3;

  private final PDDocument document;
  private final Standard standard;
  private Optional<PDICCBased> screen = Optional.empty();

  PdfColours(PDDocument document, Standard standard) {
    this.document = document;
    this.standard = standard;
  }

  void fillWith(Ink ink, Colours colours, PDPageContentStream content) throws IOException {
    float[] rgb = rgb(ink, colours);
    if (isGrey(rgb)) {
      content.setNonStrokingColor(rgb[0]);
    } else if (standard == Standard.X_4) {
      content.setNonStrokingColor(new PDColor(rgb, screen()));
    } else {
      content.setNonStrokingColor(rgb[0], rgb[1], rgb[2]);
    }
  }

  void strokeWith(Ink ink, Colours colours, PDPageContentStream content) throws IOException {
    float[] rgb = rgb(ink, colours);
    if (isGrey(rgb)) {
      content.setStrokingColor(rgb[0]);
    } else if (standard == Standard.X_4) {
      content.setStrokingColor(new PDColor(rgb, screen()));
    } else {
      content.setStrokingColor(rgb[0], rgb[1], rgb[2]);
    }
  }

  private static float[] rgb(Ink ink, Colours colours) {
    int rgb = ink.rgb(colours);
    return new float[] {(rgb >> 16) / 255f, (rgb >> 8 & 0xff) / 255f, (rgb & 0xff) / 255f};
  }

  private static boolean isGrey(float[] rgb) {
    return rgb[0] == rgb[1] && rgb[1] == rgb[2];
  }

  private PDICCBased screen() throws IOException {
    if (screen.isEmpty()) {
      PDICCBased made = new PDICCBased(document);
      made.getPDStream().getCOSObject().setInt(COSName.N, RGB);
      try (OutputStream out = made.getPDStream().createOutputStream(COSName.FLATE_DECODE)) {
        out.write(IccProfile.standardRgb());
      }
      screen = Optional.of(made);
    }
    return screen.get();
  }
}
