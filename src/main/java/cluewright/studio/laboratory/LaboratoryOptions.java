package cluewright.studio.laboratory;

import cluewright.lab.making.Maker;
import cluewright.studio.look.ControlName;
import cluewright.studio.look.SegmentedButtons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.look.TitledSection;
import cluewright.studio.look.WholeNumber;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.IntegerProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What is compared: masks, time and methods; and below them the button that begins it. */
final class LaboratoryOptions extends VBox {
  private static final double GAP = 8;
  private static final int MOST_SECONDS = 3600;

  private final Texts texts;
  private final LaboratoryViewModel laboratory;

  LaboratoryOptions(Texts texts, LaboratoryViewModel laboratory) {
    this.texts = texts;
    this.laboratory = laboratory;
    getStyleClass().add("picture-side");
    VBox sections =
        new VBox(
            section("laboratory.masks", sources(), count(), strategies()),
            section("laboratory.time", seconds()),
            section(
                "laboratory.methods",
                laboratory.makers().stream().map(this::box).toArray(Node[]::new)));
    sections.disableProperty().bind(laboratory.running);
    ScrollPane scroll = new ScrollPane(sections);
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.getStyleClass().add("design-scroll");
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().addAll(scroll, actions());
  }

  private Node section(String key, Node... rows) {
    return new TitledSection(texts, key, rows);
  }

  private Node sources() {
    SegmentedButtons<MaskSource> segments =
        new SegmentedButtons<>(
                texts,
                List.of(MaskSource.values()),
                MaskSource::label,
                MaskSource::hint,
                laboratory.source::set)
            .named("laboratory-masks");
    laboratory.source.addListener((property, before, now) -> segments.show(Optional.of(now)));
    segments.show(Optional.of(laboratory.source.get()));
    segments.view().setMinWidth(USE_PREF_SIZE);
    return segments.view();
  }

  private Node count() {
    Node row =
        row(
            "laboratory.count",
            "laboratory.count-hint",
            number("laboratory-count", MaskSource.RANDOM.most(), laboratory.count));
    row.disableProperty()
        .bind(
            Bindings.createBooleanBinding(
                () -> laboratory.source.get() == MaskSource.DESK, laboratory.source));
    return row;
  }

  private Node seconds() {
    return row(
        "laboratory.seconds",
        "laboratory.seconds-hint",
        number("laboratory-seconds", MOST_SECONDS, laboratory.seconds));
  }

  private Node strategies() {
    Label label = new Label();
    label.setId("laboratory-strategies");
    label.getStyleClass().add("hint");
    label.setWrapText(true);
    label
        .textProperty()
        .bind(
            Bindings.createStringBinding(
                () -> texts.of("laboratory.strategies", laboratory.strategies().shortName()),
                texts.wording,
                laboratory.open));
    return label;
  }

  private Node row(String key, String hint, Spinner<Integer> spinner) {
    Label name = ControlName.of(texts, key, spinner);
    spinner.accessibleTextProperty().bind(texts.bind(key));
    Tip.on(spinner, texts.bind(hint));
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    HBox row = new HBox(GAP, name, space, spinner);
    row.getStyleClass().add("picture-row");
    return row;
  }

  private static Spinner<Integer> number(String id, int most, IntegerProperty value) {
    Spinner<Integer> spinner = new Spinner<>(1, most, value.get());
    spinner.setId(id);
    spinner.setEditable(true);
    spinner.getStyleClass().add("picture-number");
    spinner.getValueFactory().setConverter(new WholeNumber(value::get));
    spinner
        .valueProperty()
        .addListener(
            (property, before, now) -> {
              if (now != null) {
                value.set(now);
              }
            });
    spinner
        .getEditor()
        .focusedProperty()
        .addListener(
            (property, before, isFocused) -> {
              if (!isFocused) {
                spinner.commitValue();
              }
            });
    return spinner;
  }

  private Node box(Maker maker) {
    CheckBox box = new CheckBox(maker.id());
    box.setId("laboratory-" + maker.id());
    Tip.on(box, texts.bind(maker.about()));
    box.selectedProperty().bindBidirectional(laboratory.chosenProperty(maker));
    box.setMinWidth(USE_PREF_SIZE);
    return box;
  }

  private Node actions() {
    Button start = new Button();
    start.setId("laboratory-start");
    start
        .textProperty()
        .bind(
            Bindings.createStringBinding(
                () -> texts.of(laboratory.running.get() ? "laboratory.stop" : "laboratory.start"),
                texts.wording,
                laboratory.running));
    start.setDefaultButton(true);
    start.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(start, Priority.ALWAYS);
    start.setOnAction(
        event -> {
          if (laboratory.running.get()) {
            laboratory.stop();
          } else {
            laboratory.start();
          }
        });
    HBox actions = new HBox(GAP, start);
    actions.getStyleClass().add("picture-actions");
    return actions;
  }
}
