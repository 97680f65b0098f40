package cluewright.studio.replay;

import cluewright.studio.look.Boxes;
import cluewright.studio.look.Command;
import cluewright.studio.look.CommandMenu;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Icons;
import cluewright.studio.look.LazyPane;
import cluewright.studio.look.RadioMenuItems;
import cluewright.studio.look.SegmentedButtons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.SeparatorMenuItem;
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

  /** The speed of the player as an object, which is kept here lest it be forgotten. */
  private final ObjectProperty<Double> speeds;

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
    this.speeds = player.speed.asObject();
    getStyleClass().add("replay-pane");
    TimeLine line = new TimeLine(texts, replay);
    HBox.setHgrow(line, Priority.ALWAYS);
    SpeedChoice speed = new SpeedChoice(texts, player);
    HBox place = Boxes.line(GAP, moves(moves, helps), speed, line, counter());
    CommandMenu.on(place, List.of(moves, helps));
    HBox choices = Boxes.line(GAP, modes(), candidates());
    ReplayBar bar = new ReplayBar(place, speed, choices, menu());
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

  /** Modes, candidates and speed as a menu, where controls for them have no room. */
  private Region menu() {
    MenuButton menu = new MenuButton();
    menu.setId("replay-choices");
    menu.textProperty().bind(texts.bind(replay.mode.map(ReplayMode::label)));
    Tip.on(menu, texts.bind(replay.mode.map(ReplayMode::explanation)));
    CheckMenuItem candidates = new CheckMenuItem();
    candidates.textProperty().bind(texts.bind("replay.candidates"));
    candidates.selectedProperty().bindBidirectional(replay.candidatesShown);
    menu.getItems()
        .setAll(
            RadioMenuItems.of(
                "replay-mode",
                List.of(ReplayMode.values()),
                mode -> texts.bind(mode.label()),
                replay.mode));
    menu.getItems().addAll(new SeparatorMenuItem(), candidates, new SeparatorMenuItem());
    menu.getItems()
        .addAll(
            RadioMenuItems.of(
                "replay-speed",
                Player.SPEEDS,
                each -> new ReadOnlyStringWrapper(SpeedChoice.text(each)),
                speeds));
    menu.setMinWidth(Region.USE_PREF_SIZE);
    return menu;
  }

  /** The choice of the replay's speed. */
  private static final class SpeedChoice extends ComboBox<Double> {
    private static final DecimalFormatSymbols SYMBOLS = new DecimalFormatSymbols(Locale.ROOT);

    SpeedChoice(Texts texts, Player player) {
      setId("speed");
      getItems().setAll(Player.SPEEDS);
      setConverter(new SpeedText());
      setValue(player.speed.get());
      valueProperty().addListener((property, before, now) -> player.speed.set(now));
      player.speed.addListener((property, before, now) -> setValue(now.doubleValue()));
      managedProperty().bind(visibleProperty());
      Tip.on(this, texts.bind("replay.speed"));
      accessibleTextProperty().bind(texts.bind("replay.speed"));
      setMinWidth(Region.USE_PREF_SIZE);
    }

    /** A speed as {@code 2×}. */
    static String text(Double speed) {
      return speed == null ? "" : new DecimalFormat("0.#", SYMBOLS).format(speed) + "×";
    }

    /** Formats a speed as {@code 2×}. */
    private static final class SpeedText extends StringConverter<Double> {
      @Override
      public String toString(Double speed) {
        return text(speed);
      }

      @Override
      public Double fromString(String text) {
        return Double.valueOf(text.replace("×", ""));
      }
    }
  }

  /**
   * A layout of two parts in a row. If that is too narrow, the second has its short form; then the
   * first goes without what the short form has as well; and then one is below the other.
   */
  private static final class ReplayBar extends Pane {
    private static final double GAP = 12;

    private final Region first;
    private final Region spare;
    private final Region whole;
    private final Region brief;

    /**
     * @param spare the part of the first that the short form of the second has, too
     */
    ReplayBar(Region first, Region spare, Region whole, Region brief) {
      this.first = first;
      this.spare = spare;
      this.whole = whole;
      this.brief = brief;
      getStyleClass().add("replay-bar");
      getChildren().addAll(first, whole, brief);
      setMinWidth(0);
    }

    @Override
    public Orientation getContentBias() {
      return Orientation.HORIZONTAL;
    }

    private boolean isRow(double width, Region second) {
      return width < 0 || least() + room() + GAP + second.prefWidth(-1) <= width;
    }

    private boolean isRowWithoutSpare(double width) {
      return least() + GAP + brief.prefWidth(-1) <= width;
    }

    /** The width that the first part needs without the spare one. */
    private double least() {
      return first.minWidth(-1) - (spare.isManaged() ? room() : 0);
    }

    private double room() {
      return spare.minWidth(-1) + ReplayPane.GAP;
    }

    private Region second(double width) {
      return !isRow(width, whole) && isRowWithoutSpare(width) ? brief : whole;
    }

    @Override
    protected double computePrefHeight(double width) {
      Region second = second(width);
      double upper = first.prefHeight(-1);
      double lower = second.prefHeight(-1);
      return isRow(width, second) || second == brief
          ? Math.max(upper, lower)
          : upper + GAP / 2 + lower;
    }

    @Override
    protected double computeMinHeight(double width) {
      return computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
      double width = getWidth();
      Region second = second(width);
      whole.setVisible(second == whole);
      brief.setVisible(second == brief);
      boolean isRow = isRow(width, second) || second == brief;
      spare.setVisible(isRow(width, second) || !isRow);
      double upper = isRow ? getHeight() : first.prefHeight(-1);
      double right = Math.min(width, second.prefWidth(-1));
      first.resizeRelocate(0, 0, isRow ? width - right - GAP : width, upper);
      double lower = second.prefHeight(-1);
      double y = isRow ? (getHeight() - lower) / 2 : upper + GAP / 2;
      second.resizeRelocate(snapPositionX(width - right), snapPositionY(y), right, lower);
    }
  }
}
