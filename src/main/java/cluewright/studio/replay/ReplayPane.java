package cluewright.studio.replay;

import cluewright.strategy.Deduction;
import cluewright.studio.look.Command;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Segments;
import cluewright.studio.look.Texts;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.kordamp.ikonli.feather.Feather;

/** The time line of the solution: where we are in it, how to move, and what the step says. */
public final class ReplayPane extends VBox {
  private static final double GAP = 8;
  private static final double THUMB = 8;

  private final ReplayViewModel replay;
  private final HintViewModel hints;
  private final Player player;
  private final Slider slider = new Slider();
  private final StepStrip strip = new StepStrip(THUMB);
  private final Label counter = new Label();
  private final ListView<Deduction> sentences = new ListView<>();
  private final Label summary = new Label();
  private boolean following;

  /**
   * Builds the time line.
   *
   * @param moves the commands first, back, play, forward and last, in this order
   * @param hint tells a little more about the next step
   */
  public ReplayPane(
      Texts texts,
      ReplayViewModel replay,
      HintViewModel hints,
      Player player,
      List<Command> moves,
      Command hint) {
    this.replay = replay;
    this.hints = hints;
    this.player = player;
    getStyleClass().add("replay-pane");
    HBox controls = new HBox(GAP);
    controls.setAlignment(Pos.CENTER_LEFT);
    controls
        .getChildren()
        .addAll(buttons(moves, hint), speeds(), timeLine(), counter, modes(), candidates());
    counter.setId("step-counter");
    counter.getStyleClass().add("step-counter");
    counter.setMinWidth(Region.USE_PREF_SIZE);
    getChildren().addAll(controls, words());
    replay.pathProperty().addListener(change -> pathChanged());
    replay.positionProperty().addListener(change -> refresh());
    replay.workingProperty().addListener(change -> refresh());
    hints.hintProperty().addListener(change -> refresh());
    refresh();
  }

  private Node buttons(List<Command> moves, Command hint) {
    HBox buttons = new HBox();
    List<String> ids = List.of("first", "back", "play", "forward", "last");
    for (int i = 0; i < moves.size(); i++) {
      buttons.getChildren().add(moves.get(i).button(ids.get(i)));
    }
    buttons.getChildren().add(hint.button("hint"));
    Button play = (Button) buttons.getChildren().get(2);
    player
        .playingProperty()
        .addListener(
            (property, before, now) ->
                play.setGraphic(Icons.of(now ? Feather.PAUSE : Feather.PLAY)));
    return buttons;
  }

  private Node speeds() {
    ComboBox<Double> speeds = new ComboBox<>();
    speeds.setId("speed");
    speeds.getItems().setAll(Player.SPEEDS);
    speeds.setConverter(new SpeedText());
    speeds.setValue(player.speedProperty().get());
    speeds.valueProperty().addListener((property, before, now) -> player.speedProperty().set(now));
    speeds.setTooltip(new Tooltip("Speed of playing"));
    speeds.setAccessibleText("Speed of playing");
    speeds.setMinWidth(Region.USE_PREF_SIZE);
    return speeds;
  }

  /** Shows a speed as {@code 2x}. */
  private static final class SpeedText extends StringConverter<Double> {
    private static final DecimalFormatSymbols SYMBOLS = new DecimalFormatSymbols(Locale.ROOT);

    @Override
    public String toString(Double speed) {
      return speed == null ? "" : new DecimalFormat("0.#", SYMBOLS).format(speed) + "×";
    }

    @Override
    public Double fromString(String text) {
      return Double.valueOf(text.replace("×", ""));
    }
  }

  private Node timeLine() {
    slider.setId("time-line");
    slider.setMin(0);
    slider.setMajorTickUnit(1);
    slider.setMinorTickCount(0);
    slider.setSnapToTicks(true);
    slider.setBlockIncrement(1);
    slider.setTooltip(new Tooltip("One mark a step, in the colour of its strategy"));
    slider.setAccessibleText("Step of the solution");
    slider
        .valueProperty()
        .addListener((property, before, now) -> slid((int) Math.round(now.doubleValue())));
    VBox line = new VBox(slider, strip);
    line.setAlignment(Pos.CENTER);
    line.setMinWidth(80);
    HBox.setHgrow(line, Priority.ALWAYS);
    return line;
  }

  private Node modes() {
    Segments<ReplayMode> modes =
        new Segments<>(
                List.of(ReplayMode.values()),
                ReplayMode::label,
                ReplayMode::explanation,
                replay.modeProperty()::set)
            .named("mode");
    replay.modeProperty().addListener((property, before, now) -> modes.show(Optional.of(now)));
    modes.show(Optional.of(replay.modeProperty().get()));
    modes.view().setMinWidth(Region.USE_PREF_SIZE);
    return modes.view();
  }

  private Node candidates() {
    CheckBox box = new CheckBox("Candidates");
    box.setId("candidates");
    box.selectedProperty().bindBidirectional(replay.candidatesShownProperty());
    box.setTooltip(new Tooltip("Write the candidates into open cells"));
    box.setMinWidth(Region.USE_PREF_SIZE);
    return box;
  }

  private Node words() {
    sentences.setId("sentences");
    sentences.getStyleClass().addAll("edge-to-edge", "sentences");
    sentences.setCellFactory(list -> new SentenceCell());
    sentences.setAccessibleText("What this step concludes, and why");
    sentences
        .getSelectionModel()
        .selectedItemProperty()
        .addListener((property, before, now) -> choose(Optional.ofNullable(now)));
    summary.setId("summary");
    summary.setWrapText(true);
    summary.getStyleClass().add("summary");
    VBox words = new VBox(sentences, summary);
    words.getStyleClass().add("replay-words");
    for (Region part : new Region[] {sentences, summary}) {
      part.managedProperty().bind(part.visibleProperty());
    }
    VBox.setVgrow(sentences, Priority.ALWAYS);
    return words;
  }

  private void choose(Optional<Deduction> deduction) {
    if (deduction.isPresent()) {
      replay.chosenProperty().set(deduction);
    }
  }

  private void pathChanged() {
    strip.show(replay.entries());
    refresh();
  }

  private void slid(int state) {
    if (!following) {
      replay.goTo(state);
    }
  }

  /** Moves the slider; a smaller maximum moves it too, and neither is a wish of the person. */
  private void follow(int steps, int position) {
    following = true;
    slider.setDisable(steps == 0);
    slider.setMax(Math.max(1, steps));
    slider.setValue(position);
    following = false;
  }

  private void refresh() {
    int steps = replay.length();
    int position = replay.positionProperty().get();
    follow(steps, position);
    counter.setText(replay.place());
    List<Deduction> deductions = replay.deductions();
    if (!sentences.getItems().equals(deductions)) {
      sentences.getItems().setAll(deductions);
    }
    Optional<String> told = hints.hintProperty().get().map(hint -> "Hint. " + hint.text());
    sentences.setVisible(!deductions.isEmpty() && told.isEmpty());
    summary.setText(told.orElseGet(replay::summary));
    summary.setVisible(!summary.getText().isEmpty());
  }
}
