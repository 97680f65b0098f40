package cluewright.studio.generate;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;

/** The number of fixed digits with a link to release them; hidden if there are none. */
public final class FixedDigitsPane extends HBox {
  private static final double GAP = 8;

  /**
   * @param elsewhere tells whether another part of the window counts the digits
   */
  public FixedDigitsPane(
      Texts texts, FixedDigitsViewModel digits, ObservableBooleanValue elsewhere) {
    super(GAP);
    setAlignment(Pos.CENTER_LEFT);
    getStyleClass().add("fixed-digits");
    ObservableValue<Integer> count = digits.count();
    Label label = Controls.label(texts.bind(count.map(now -> Phrase.of("generate.fixed", now))));
    label.setId("fixed-count");
    label.setGraphic(Icons.of(Feather.LOCK));
    label.setMinWidth(Region.USE_PREF_SIZE);
    Hyperlink release = new Hyperlink();
    release.setId("release-all");
    release.textProperty().bind(texts.bind("generate.release-all"));
    Tip.on(release, texts.bind("generate.release-all-hint"));
    release.setOnAction(
        event -> {
          digits.releaseAll();
          release.setVisited(false);
        });
    getChildren().addAll(label, release);
    Boxes.show(
        this,
        Bindings.createBooleanBinding(
            () -> count.getValue() > 0 && !elsewhere.get(), count, elsewhere));
  }
}
