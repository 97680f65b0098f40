package cluewright.studio.digits;

import cluewright.document.Document;
import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.List;
import java.util.OptionalInt;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The panel beside a board whose digits are edited: what is known about them, and a keypad. */
public final class DigitsPane extends VBox {
  private final Texts texts;
  private final DigitsViewModel digits;
  private final ObservableValue<Document> document;

  /**
   * Builds the panel.
   *
   * @param rating the difficulty of the current puzzle
   */
  public DigitsPane(
      Texts texts, DigitsViewModel digits, ObservableValue<Document> document, Node rating) {
    this.texts = texts;
    this.digits = digits;
    this.document = document;
    setId("digits-pane");
    VBox parts =
        new VBox(
            title(),
            new StatusCard(texts, digits, rating),
            blanks(),
            what(),
            grid(),
            erase(),
            keep());
    parts.getStyleClass().add("play-parts");
    ScrollPane scroll = new ScrollPane(parts);
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.getStyleClass().add("design-scroll");
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().add(scroll);
  }

  private Node title() {
    Label title = new Label();
    title.getStyleClass().add("section-title");
    title
        .textProperty()
        .bind(
            texts.bind(document.map(now -> Phrase.of("digits.clues", now.digits().mask().size()))));
    return title;
  }

  /** The line about clue cells without a digit. */
  private Node blanks() {
    ObservableValue<Integer> count = digits.blanks();
    Label label = new Label();
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    label.textProperty().bind(texts.bind(count.map(now -> Phrase.of("digits.blanks", now))));
    Hyperlink leaveOut = new Hyperlink();
    leaveOut.setId("digits-leave-out");
    leaveOut.textProperty().bind(texts.bind("digits.leave-out"));
    Tip.on(leaveOut, texts.bind("digits.leave-out-about"));
    leaveOut.setOnAction(
        event -> {
          digits.leaveBlanksOut();
          leaveOut.setVisited(false);
        });
    VBox row = new VBox(label, leaveOut);
    row.visibleProperty().bind(Bindings.createBooleanBinding(() -> count.getValue() > 0, count));
    row.managedProperty().bind(row.visibleProperty());
    return row;
  }

  private Node what() {
    Label what = new Label();
    what.setId("digits-what");
    what.setWrapText(true);
    what.setMinHeight(Region.USE_PREF_SIZE);
    what.getStyleClass().add("hint");
    what.textProperty()
        .bind(
            texts.bind(
                Bindings.createObjectBinding(
                    () -> what(digits.cell.get()), digits.cell, document)));
    return what;
  }

  private Phrase what(OptionalInt cell) {
    Board board = document.getValue().mask().board();
    return cell.isPresent() && cell.getAsInt() < board.cells()
        ? Phrase.of("digits.in-cell", board.label(cell.getAsInt()))
        : Phrase.of("digits.select-one");
  }

  private Node grid() {
    return new DigitTrialGrid(texts, digits, () -> document.getValue().mask().board());
  }

  private Node erase() {
    Button button = new Button();
    button.setId("digits-erase");
    button.setGraphic(Icons.of(Feather.DELETE));
    button.setFocusTraversable(false);
    button.setOnAction(event -> digits.erase());
    button.textProperty().bind(texts.bind("digits.erase"));
    Tip.on(button, texts.bind("digits.erase-about"));
    Label mark = new Label();
    mark.setId("digits-without");
    mark.setWrapText(true);
    mark.setMinHeight(Region.USE_PREF_SIZE);
    mark.getStyleClass().add("hint");
    mark.textProperty()
        .bind(
            texts.bind(Bindings.createObjectBinding(this::without, digits.trials, digits.picture)));
    HBox row = new HBox(8, button, mark);
    button.setMinWidth(Region.USE_PREF_SIZE);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  /** The button that keeps a puzzle not yet among the results. */
  private Node keep() {
    Button button = new Button();
    button.setId("digits-keep");
    button.setGraphic(Icons.of(Feather.STAR));
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setFocusTraversable(false);
    button.textProperty().bind(texts.bind("digits.keep"));
    Tip.on(button, texts.bind("digits.keep-about"));
    button.setOnAction(event -> digits.keep());
    button.visibleProperty().bind(digits.isNew());
    button.managedProperty().bind(button.visibleProperty());
    return button;
  }

  /** What would remain without the digit of the cell. */
  private Phrase without() {
    List<DigitTrial> trials = digits.trials.get();
    return trials.isEmpty() || digits.digitOfCell() == 0
        ? Phrase.NOTHING
        : DigitTrialWords.without(trials.get(0));
  }
}
