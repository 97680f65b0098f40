package cluewright.studio.results;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.look.WrappingCell;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** A result in the list: picture, figures and star. */
final class ResultCell extends WrappingCell<ResultEntry> {
  private static final PseudoClass SHOWN = PseudoClass.getPseudoClass("shown");
  private static final double SIDE = 6.5;

  private final Texts texts;
  private final Thumbnail picture = new Thumbnail(SIDE);
  private final Label level = line("result-level");
  private final Label score = line("hint");
  private final Label clues = line("hint");
  private final Label steps = line("hint");
  private final Label hardest = line("hint");
  private final Label shown = new Label();
  private final KeepButton star;
  private final HBox row;

  ResultCell(Texts texts, ResultsViewModel results) {
    this.texts = texts;
    star = new KeepButton(texts, results);
    shown.setGraphic(Icons.of(Feather.EYE));
    shown.getStyleClass().add("result-shown");
    VBox words = new VBox(beside(level, star), score, beside(clues, shown), steps, hardest);
    words.setAlignment(Pos.CENTER_LEFT);
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    row = new HBox(picture, words);
    row.getStyleClass().add("result-row");
  }

  private static HBox beside(Label line, Region sign) {
    HBox.setHgrow(line, Priority.ALWAYS);
    line.setMaxWidth(Double.MAX_VALUE);
    sign.setMinWidth(Region.USE_PREF_SIZE);
    HBox row = new HBox(line, sign);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private static Label line(String style) {
    Label label = new Label();
    label.getStyleClass().add(style);
    label.setMinWidth(0);
    label.setWrapText(true);
    return label;
  }

  @Override
  protected void updateItem(ResultEntry entry, boolean empty) {
    super.updateItem(entry, empty);
    if (empty || entry == null) {
      setGraphic(null);
      Tip.on(this, "");
      setAccessibleText("");
      return;
    }
    picture.show(entry.result().puzzle(), texts.digits.get());
    say(level, ResultWords.level(entry));
    say(score, ResultWords.scales(entry));
    say(clues, ResultWords.clues(entry));
    say(steps, ResultWords.serialSteps(entry));
    say(hardest, ResultWords.hardestName(entry));
    shown.setVisible(entry.isShown());
    pseudoClassStateChanged(SHOWN, entry.isShown());
    star.show(entry);
    Tip.on(this, tooltip(entry));
    setAccessibleText(texts.of(ResultWords.whole(entry)));
    setGraphic(row);
  }

  private void say(Label line, Phrase words) {
    line.setText(texts.of(words));
    line.setManaged(!words.isNothing());
  }

  private String tooltip(ResultEntry entry) {
    return texts.of(Phrase.of("results.lines", ResultWords.whole(entry), ResultWords.uses(entry)));
  }
}
