package cluewright.studio.masks;

import cluewright.mask.PixelLetters;
import cluewright.mask.Shading;
import cluewright.mask.TextShading;
import cluewright.mask.Typefaces;
import cluewright.mask.Typefaces.Weight;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.studio.work.Background;
import cluewright.studio.work.Changes;
import cluewright.studio.work.Latest;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableBooleanValue;

/** Turns characters into a mask, in a chosen font. */
public final class TextMaskViewModel {
  private static final double HALF = 0.5;

  /** The fonts available before the system's are found. */
  private static final List<String> OURS = List.of(Typefaces.INTER, PixelLetters.FAMILY);

  private final PaintViewModel paint;
  private final Latest reading;
  private final Latest drawing;
  final StringProperty text = new SimpleStringProperty("");
  final StringProperty family = new SimpleStringProperty(Typefaces.INTER);
  final ObjectProperty<Weight> weight = new SimpleObjectProperty<>(Weight.BOLD);

  /** The fraction of a cell that must be covered, from 0 to 1. */
  final DoubleProperty threshold = new SimpleDoubleProperty(HALF);

  private final ReadOnlyObjectWrapper<List<String>> familiesWrapper =
      new ReadOnlyObjectWrapper<>(OURS);
  final ReadOnlyObjectProperty<List<String>> families = familiesWrapper.getReadOnlyProperty();
  private final ReadOnlyObjectWrapper<Optional<Mask>> maskWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The mask that {@link #use} would put on the board. */
  final ReadOnlyObjectProperty<Optional<Mask>> mask = maskWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<Phrase> remarkWrapper =
      new ReadOnlyObjectWrapper<>(Phrase.NOTHING);

  /** Why there is no mask, or a remark on it. */
  final ReadOnlyObjectProperty<Phrase> remark = remarkWrapper.getReadOnlyProperty();

  private Optional<Shading> shading = Optional.empty();
  private String proposed = Typefaces.INTER;

  /** The result of drawing: the shading, or why the board stays empty. */
  private record Drawn(Optional<Shading> shading, Phrase remark) {
    static Drawn refused(Phrase why) {
      return new Drawn(Optional.empty(), why);
    }
  }

  public TextMaskViewModel(PaintViewModel paint, Background background) {
    this.paint = paint;
    this.reading = new Latest(background);
    this.drawing = new Latest(background);
    Changes.call(this::draw, text, family, weight);
    threshold.addListener(change -> part());
  }

  /** Whether pixel letters are used, which neither weight nor coverage affects. */
  ObservableBooleanValue isPixelProperty() {
    return family.isEqualTo(PixelLetters.FAMILY);
  }

  /** Finds fonts, suggests one, and redraws for the current board. */
  void open() {
    if (familiesWrapper.get().equals(OURS)) {
      reading.run(TextMaskViewModel::families, familiesWrapper::set);
    }
    propose();
    draw();
  }

  private static List<String> families() {
    Stream<String> others = Typefaces.families().stream().filter(family -> !OURS.contains(family));
    return Stream.concat(OURS.stream(), others).toList();
  }

  /** Suggests pixel letters for boards with space for words, unless another font was chosen. */
  private void propose() {
    boolean takesWords = most() > TextShading.mostCharacters(Boards.NINE);
    String proposal = takesWords ? PixelLetters.FAMILY : Typefaces.INTER;
    if (family.get().equals(proposed)) {
      family.set(proposal);
      proposed = proposal;
    }
  }

  private Board board() {
    return paint.mask.get().board();
  }

  private int most() {
    return TextShading.mostCharacters(board());
  }

  private void draw() {
    String words = text.get().strip();
    if (words.isEmpty()) {
      drawing.forget();
      show(Drawn.refused(Phrase.of("masks.text-empty", most())));
      return;
    }
    Board board = board();
    String font = family.get();
    Weight strokes = weight.get();
    drawing.run(() -> draw(board, words, font, strokes), this::show);
  }

  private static Drawn draw(Board board, String words, String font, Weight strokes) {
    boolean isPixel = font.equals(PixelLetters.FAMILY);
    int most = TextShading.mostCharacters(board);
    if (characters(isPixel ? words.replaceAll("\\s", "") : words) > most) {
      return Drawn.refused(Phrase.of("masks.text-long", most));
    }
    Optional<String> missing =
        isPixel ? PixelLetters.missing(words) : TextShading.missing(words, font);
    if (missing.isPresent()) {
      return Drawn.refused(lacking(font, missing.get(), words));
    }
    if (isPixel) {
      return drawn(PixelLetters.on(board, words), Phrase.of("masks.text-tight", font));
    }
    return drawn(TextShading.on(board, words, font, strokes), Phrase.of("masks.text-blank", font));
  }

  private static int characters(String words) {
    return words.codePointCount(0, words.length());
  }

  private static Drawn drawn(Optional<Shading> shading, Phrase otherwise) {
    return shading
        .map(shades -> new Drawn(Optional.of(shades), Phrase.NOTHING))
        .orElseGet(() -> Drawn.refused(otherwise));
  }

  private static Phrase lacking(String font, String missing, String words) {
    return Typefaces.having(words)
        .map(other -> Phrase.of("masks.text-lacks", font, missing, other))
        .orElseGet(() -> Phrase.of("masks.text-lacks-all", font, name(missing)));
  }

  /** The number of a character that no font can show, for example {@code U+13000}. */
  private static String name(String character) {
    return String.format(Locale.ROOT, "U+%04X", character.codePointAt(0));
  }

  private void show(Drawn drawn) {
    shading = drawn.shading();
    remarkWrapper.set(drawn.remark());
    part();
  }

  private void part() {
    maskWrapper.set(shading.map(shades -> shades.mask(threshold.get())));
    maskWrapper.get().map(PreviewWords::of).ifPresent(remarkWrapper::set);
  }

  /** Puts the characters' mask on the board. */
  void use() {
    maskWrapper
        .get()
        .ifPresent(cells -> paint.use(Phrase.of("masks.act-text", text.get().strip()), cells));
  }
}
