package cluewright.print.canvas;

import cluewright.print.canvas.Mark.Role;
import cluewright.print.canvas.StructureTree.OnPage;
import java.io.IOException;
import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/**
 * Marks what is drawn on a page of a tagged document; in others, does nothing.
 *
 * <p>Everything is within one mark, none within two: of nested marks the outer holds. A mark begins
 * with the first thing drawn in it, so that none is empty. What is drawn outside of all is a
 * paragraph if it is a text, and an artifact if it is anything else.
 */
final class MarkedContent {
  private static final Set<UnicodeScript> SPACELESS =
      EnumSet.of(UnicodeScript.HAN, UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA);

  private final PDPageContentStream content;
  private final Optional<OnPage> page;
  private Optional<Mark> wanted = Optional.empty();
  private Optional<Role> open = Optional.empty();
  private Optional<OnPage.Part> part = Optional.empty();
  private String last = "";

  /**
   * Marks the contents of a page.
   *
   * @param page where elements go; absent if the document has none
   */
  MarkedContent(PDPageContentStream content, Optional<OnPage> page) {
    this.content = content;
    this.page = page;
  }

  /** Begins a mark; false if another is open, which then applies. */
  boolean enter(Mark mark) throws IOException {
    if (page.isEmpty() || wanted.isPresent()) {
      return false;
    }
    close();
    wanted = Optional.of(mark);
    return true;
  }

  /**
   * Ends the mark.
   *
   * @param box on the sheet, of a picture
   */
  void leave(PDRectangle box) throws IOException {
    part.ifPresent(drawn -> drawn.standsIn(box));
    close();
    wanted = Optional.empty();
  }

  /**
   * Prepares for a text, which becomes a paragraph of its own if no mark is open.
   *
   * @return the space that parts it from the text before it, of the same mark, where a language has
   *     spaces; else nothing
   */
  String text(String text) throws IOException {
    if (wanted.isEmpty()) {
      close();
    }
    open(wanted.orElse(Mark.PARAGRAPH));
    boolean isPart = part.isPresent() && wanted.filter(Mark::isText).isPresent();
    boolean follows = isPart && !last.isEmpty() && !text.isEmpty();
    boolean joins =
        follows && isSpaceless(last.codePointBefore(last.length()), text.codePointAt(0));
    last = isPart ? text : "";
    return follows && !joins ? " " : "";
  }

  private static boolean isSpaceless(int before, int after) {
    return SPACELESS.contains(UnicodeScript.of(before))
        || SPACELESS.contains(UnicodeScript.of(after));
  }

  /** Prepares for any other item. */
  void shape() throws IOException {
    if (wanted.isEmpty() && open.filter(role -> role != Role.ARTIFACT).isPresent()) {
      close();
    }
    open(wanted.orElse(Mark.ARTIFACT));
  }

  /** Closes what was opened implicitly, so that the graphics state may change. */
  void settle() throws IOException {
    if (wanted.isEmpty()) {
      close();
    }
  }

  private void open(Mark mark) throws IOException {
    if (page.isEmpty() || open.isPresent()) {
      return;
    }
    if (mark.role() == Role.ARTIFACT) {
      content.beginMarkedContent(COSName.ARTIFACT);
    } else {
      part = Optional.of(page.get().add(mark));
      content.beginMarkedContent(part.get().type(), part.get().next());
    }
    open = Optional.of(mark.role());
  }

  private void close() throws IOException {
    if (open.isPresent()) {
      content.endMarkedContent();
      open = Optional.empty();
      part = Optional.empty();
      last = "";
    }
  }
}
