package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.replay.Redundancy;
import cluewright.replay.Wish;
import cluewright.replay.Wishes;
import cluewright.strategy.Level;
import cluewright.studio.look.Texts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

/** What the designer wishes for besides strategies, folded away until it is asked for. */
public final class WishesPane extends VBox {
  static final PseudoClass REFUSED = PseudoClass.getPseudoClass("danger");

  private static final double GAP = 8;

  private final WishesViewModel wishes;
  private final Fold fold = new Fold("Wishes", "fold-wishes");
  private final Label count = new Label();
  private final ComboBox<Optional<Wish.Levels>> level = new ComboBox<>();
  private final TextField from = new TextField();
  private final TextField to = new TextField();
  private final CheckBox minimal = new CheckBox("Minimal: no clue to spare");

  public WishesPane(Texts texts, WishesViewModel wishes) {
    this.wishes = wishes;
    getStyleClass().addAll("side-section", "wishes");
    fold.getStyleClass().add("section-fold");
    count.getStyleClass().add("hint");
    count.setMinWidth(Region.USE_PREF_SIZE);
    count.setOnMouseClicked(event -> fold.fire());
    HBox header = new HBox(fold, count);
    header.getStyleClass().add("group-header");
    VBox contents = new VBox(GAP, rating(), refusal(wishes.ratingRefusalProperty()), minimal());
    contents.getChildren().add(new LimitsPane(wishes));
    contents.visibleProperty().bind(fold.selectedProperty());
    contents.managedProperty().bind(contents.visibleProperty());
    getChildren().addAll(header, contents);
    wishes.wishesProperty().addListener((property, before, now) -> show(now));
    show(wishes.wishes());
  }

  /** A sentence that takes room only where there is one. */
  static Label refusal(ObservableValue<String> words) {
    Label label = new Label();
    label.getStyleClass().add("refusal");
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    label.textProperty().bind(words);
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
    rows.addRow(0, name("Level", level), levels());
    rows.addRow(1, name("Score", from), scores());
    return rows;
  }

  private static Label name(String words, Node control) {
    Label name = new Label(words);
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
    level.setConverter(new LevelWords());
    level.setMaxWidth(Double.MAX_VALUE);
    level.setVisibleRowCount(level.getItems().size());
    level.setAccessibleText("Wished level");
    level.setTooltip(
        new HelpTip(
            level,
            "The level of the puzzle on HoDoKu's scale. Where no allowed strategy is of this level,"
                + " all up to it are allowed."));
    level.setOnAction(
        event -> {
          wishes.useLevel(level.getValue());
          show(wishes.wishes().level());
        });
    GridPane.setHgrow(level, Priority.ALWAYS);
    return level;
  }

  /** Levels as the list shows them. */
  private static final class LevelWords extends StringConverter<Optional<Wish.Levels>> {
    @Override
    public String toString(Optional<Wish.Levels> levels) {
      return levels == null ? "" : levels.map(two -> two.range().toString()).orElse("Any level");
    }

    @Override
    public Optional<Wish.Levels> fromString(String words) {
      throw new UnsupportedOperationException("levels are chosen, not typed");
    }
  }

  /** What was typed counts when it is left, by Enter, and before a command by its keys. */
  private Node scores() {
    field(from, "wish-score-from", "Wished score, from", "any");
    field(to, "wish-score-to", "Wished score, to", "any");
    HBox scores = new HBox(GAP, from, name("to", to), to);
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
          if (event.isShortcutDown() || event.getCode().isFunctionKey()) {
            useScore();
          }
        });
    wishes
        .ratingRefusalProperty()
        .addListener(
            (property, before, now) ->
                List.of(from, to)
                    .forEach(field -> field.pseudoClassStateChanged(REFUSED, !now.isEmpty())));
    return scores;
  }

  private void field(TextField field, String id, String accessible, String prompt) {
    field.setId(id);
    field.setPromptText(prompt);
    field.setAccessibleText(accessible);
    field.setTooltip(
        new Tooltip("HoDoKu's score, the sum over all steps; empty for any. Enter takes it over."));
    field.setPrefColumnCount(4);
    field.setOnAction(event -> useScore());
    HBox.setHgrow(field, Priority.ALWAYS);
  }

  /** Takes over what was typed, if it differs from what is on show. */
  private void useScore() {
    boolean isNew =
        !from.getText().strip().equals(from(wishes.wishes()))
            || !to.getText().strip().equals(to(wishes.wishes()));
    if (isNew || !wishes.ratingRefusalProperty().get().isEmpty()) {
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
    minimal.setAccessibleText("Wish for no clue to spare");
    minimal.setTooltip(
        new HelpTip(
            minimal, "A minimal puzzle: without any one of its clues it has several solutions."));
    minimal.setOnAction(event -> wishes.toggleMinimal());
    return minimal;
  }

  private void show(Wishes now) {
    show(now.level());
    from.setText(from(now));
    to.setText(to(now));
    minimal.setSelected(now.redundancy() == Redundancy.FORBIDDEN);
    List<Phrase> words = now.words();
    count.setText(words.isEmpty() ? "none" : String.valueOf(words.size()));
    fold.setAccessibleText(words.isEmpty() ? "Wishes, none" : "Wishes: " + Phrase.apart(words));
  }

  private void show(Optional<Wish.Levels> now) {
    level.setValue(now);
  }
}
