package cluewright.studio.pictures;

import cluewright.phrase.Phrase;
import cluewright.print.image.SeriesPlan;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.ChoiceRows;
import cluewright.studio.look.ControlName;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.look.TitledSection;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The settings for a picture of each puzzle, shown if the project has several. */
final class SeriesPane extends TitledSection {
  private static final double GAP = 8;
  private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("danger");

  private final Texts texts;
  private final SeriesViewModel series;

  SeriesPane(Texts texts, SeriesViewModel series) {
    super(texts, "pictures.series");
    this.texts = texts;
    this.series = series;
    ChoiceRows<SeriesPlan> rows = new ChoiceRows<>(texts, "pictures", "picture-", series.plan);
    CheckBox whole = whole();
    VBox more =
        new VBox(GAP, words(), rows.row(SeriesPlan.SOLUTIONS), rows.row(SeriesPlan.CAPTIONS));
    Boxes.show(more, series.whole);
    getChildren().addAll(whole, more);
    Boxes.show(this, series.count.greaterThan(1));
  }

  private CheckBox whole() {
    CheckBox box = new CheckBox();
    box.setId("picture-series");
    box.textProperty()
        .bind(
            texts.bind(
                series.count.map(count -> Phrase.of("pictures.series-whole", count.intValue()))));
    Tip.on(box, texts.bind("pictures.series-hint"));
    box.selectedProperty().bindBidirectional(series.whole);
    box.setMinWidth(USE_PREF_SIZE);
    return box;
  }

  private Node words() {
    TextField first = new TextField(series.first.get().toString());
    first.setId("picture-series-first");
    Tip.on(first, texts.bind("pictures.series-first-hint"));
    first.textProperty().addListener((property, before, now) -> begin(first, now));
    TextField name = new TextField(series.plan.get().pattern());
    name.setId("picture-series-name");
    Tip.on(
        name,
        texts.bind("pictures.series-name-hint", "{number}, {date}, {weekday}, {title}, {level}"));
    name.textProperty()
        .addListener(
            (property, before, now) ->
                series.plan.set(SeriesPlan.NAME.with(series.plan.get(), now.strip())));
    GridPane grid = new GridPane();
    grid.setHgap(GAP);
    grid.setVgap(GAP);
    GridPane.setHgrow(first, Priority.ALWAYS);
    GridPane.setHgrow(name, Priority.ALWAYS);
    grid.addRow(0, ControlName.of(texts, "pictures.series-first", first), first);
    grid.addRow(1, ControlName.of(texts, "pictures.series-name", name), name);
    return grid;
  }

  /** Takes the typed date, and marks the field if it is not one. */
  private void begin(TextField field, String text) {
    try {
      series.first.set(LocalDate.parse(text.strip()));
    } catch (DateTimeParseException e) {
      series.first.set(null);
    }
    field.pseudoClassStateChanged(REFUSED, series.first.get() == null);
  }
}
