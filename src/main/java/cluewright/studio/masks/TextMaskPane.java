package cluewright.studio.masks;

import cluewright.mask.Typefaces.Weight;
import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Texts;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** A text with its effect on the board. */
final class TextMaskPane extends HBox {
  private static final int FONTS_IN_SIGHT = 12;

  private final Texts texts;
  private final TextMaskViewModel letters;

  TextMaskPane(Texts texts, TextMaskViewModel letters, Runnable hide) {
    this.texts = texts;
    this.letters = letters;
    getStyleClass().add("mask-pane");
    TextField field = new TextField();
    Form.named(texts, field, "mask-text", Phrase.of("masks.text-hint"));
    field.textProperty().bindBidirectional(letters.text);
    Button use = new Button();
    use.setDefaultButton(true);
    Form.named(texts, use, "text-use", Phrase.of("masks.use-hint"));
    use.textProperty().bind(texts.bind("masks.use"));
    use.disableProperty().bind(letters.mask.map(mask -> mask.isEmpty()));
    use.setOnAction(
        event -> {
          letters.use();
          hide.run();
        });
    Form form = new Form(texts);
    form.add("masks.text-characters", field);
    form.add("masks.text-font", fonts());
    form.add("masks.text-weight", ofOutlines(weights()));
    form.add("masks.text-threshold", ofOutlines(slider()));
    HBox last = Boxes.row("mask-pane-end", use);
    VBox choices = Boxes.column("mask-pane-choices", form, last);
    HBox.setHgrow(choices, Priority.ALWAYS);
    getChildren().addAll(choices, new MaskPreviewPane(texts, letters.mask, letters.remark));
  }

  private ComboBox<String> fonts() {
    ComboBox<String> fonts = new ComboBox<>();
    Form.named(texts, fonts, "mask-font", Phrase.of("masks.text-font-hint"));
    fonts.setVisibleRowCount(FONTS_IN_SIGHT);
    fonts.setMaxWidth(Double.MAX_VALUE);
    fonts.getItems().setAll(letters.families.get());
    fonts.valueProperty().bindBidirectional(letters.family);
    letters.families.addListener(
        (property, before, now) -> fonts.getItems().addAll(now.subList(before.size(), now.size())));
    return fonts;
  }

  private <T extends Node> T ofOutlines(T control) {
    control.disableProperty().bind(letters.isPixelProperty());
    return control;
  }

  private HBox weights() {
    return new ChoiceButtons<>(texts, letters.weight, "masks.weight-")
        .of("weight", Weight.values());
  }

  private Slider slider() {
    Slider slider = new Slider(0.1, 0.9, letters.threshold.get());
    Form.named(texts, slider, "text-threshold", Phrase.of("masks.text-threshold-hint"));
    slider.setBlockIncrement(0.05);
    slider.valueProperty().bindBidirectional(letters.threshold);
    return slider;
  }
}
