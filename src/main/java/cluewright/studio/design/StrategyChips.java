package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.strategy.core.Strategy;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/**
 * The strategies of a condition as removable chips, with a search field to add more. If they are
 * many, the rest of them stands under "Advanced".
 */
final class StrategyChips extends VBox {
  private static final double GAP = 4;
  private static final int MOST = 6;

  /** The height of a window that has room to spare, in text sizes. */
  private static final double ROOMY = 52;

  private static final PseudoClass HELD = PseudoClass.getPseudoClass("held");

  private final Texts texts;
  private final StrategyCondition condition;
  private final StrategiesViewModel strategies;
  private final Runnable advanced;
  private final StrategyField field;
  private final FlowPane chips = new FlowPane(GAP, GAP);
  private final ObjectProperty<Phrase> refusal = new SimpleObjectProperty<>(Phrase.NOTHING);

  /**
   * @param advanced shows all strategies
   */
  StrategyChips(
      Texts texts, StrategyCondition condition, StrategiesViewModel strategies, Runnable advanced) {
    super(GAP);
    this.texts = texts;
    this.condition = condition;
    this.strategies = strategies;
    this.advanced = advanced;
    Label title = Controls.label(texts.bind("design." + condition.key()), "section-title");
    title.setMinWidth(Region.USE_PREF_SIZE);
    field =
        new StrategyField(
            texts,
            () -> strategies.choice().onBoard(),
            () -> condition.offered(strategies.choice()),
            this::add,
            refusal::set);
    field.setId(condition.key());
    field.accessibleTextProperty().bind(texts.bind("design.add-" + condition.key()));
    Tip.teach(field, texts.bind("design.add-" + condition.key() + "-hint"));
    title.setLabelFor(field);
    HBox.setHgrow(field, Priority.ALWAYS);
    HBox head = new HBox(2 * GAP, title, field);
    head.setAlignment(Pos.CENTER_LEFT);
    chips.getStyleClass().add("chips");
    chips.setPrefWrapLength(1);
    chips.managedProperty().bind(chips.visibleProperty().or(isRoomy(title)));
    getChildren().addAll(head, chips, new Refusal(texts, refusal));
    field.textProperty().addListener((property, before, now) -> forgive(now));
    strategies.choice.subscribe(this::show);
  }

  /** True in a window so high that the line of the first chips is kept for them. */
  private BooleanBinding isRoomy(Label title) {
    ObservableValue<Number> height = sceneProperty().flatMap(Scene::heightProperty);
    return Bindings.createBooleanBinding(
        () ->
            height.getValue() != null
                && height.getValue().doubleValue() >= ROOMY * title.getFont().getSize(),
        height,
        title.fontProperty());
  }

  private void forgive(String typed) {
    if (!typed.isBlank()) {
      refusal.set(Phrase.NOTHING);
    }
  }

  private void add(Strategy strategy) {
    refusal.set(condition.add(strategy, strategies).orElse(Phrase.NOTHING));
  }

  private void show(Choice choice) {
    refusal.set(suspended(choice));
    List<Strategy> all = condition.of(choice).strategies();
    int shown = all.size() > MOST + 1 ? MOST : all.size();
    chips.getChildren().setAll(all.stream().limit(shown).map(each -> chip(each, choice)).toList());
    if (shown < all.size()) {
      chips.getChildren().add(more(all.size() - shown));
    }
    if (all.isEmpty()) {
      chips.getChildren().add(framed(new Label("", removing())));
    }
    chips.setVisible(!all.isEmpty());
  }

  /** Why a forbidden strategy is allowed nevertheless. */
  private Phrase suspended(Choice choice) {
    return condition == StrategyCondition.MUST
        ? Phrase.NOTHING
        : choice.forbidden().and(choice.easier()).strategies().stream()
            .findFirst()
            .flatMap(choice::held)
            .orElse(Phrase.NOTHING);
  }

  private Node chip(Strategy strategy, Choice choice) {
    Button remove = removing();
    remove.setId("remove-" + condition.key() + "-" + strategy.id());
    remove.setFocusTraversable(false);
    remove.setOnAction(event -> remove(strategy));
    remove.accessibleTextProperty().bind(texts.bind("design.remove-chip", strategy.name()));
    Label chip = framed(new Label("", remove));
    chip.setId(condition.key() + "-" + strategy.id());
    chip.setFocusTraversable(true);
    chip.setMinWidth(0);
    chip.textProperty().bind(texts.bind(strategy.name()));
    chip.accessibleTextProperty()
        .bind(texts.bind("design.chip-" + condition.key(), strategy.name()));
    chip.pseudoClassStateChanged(
        HELD, condition == StrategyCondition.MUST_NOT && choice.easier().contains(strategy));
    Tip.teach(
        chip,
        texts.bind(Phrase.of("design.lines", StrategyHelp.of(strategy, choice), REMOVE_HINT)));
    chip.setOnMousePressed(event -> chip.requestFocus());
    chip.addEventHandler(KeyEvent.KEY_PRESSED, event -> pressed(event, strategy));
    return chip;
  }

  private static Button removing() {
    Button remove = new Button("", Icons.of(Feather.X));
    remove.getStyleClass().add("chip-remove");
    return remove;
  }

  private static Label framed(Label chip) {
    chip.getStyleClass().add("chip");
    chip.setContentDisplay(ContentDisplay.RIGHT);
    return chip;
  }

  private static final Phrase REMOVE_HINT = Phrase.of("design.chip-hint");

  private void pressed(KeyEvent event, Strategy strategy) {
    if (event.getCode() == KeyCode.DELETE || event.getCode() == KeyCode.BACK_SPACE) {
      event.consume();
      remove(strategy);
    }
  }

  /** Removes a strategy, and moves the focus to the next chip or the field. */
  private void remove(Strategy strategy) {
    int place = condition.of(strategies.choice()).strategies().indexOf(strategy);
    condition.remove(strategy, strategies);
    int left = chips.getChildren().size();
    Node next = chips.isVisible() && place < left ? chips.getChildren().get(place) : field;
    next.requestFocus();
  }

  private Node more(int number) {
    Hyperlink more = new Hyperlink();
    more.setId(condition.key() + "-more");
    more.textProperty().bind(texts.bind("design.more-chips", number));
    more.setOnAction(
        event -> {
          advanced.run();
          more.setVisited(false);
        });
    return more;
  }
}
