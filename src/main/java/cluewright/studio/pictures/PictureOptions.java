package cluewright.studio.pictures;

import cluewright.phrase.Phrase;
import cluewright.print.Inks;
import cluewright.print.TypeFamily;
import cluewright.print.image.PictureSize.Unit;
import cluewright.print.image.PrintedPicture.Digits;
import cluewright.studio.look.Command;
import cluewright.studio.look.ControlName;
import cluewright.studio.look.SegmentedButtons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.look.TitledSection;
import cluewright.studio.look.WholeNumber;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
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
import org.kordamp.ikonli.feather.Feather;

/** The choices for a picture, and below them the buttons that make it. */
final class PictureOptions extends VBox {
  private static final double GAP = 8;
  private static final int WIDEST = 10_000;
  private static final int LEAST_DOTS = 36;
  private static final int MOST_DOTS = 2400;

  private final Texts texts;
  private final PicturesViewModel pictures;
  private final PictureChoicesViewModel choices;

  PictureOptions(Texts texts, PicturesViewModel pictures) {
    this.texts = texts;
    this.pictures = pictures;
    this.choices = pictures.choices;
    getStyleClass().add("picture-side");
    ScrollPane sections =
        new ScrollPane(
            new VBox(
                section("pictures.format", forms(), inks(), digits(), family()),
                section("pictures.size", width(), dots()),
                section(
                    "pictures.shown",
                    Stream.of(PictureDetail.values()).map(this::box).toArray(Node[]::new)),
                new SeriesPane(texts, pictures.series)));
    sections.setFitToWidth(true);
    sections.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    sections.getStyleClass().add("design-scroll");
    VBox.setVgrow(sections, Priority.ALWAYS);
    getChildren().addAll(sections, actions());
  }

  private Node section(String key, Node... rows) {
    return new TitledSection(texts, key, rows);
  }

  private Node forms() {
    return segments(
        "picture-form",
        List.of(PictureForm.values()),
        PictureForm::label,
        PictureForm::hint,
        choices.form,
        choices.form::set);
  }

  private Node inks() {
    return seen(
        named(
            "pictures.inks",
            segments(
                "picture-inks",
                List.of(Inks.values()),
                each -> word("pictures.inks-", each),
                each -> Phrase.of("pictures.inks-hint"),
                choices.inksProperty(),
                choices.inksProperty()::set)),
        choices.form.map(PictureForm::hasInks));
  }

  private Node digits() {
    return seen(
        named(
            "pictures.digits",
            segments(
                "picture-digits",
                List.of(Digits.values()),
                each -> word("pictures.digits-", each),
                each -> Phrase.of("pictures.digits-hint"),
                choices.digitsProperty(),
                choices.digitsProperty()::set)),
        choices.form.map(PictureForm::hasFonts));
  }

  /** An SVG with letters leaves the font to its style sheet. */
  private Node family() {
    ObservableValue<Boolean> isOurs =
        Bindings.createBooleanBinding(
            () ->
                choices.form.get() != PictureForm.SVG
                    || choices.digitsProperty().get() == Digits.OUTLINES,
            choices.form,
            choices.digitsProperty());
    return seen(
        named(
            "pictures.family",
            segments(
                "picture-family",
                List.of(TypeFamily.values()),
                each -> word("pictures.family-", each),
                each -> Phrase.of("pictures.family-hint"),
                choices.family,
                choices.family::set)),
        isOurs);
  }

  private static Phrase word(String key, Enum<?> value) {
    return Phrase.of(key + value.name().toLowerCase(Locale.ROOT));
  }

  private HBox named(String key, Node control) {
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    HBox row = new HBox(GAP, ControlName.of(texts, key, control), space, control);
    row.setId(key.replace("pictures.", "picture-") + "-row");
    row.getStyleClass().add("picture-row");
    return row;
  }

  private static Node seen(Node node, ObservableValue<Boolean> isSeen) {
    node.visibleProperty().bind(isSeen);
    node.managedProperty().bind(node.visibleProperty());
    return node;
  }

  private Node width() {
    Node units =
        segments(
            "picture-unit",
            List.of(Unit.MM, Unit.PX),
            unit -> Phrase.of("pictures.unit-" + unit.name().toLowerCase(Locale.ROOT)),
            unit -> Phrase.of("pictures.unit-hint"),
            choices.unit,
            choices::measureIn);
    Spinner<Integer> spinner = number("picture-width", 1, WIDEST, choices.width);
    return row("pictures.width", spinner, units);
  }

  private Node dots() {
    Spinner<Integer> spinner = number("picture-dots", LEAST_DOTS, MOST_DOTS, choices.dots);
    Label unit = new Label();
    unit.textProperty().bind(texts.bind("pictures.dots-unit"));
    unit.getStyleClass().add("hint");
    return row("pictures.dots", spinner, unit);
  }

  private Node row(String key, Spinner<Integer> spinner, Node unit) {
    Label name = ControlName.of(texts, key, spinner);
    spinner.accessibleTextProperty().bind(texts.bind(key));
    Tip.on(spinner, texts.bind(key + "-hint"));
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    HBox row = new HBox(GAP, name, space, spinner, unit);
    row.getStyleClass().add("picture-row");
    return row;
  }

  private static Spinner<Integer> number(
      String id, int least, int most, ObjectProperty<Integer> value) {
    Spinner<Integer> spinner = new Spinner<>(least, most, value.get());
    spinner.setId(id);
    spinner.setEditable(true);
    spinner.getStyleClass().add("picture-number");
    spinner.getValueFactory().setConverter(new WholeNumber(value::getValue));
    spinner
        .valueProperty()
        .addListener(
            (property, before, now) -> {
              if (now != null) {
                value.set(now);
              }
            });
    value.addListener((property, before, now) -> spinner.getValueFactory().setValue(now));
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

  private <T> Node segments(
      String id,
      List<T> values,
      Function<T, Phrase> label,
      Function<T, Phrase> hint,
      ObservableValue<T> chosen,
      Consumer<T> choose) {
    SegmentedButtons<T> segments =
        new SegmentedButtons<>(texts, values, label, hint, choose).named(id);
    chosen.addListener((property, before, now) -> segments.show(Optional.of(now)));
    segments.show(Optional.of(chosen.getValue()));
    segments.view().setMinWidth(USE_PREF_SIZE);
    return segments.view();
  }

  private Node box(PictureDetail detail) {
    CheckBox box = new CheckBox();
    box.setId("picture-" + detail.word());
    box.textProperty().bind(texts.bind(detail.key()));
    Tip.on(box, texts.bind(detail.key() + "-hint"));
    ObjectProperty<Boolean> shown = choices.shownProperty(detail);
    box.setSelected(shown.get());
    box.selectedProperty().addListener((property, before, now) -> shown.set(now));
    shown.addListener((property, before, now) -> box.setSelected(now));
    box.setMinWidth(USE_PREF_SIZE);
    if (detail != PictureDetail.COORDINATES) {
      box.disableProperty().bind(pictures.series.whole);
    }
    return box;
  }

  /** The ways out of the window, as commands. */
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

  /** What is on its way into files, and the way to end it. */
  private Node running() {
    Label words = new Label();
    words.setId("picture-running");
    words.getStyleClass().add("hint");
    words.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(words, Priority.ALWAYS);
    words
        .textProperty()
        .bind(
            texts.bind(
                pictures.run.flatMap(
                    run ->
                        run.<ObservableValue<Phrase>>map(each -> each.words)
                            .orElse(new SimpleObjectProperty<>(Phrase.NOTHING)))));
    Button cancel = new Button();
    cancel.setId("picture-cancel");
    cancel.textProperty().bind(texts.bind("pictures.cancel"));
    Tip.on(cancel, texts.bind("pictures.cancel-hint"));
    cancel.setMinWidth(USE_PREF_SIZE);
    cancel.setOnAction(event -> pictures.cancel());
    HBox row = new HBox(GAP, words, cancel);
    row.getStyleClass().add("picture-row");
    return seen(row, pictures.run.map(Optional::isPresent));
  }

  private Button button(String id, String key, Runnable act) {
    Button button = new Button();
    button.setId(id);
    button.textProperty().bind(texts.bind(key));
    Tip.on(button, texts.bind(key + "-hint"));
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(event -> act.run());
    button.disableProperty().bind(hasNothing());
    return button;
  }
}
