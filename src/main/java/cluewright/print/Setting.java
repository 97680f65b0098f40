package cluewright.print;

import cluewright.phrase.Phrase;
import cluewright.print.Style.Detail;
import java.util.Locale;

/** What all parts of an edition share: their style, language and fonts. */
record Setting(Style style, Locale language, Typeface typeface) {

  String said(Phrase phrase) {
    return phrase.in(language);
  }

  boolean shows(Detail detail) {
    return style.details().contains(detail);
  }

  double width(String text, Lettering lettering) {
    return typeface.width(text, lettering);
  }

  /** A text on as many lines as the room has at most; see {@link Paragraph#set}. */
  Paragraph paragraph(String text, Lettering lettering, Paragraph.Room room) {
    return Paragraph.set(text, lettering, room, typeface);
  }

  Letters letters() {
    return Letters.of(style.size());
  }
}
