package cluewright.studio.layout;

import atlantafx.base.controls.Popover.ArrowLocation;
import cluewright.model.rule.OwnKind;
import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.ControlName;
import cluewright.studio.look.Controls;
import cluewright.studio.look.PhraseCell;
import cluewright.studio.look.Texts;
import cluewright.studio.look.TitledPopover;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The form below a button in which a user defines a kind of rule, and then draws with it. */
final class OwnRuleForm {
  private final Texts texts;
  private final RulesViewModel rules;
  private final ComboBox<OwnKind.Type> type = new ComboBox<>();
  private final TextField definition = field("definition");
  private final TextField name = field("name");
  private final TextField sentence = field("sentence");
  private final ObjectProperty<Phrase> refusal = new SimpleObjectProperty<>(Phrase.NOTHING);
  private final TitledPopover popover;

  private OwnRuleForm(Texts texts, RulesViewModel rules, Button button) {
    this.texts = texts;
    this.rules = rules;
    popover =
        new TitledPopover(button, texts.bind("rules.own-title"), form(), ArrowLocation.RIGHT_TOP);
  }

  /** The button that opens the form. */
  static Button button(Texts texts, RulesViewModel rules) {
    Button button = LayoutPane.button(texts, "rules-own", "rules.own", Feather.EDIT_3, () -> {});
    OwnRuleForm form = new OwnRuleForm(texts, rules, button);
    button.setOnAction(event -> form.popover.show());
    return button;
  }

  private Node form() {
    type.setId("rules-own-type");
    type.getItems().setAll(OwnKind.Type.values());
    type.setValue(OwnKind.Type.PAIRS);
    type.setCellFactory(list -> new PhraseCell<>(texts, OwnRuleForm::words));
    type.setButtonCell(new PhraseCell<>(texts, OwnRuleForm::words));
    type.setMaxWidth(Double.MAX_VALUE);
    ObservableValue<Phrase> example =
        type.valueProperty().map(each -> Phrase.of("rules.own-about-" + each.id()));
    Label about = Controls.paragraph(texts.bind(example), "hint");
    Label refused = Controls.paragraph(texts.bind(refusal), "refusal");
    refused.setId("rules-own-refusal");
    Boxes.show(refused, refusal.map(words -> !words.isNothing()));
    Button draw = Controls.button("rules-own-draw", texts.bind("rules.own-draw"), this::draw);
    draw.getStyleClass().add("accent");
    draw.setDefaultButton(true);
    definition.setOnAction(event -> draw());
    VBox form =
        Boxes.column(
            "own-rule-form",
            named("rules.own-type", type),
            named("rules.own-definition", definition),
            about,
            named("rules.own-name", name),
            named("rules.own-sentence", sentence),
            refused,
            draw);
    form.setMaxHeight(Region.USE_PREF_SIZE);
    return form;
  }

  private Node named(String key, Node control) {
    return Boxes.column("own-rule-row", ControlName.of(texts, key, control), control);
  }

  private static TextField field(String id) {
    TextField field = new TextField();
    field.setId("rules-own-" + id);
    field.setPrefColumnCount(24);
    return field;
  }

  private static Phrase words(OwnKind.Type type) {
    return Phrase.of("rules.own-type-" + type.id());
  }

  private void draw() {
    refusal.set(
        rules
            .define(
                type.getValue(),
                definition.getText(),
                name.getText().strip(),
                sentence.getText().strip())
            .orElse(Phrase.NOTHING));
    if (refusal.get().isNothing()) {
      popover.hide();
    }
  }
}
