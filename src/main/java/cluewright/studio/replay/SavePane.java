package cluewright.studio.replay;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Command;
import cluewright.studio.look.Controls;
import cluewright.studio.look.SegmentedButtons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.work.Changes;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;

/** The settings for saving the replay, or the progress of saving. */
final class SavePane extends StackPane {
  private final Texts texts;
  private final SaveViewModel saving;
  private final BoardRenderer boards;
  private Optional<Node> giver = Optional.empty();

  SavePane(Texts texts, SaveViewModel saving, BoardRenderer boards) {
    this.texts = texts;
    this.saving = saving;
    this.boards = boards;
    setId("save-pane");
    getStyleClass().add("save-pane");
    BooleanBinding runs = runs(saving);
    Node choices = choices();
    Node progress = progress();
    Boxes.show(choices, runs.not());
    Boxes.show(progress, runs);
    getChildren().addAll(choices, progress);
    Changes.callNow(this::keyboard, saving.asking);
  }

  /** True if there is something to choose or to wait for. */
  static ObservableValue<Boolean> wanted(SaveViewModel saving) {
    return saving.asking.or(runs(saving));
  }

  private static BooleanBinding runs(SaveViewModel saving) {
    return Bindings.createBooleanBinding(() -> saving.progress.get().isPresent(), saving.progress);
  }

  /** Moves the focus into the form once it is visible, and restores it afterwards. */
  private void keyboard() {
    if (saving.asking.get()) {
      Platform.runLater(this::take);
    } else {
      giver.ifPresent(Node::requestFocus);
      giver = Optional.empty();
    }
  }

  private void take() {
    giver = Optional.ofNullable(getScene()).map(Scene::getFocusOwner);
    lookup("#save-replay-now").requestFocus();
  }

  /** True while the settings are shown. */
  static BooleanBinding asks(SaveViewModel saving) {
    return Bindings.and(saving.asking, runs(saving).not());
  }

  private Node choices() {
    ObservableValue<Boolean> draws = saving.form.map(form -> form != SaveForm.TEXT);
    ObservableValue<Boolean> plays = saving.form.map(form -> form == SaveForm.GIF);
    Node edges = choice("edge", SaveViewModel.EDGES, saving.edge, SavePane::edge, "replay.edge");
    Node times = choice("time", SaveViewModel.TIMES, saving.time, SavePane::time, "replay.time");
    Node candidates =
        box(
            "save-candidates",
            "replay.candidates",
            "replay.candidates-saved-hint",
            saving.candidates);
    Node reasons =
        box("save-reasons", "replay.reasons", "replay.reasons-saved-hint", saving.reasons);
    Node why = box("save-why", "replay.why-saved", "replay.why-saved-hint", saving.why);
    Boxes.show(edges, draws);
    Label each = Controls.label(texts.bind("replay.each-step"), "hint");
    HBox pace = new HBox(times, each);
    Boxes.show(pace, plays);
    Boxes.show(candidates, draws);
    Boxes.show(reasons, draws);
    Boxes.show(
        why,
        Bindings.createBooleanBinding(
            () -> !draws.getValue() && saving.unfolds.getValue(), draws, saving.unfolds));
    FlowPane choices =
        new FlowPane(forms(), edges, pace, candidates, reasons, why, new HBox(now(), close()));
    choices.getStyleClass().add("save-choices");
    return choices;
  }

  private Node forms() {
    SegmentedButtons<SaveForm> forms =
        new SegmentedButtons<>(
                texts,
                List.of(SaveForm.values()),
                SaveForm::label,
                SaveForm::explanation,
                saving.form::set)
            .named("form");
    return following(forms, saving.form);
  }

  private <T> Node choice(
      String id, List<T> values, Property<T> chosen, Function<T, Phrase> label, String hint) {
    return following(
        new SegmentedButtons<>(texts, values, label, value -> Phrase.of(hint), chosen::setValue)
            .named(id),
        chosen);
  }

  private static <T> Node following(SegmentedButtons<T> segments, ObservableValue<T> chosen) {
    chosen.addListener((property, before, now) -> segments.show(Optional.of(now)));
    segments.show(Optional.of(chosen.getValue()));
    segments.view().setMinWidth(Region.USE_PREF_SIZE);
    return segments.view();
  }

  private static Phrase edge(Integer edge) {
    return Phrase.of("replay.pixels", String.valueOf(edge));
  }

  private static Phrase time(Duration time) {
    return Phrase.of("replay.seconds", time.toMillis() / 1000.0);
  }

  private Node box(String id, String key, String hint, BooleanProperty chosen) {
    CheckBox box = new CheckBox();
    box.setId(id);
    box.textProperty().bind(texts.bind(Phrase.of(key)));
    box.selectedProperty().bindBidirectional(chosen);
    Tip.on(box, texts.bind(Phrase.of(hint)));
    box.setMinWidth(Region.USE_PREF_SIZE);
    return box;
  }

  private Node now() {
    Button save =
        Controls.button(
            "save-replay-now",
            Feather.DOWNLOAD,
            texts.bind("replay.save-now"),
            () -> saving.save(boards));
    save.getStyleClass().add("accent");
    Tip.on(save, texts.bind(Phrase.of("replay.save-now-hint")));
    save.setMinWidth(Region.USE_PREF_SIZE);
    return save;
  }

  private Node close() {
    return Command.of(texts.bind("replay.save-close"), Feather.X, saving::toggle)
        .button("save-close");
  }

  private Node progress() {
    ProgressBar bar = new ProgressBar();
    bar.setId("save-progress");
    Label words = new Label();
    words.getStyleClass().add("save-progress-words");
    Button cancel = new Button();
    cancel.setId("save-cancel");
    cancel.textProperty().bind(texts.bind("replay.save-cancel"));
    Tip.on(cancel, texts.bind(Phrase.of("replay.save-cancel-hint")));
    cancel.setOnAction(event -> saving.cancel());
    saving.progress.addListener(
        (property, before, now) ->
            now.ifPresent(
                state -> {
                  bar.setProgress(state.part());
                  words.setText(texts.of(state.words()));
                }));
    return Boxes.row("save-progress-row", bar, words, cancel);
  }
}
