package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.replay.Tenths;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.ControlName;
import cluewright.studio.look.Controls;
import cluewright.studio.look.SegmentedButtons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The difficulty of the next puzzle: its level, and a range of HoDoKu's score within it. */
public final class DifficultyPane extends VBox {
  private static final double GAP = 8;
  private static final int A_ROW = 3;

  /** The minimum width of a field, four digits at normal text size, in pixels. */
  private static final double LEAST_FIELD = 48;

  private final Texts texts;
  private final ConditionsViewModel conditions;
  private final StrategiesViewModel strategies;
  private final List<SegmentedButtons<Optional<Level>>> levels;
  private final TextField from = new TextField();
  private final TextField to = new TextField();

  /**
   * @param advanced shows all strategies and the limits on them
   */
  public DifficultyPane(
      Texts texts,
      ConditionsViewModel conditions,
      StrategiesViewModel strategies,
      Runnable advanced) {
    this.texts = texts;
    this.conditions = conditions;
    this.strategies = strategies;
    List<Optional<Level>> choices = choices();
    levels = List.of(row(choices, 0), row(choices, A_ROW));
    strategies
        .choice
        .map(Choice::board)
        .addListener(
            (property, before, board) -> levels.forEach(row -> row.hint(this::explanation)));
    VBox rows = new VBox(GAP / 2);
    levels.forEach(row -> rows.getChildren().add(row.filling()));
    rows.getStyleClass().add("presets");
    getStyleClass().add("side-section");
    Label title = Controls.label(texts.bind("design.difficulty"), "section-title");
    Refusal outOfReach = new Refusal(texts, conditions.outOfReach);
    outOfReach.setId("out-of-reach");
    getChildren()
        .addAll(
            new HBox(GAP, title, custom()),
            rows,
            strategies(advanced),
            new Refusal(texts, conditions.levelRefusal),
            scores(),
            new ScoreRange(texts, conditions, this::preview).picker(),
            new Refusal(texts, conditions.ratingRefusal),
            outOfReach);
    conditions.difficulty.subscribe(this::show);
    conditions.all.subscribe(this::showScore);
  }

  /** Strategies that were chosen one by one: how many, and the way back to any. */
  private Node custom() {
    Hyperlink back = new Hyperlink();
    back.setId("custom-difficulty");
    back.setMinWidth(Region.USE_PREF_SIZE);
    back.textProperty()
        .bind(
            texts.bind(
                strategies.choice.map(
                    now -> Phrase.of("design.custom", now.allowed().strategies().size()))));
    Tip.on(back, texts.bind("design.custom-hint"));
    back.setOnAction(
        event -> {
          choose(Optional.empty());
          back.setVisited(false);
        });
    return Boxes.show(
        back,
        Bindings.createBooleanBinding(
            () -> conditions.difficulty.getValue().isEmpty(), conditions.difficulty));
  }

  /** The level buttons in two rows, since a single row would be too narrow. */
  private SegmentedButtons<Optional<Level>> row(List<Optional<Level>> choices, int first) {
    return new SegmentedButtons<>(
            texts,
            choices.subList(first, first + A_ROW),
            Difficulty::label,
            this::explanation,
            this::choose)
        .named("difficulty", first);
  }

  /** The number of strategies, what Sudoku Explainer rates the hardest, and all of them. */
  private Node strategies(Runnable advanced) {
    Label sum =
        Controls.paragraph(
            texts.bind(
                conditions.all.flatMap(
                    now ->
                        strategies.choice.map(
                            choice -> choice.summary(ConditionsViewModel.limits(now).size())))),
            "hint");
    sum.setId("strategy-sum");
    sum.setMinWidth(0);
    sum.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(sum, Priority.ALWAYS);
    Tip.on(sum, texts.bind(strategies.choice.map(Choice::words)));
    Button button = Controls.button("advanced", texts.bind("design.advanced"), advanced);
    button.setMinWidth(Region.USE_PREF_SIZE);
    Tip.teach(button, texts.bind("design.advanced-hint"));
    return Boxes.line(GAP, sum, explainer(), button);
  }

  private static List<Optional<Level>> choices() {
    List<Optional<Level>> choices = new ArrayList<>();
    choices.add(Optional.empty());
    Stream.of(Level.values()).map(Optional::of).forEach(choices::add);
    return choices;
  }

  /** Uses a level; the pressed button may light up even if that is refused. */
  private void choose(Optional<Level> level) {
    conditions.useLevel(level);
    show(conditions.difficulty.getValue());
  }

  /** An explanation of what a level brings. */
  private Phrase explanation(Optional<Level> level) {
    return level
        .map(
            one ->
                Phrase.of(
                    "design.difficulty-of",
                    one.label(),
                    StrategySet.upTo(one).on(strategies.choice().board()).strategies().size()))
        .orElse(Phrase.of("design.difficulty-any"));
  }

  /** The score fields, whose text counts on losing focus, on Enter, and before a command key. */
  private Node scores() {
    field(from, "condition-score-from", "design.condition-score-from");
    field(to, "condition-score-to", "design.condition-score-to");
    HBox scores =
        new HBox(
            GAP,
            ControlName.of(texts, "design.score", from),
            from,
            ControlName.of(texts, "design.score-to", to),
            to);
    scores.setAlignment(Pos.CENTER_LEFT);
    TypedAct.on(scores, this::useScore);
    Refusal.mark(conditions.ratingRefusal, from, to);
    return scores;
  }

  /** The equivalent on Sudoku Explainer's scale, where it is known exactly. */
  private Node explainer() {
    Label most = new Label();
    most.setId("explainer-most");
    most.getStyleClass().add("hint");
    most.setMinWidth(Region.USE_PREF_SIZE);
    most.textProperty()
        .bind(
            texts.bind(
                strategies
                    .choice
                    .map(Choice::explainerMost)
                    .map(
                        known ->
                            known.isPresent()
                                ? Phrase.of(
                                    "design.explainer-most", Tenths.rating(known.getAsInt()))
                                : Phrase.NOTHING)));
    most.managedProperty().bind(most.textProperty().isNotEmpty());
    Tip.on(most, texts.bind("design.explainer-most-hint"));
    return most;
  }

  private void preview(int least, int most) {
    from.setText(least > 0 ? "" + least : "");
    to.setText(most < Condition.Score.HIGHEST ? "" + most : "");
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

  /** Uses the typed scores if they differ from those shown. */
  private void useScore() {
    boolean isNew =
        !from.getText().strip().equals(from(conditions.all.getValue()))
            || !to.getText().strip().equals(to(conditions.all.getValue()));
    if (isNew || !conditions.ratingRefusal.get().isNothing()) {
      conditions.useScore(from.getText(), to.getText());
    }
  }

  private static String from(Conditions conditions) {
    return conditions
        .score()
        .filter(score -> score.least() > 0)
        .map(s -> "" + s.least())
        .orElse("");
  }

  private static String to(Conditions conditions) {
    return conditions
        .score()
        .filter(score -> score.most() < Condition.Score.HIGHEST)
        .map(score -> "" + score.most())
        .orElse("");
  }

  /** Shows the level; none if strategies were chosen one by one. */
  private void show(Optional<Optional<Level>> difficulty) {
    levels.forEach(row -> row.show(difficulty));
  }

  private void showScore(Conditions now) {
    from.setText(from(now));
    to.setText(to(now));
  }
}
