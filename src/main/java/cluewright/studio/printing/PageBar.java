package cluewright.studio.printing;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Command;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.look.ZoomKeys;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;

/** The page number and zoom, with buttons to change them. */
final class PageBar extends HBox {
  private static final int COLUMNS = 3;

  private final Texts texts;
  private final PreviewPane preview;
  private final ObservableValue<Integer> count;
  private final Command smaller;
  private final Command larger;
  private final Command fit;

  PageBar(Texts texts, PreviewPane preview, PrintingViewModel printing) {
    this.texts = texts;
    this.preview = preview;
    count = printing.pages.map(List::size);
    getStyleClass().add("page-bar");
    Command previous =
        command(
                "printing.previous",
                Feather.CHEVRON_UP,
                preview::previous,
                KeyCode.PAGE_UP.getName())
            .unless(isAt(0));
    Command next =
        command("printing.next", Feather.CHEVRON_DOWN, preview::next, KeyCode.PAGE_DOWN.getName())
            .unless(isAtEnd());
    smaller = command("printing.smaller", Feather.ZOOM_OUT, preview::smaller, "Shortcut+Minus");
    larger = command("printing.larger", Feather.ZOOM_IN, preview::larger, "Shortcut+Plus");
    fit = command("printing.fit", Feather.MAXIMIZE, preview::fit, "Shortcut+0");
    Region space = Boxes.space();
    getChildren()
        .addAll(
            previous.button("page-previous"),
            next.button("page-next"),
            number(),
            total(),
            space,
            smaller.button("page-smaller"),
            percent(),
            larger.button("page-larger"),
            fit.button("page-fit"));
  }

  private Command command(String key, Feather icon, Runnable run, String keys) {
    return Command.of(texts.bind(key), icon, run).on(keys);
  }

  /** The commands whose keys work in the whole window. */
  List<Command> commands() {
    return List.of(smaller, larger, fit);
  }

  void addZoomKeys(Scene scene) {
    ZoomKeys.addTo(scene, larger, smaller, fit);
  }

  private BooleanBinding isAt(int page) {
    return Bindings.createBooleanBinding(
        () -> preview.currentProperty().get() == page, preview.currentProperty());
  }

  private BooleanBinding isAtEnd() {
    return Bindings.createBooleanBinding(() -> preview.isLast(), preview.currentProperty(), count);
  }

  /** The editable page number. */
  private Node number() {
    TextField number = new TextField();
    number.setId("page-number");
    number.setPrefColumnCount(COLUMNS);
    number.setMinWidth(USE_PREF_SIZE);
    number.accessibleTextProperty().bind(texts.bind("printing.page-number"));
    Tip.on(number, texts.bind("printing.page-number-hint"));
    preview.currentProperty().addListener(change -> show(number));
    count.addListener(change -> show(number));
    show(number);
    number.setOnAction(event -> go(number));
    number
        .focusedProperty()
        .addListener(
            (property, before, isFocused) -> {
              if (!isFocused) {
                show(number);
              }
            });
    return number;
  }

  private void show(TextField number) {
    number.setText(
        count.getValue() == 0 ? "" : String.valueOf(preview.currentProperty().get() + 1));
  }

  private void go(TextField number) {
    String typed = number.getText().strip();
    if (typed.matches("\\d{1,6}")) {
      preview.goToPage(Integer.parseInt(typed) - 1);
    }
    show(number);
    number.selectAll();
  }

  private Node total() {
    Label total = Controls.label(texts.bind(count.map(pages -> Phrase.of("printing.of", pages))));
    total.setId("page-count");
    total.setMinWidth(USE_PREF_SIZE);
    return total;
  }

  private Node percent() {
    Label percent =
        Controls.label(
            texts.bind(
                preview
                    .shownPercentProperty()
                    .map(size -> Phrase.of("printing.percent", size.intValue() / 100.0))));
    percent.setId("page-percent");
    percent.setMinWidth(USE_PREF_SIZE);
    return percent;
  }
}
