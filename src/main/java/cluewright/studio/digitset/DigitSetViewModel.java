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

/** The way that people see the digits of the puzzle on the desk; each choice is one act. */
public final class DigitSetViewModel {
  private final History history;
  private final PreferredDigits preferred;
  private final ReadOnlyObjectWrapper<DigitSet> digits = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<Board> board = new ReadOnlyObjectWrapper<>();
  private final StringProperty letters = new SimpleStringProperty("");
  private final ReadOnlyObjectWrapper<Phrase> trouble = new ReadOnlyObjectWrapper<>(Phrase.NOTHING);
  private final ReadOnlyBooleanWrapper wrong = new ReadOnlyBooleanWrapper();
  private final BooleanProperty open = new SimpleBooleanProperty();
  private String lastLetters = "";

  /**
   * @param preferred hears what is chosen
   */
  public DigitSetViewModel(History history, PreferredDigits preferred) {
    this.history = history;
    this.preferred = preferred;
    history.documentProperty().addListener((property, before, now) -> show(now));
    letters.addListener(change -> check());
    show(history.document());
  }

  private void show(Document document) {
    board.set(document.mask().board());
    digits.set(document.digitSet());
    if (digits.get().kind() == Kind.OWN) {
      lastLetters = digits.get().letters();
    }
    check();
  }

  /** The digits of now. */
  public ReadOnlyObjectProperty<DigitSet> digitsProperty() {
    return digits.getReadOnlyProperty();
  }

  /** The board of now. */
  public ReadOnlyObjectProperty<Board> boardProperty() {
    return board.getReadOnlyProperty();
  }

  /** The ways that a board's digits can be written, but for characters of one's own. */
  static List<Kind> kinds(Board board) {
    return Arrays.stream(Kind.values())
        .filter(kind -> kind != Kind.OWN)
        .filter(kind -> DigitSet.of(kind).suits(board))
        .toList();
  }

  /** Takes a way to write digits, but for characters of one's own. */
  public void use(Kind kind) {
    preferred.chose(kind, board.get());
    use(DigitSet.of(kind));
  }

  private void use(DigitSet set) {
    history.apply(Phrase.of("digitset.act"), history.document().withDigitSet(set));
  }

  /** True while characters are being chosen. */
  public BooleanProperty openProperty() {
    return open;
  }

  /** Asks for characters; those that are in use, or were last on such a board, stand there. */
  public void ask() {
    boolean isFitting = lastLetters.length() == board.get().digits();
    letters.set(isFitting ? lastLetters : "");
    open.set(true);
  }

  /** The characters as they are typed; blanks between them do not count. */
  public StringProperty lettersProperty() {
    return letters;
  }

  /** The reason why these characters cannot be used; nothing if they can. */
  public ReadOnlyObjectProperty<Phrase> troubleProperty() {
    return trouble.getReadOnlyProperty();
  }

  /** True if typing on does not help. */
  public ReadOnlyBooleanProperty wrongProperty() {
    return wrong.getReadOnlyProperty();
  }

  private String typed() {
    return letters.get().replaceAll("[\\s\\p{Z}]+", "");
  }

  private void check() {
    int count = board.get().digits();
    Optional<DigitSet.Fault> fault = DigitSet.fault(count, typed());
    trouble.set(fault.map(known -> words(known, count)).orElse(Phrase.NOTHING));
    boolean isUnfinished =
        fault.filter(DigitSet.Fault.NUMBER::equals).isPresent() && typed().length() < count;
    wrong.set(fault.isPresent() && !isUnfinished);
  }

  private Phrase words(DigitSet.Fault fault, int count) {
    return switch (fault) {
      case NUMBER -> Phrase.of("digitset.number", count, typed().length());
      case TWICE -> Phrase.of("digitset.twice");
      case UNSEEN -> Phrase.of("digitset.unseen");
    };
  }

  /** Takes the characters that were typed, if they can be shown and printed. */
  public void useLetters() {
    if (!trouble.get().equals(Phrase.NOTHING)) {
      return;
    }
    Optional<String> missing = PlainText.missing(typed());
    if (missing.isPresent()) {
      trouble.set(Phrase.of("digitset.no-glyph", missing.get()));
      wrong.set(true);
      return;
    }
    use(DigitSet.own(board.get(), typed()));
    open.set(false);
  }
}
