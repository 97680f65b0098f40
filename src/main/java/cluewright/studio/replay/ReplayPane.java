package cluewright.studio.replay;

import cluewright.studio.look.Boxes;
import cluewright.studio.look.Command;
import cluewright.studio.look.CommandMenu;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Icons;
import cluewright.studio.look.LazyPane;
import cluewright.studio.look.SegmentedButtons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.kordamp.ikonli.feather.Feather;

/**
 * The replay bar: the position, the buttons to move, and how steps are divided. It keeps its place
 * while there is nothing to replay. The choices for saving stand below it for as long as they are
 * wanted.
 */
public final class ReplayPane extends VBox {
  private static final double GAP = 8;
  private static final List<String> MOVES = List.of("first", "back", "play", "forward", "last");
  private static final List<String> HELPS = List.of("hint", "save-replay");

  private final Texts texts;
  private final ReplayViewModel replay;
  private final Player player;

  /**
   * @param moves the commands first, back, play, forward and last, in this order
   * @param helps the commands that tell a hint and that offer to save the replay
   * @param boards draws the boards of a replay that is saved
   * @param ready false while there is nothing to replay
   */
  public ReplayPane(
      Texts texts,
      ReplayViewModel replay,
      Player player,
      List<Command> moves,
      List<Command> helps,
      SaveViewModel saving,
      BoardRenderer boards,
      ObservableBooleanValue ready) {
    this.texts = texts;
    this.replay = replay;
    this.player = player;
    getStyleClass().add("replay-pane");
    TimeLine line = new TimeLine(texts, replay);
    HBox.setHgrow(line, Priority.ALWAYS);
    HBox place =
        Boxes.line(GAP, moves(moves, helps), new SpeedChoice(texts, player), line, counter());
    CommandMenu.on(place, List.of(moves, helps));
    HBox choices = Boxes.line(GAP, modes(), candidates());
    ReplayBar bar = new ReplayBar(place, choices);
    bar.disableProperty().bind(Bindings.not(ready));
    getChildren()
        .addAll(
            bar, new LazyPane(SavePane.wanted(saving), () -> new SavePane(texts, saving, boards)));
  }

  private Node moves(List<Command> moves, List<Command> helps) {
    HBox buttons = new HBox();
    buttons.setMinWidth(Region.USE_PREF_SIZE);
    buttons.setAlignment(Pos.CENTER_LEFT);
    addButtons(buttons, moves, MOVES);
    addButtons(buttons, helps, HELPS);
    Button play = (Button) buttons.getChildren().get(MOVES.indexOf("play"));
    player.playing.addListener(
        (property, before, now) -> play.setGraphic(Icons.of(now ? Feather.PAUSE : Feather.PLAY)));
    return buttons;
  }

  private static void addButtons(HBox buttons, List<Command> commands, List<String> ids) {
    for (int i = 0; i < commands.size(); i++) {
      buttons.getChildren().add(commands.get(i).button(ids.get(i)));
    }
  }

  private Node counter() {
    Label counter =
        Controls.label(
            Bindings.createStringBinding(
                () -> texts.of(replay.place()), texts.wording, replay.path, replay.position),
            "step-counter");
    counter.setId("step-counter");
    return counter;
  }

  private Region modes() {
    SegmentedButtons<ReplayMode> modes =
        new SegmentedButtons<>(
                texts,
                List.of(ReplayMode.values()),
                ReplayMode::label,
                ReplayMode::explanation,
                replay.mode::set)
            .named("mode");
    replay.mode.addListener((property, before, now) -> modes.show(Optional.of(now)));
    modes.show(Optional.of(replay.mode.get()));
    modes.view().setMinWidth(Region.USE_PREF_SIZE);
    return modes.view();
  }

  private Region candidates() {
    CheckBox box = new CheckBox();
    box.setId("candidates");
    box.textProperty().bind(texts.bind("replay.candidates"));
    box.selectedProperty().bindBidirectional(replay.candidatesShown);
    Tip.on(box, texts.bind("replay.candidates-hint"));
    box.setMinWidth(Region.USE_PREF_SIZE);
    return box;
  }

  /** The choice of the replay's speed. */
  private static final class SpeedChoice extends ComboBox<Double> {

    SpeedChoice(Texts texts, Player player) {
      setId("speed");
      getItems().setAll(Player.SPEEDS);
      setConverter(new SpeedText());
      setValue(player.speed.get());
      valueProperty().addListener((property, before, now) -> player.speed.set(now));
      Tip.on(this, texts.bind("replay.speed"));
      accessibleTextProperty().bind(texts.bind("replay.speed"));
      setMinWidth(Region.USE_PREF_SIZE);
    }

    /** Formats a speed as {@code 2×}. */
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
  }

  /** A layout of two parts in a row or, if that is too narrow, one below the other. */
  private static final class ReplayBar extends Pane {
    private static final double GAP = 12;

    private final Region first;
    private final Region second;

    ReplayBar(Region first, Region second) {
      this.first = first;
      this.second = second;
      getStyleClass().add("replay-bar");
      getChildren().addAll(first, second);
      setMinWidth(0);
    }

    @Override
    public Orientation getContentBias() {
      return Orientation.HORIZONTAL;
    }

    private boolean isRow(double width) {
      return width < 0 || first.minWidth(-1) + GAP + second.prefWidth(-1) <= width;
    }

    @Override
    protected double computePrefHeight(double width) {
      double upper = first.prefHeight(-1);
      double lower = second.prefHeight(-1);
      return isRow(width) ? Math.max(upper, lower) : upper + GAP / 2 + lower;
    }

    @Override
    protected double computeMinHeight(double width) {
      return computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
      double width = getWidth();
      boolean isRow = isRow(width);
      double upper = isRow ? getHeight() : first.prefHeight(-1);
      double right = Math.min(width, second.prefWidth(-1));
      first.resizeRelocate(0, 0, isRow ? width - right - GAP : width, upper);
      double lower = second.prefHeight(-1);
      double y = isRow ? (getHeight() - lower) / 2 : upper + GAP / 2;
      second.resizeRelocate(snapPositionX(width - right), snapPositionY(y), right, lower);
    }
  }
}
