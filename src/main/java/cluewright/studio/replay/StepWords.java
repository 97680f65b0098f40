package cluewright.studio.replay;

import cluewright.phrase.Phrase;
import cluewright.strategy.core.Deduction;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Command;
import cluewright.studio.look.CommandMenu;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.why.WhyLink;
import cluewright.studio.why.WhyList;
import cluewright.studio.why.WhyViewModel;
import cluewright.studio.work.Changes;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.kordamp.ikonli.feather.Feather;

/**
 * The text of the displayed or pointed step: a single sentence that can be selected and copied, or
 * a list of sentences to choose from.
 */
public final class StepWords extends VBox {
  private static final PseudoClass UNFOLDED = PseudoClass.getPseudoClass("unfolded");
  private static final KeyCombination COPY = KeyCombination.valueOf("Shortcut+C");

  private final ReadOnlyObjectWrapper<Bounds> saidWrapper =
      new ReadOnlyObjectWrapper<>(new BoundingBox(0, 0, -1, -1));

  /** Where the words of a replay stand in the scene; empty bounds without any. */
  public final ReadOnlyObjectProperty<Bounds> said = saidWrapper.getReadOnlyProperty();

  private final Texts texts;
  private final ReplayViewModel replay;
  private final HintViewModel hints;
  private final AlternativesViewModel alternatives;
  private final StackPane sign = new StackPane();
  private final TextArea sentence = new TextArea();
  private final HBox alone = new HBox(sign, sentence);
  private final ListView<Deduction> sentences = new ListView<>();
  private final WhyViewModel why;
  private final VBox told;

  public StepWords(
      Texts texts,
      ReplayViewModel replay,
      HintViewModel hints,
      AlternativesViewModel alternatives,
      WhyViewModel why) {
    this.texts = texts;
    this.replay = replay;
    this.hints = hints;
    this.alternatives = alternatives;
    this.why = why;
    getStyleClass().add("replay-words");
    sentence.setId("sentence");
    sentence.getStyleClass().add("sentence");
    sentence.setEditable(false);
    sentence.setWrapText(true);
    sentence.accessibleTextProperty().bind(texts.bind("replay.sentence"));
    HBox.setHgrow(sentence, Priority.ALWAYS);
    alone.getStyleClass().add("sentence-alone");
    makeList();
    VBox.setVgrow(sentences, Priority.ALWAYS);
    VBox.setVgrow(alone, Priority.ALWAYS);
    for (Region part : new Region[] {sentences, alone, sign}) {
      part.managedProperty().bind(part.visibleProperty());
    }
    WhyList lines = new WhyList("why-lines", texts, why);
    VBox.setVgrow(lines, Priority.ALWAYS);
    told = new VBox(sentences, alone, lines);
    told.setMinWidth(0);
    HBox.setHgrow(told, Priority.ALWAYS);
    HBox row = Boxes.row("why-row", told, new WhyLink("why", texts, why));
    VBox.setVgrow(row, Priority.ALWAYS);
    getChildren().addAll(row, new ObstacleRow(texts, replay));
    Changes.call(
        this::refresh,
        replay.path,
        replay.shown,
        replay.working,
        replay.obstacle,
        hints.hint,
        why.lines,
        alternatives.pointed);
    texts.wording.addListener(change -> languageChanged());
    refresh();
  }

  /**
   * Leaves the place to a notice while there is nothing but what will stand here, of which it would
   * cover half.
   */
  public void giveWayTo(ObservableValue<Boolean> notice) {
    alone
        .opacityProperty()
        .bind(
            Bindings.createDoubleBinding(
                () -> notice.getValue() && replay.path.get().isEmpty() ? 0.0 : 1.0,
                notice,
                replay.path));
  }

  /** Lays out the words, whose own place is known only after that. */
  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    Platform.runLater(this::tellPlace);
  }

  private void tellPlace() {
    saidWrapper.set(
        Stream.concat(told.getChildren().stream(), getChildren().stream().skip(1))
            .filter(part -> part.isVisible() && isTelling())
            .map(part -> part == alone ? sentence.lookup(".text") : part)
            .filter(Objects::nonNull)
            .map(part -> part.localToScene(part.getLayoutBounds()))
            .filter(bounds -> !bounds.isEmpty())
            .reduce(new BoundingBox(0, 0, -1, -1), StepWords::around));
  }

  /** False while it only says what will stand here. */
  private boolean isTelling() {
    return isVisible() && getScene() != null && replay.path.get().isPresent();
  }

  private static Bounds around(Bounds one, Bounds other) {
    if (one.isEmpty()) {
      return other;
    }
    double left = Math.min(one.getMinX(), other.getMinX());
    double top = Math.min(one.getMinY(), other.getMinY());
    return new BoundingBox(
        left,
        top,
        Math.max(one.getMaxX(), other.getMaxX()) - left,
        Math.max(one.getMaxY(), other.getMaxY()) - top);
  }

  private void makeList() {
    sentences.setId("sentences");
    sentences.getStyleClass().addAll("edge-to-edge", "sentences");
    sentences.setCellFactory(list -> new SentenceCell(texts));
    sentences.accessibleTextProperty().bind(texts.bind("replay.sentences"));
    sentences
        .getSelectionModel()
        .selectedItemProperty()
        .addListener((property, before, now) -> choose(Optional.ofNullable(now)));
    sentences.addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
    Command one =
        Command.of(texts.bind("replay.copy-sentence"), Feather.COPY, this::copyChosen)
            .on("Shortcut+C");
    Command all =
        Command.of(
            texts.bind("replay.copy-sentences"),
            Feather.COPY,
            () -> copy(texts, sentences.getItems()));
    CommandMenu.on(sentences, List.of(List.of(one, all)));
  }

  private void choose(Optional<Deduction> deduction) {
    if (deduction.isPresent()) {
      replay.chosen.set(deduction);
    }
  }

  private void keyPressed(KeyEvent event) {
    if (COPY.match(event)) {
      copyChosen();
      event.consume();
    }
  }

  /** Copies the chosen sentence, or all if none is chosen. */
  private void copyChosen() {
    Deduction chosen = sentences.getSelectionModel().getSelectedItem();
    copy(texts, chosen == null ? sentences.getItems() : List.of(chosen));
  }

  /** Copies the sentences of deductions, one per line. */
  static void copy(Texts texts, List<Deduction> deductions) {
    ClipboardContent content = new ClipboardContent();
    content.putString(
        deductions.stream()
            .map(deduction -> texts.of(deduction.sentence()))
            .collect(Collectors.joining(System.lineSeparator())));
    Clipboard.getSystemClipboard().setContent(content);
  }

  private void languageChanged() {
    sentences.refresh();
    refresh();
  }

  private void refresh() {
    Optional<Deduction> pointed = alternatives.pointed.get();
    List<Deduction> deductions = pointed.map(List::of).orElseGet(replay::deductions);
    Optional<Phrase> hint =
        pointed.isPresent()
            ? Optional.empty()
            : hints.hint.get().map(told -> Phrase.of("replay.hint", told.text()));
    boolean several = deductions.size() > 1 && hint.isEmpty();
    if (!sentences.getItems().equals(deductions)) {
      sentences.getItems().setAll(several ? deductions : List.of());
    }
    boolean isUnfolded = !why.lines.get().isEmpty();
    pseudoClassStateChanged(UNFOLDED, isUnfolded);
    sentences.setVisible(several && !isUnfolded);
    boolean isStuckAtOnce =
        deductions.isEmpty() && hint.isEmpty() && replay.obstacle.get().isPresent();
    alone.setVisible(!several && !isStuckAtOnce && !isUnfolded);
    boolean one = deductions.size() == 1 && hint.isEmpty();
    sign.setVisible(one);
    if (one) {
      SentenceCell.sign(sign, deductions.get(0));
    }
    Phrase step = one ? deductions.get(0).sentence() : Phrase.NOTHING;
    Phrase more =
        pointed.isPresent()
            ? Phrase.NOTHING
            : Phrase.sentences(one ? replay.dual() : Phrase.NOTHING, replay.summary());
    sentence.setText(texts.of(hint.orElseGet(() -> Phrase.sentences(step, more))));
  }

  /** The row that says where the strategies get stuck, and offers the one that would help. */
  private static final class ObstacleRow extends HBox {
    private final Texts texts;
    private final ReplayViewModel replay;
    private final Text words = new Text();
    private final Button allow = new Button();

    ObstacleRow(Texts texts, ReplayViewModel replay) {
      this.texts = texts;
      this.replay = replay;
      setId("obstacle");
      getStyleClass().add("obstacle");
      Text title = new Text();
      title.getStyleClass().add("obstacle-title");
      title.textProperty().bind(texts.bind("replay.stuck-title"));
      words.setId("obstacle-words");
      words.getStyleClass().add("obstacle-words");
      TextFlow said = new TextFlow(title, new Text("  "), words);
      said.setMinWidth(0);
      HBox.setHgrow(said, Priority.SOMETIMES);
      allow.setId("allow-help");
      allow.setMinWidth(Region.USE_PREF_SIZE);
      allow.textProperty().bind(texts.bind("replay.allow-help"));
      allow.setOnAction(event -> replay.allowHelp());
      allow.managedProperty().bind(allow.visibleProperty());
      Tip.on(allow, texts.bind("replay.allow-help-hint"));
      managedProperty().bind(visibleProperty());
      getChildren().addAll(said, allow);
      Changes.callNow(this::refresh, replay.obstacle, texts.wording);
    }

    private void refresh() {
      Optional<Obstacle> obstacle = replay.obstacle.get();
      setVisible(obstacle.isPresent());
      if (obstacle.isPresent()) {
        words.setText(texts.of(obstacle.get().words()));
        allow.setVisible(obstacle.get().help().isPresent());
      }
    }
  }
}
