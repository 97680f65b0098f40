package cluewright.studio.replay;

import cluewright.phrase.Phrase;
import cluewright.studio.look.GroupStyle;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.look.WrappingCell;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/**
 * A row of the step list: a heading with a strategy and its icon, or a step with number and effect.
 */
final class StepCell extends WrappingCell<StepRow> {
  private final Texts texts;
  private final ReplayViewModel replay;
  private final StepListViewModel list;
  private final Label number = new Label();
  private final StackPane sign = new StackPane();
  private final Label title = new Label();
  private final Label text = new Label();
  private final StackPane arrow = new StackPane();
  private final HBox row;

  StepCell(Texts texts, ReplayViewModel replay, StepListViewModel list) {
    this.texts = texts;
    this.replay = replay;
    this.list = list;
    number.getStyleClass().add("step-number");
    title.getStyleClass().add("step-title");
    text.getStyleClass().addAll("hint", "step-text");
    title.setWrapText(true);
    text.setWrapText(true);
    VBox words = new VBox(title, text);
    words.setAlignment(Pos.CENTER_LEFT);
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    for (Region part : new Region[] {number, title, text, arrow}) {
      part.setMinWidth(0);
      part.managedProperty().bind(part.visibleProperty());
    }
    number.setMinWidth(Region.USE_PREF_SIZE);
    arrow.setMinWidth(Region.USE_PREF_SIZE);
    arrow.getStyleClass().add("fold-arrow");
    row = new HBox(number, sign, words, arrow);
    row.getStyleClass().add("step-row");
    addEventHandler(MouseEvent.MOUSE_MOVED, event -> preview());
    setOnMouseClicked(event -> pressed(event.getButton()));
  }

  /** Previews the step under the pointer; the keyboard goes to steps instead. */
  private void preview() {
    if (getItem() instanceof StepRow.Single single) {
      replay.preview(single.step().number());
    } else {
      replay.endPreview();
    }
  }

  private void pressed(MouseButton button) {
    if (button == MouseButton.PRIMARY && getItem() instanceof StepRow.Heading heading) {
      list.toggle(heading.run());
    }
  }

  @Override
  protected void updateItem(StepRow item, boolean empty) {
    super.updateItem(item, empty);
    if (empty || item == null) {
      setGraphic(null);
      Tip.on(this, "");
      setAccessibleText(null);
    } else if (item instanceof StepRow.Heading heading) {
      show(heading);
    } else {
      show((StepRow.Single) item);
    }
  }

  private void show(StepRow.Heading heading) {
    StepEntry first = heading.run().first();
    boolean isClosed = heading.fold() == StepRow.Fold.CLOSED;
    number.setVisible(false);
    first.icon().show(sign, first.strategy().group());
    title.setText(texts.of(heading.run().heading()));
    title.setVisible(true);
    text.setText(isClosed ? texts.of(range(heading.run())) : "");
    text.setVisible(isClosed);
    arrow.getChildren().setAll(Icons.of(isClosed ? Feather.CHEVRON_RIGHT : Feather.CHEVRON_DOWN));
    arrow.setVisible(true);
    present(
        Phrase.of(
            isClosed ? "replay.heading-closed" : "replay.heading-open", heading.run().heading()),
        heading.run().explanation());
  }

  private static Phrase range(StepRun run) {
    return Phrase.of(
        "replay.range", run.first().number(), run.first().number() + run.steps().size() - 1);
  }

  private void show(StepRow.Single single) {
    StepEntry step = single.step();
    number.setText(String.valueOf(step.number()));
    number.setVisible(true);
    boolean isUnderHeading = single.run().hasHeading();
    boolean isNamedByHeading =
        isUnderHeading
            && single.run().isOfOneStrategy()
            && step.title().equals(step.strategy().name());
    if (isUnderHeading) {
      Region bar = new Region();
      bar.getStyleClass().setAll("step-bar", GroupStyle.of(step.strategy().group()));
      sign.getStyleClass().setAll("badge");
      sign.getChildren().setAll(bar);
    } else {
      step.icon().show(sign, step.strategy().group());
    }
    title.setText(texts.of(step.title()));
    title.setVisible(!isNamedByHeading);
    text.setText(withoutStop(texts.of(step.text())));
    text.setVisible(true);
    arrow.setVisible(false);
    present(Phrase.of("replay.step", step.number(), step.title(), step.text()), Phrase.NOTHING);
  }

  /** A text without its full stop, since a row is not a sentence. */
  static String withoutStop(String words) {
    return words.replaceFirst("[.。]$", "");
  }

  private void present(Phrase name, Phrase more) {
    setAccessibleText(texts.of(name));
    Tip.on(this, texts.of(Phrase.sentences(name, more)));
    setGraphic(row);
  }
}
