package cluewright.studio;

import cluewright.phrase.Phrase;
import java.util.Locale;

/** What the window is used for; the studio shows one desk at a time. */
enum Desk {
  DESIGN,
  SOLVE,
  GALLERY;

  Phrase label() {
    return Phrase.of("menus.desk-" + id());
  }

  Phrase about() {
    return Phrase.of("menus.about-" + id());
  }

  /** The part of control ids for this desk. */
  String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
