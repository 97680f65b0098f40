package cluewright.print.canvas;

import cluewright.print.canvas.Mark.Role;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDMarkInfo;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureTreeRoot;

/**
 * The reading order of a document and the role of each part, for screen readers.
 *
 * <p>Each part of a page has a number, its MCID; the tree has an element for each, in the order in
 * which they are drawn, and the parent tree leads from page and number back to the element.
 *
 * <p>The levels of headings are those that a reader needs: where a document has no title, its parts
 * are on the first level, and no level is left out.
 */
final class StructureTree {
  private final Locale language;
  private final PDStructureElement root;
  private final COSArray parents = new COSArray();
  private final PDStructureTreeRoot tree = new PDStructureTreeRoot();
  private final Deque<Integer> levels = new ArrayDeque<>();
  private int pages;

  /**
   * An empty tree for a document.
   *
   * @param language of the words that stand for pictures
   */
  StructureTree(PDDocument document, Locale language) {
    this.language = language;
    this.root = new PDStructureElement("Document", tree);
    tree.appendKid(root);
    COSDictionary parentTree = new COSDictionary();
    parentTree.setItem(COSName.NUMS, parents);
    tree.getCOSObject().setItem(COSName.PARENT_TREE, parentTree);
    document.getDocumentCatalog().setStructureTreeRoot(tree);
    PDMarkInfo info = new PDMarkInfo();
    info.setMarked(true);
    document.getDocumentCatalog().setMarkInfo(info);
  }

  /** Starts the parts of the next page. */
  OnPage page(PDPage page) {
    COSArray elements = new COSArray();
    page.setStructParents(pages);
    page.getCOSObject().setName(COSName.getPDFName("Tabs"), "S");
    parents.add(COSInteger.get(pages));
    parents.add(elements);
    pages++;
    tree.setParentTreeNextKey(pages);
    return new OnPage(page, elements);
  }

  /** The parts of one page. */
  final class OnPage {
    private final PDPage page;
    private final COSArray elements;

    private OnPage(PDPage page, COSArray elements) {
      this.page = page;
      this.elements = elements;
    }

    /** Adds an element with one part. */
    Part add(Mark mark) {
      Part part = new Part(new PDStructureElement(type(mark), root), mark);
      root.appendKid(part.element);
      part.element.setPage(page);
      if (mark.role() == Role.FIGURE) {
        part.element.setAlternateDescription(mark.words().get().in(language));
      }
      return part;
    }

    /** An element of the tree. */
    final class Part {
      private final PDStructureElement element;
      private final Mark mark;

      private Part(PDStructureElement element, Mark mark) {
        this.element = element;
        this.mark = mark;
      }

      /** Its type, such as {@code P}. */
      COSName type() {
        return COSName.getPDFName(element.getStructureType());
      }

      /** The number of its next part on the page. */
      int next() {
        int number = elements.size();
        element.appendKid(number);
        elements.add(element);
        return number;
      }

      /** Records where a picture stands on the sheet. */
      void standsIn(PDRectangle box) {
        if (mark.role() == Role.FIGURE) {
          COSDictionary layout = new COSDictionary();
          layout.setName(COSName.O, "Layout");
          layout.setItem(COSName.BBOX, box);
          element.getCOSObject().setItem(COSName.A, layout);
        }
      }
    }
  }

  private String type(Mark mark) {
    return switch (mark.role()) {
      case HEADING -> "H" + level(mark.level());
      case FIGURE -> "Figure";
      default -> "P";
    };
  }

  private int level(int asked) {
    while (!levels.isEmpty() && levels.peek() >= asked) {
      levels.pop();
    }
    levels.push(asked);
    return levels.size();
  }
}
