package cluewright.studio.play;

import cluewright.document.Sheet;
import cluewright.model.Board;
import cluewright.model.DigitSet;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Consequence;
import cluewright.strategy.core.Words;
import cluewright.studio.board.Playing;
import cluewright.studio.board.SelectionHandler.Writing;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Command;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.why.WhyLink;
import cluewright.studio.why.WhyList;
import cluewright.studio.work.Changes;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;

/**
 * The player's panel beside the board: digits, pencil modes and help, with messages that stay
 * visible while the rest scrolls.
 */
public final class PlayPane extends VBox {
  private final Texts texts;
  private final PlayViewModel play;
  private final GridPane digits = new GridPane();
  private Optional<Board> shown = Optional.empty();
  private DigitSet written = DigitSet.USUAL;

  /**
   * @param standing what is known about the puzzle, without a word about how it is solved
   * @param undo takes back what was written last, as long as this is on show
   * @param toBoard gives the keyboard back to the board after a click here
   */
  public PlayPane(
      Texts texts,
      PlayViewModel play,
      Node standing,
      Command undo,
      Command redo,
      Runnable toBoard) {
    this.texts = texts;
    this.play = play;
    setId("play-pane");
    getStyleClass().add("play-pane");
    digits.getStyleClass().add("play-digits");
    VBox parts =
        Boxes.column(
            "play-parts",
            Boxes.column("play-title", title(), standing),
            new ModeRow(texts, play.mode),
            digits,
            writing(undo, redo),
            candidates(),
            help(),
            rules(),
            new TimeRow(texts, play),
            new TestPlaysPane(texts, play.plays, toBoard));
    ScrollPane scroll = Boxes.scroll(parts);
    getChildren().addAll(scroll, message());
    texts.digits.addListener(change -> show(play.playing.get()));
    play.mode.addListener(change -> shown.ifPresent(this::showKeys));
    play.playing.subscribe(this::show);
    play.why.lines.addListener((property, before, now) -> leaveLines(now, toBoard));
    addEventFilter(MouseEvent.MOUSE_CLICKED, event -> leaveKeyboard(toBoard));
  }

  private void leaveKeyboard(Runnable toBoard) {
    Node owner = getScene().getFocusOwner();
    boolean isInUse = owner instanceof TextInputControl || owner instanceof WhyList;
    if (play.active.get() && !isInUse) {
      toBoard.run();
    }
  }

  private void leaveLines(List<Consequence> lines, Runnable toBoard) {
    if (play.active.get() && lines.isEmpty()) {
      toBoard.run();
    }
  }

  private Node title() {
    return Controls.label(texts.bind("play.title"), "section-title");
  }

  private void show(Optional<Playing> playing) {
    Optional<Board> board = playing.map(now -> now.sheet().board());
    DigitSet now = texts.digits.get();
    if (board.isPresent() && (!board.equals(shown) || !now.equals(written))) {
      shown = board;
      written = now;
      showKeys(board.get());
    }
  }

  /** Shows a key for each digit or colour, in a square. */
  private void showKeys(Board board) {
    boolean isColoring = play.isColoring();
    int number = isColoring ? Sheet.COLORS : board.digits();
    int columns = (int) Math.ceil(Math.sqrt(number));
    digits.getChildren().clear();
    for (int i = 0; i < number; i++) {
      digits.add(isColoring ? color(i + 1) : key(board, i + 1), i % columns, i / columns);
    }
  }

  private Button color(int number) {
    Button key = new Button(String.valueOf(number));
    key.setId("play-color-" + number);
    key.setFocusTraversable(false);
    key.setMaxWidth(Double.MAX_VALUE);
    GridPane.setHgrow(key, Priority.ALWAYS);
    key.getStyleClass().addAll("play-digit", "cell-color", "cell-color-" + number);
    Phrase name = Phrase.of("play.color", Phrase.of("board.color-" + number), number);
    key.accessibleTextProperty().bind(texts.bind(name));
    Tip.on(key, texts.bind(name));
    key.setOnAction(event -> play.color(number));
    return key;
  }

  private Button key(Board board, int digit) {
    Button key = new Button(written.symbol(board, digit));
    key.setId("play-" + board.symbol(digit));
    key.setFocusTraversable(false);
    key.setMaxWidth(Double.MAX_VALUE);
    GridPane.setHgrow(key, Priority.ALWAYS);
    key.getStyleClass().add("play-digit");
    key.accessibleTextProperty().bind(texts.bind("play.write", Words.digit(board, digit)));
    Tip.on(key, texts.bind("play.write", Words.digit(board, digit)));
    key.setOnAction(event -> play.write(digit, Writing.AS_SET));
    return key;
  }

  private Node writing(Command undo, Command redo) {
    return row(
        button("play-erase", "play.erase-", Feather.DELETE, play::erase),
        undo.button("play-undo"),
        redo.button("play-redo"));
  }

  private Node candidates() {
    return Boxes.column(
        "play-rows",
        row(button("play-fill", "play.fill-", Feather.GRID, play::fillCandidates)),
        box("tidy", play.tidy),
        box("fixed-places", play.fixedPlaces));
  }

  private CheckBox box(String word, BooleanProperty value) {
    CheckBox box = new CheckBox();
    box.setId("play-" + word);
    box.textProperty().bind(texts.bind("play." + word));
    Tip.on(box, texts.bind("play." + word + "-about"));
    box.selectedProperty().bindBidirectional(value);
    return box;
  }

  private Node help() {
    return row(
        button("play-hint", "play.ask-", Feather.HELP_CIRCLE, play::hint),
        button("play-check", "play.check-", Feather.CHECK_CIRCLE, play::check),
        button("play-restart", "play.restart-", Feather.ROTATE_CCW, play::restart));
  }

  private Node rules() {
    Label words = Controls.paragraph(texts.bind(play.rules));
    words.setId("play-rules");
    words.setMinHeight(USE_PREF_SIZE);
    return Boxes.show(
        Boxes.column(
            "play-title", Controls.label(texts.bind("play.rules"), "section-title"), words),
        play.rules.map(rules -> !rules.isNothing()));
  }

  private Node message() {
    Label words = Controls.paragraph(texts.bind(play.message));
    words.setId("play-message");
    Button follow = button("play-follow", "play.follow-", Feather.CHECK, play::follow);
    Boxes.show(follow, play.told);
    WhyList lines = new WhyList("play-why-lines", texts, play.why);
    Boxes.show(words, lines.visibleProperty().not());
    VBox card =
        Boxes.column(
            "play-message", words, lines, row(follow, new WhyLink("play-why", texts, play.why)));
    VBox message = Boxes.column("play-messages", card);
    words.setMinHeight(USE_PREF_SIZE);
    message.setMinHeight(USE_PREF_SIZE);
    return Boxes.show(
        message,
        Bindings.createBooleanBinding(() -> !play.message.get().isNothing(), play.message));
  }

  private FlowPane row(Node... parts) {
    FlowPane row = new FlowPane(parts);
    row.prefWrapLengthProperty().bind(digits.widthProperty());
    row.getStyleClass().add("play-row");
    return row;
  }

  private Button button(String id, String key, Feather icon, Runnable run) {
    Button button = Controls.button(id, icon, texts.bind(key + "label"), run);
    button.accessibleTextProperty().bind(texts.bind(key + "about"));
    Tip.on(button, texts.bind(key + "about"));
    return button;
  }

  /** The choice of what a typed digit becomes, or what the mouse does. */
  private static final class ModeRow extends GridPane {
    private static final int COLUMNS = 3;

    ModeRow(Texts texts, ObjectProperty<PencilMode> mode) {
      getStyleClass().add("play-modes");
      for (int column = 0; column < COLUMNS; column++) {
        ColumnConstraints third = new ColumnConstraints();
        third.setPercentWidth(100.0 / COLUMNS);
        getColumnConstraints().add(third);
      }
      for (PencilMode each : PencilMode.values()) {
        int place = getChildren().size();
        ToggleButton button = new ToggleButton();
        button.setId("play-mode-" + each.name().toLowerCase(Locale.ROOT));
        button.textProperty().bind(texts.bind(each.label()));
        button.accessibleTextProperty().bind(texts.bind(each.explanation()));
        Tip.on(button, texts.bind(each.explanation()));
        button.setMaxWidth(Double.MAX_VALUE);
        GridPane.setHgrow(button, Priority.ALWAYS);
        button.setFocusTraversable(true);
        button.setOnAction(event -> mode.set(each));
        mode.addListener((property, before, now) -> button.setSelected(now == each));
        button.setSelected(mode.get() == each);
        button.selectedProperty().addListener(change -> button.setSelected(mode.get() == each));
        add(button, place % COLUMNS, place / COLUMNS);
      }
    }
  }

  /** The time that a game has taken, for those who want to see it. */
  private static final class TimeRow extends HBox {
    private final PlayViewModel play;
    private final CheckBox wanted = new CheckBox();
    private final Label time = new Label();
    private final Timeline ticks = new Timeline(new KeyFrame(Duration.seconds(1), event -> tell()));

    TimeRow(Texts texts, PlayViewModel play) {
      this.play = play;
      getStyleClass().add("play-time");
      wanted.setId("play-timer");
      wanted.textProperty().bind(texts.bind("play.timer"));
      Tip.on(wanted, texts.bind("play.timer-about"));
      time.setId("play-time");
      time.visibleProperty().bind(wanted.selectedProperty());
      ticks.setCycleCount(Animation.INDEFINITE);
      Changes.call(this::tick, wanted.selectedProperty(), play.active);
      play.playing.addListener(change -> tell());
      getChildren().addAll(wanted, time);
    }

    private void tick() {
      tell();
      if (wanted.isSelected() && play.active.get()) {
        ticks.play();
      } else {
        ticks.stop();
      }
    }

    private void tell() {
      time.setText(play.time());
    }
  }
}
