package cluewright.studio.digitset;

import cluewright.document.Document;
import cluewright.model.Board;
import cluewright.model.DigitSet;
import cluewright.model.DigitSet.Kind;
import cluewright.studio.settings.Setting;
import cluewright.studio.settings.Settings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/**
 * The designer's last choice of notation for digits above 9: A to G, 10 to 16, or 0 to F. Every
 * puzzle that begins on a board with such digits has it; each may be given another one. Characters
 * of one's own are of one puzzle alone.
 */
public final class PreferredDigits {
  private static final Setting<Kind> SETTING = Setting.choice("digits", Kind.USUAL);

  private final ObjectProperty<Kind> kind;

  private PreferredDigits(ObjectProperty<Kind> kind) {
    this.kind = kind;
  }

  /** A choice that is stored between sessions. */
  public static PreferredDigits of(Settings settings) {
    return new PreferredDigits(settings.property(SETTING));
  }

  /** A choice that is not stored, initially the default. */
  public static PreferredDigits forNow() {
    return new PreferredDigits(new SimpleObjectProperty<>(SETTING.standard()));
  }

  /** Records the choice for a board; it means nothing where there is none. */
  void chose(Kind chosen, Board board) {
    if (chosen != Kind.OWN && DigitSet.of(Kind.NUMBERS).suits(board)) {
      kind.set(chosen);
    }
  }

  /** A new document with this notation, if its digits are the default and the board supports it. */
  public Document on(Document fresh) {
    boolean isOpen = fresh.digitSet().equals(DigitSet.USUAL) && kind.get() != Kind.OWN;
    return isOpen ? fresh.withDigitSet(DigitSet.of(kind.get()).on(fresh.mask().board())) : fresh;
  }
}
