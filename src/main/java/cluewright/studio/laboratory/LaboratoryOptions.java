package cluewright.studio.laboratory;

import cluewright.lab.making.Maker;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.ChoiceRows;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.look.TitledSection;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The settings of a comparison, masks, time and methods, with the start button below. */
final class LaboratoryOptions extends VBox {
  private static final double GAP = 8;

  private final Texts texts;
  private final LaboratoryViewModel laboratory;
  private final ChoiceRows<Comparison> rows;

  LaboratoryOptions(Texts texts, LaboratoryViewModel laboratory) {
    this.texts = texts;
    this.laboratory = laboratory;
    rows = new ChoiceRows<>(texts, "laboratory", "laboratory-", laboratory.comparison);
    getStyleClass().add("picture-side");
    VBox sections =
        new VBox(
            section(
                "laboratory.masks",
                rows.segments(Comparison.MASKS, MaskSource::hint),
                count(),
                strategies()),
            section("laboratory.time", rows.row(Comparison.SECONDS)),
            section(
                "laboratory.methods",
                laboratory.makers().stream().map(this::box).toArray(Node[]::new)));
    sections.disableProperty().bind(laboratory.running);
    ScrollPane scroll = Boxes.scroll(sections);
    getChildren().addAll(scroll, actions());
  }

  private Node section(String key, Node... rows) {
    return new TitledSection(texts, key, rows);
  }

  private Node count() {
    Node row = rows.row(Comparison.COUNT);
    row.disableProperty()
        .bind(laboratory.comparison.map(now -> now.source() == MaskSource.CURRENT));
    return row;
  }

  private Node strategies() {
    Label label =
        Controls.paragraph(
            Bindings.createStringBinding(
                () -> texts.of("laboratory.strategies", laboratory.strategies().shortName()),
                texts.wording,
                laboratory.open),
            "hint");
    label.setId("laboratory-strategies");
    return label;
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
    Button start =
        Controls.button(
            "laboratory-start",
            Bindings.createStringBinding(
                () -> texts.of(laboratory.running.get() ? "laboratory.stop" : "laboratory.start"),
                texts.wording,
                laboratory.running),
            () -> {
              if (laboratory.running.get()) {
                laboratory.stop();
              } else {
                laboratory.start();
              }
            });
    start.setDefaultButton(true);
    start.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(start, Priority.ALWAYS);
    HBox actions = new HBox(GAP, start);
    actions.getStyleClass().add("picture-actions");
    return actions;
  }
}
