package cluewright.print.book;

import cluewright.phrase.Phrase;
import cluewright.print.Book;
import cluewright.print.Delivery;
import cluewright.print.Delivery.Standard;
import cluewright.print.Edition;
import cluewright.print.OutputProfile;
import cluewright.print.canvas.IccProfile;
import java.awt.color.ICC_Profile;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Calendar;
import java.util.TimeZone;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentCatalog;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.common.PDMetadata;
import org.apache.pdfbox.pdmodel.graphics.color.PDOutputIntent;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;

/**
 * Adds what a standard requires of a document: version, dates, XMP, and the meaning of its colours.
 *
 * <p>What the standards ask of pages, these do anyhow: fonts are embedded; there is neither
 * transparency nor encryption, nor anything that moves, plays or runs.
 */
final class Conformance {
  private static final float OF_PRESSES = 1.6f;
  private static final float OF_ARCHIVES = 1.7f;

  private Conformance() {}

  /** Makes a document, already described, conform to its standard. */
  static void make(PDDocument document, Edition edition) throws IOException {
    Delivery delivery = edition.delivery();
    if (delivery.standard() == Standard.NONE && !delivery.isTagged()) {
      return;
    }
    PDDocumentInformation information = document.getDocumentInformation();
    if (information.getTitle() == null) {
      information.setTitle(title(edition));
    }
    Calendar now = Calendar.getInstance(TimeZone.getTimeZone("UTC"));
    information.setCreationDate(now);
    information.setModificationDate(now);
    showTitle(document.getDocumentCatalog());
    switch (delivery.standard()) {
      case X_4 -> makeForPresses(document, delivery);
      case A_2B -> makeForArchives(document);
      case NONE -> setVersion(document, OF_ARCHIVES);
    }
    PDMetadata metadata = new PDMetadata(document);
    metadata.importXMPMetadata(
        XmpPacket.of(information, document.getDocumentCatalog().getLanguage(), delivery));
    document.getDocumentCatalog().setMetadata(metadata);
  }

  /** The title, or a substitute where there is none, since the standards require one. */
  private static String title(Edition edition) {
    return edition
        .book()
        .map(Book::title)
        .filter(title -> !title.isBlank())
        .orElseGet(() -> Phrase.of("print.puzzles").in(edition.language()));
  }

  private static void showTitle(PDDocumentCatalog catalog) {
    PDViewerPreferences preferences = catalog.getViewerPreferences();
    PDViewerPreferences shown =
        preferences == null ? new PDViewerPreferences(new COSDictionary()) : preferences;
    shown.setDisplayDocTitle(true);
    catalog.setViewerPreferences(shown);
  }

  private static void setVersion(PDDocument document, float version) {
    document.getDocument().setVersion(version);
    document.getDocumentCatalog().setVersion(String.valueOf(version));
  }

  private static void makeForPresses(PDDocument document, Delivery delivery) throws IOException {
    setVersion(document, OF_PRESSES);
    document.getDocumentInformation().setTrapped("False");
    byte[] profile = delivery.profile().map(OutputProfile::bytes).orElseGet(IccProfile::blackInk);
    String name = delivery.profile().map(OutputProfile::description).orElse(IccProfile.BLACK_INK);
    addIntent(document, "GTS_PDFX", profile, "Custom", name);
  }

  private static void makeForArchives(PDDocument document) throws IOException {
    setVersion(document, OF_ARCHIVES);
    addIntent(document, "GTS_PDFA1", IccProfile.standardRgb(), IccProfile.SRGB, IccProfile.SRGB);
  }

  /** Adds the profile byte for byte, which PDFBox's own way would let Java rewrite. */
  private static void addIntent(
      PDDocument document, String subtype, byte[] profile, String condition, String information)
      throws IOException {
    COSStream stream = document.getDocument().createCOSStream();
    stream.setInt(COSName.N, ICC_Profile.getInstance(profile).getNumComponents());
    try (OutputStream out = stream.createOutputStream(COSName.FLATE_DECODE)) {
      out.write(profile);
    }
    COSDictionary dictionary = new COSDictionary();
    dictionary.setItem(COSName.TYPE, COSName.OUTPUT_INTENT);
    dictionary.setName(COSName.S, subtype);
    dictionary.setItem(COSName.DEST_OUTPUT_PROFILE, stream);
    PDOutputIntent intent = new PDOutputIntent(dictionary);
    intent.setOutputConditionIdentifier(condition);
    intent.setInfo(information);
    document.getDocumentCatalog().addOutputIntent(intent);
  }
}
