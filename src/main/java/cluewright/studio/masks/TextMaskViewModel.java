package cluewright.studio.masks;

import cluewright.mask.Shading;
import cluewright.mask.TextShading;
import cluewright.mask.Typefaces;
import cluewright.mask.Typefaces.Weight;
import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** Characters as a mask, in a font that the person chooses. */
public final class TextMaskViewModel {
  private static final double HALF = 0.5;

  private final PaintViewModel paint;
  private final Latest families;
  private final Latest drawing;
  private final StringProperty text = new SimpleStringProperty("");
  private final StringProperty family = new SimpleStringProperty(Typefaces.INTER);
  private final ObjectProperty<Weight> weight = new SimpleObjectProperty<>(Weight.BOLD);
  private final DoubleProperty threshold = new SimpleDoubleProperty(HALF);
  private final ReadOnlyObjectWrapper<List<String>> known =
      new ReadOnlyObjectWrapper<>(List.of(Typefaces.INTER));
  private final ReadOnlyObjectWrapper<Optional<Mask>> mask =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Phrase> remark =
      new ReadOnlyObjectWrapper<>(Phrase.of("masks.text-empty"));
  private Optional<Shading> shading = Optional.empty();

  /** The result of drawing: the looks of the board, or the reason why it stays empty. */
  private record Drawn(Optional<Shading> shading, Phrase remark) {
    static Drawn refused(Phrase why) {
      return new Drawn(Optional.empty(), why);
    }
  }

  public TextMaskViewModel(PaintViewModel paint, Background background) {
    this.paint = paint;
    this.families = new Latest(background);
    this.drawing = new Latest(background);
    text.addListener(change -> draw());
    family.addListener(change -> draw());
    weight.addListener(change -> draw());
    threshold.addListener(change -> part());
  }

  StringProperty textProperty() {
    return text;
  }

  StringProperty familyProperty() {
    return family;
  }

  ObjectProperty<Weight> weightProperty() {
    return weight;
  }

  /** The part of a cell that must be covered, from 0 to 1. */
  DoubleProperty thresholdProperty() {
    return threshold;
  }

  /** The names of the fonts to choose from. */
  ReadOnlyObjectProperty<List<String>> familiesProperty() {
    return known.getReadOnlyProperty();
  }

  /** The mask that {@link #use} would put on the board. */
  ReadOnlyObjectProperty<Optional<Mask>> maskProperty() {
    return mask.getReadOnlyProperty();
  }

  /** The reason why there is no mask, or what there is to say about it. */
  ReadOnlyObjectProperty<Phrase> remarkProperty() {
    return remark.getReadOnlyProperty();
  }

  /** Looks for fonts, and draws anew for the board of the moment. */
  void open() {
    if (known.get().size() == 1) {
      families.run(Typefaces::families, known::set);
    }
    draw();
  }

  private void draw() {
    String words = text.get().strip();
    if (words.isEmpty()) {
      drawing.forget();
      show(Drawn.refused(Phrase.of("masks.text-empty")));
      return;
    }
    Board board = paint.maskProperty().get().board();
    String font = family.get();
    Weight strokes = weight.get();
    drawing.run(() -> draw(board, words, font, strokes), this::show);
  }

  private static Drawn draw(Board board, String words, String font, Weight strokes) {
    if (words.codePointCount(0, words.length()) > TextShading.MOST_CHARACTERS) {
      return Drawn.refused(Phrase.of("masks.text-long", TextShading.MOST_CHARACTERS));
    }
    Optional<String> missing = TextShading.missing(words, font);
    if (missing.isPresent()) {
      return Drawn.refused(lacking(font, missing.get(), words));
    }
    return TextShading.on(board, words, font, strokes)
        .map(shading -> new Drawn(Optional.of(shading), Phrase.NOTHING))
        .orElseGet(() -> Drawn.refused(Phrase.of("masks.text-blank", font)));
  }

  private static Phrase lacking(String font, String missing, String words) {
    return Typefaces.having(words)
        .map(other -> Phrase.of("masks.text-lacks", font, missing, other))
        .orElseGet(() -> Phrase.of("masks.text-lacks-all", font, missing));
  }

  private void show(Drawn drawn) {
    shading = drawn.shading();
    remark.set(drawn.remark());
    part();
  }

  private void part() {
    mask.set(shading.map(shades -> shades.mask(threshold.get())));
    mask.get().ifPresent(cells -> remark.set(Phrase.of("masks.preview", cells.size())));
  }

  /** Puts the characters on the board. */
  void use() {
    mask.get()
        .ifPresent(cells -> paint.use(Phrase.of("masks.act-text", text.get().strip()), cells));
  }
}
