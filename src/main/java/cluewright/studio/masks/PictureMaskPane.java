package cluewright.studio.masks;

import cluewright.mask.Crop;
import cluewright.mask.Picture.Fit;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** A picture with its effect on the board. */
final class PictureMaskPane extends HBox {
  private final Texts texts;
  private final PictureMaskViewModel pictures;

  PictureMaskPane(Texts texts, PictureMaskViewModel pictures, Runnable hide) {
    this.texts = texts;
    this.pictures = pictures;
    getStyleClass().add("mask-pane");
    ObservableBooleanValue isMissing =
        Bindings.createBooleanBinding(() -> pictures.mask.get().isEmpty(), pictures.mask);
    CheckBox inverted = new CheckBox();
    Form.named(texts, inverted, "picture-inverted", Phrase.of("masks.picture-inverted-hint"));
    inverted.textProperty().bind(texts.bind("masks.picture-inverted"));
    inverted.selectedProperty().bindBidirectional(pictures.inverted);
    CropView crop = new CropView(texts, pictures);
    Form form = new Form(texts);
    form.add("masks.picture-zoom", zoom());
    form.add("masks.picture-threshold", slider());
    form.add("masks.picture-parts", inverted);
    form.add(
        "masks.picture-fit",
        new ChoiceButtons<>(texts, pictures.fit, "masks.fit-").of("fit", Fit.values()));
    form.disableProperty().bind(isMissing);
    crop.disableProperty().bind(isMissing);
    VBox choices = Boxes.column("mask-pane-choices", open(), crop, form, end(isMissing, hide));
    HBox.setHgrow(choices, Priority.ALWAYS);
    getChildren()
        .addAll(
            choices,
            new MaskPreviewPane(texts, pictures.mask, pictures.mask.map(PictureMaskPane::words)));
  }

  private static Phrase words(Optional<Mask> mask) {
    return mask.map(PreviewWords::of).orElse(Phrase.of("masks.picture-none"));
  }

  private Button open() {
    Button open = new Button();
    Form.named(texts, open, "picture-open", Phrase.of("masks.picture-open-hint"));
    open.setGraphic(Icons.of(Feather.FOLDER));
    open.textProperty().bind(texts.bind("masks.picture-open"));
    open.setOnAction(event -> pictures.choose());
    return open;
  }

  private Slider slider() {
    Slider slider = new Slider(0.02, 1, pictures.threshold.get());
    Form.named(texts, slider, "picture-threshold", Phrase.of("masks.picture-threshold-hint"));
    slider.setBlockIncrement(0.02);
    slider.valueProperty().bindBidirectional(pictures.threshold);
    return slider;
  }

  /** The zoom slider, each step of which doubles the picture. */
  private Slider zoom() {
    Slider zoom = new Slider(doublings(Crop.LEAST_ZOOM), doublings(Crop.MOST_ZOOM), 0);
    Form.named(texts, zoom, "picture-zoom", Phrase.of("masks.picture-zoom-hint"));
    zoom.setBlockIncrement(0.25);
    zoom.valueProperty()
        .addListener(
            (property, before, now) ->
                pictures.crop.set(pictures.crop.get().withZoom(Math.pow(2, now.doubleValue()))));
    pictures.crop.addListener((property, before, now) -> zoom.setValue(doublings(now.zoom())));
    return zoom;
  }

  private static double doublings(double zoom) {
    return Math.log(zoom) / Math.log(2);
  }

  private HBox end(ObservableBooleanValue isMissing, Runnable hide) {
    Button use = new Button();
    use.setDefaultButton(true);
    Form.named(texts, use, "picture-use", Phrase.of("masks.use-hint"));
    use.textProperty().bind(texts.bind("masks.use"));
    use.disableProperty().bind(isMissing);
    use.setOnAction(
        event -> {
          pictures.use();
          hide.run();
        });
    return Boxes.row("mask-pane-end", use);
  }
}
