package cluewright.studio.pictures;

import cluewright.phrase.Phrase;
import cluewright.print.image.PrintedPicture.Digits;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.ChoiceRows;
import cluewright.studio.look.Command;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.look.TitledSection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The settings for a picture, with buttons to make it below. */
final class PictureOptions extends VBox {
  private static final double GAP = 8;

  private final Texts texts;
  private final PicturesViewModel pictures;
  private final ObjectProperty<PictureChoices> choices;
  private final ChoiceRows<PictureChoices> rows;

  PictureOptions(Texts texts, PicturesViewModel pictures) {
    this.texts = texts;
    this.pictures = pictures;
    choices = pictures.choices;
    rows = new ChoiceRows<>(texts, "pictures", "picture-", choices);
    ScrollPane sections =
        Boxes.scroll(
            new VBox(
                format(),
                section(
                    "pictures.size",
                    rows.row(
                        PictureChoices.WIDTH,
                        beside(
                            rows.control(PictureChoices.WIDTH), rows.control(PictureChoices.UNIT))),
                    rows.row(
                        PictureChoices.DOTS,
                        beside(rows.control(PictureChoices.DOTS), dotsUnit()))),
                section(
                    "pictures.shown",
                    Stream.of(PictureDetail.values()).map(this::box).toArray(Node[]::new)),
                new SeriesPane(texts, pictures.series)));
    getChildren().addAll(sections, actions());
  }

  private Node section(String key, Node... rows) {
    return new TitledSection(texts, key, rows);
  }

  /** The choice of typeface, which an SVG with text leaves to its style sheet. */
  private Node format() {
    return section(
        "pictures.format",
        rows.segments(PictureChoices.FORM, PictureForm::hint),
        Boxes.show(rows.row(PictureChoices.INKS), choices.map(now -> now.form().hasInks())),
        Boxes.show(rows.row(PictureChoices.DIGITS), choices.map(now -> now.form().hasFonts())),
        Boxes.show(
            rows.row(PictureChoices.TYPEFACE),
            choices.map(now -> now.form() != PictureForm.SVG || now.digits() == Digits.OUTLINES)));
  }

  private static HBox beside(Node number, Node unit) {
    HBox row = new HBox(GAP, number, unit);
    row.getStyleClass().add("picture-row");
    return row;
  }

  private Label dotsUnit() {
    Label unit = new Label();
    unit.textProperty().bind(texts.bind("pictures.dots-unit"));
    unit.getStyleClass().add("hint");
    return unit;
  }

  private Node box(PictureDetail detail) {
    Node box = rows.control(PictureChoices.detail(detail));
    if (detail != PictureDetail.COORDINATES) {
      box.disableProperty().bind(pictures.series.whole);
    }
    return box;
  }

  /** The export actions, as commands. */
  List<List<Command>> outputs() {
    BooleanBinding isNothing = hasNothing();
    return List.of(
        List.of(
            Command.of(texts.bind("pictures.copy"), Feather.COPY, pictures::copy).unless(isNothing),
            Command.of(texts.bind("pictures.save"), Feather.SAVE, pictures::save)
                .unless(isNothing)));
  }

  private BooleanBinding hasNothing() {
    return pictures.busy.or(pictures.trouble.isNotEqualTo(Phrase.NOTHING));
  }

  private Node actions() {
    Button copy = button("picture-copy", "pictures.copy", pictures::copy);
    copy.disableProperty().unbind();
    copy.disableProperty().bind(hasNothing().or(pictures.series.whole));
    Button save = button("picture-save", "pictures.save", pictures::save);
    save.setDefaultButton(true);
    HBox.setHgrow(save, Priority.ALWAYS);
    save.setMaxWidth(Double.MAX_VALUE);
    HBox actions = new HBox(GAP, copy, save);
    VBox all = new VBox(GAP, running(), actions);
    all.getStyleClass().add("picture-actions");
    return all;
  }

  /** What is being written, with a button to cancel it. */
  private Node running() {
    Label words =
        Controls.label(
            texts.bind(
                pictures.run.flatMap(
                    run ->
                        run.<ObservableValue<Phrase>>map(made -> made.progress)
                            .orElse(new SimpleObjectProperty<>(Phrase.NOTHING)))),
            "hint");
    words.setId("picture-running");
    words.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(words, Priority.ALWAYS);
    Button cancel =
        Controls.button("picture-cancel", texts.bind("pictures.cancel"), pictures::cancel);
    Tip.on(cancel, texts.bind("pictures.cancel-hint"));
    cancel.setMinWidth(USE_PREF_SIZE);
    HBox row = new HBox(GAP, words, cancel);
    row.getStyleClass().add("picture-row");
    return Boxes.show(row, pictures.run.map(Optional::isPresent));
  }

  private Button button(String id, String key, Runnable act) {
    Button button = Controls.button(id, texts.bind(key), act);
    Tip.on(button, texts.bind(key + "-hint"));
    button.setMinWidth(USE_PREF_SIZE);
    button.disableProperty().bind(hasNothing());
    return button;
  }
}
