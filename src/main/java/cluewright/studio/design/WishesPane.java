package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.replay.Redundancy;
import cluewright.replay.Wish;
import cluewright.replay.Wishes;
import cluewright.strategy.core.Level;
import cluewright.studio.look.LazyPane;
import cluewright.studio.look.PhraseCell;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * The conditions that a puzzle must meet besides the strategies, folded away until it is asked for.
 */
public final class WishesPane extends VBox {
  static final PseudoClass REFUSED = PseudoClass.getPseudoClass("danger");

  /** Room for four digits at the normal text size, in pixels; more where there is more. */
  static final double LEAST_FIELD = 48;

  private static final double GAP = 8;

  private static final Set<KeyCode> EDITING =
      Set.of(KeyCode.A, KeyCode.C, KeyCode.V, KeyCode.X, KeyCode.Y, KeyCode.Z);

  private final Texts texts;
  private final WishesViewModel wishes;
  private final Fold fold;
  private final Label count = new Label();
  private final ComboBox<Optional<Wish.Levels>> level = new ComboBox<>();
  private final TextField from = new TextField();
  private final TextField to = new TextField();
  private final CheckBox minimal = new CheckBox();

  public WishesPane(Texts texts, WishesViewModel wishes) {
    this.texts = texts;
    this.wishes = wishes;
    fold = new Fold(texts.bind("design.wishes"), texts.bind("design.fold-wishes"), "fold-wishes");
    getStyleClass().addAll("side-section", "wishes");
    fold.getStyleClass().add("section-fold");
    count.getStyleClass().add("hint");
    count.setMinWidth(Region.USE_PREF_SIZE);
    count.setOnMouseClicked(event -> fold.fire());
    HBox header = new HBox(fold, count);
    header.getStyleClass().add("group-header");
    Label misfit = refusal(texts, wishes.misfitProperty());
    misfit.setId("wishes-misfit");
    getChildren().addAll(header, misfit, new LazyPane(fold.selectedProperty(), this::contents));
    wishes.wishesProperty().addListener((property, before, now) -> show(now));
    show(wishes.wishes());
  }

  private Node contents() {
    Node rating = rating();
    Label refusal = refusal(texts, wishes.ratingRefusalProperty());
    VBox contents = new VBox(GAP, rating, refusal, minimal(), new LimitsPane(texts, wishes));
    show(wishes.wishes());
    return contents;
  }

  /** A sentence that takes room only where there is one. */
  static Label refusal(Texts texts, ObservableValue<Phrase> words) {
    Label label = new Label();
    label.getStyleClass().add("refusal");
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    label.textProperty().bind(texts.bind(words));
    label.visibleProperty().bind(label.textProperty().isNotEmpty());
    label.managedProperty().bind(label.visibleProperty());
    return label;
  }

  /** Calls when the wishes unfold, which may be where they cannot be seen yet. */
  public void onUnfold(Runnable act) {
    fold.selectedProperty()
        .addListener(
            (property, before, isOpen) -> {
              if (isOpen) {
                act.run();
              }
            });
  }

  private Node rating() {
    GridPane rows = new GridPane();
    rows.setHgap(GAP);
    rows.setVgap(GAP);
    rows.addRow(0, name("design.level", level), levels());
    rows.addRow(1, name("design.score", from), scores());
    return rows;
  }

  private Label name(String key, Node control) {
    Label name = new Label();
    name.textProperty().bind(texts.bind(key));
    name.setMinWidth(USE_PREF_SIZE);
    name.setLabelFor(control);
    return name;
  }

  private Node levels() {
    level.setId("wish-level");
    level.getItems().add(Optional.empty());
    Stream.of(Level.values())
        .map(one -> Optional.of(new Wish.Levels(one, one)))
        .forEach(level.getItems()::add);
    level.setCellFactory(list -> new PhraseCell<>(texts, WishesPane::words));
    level.setButtonCell(new PhraseCell<>(texts, WishesPane::words));
    level.setMaxWidth(Double.MAX_VALUE);
    level.setVisibleRowCount(level.getItems().size());
    level.accessibleTextProperty().bind(texts.bind("design.wished-level"));
    Tip.teach(level, texts.bind("design.level-hint"));
    level.setOnAction(
        event -> {
          wishes.useLevel(level.getValue());
          show(wishes.wishes().level());
        });
    GridPane.setHgrow(level, Priority.ALWAYS);
    return level;
  }

  private static Phrase words(Optional<Wish.Levels> levels) {
    return levels.map(Wish.Levels::range).orElse(Phrase.of("design.any-level"));
  }

  /** The typed text counts when it is left, by Enter, and before a command by its keys. */
  private Node scores() {
    field(from, "wish-score-from", "design.wished-score-from");
    field(to, "wish-score-to", "design.wished-score-to");
    HBox scores = new HBox(GAP, from, name("design.score-to", to), to);
    scores.setAlignment(Pos.CENTER_LEFT);
    scores
        .focusWithinProperty()
        .addListener(
            (property, before, isWithin) -> {
              if (!isWithin) {
                useScore();
              }
            });
    scores.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (isCommand(event)) {
            useScore();
          }
        });
    wishes
        .ratingRefusalProperty()
        .addListener(
            (property, before, now) ->
                List.of(from, to)
                    .forEach(
                        field ->
                            field.pseudoClassStateChanged(REFUSED, !now.equals(Phrase.NOTHING))));
    return scores;
  }

  /** Keys that edit the text are none, and neither is Ctrl alone. */
  private static boolean isCommand(KeyEvent event) {
    boolean isShortcut = event.isShortcutDown() && !event.getCode().isModifierKey();
    return event.getCode().isFunctionKey() || (isShortcut && !EDITING.contains(event.getCode()));
  }

  private void field(TextField field, String id, String accessible) {
    field.setId(id);
    field.promptTextProperty().bind(texts.bind("design.any-score"));
    field.accessibleTextProperty().bind(texts.bind(accessible));
    Tip.teach(field, texts.bind("design.score-hint"));
    field.setPrefColumnCount(4);
    field.setMinWidth(LEAST_FIELD);
    field.setOnAction(event -> useScore());
    HBox.setHgrow(field, Priority.ALWAYS);
  }

  /** Takes over what was typed, if it differs from what is on show. */
  private void useScore() {
    boolean isNew =
        !from.getText().strip().equals(from(wishes.wishes()))
            || !to.getText().strip().equals(to(wishes.wishes()));
    if (isNew || !wishes.ratingRefusalProperty().get().equals(Phrase.NOTHING)) {
      wishes.useScore(from.getText(), to.getText());
    }
  }

  private static String from(Wishes wishes) {
    return wishes.score().filter(score -> score.least() > 0).map(s -> "" + s.least()).orElse("");
  }

  private static String to(Wishes wishes) {
    return wishes
        .score()
        .filter(score -> score.most() < Wish.Score.HIGHEST)
        .map(score -> "" + score.most())
        .orElse("");
  }

  private Node minimal() {
    minimal.setId("wish-minimal");
    minimal.textProperty().bind(texts.bind("design.minimal"));
    minimal.accessibleTextProperty().bind(texts.bind("design.wished-minimal"));
    Tip.teach(minimal, texts.bind("design.minimal-hint"));
    minimal.setOnAction(event -> wishes.toggleMinimal());
    return minimal;
  }

  private void show(Wishes now) {
    show(now.level());
    from.setText(from(now));
    to.setText(to(now));
    minimal.setSelected(now.redundancy() == Redundancy.FORBIDDEN);
    List<Phrase> words = now.words();
    count.textProperty().bind(texts.bind("design.wish-count", words.size()));
    fold.accessibleTextProperty()
        .bind(
            texts.bind(
                words.isEmpty()
                    ? Phrase.of("design.wishes-none")
                    : Phrase.of("design.wishes-all", Phrase.apart(words))));
  }

  private void show(Optional<Wish.Levels> now) {
    level.setValue(now);
  }
}
