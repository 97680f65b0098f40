package cluewright.print.book;

import cluewright.print.Edition;
import cluewright.print.book.Volume.Bookmark;
import java.util.List;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentCatalog;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PageLayout;
import org.apache.pdfbox.pdmodel.PageMode;
import org.apache.pdfbox.pdmodel.common.PDPageLabelRange;
import org.apache.pdfbox.pdmodel.common.PDPageLabels;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageFitDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineNode;
import org.apache.pdfbox.pdmodel.interactive.viewerpreferences.PDViewerPreferences;

/** Writes the metadata of a PDF document: title, author, language, bookmarks and page numbers. */
final class PdfDescription {
  private static final String PRODUCER = "Cluewright";

  private PdfDescription() {}

  /** Describes a document, after all its pages were added. */
  static void describe(PDDocument document, Volume volume, Edition edition) {
    addInformation(document.getDocumentInformation(), volume);
    PDDocumentCatalog catalog = document.getDocumentCatalog();
    catalog.setLanguage(edition.language().toLanguageTag());
    addLabels(document);
    if (!volume.title().isEmpty()) {
      PDViewerPreferences preferences = new PDViewerPreferences(new COSDictionary());
      preferences.setDisplayDocTitle(true);
      catalog.setViewerPreferences(preferences);
    }
    if (!volume.bookmarks().isEmpty()) {
      PDDocumentOutline outline = new PDDocumentOutline();
      catalog.setDocumentOutline(outline);
      addBookmarks(document, outline, volume.bookmarks());
    }
    if (edition.book().isPresent()) {
      catalog.setPageLayout(PageLayout.TWO_PAGE_RIGHT);
      catalog.setPageMode(PageMode.USE_OUTLINES);
    }
  }

  private static void addInformation(PDDocumentInformation information, Volume volume) {
    information.setProducer(PRODUCER);
    information.setCreator(PRODUCER);
    if (!volume.title().isEmpty()) {
      information.setTitle(volume.title());
    }
    if (!volume.author().isEmpty()) {
      information.setAuthor(volume.author());
    }
  }

  /** Adds page labels, which count from the cover as in print. */
  private static void addLabels(PDDocument document) {
    PDPageLabels labels = new PDPageLabels(document);
    PDPageLabelRange range = new PDPageLabelRange();
    range.setStyle(PDPageLabelRange.STYLE_DECIMAL);
    range.setStart(1);
    labels.setLabelItem(0, range);
    document.getDocumentCatalog().setPageLabels(labels);
  }

  private static void addBookmarks(
      PDDocument document, PDOutlineNode under, List<Bookmark> bookmarks) {
    for (Bookmark bookmark : bookmarks) {
      PDPageDestination destination = new PDPageFitDestination();
      destination.setPage(document.getPage(bookmark.page()));
      PDOutlineItem item = new PDOutlineItem();
      item.setTitle(bookmark.title());
      item.setDestination(destination);
      under.addLast(item);
      addBookmarks(document, item, bookmark.parts());
    }
  }
}
