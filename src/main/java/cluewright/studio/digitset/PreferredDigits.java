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
 * The way to write digits above 9 that the designer chose last: A to G, 10 to 16, or 0 to F. Every
 * puzzle that begins on a board with such digits has it; each may be given another one. Characters
 * of one's own are of one puzzle alone.
 */
public final class PreferredDigits {
  private static final Setting<Kind> SETTING = Setting.choice("digits", Kind.USUAL);

  private final ObjectProperty<Kind> kind;

  private PreferredDigits(ObjectProperty<Kind> kind) {
    this.kind = kind;
  }

  /** The choice that is remembered from start to start. */
  public static PreferredDigits of(Settings settings) {
    return new PreferredDigits(settings.property(SETTING));
  }

  /** A choice that is forgotten in the end; at first the usual one. */
  public static PreferredDigits forNow() {
    return new PreferredDigits(new SimpleObjectProperty<>(SETTING.standard()));
  }

  /** Notes what was chosen on a board; where there is no choice, that means nothing. */
  void chose(Kind chosen, Board board) {
    if (chosen != Kind.OWN && DigitSet.of(Kind.NUMBERS).suits(board)) {
      kind.set(chosen);
    }
  }

  /**
   * A document that begins, with its digits so, if they are nothing else and the board has them.
   */
  public Document on(Document fresh) {
    boolean isOpen = fresh.digitSet().equals(DigitSet.USUAL) && kind.get() != Kind.OWN;
    return isOpen ? fresh.withDigitSet(DigitSet.of(kind.get()).on(fresh.mask().board())) : fresh;
  }
}
