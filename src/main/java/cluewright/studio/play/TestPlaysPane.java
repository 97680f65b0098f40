package cluewright.studio.play;

import cluewright.document.TestPlay;
import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableStringValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The tester's name, and the test plays so far, newest first, with their median time. */
final class TestPlaysPane extends VBox {
  private final Texts texts;
  private final TestPlaysViewModel plays;
  private final Runnable toBoard;
  private final VBox rows = new VBox();
  private final Label summary = new Label();

  /**
   * @param toBoard gives the keyboard back to the board when a name is done
   */
  TestPlaysPane(Texts texts, TestPlaysViewModel plays, Runnable toBoard) {
    this.texts = texts;
    this.toBoard = toBoard;
    this.plays = plays;
    setId("test-plays");
    getStyleClass().add("test-plays");
    rows.getStyleClass().add("test-play-rows");
    summary.setId("test-plays-summary");
    summary.setWrapText(true);
    summary.setMinHeight(USE_PREF_SIZE);
    summary.getStyleClass().add("test-plays-summary");
    Label title = Controls.label(texts.bind("play.plays"), "section-title");
    getChildren().addAll(title, tester(), summary, rows);
    plays.plays.addListener((Observable change) -> show());
    show();
  }

  private Node tester() {
    TextField field = new TextField();
    field.setId("play-tester");
    field.promptTextProperty().bind(texts.bind("play.tester"));
    field.accessibleTextProperty().bind(texts.bind("play.tester-about"));
    Tip.on(field, texts.bind("play.tester-about"));
    field.textProperty().bindBidirectional(plays.tester);
    field.setOnAction(event -> toBoard.run());
    return field;
  }

  private void show() {
    List<TestPlay> all = plays.plays;
    rows.getChildren().clear();
    all.forEach(play -> rows.getChildren().add(0, row(play)));
    summary.textProperty().bind(texts.bind(summary(all)));
  }

  private Phrase summary(List<TestPlay> all) {
    if (all.isEmpty()) {
      return Phrase.of("play.no-plays");
    }
    long solved = all.stream().filter(TestPlay::isSolved).count();
    return plays
        .median()
        .map(median -> Phrase.of("play.median", TimeText.text(median), solved))
        .orElse(Phrase.of("play.no-median"));
  }

  private Node row(TestPlay play) {
    Label time = new Label(TimeText.text(play.time()));
    time.getStyleClass().add("test-play-time");
    HBox first = Boxes.row("test-play-line", time, name(play), delete(play));
    Label rest = Controls.paragraph(words(play), "test-play-words");
    rest.setMinHeight(USE_PREF_SIZE);
    return Boxes.column("test-play", first, rest);
  }

  /** The editable name of a play's tester. */
  private Node name(TestPlay play) {
    TextField name = new TextField(play.tester());
    name.getStyleClass().add("test-play-name");
    name.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(name, Priority.ALWAYS);
    name.promptTextProperty().bind(texts.bind("play.unnamed"));
    name.accessibleTextProperty().bind(texts.bind("play.unnamed"));
    Tip.on(
        name,
        Bindings.createStringBinding(() -> wholeName(name), name.textProperty(), texts.language));
    name.setOnAction(event -> toBoard.run());
    name.focusedProperty()
        .addListener(
            (property, before, isFocused) -> {
              if (!isFocused) {
                plays.sign(play, name.getText());
              }
            });
    return name;
  }

  /** The whole name in a tooltip, since the field cuts a long one. */
  private String wholeName(TextField name) {
    return name.getText().isBlank() ? texts.of("play.unnamed") : name.getText();
  }

  /** A play in words, for example {@code 23 Nov 2026 · no hints · 1 mistake}. */
  private ObservableStringValue words(TestPlay play) {
    return Bindings.createStringBinding(
        () -> {
          String date =
              DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                  .withLocale(texts.language.get().locale())
                  .format(play.date().atZone(ZoneId.systemDefault()));
          Phrase words =
              play.mistakes().isPresent()
                  ? Phrase.of("play.play", date, play.hints(), play.mistakes().getAsInt())
                  : Phrase.of("play.play-unknown", date, play.hints());
          return texts.of(play.isSolved() ? words : Phrase.of("play.play-abandoned", words));
        },
        texts.language);
  }

  private Button delete(TestPlay play) {
    Button button = new Button("", Icons.of(Feather.TRASH_2));
    button.getStyleClass().addAll("button-icon", "flat");
    button.accessibleTextProperty().bind(texts.bind("play.delete-play"));
    Tip.on(button, texts.bind("play.delete-play"));
    button.setOnAction(event -> plays.delete(play));
    return button;
  }
}
