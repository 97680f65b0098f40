package cluewright.studio;

import cluewright.phrase.Phrase;
import java.util.Locale;

/** What the window is for at the moment: the studio shows one desk at a time. */
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

  /** In the ids of its controls. */
  String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
