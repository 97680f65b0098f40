package cluewright.studio.digitset;

import cluewright.document.Document;
import cluewright.model.Board;
import cluewright.model.DigitSet;
import cluewright.model.DigitSet.Kind;
import cluewright.phrase.Phrase;
import cluewright.print.canvas.PlainText;
import cluewright.studio.document.History;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;

/** How the digits of the current puzzle are shown; each choice is one act. */
public final class DigitSetViewModel {
  private final History history;
  private final PreferredDigits preferred;
  public final ObservableValue<DigitSet> digits;
  public final ObservableValue<Board> board;

  /** The typed characters, with blanks ignored. */
  public final StringProperty letters = new SimpleStringProperty("");

  private final ReadOnlyObjectWrapper<Phrase> troubleWrapper =
      new ReadOnlyObjectWrapper<>(Phrase.NOTHING);

  /** Why these characters cannot be used; empty if they can. */
  public final ReadOnlyObjectProperty<Phrase> trouble = troubleWrapper.getReadOnlyProperty();

  private final ReadOnlyBooleanWrapper wrongWrapper = new ReadOnlyBooleanWrapper();

  /** True if typing more does not help. */
  public final ReadOnlyBooleanProperty wrong = wrongWrapper.getReadOnlyProperty();

  /** Whether the window for custom characters is open. */
  public final BooleanProperty open = new SimpleBooleanProperty();

  private String lastLetters = "";

  /**
   * @param preferred hears what is chosen
   */
  public DigitSetViewModel(History history, PreferredDigits preferred) {
    this.history = history;
    this.preferred = preferred;
    digits = history.document.map(Document::digitSet);
    board = history.document.map(now -> now.mask().board());
    history.document.addListener(change -> documentChanged());
    letters.addListener(change -> check());
    documentChanged();
  }

  private void documentChanged() {
    DigitSet now = digits.getValue();
    lastLetters = now.kind() == Kind.OWN ? now.letters() : lastLetters;
    check();
  }

  /** The notations for a board's digits, without custom characters. */
  static List<Kind> kinds(Board board) {
    return Arrays.stream(Kind.values())
        .filter(kind -> kind != Kind.OWN)
        .filter(kind -> DigitSet.of(kind).suits(board))
        .toList();
  }

  /** Uses a notation other than custom characters. */
  public void use(Kind kind) {
    preferred.chose(kind, board.getValue());
    use(DigitSet.of(kind));
  }

  private void use(DigitSet set) {
    history.apply(Phrase.of("digitset.act"), history.document().withDigitSet(set));
  }

  /** Asks for custom characters, suggesting those in use or last used on such a board. */
  public void ask() {
    boolean isFitting = lastLetters.length() == board.getValue().digits();
    letters.set(isFitting ? lastLetters : "");
    open.set(true);
  }

  private String typed() {
    return letters.get().replaceAll("[\\s\\p{Z}]+", "");
  }

  private void check() {
    int count = board.getValue().digits();
    Optional<DigitSet.Fault> fault = DigitSet.fault(count, typed());
    troubleWrapper.set(fault.map(known -> words(known, count)).orElse(Phrase.NOTHING));
    boolean isUnfinished =
        fault.filter(DigitSet.Fault.NUMBER::equals).isPresent() && typed().length() < count;
    wrongWrapper.set(fault.isPresent() && !isUnfinished);
  }

  private Phrase words(DigitSet.Fault fault, int count) {
    return switch (fault) {
      case NUMBER -> Phrase.of("digitset.number", count, typed().length());
      case TWICE -> Phrase.of("digitset.twice");
      case UNSEEN -> Phrase.of("digitset.unseen");
    };
  }

  /** Uses the typed characters, if they can be shown and printed. */
  public void useLetters() {
    if (DigitSet.fault(board.getValue().digits(), typed()).isPresent()) {
      return;
    }
    Optional<String> missing = PlainText.missing(typed());
    if (missing.isPresent()) {
      troubleWrapper.set(Phrase.of("digitset.no-glyph", missing.get()));
      wrongWrapper.set(true);
      return;
    }
    use(DigitSet.own(board.getValue(), typed()));
    open.set(false);
  }
}
