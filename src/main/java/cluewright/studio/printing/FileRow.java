package cluewright.studio.printing;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.ControlName;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** An optional file: its name, and the buttons to choose or clear it. */
final class FileRow {
  private static final double GAP = 8;

  private final Texts texts;
  private final String key;
  private final HBox acts = new HBox(GAP);

  /**
   * @param key of its words; its ids end likewise
   */
  FileRow(Texts texts, String key) {
    this.texts = texts;
    this.key = key;
  }

  /** A way to choose the file. */
  record Way(String key, Runnable act) {}

  /**
   * The row.
   *
   * @param file what is chosen; says nothing if nothing is
   * @param ways to choose one, by their keys
   */
  Node of(ObservableValue<Phrase> file, List<Way> ways, Runnable forget) {
    Label name =
        Controls.label(
            texts.bind(
                file.map(now -> now.isNothing() ? Phrase.of("printing." + key + "-none") : now)),
            "hint");
    name.setId("print-" + key + "-name");
    name.setMinWidth(0);
    name.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(name, Priority.ALWAYS);
    Region choose = ways.size() == 1 ? button(ways.get(0)) : menu(ways);
    choose.setMinWidth(Region.USE_PREF_SIZE);
    Button without =
        Controls.icon(
            "print-" + key + "-forget",
            Feather.X,
            texts.bind("printing." + key + "-forget"),
            forget,
            "flat",
            "small-icon");
    Boxes.show(without, file.map(now -> !now.isNothing()));
    acts.getChildren().setAll(name, choose, without);
    acts.getStyleClass().add("check-row");
    return new VBox(GAP / 2, ControlName.of(texts, "printing." + key, choose), acts);
  }

  private Button button(Way way) {
    Button button =
        Controls.button("print-" + key + "-choose", texts.bind(way.key()), () -> way.act().run());
    Tip.on(button, texts.bind("printing.hint-" + key));
    return button;
  }

  private MenuButton menu(List<Way> ways) {
    MenuButton menu = new MenuButton();
    menu.setId("print-" + key + "-choose");
    menu.textProperty().bind(texts.bind("printing.choose-file"));
    Tip.on(menu, texts.bind("printing.hint-" + key));
    for (Way way : ways) {
      MenuItem item = new MenuItem();
      item.textProperty().bind(texts.bind(way.key()));
      item.setOnAction(event -> way.act().run());
      menu.getItems().add(item);
    }
    return menu;
  }
}
