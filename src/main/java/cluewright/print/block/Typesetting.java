package cluewright.print.block;

import cluewright.phrase.Phrase;
import cluewright.print.Style;
import cluewright.print.Style.Detail;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Typeface;
import java.util.Locale;

/** The setting that all parts of an edition share: style, language and fonts. */
public record Typesetting(Style style, Locale language, Typeface typeface) {

  public String said(Phrase phrase) {
    return phrase.in(language);
  }

  public boolean shows(Detail detail) {
    return style.details().contains(detail);
  }

  public double width(String text, Lettering lettering) {
    return typeface.width(text, lettering);
  }

  /** A text on as many lines as the room has at most; see {@link Paragraph#set}. */
  public Paragraph paragraph(String text, Lettering lettering, Paragraph.Room room) {
    return Paragraph.set(text, lettering, room, typeface);
  }

  public Letters letters() {
    return Letters.of(style.size());
  }
}
