package cluewright.studio.layout;

import cluewright.document.Document;
import cluewright.model.CellSet;
import cluewright.model.rule.Rule;
import cluewright.model.rule.Values;
import cluewright.phrase.Phrase;
import cluewright.plan.RandomRules;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.ControlName;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.look.VerdictCard;
import cluewright.studio.work.Changes;
import java.util.function.Supplier;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The panel beside a board on which rules are drawn. */
public final class RulesPane extends VBox {
  private final Texts texts;
  private final RulesViewModel rules;
  private final ObservableValue<Document> document;
  private final Node standing;
  private final Runnable find;

  /**
   * @param find looks for the values that are open on the board in use
   * @param standing says what is known about the board in use
   */
  public RulesPane(
      Texts texts,
      RulesViewModel rules,
      ObservableValue<Document> document,
      Runnable find,
      Node standing) {
    this.texts = texts;
    this.find = find;
    this.standing = standing;
    this.rules = rules;
    this.document = document;
    setId("rules-pane");
    getStyleClass().add("region-parts");
    getChildren().addAll(tools(), value(), new ValueKeys(texts, rules), others());
  }

  /** The buttons that end the drawing, below the remarks. */
  public Node decision() {
    Button use = button("use", Feather.CHECK, rules::use);
    use.getStyleClass().add("accent");
    use.disableProperty()
        .bind(Bindings.createBooleanBinding(() -> !rules.isUnfinished(), rules.sketch.shown));
    Button leave = button("leave", Feather.X, rules::leave);
    RulesCard card = new RulesCard(texts, rules, document::getValue);
    return Boxes.column("region-decision", unlessUsed(card), standing, use, leave);
  }

  /** Shows a card about what is drawn, and in its place the verdict while all of that is in use. */
  private Node unlessUsed(Node card) {
    ObservableBooleanValue isUsed =
        Bindings.createBooleanBinding(
            () ->
                !rules.isUnfinished()
                    && !rules.sketch.shown.get().isEmpty()
                    && rules.remark.get().isNone(),
            rules.sketch.shown,
            rules.remark);
    Boxes.show(standing, isUsed);
    return Boxes.show(card, Bindings.not(isUsed));
  }

  /** All tools, with a description of the chosen one. */
  private Node tools() {
    FlowPane row = new FlowPane();
    row.getStyleClass().add("rule-tools");
    RuleTool.ALL.stream().filter(RuleTool::isUsual).forEach(tool -> add(row, tool));
    Changes.callNow(() -> addIfMissing(row, rules.tool.get()), rules.tool);
    Changes.callNow(() -> addOwn(row), rules.sketch.shown);
    RuleField find =
        new RuleField(
            texts, rules.tool::set, words -> rules.remark(new Remark(words, CellSet.empty())));
    Label name = Controls.label(texts.bind(rules.tool.map(RuleTool::name)), "verdict-title");
    Label about = Controls.paragraph(texts.bind(rules.aboutTool()), "hint", "rule-about");
    VBox words = Boxes.column("region-words", name, about);
    return Boxes.column("rule-tool-parts", row, find, OwnRuleForm.button(texts, rules), words);
  }

  /** Adds buttons for the user's own kinds of which rules are drawn. */
  private void addOwn(FlowPane row) {
    rules.sketch.shown.get().board().drawn().stream()
        .map(Rule::kind)
        .filter(kind -> kind.definition().isPresent())
        .distinct()
        .forEach(kind -> addIfMissing(row, RuleTool.of(kind)));
  }

  private void add(FlowPane row, RuleTool tool) {
    row.getChildren().add(button(tool));
  }

  /** Adds a button for a tool that was found by its name, before the eraser. */
  private void addIfMissing(FlowPane row, RuleTool tool) {
    boolean isThere =
        row.getChildren().stream().anyMatch(button -> button.getId().equals(id(tool)));
    if (!isThere) {
      row.getChildren().add(row.getChildren().size() - 1, button(tool));
    }
  }

  private static String id(RuleTool tool) {
    return "rule-" + tool.id();
  }

  private ToggleButton button(RuleTool tool) {
    ToggleButton button = new ToggleButton("", ToolSign.of(tool));
    button.setId(id(tool));
    button.getStyleClass().addAll("button-icon", "flat", "rule-tool");
    Phrase label =
        tool.key()
            .map(key -> Phrase.of("rules.tool", tool.name(), String.valueOf(key)))
            .orElse(tool.name());
    Tip.on(button, texts.bind(label));
    button.accessibleTextProperty().bind(texts.bind(label));
    button.setOnAction(
        event -> {
          rules.tool.set(tool);
          button.setSelected(true);
        });
    button.setSelected(rules.tool.get().equals(tool));
    rules.tool.addListener((property, before, now) -> button.setSelected(now.equals(tool)));
    return button;
  }

  /** The sum of the selected cage, or the value of the selected line or of the tool. */
  private Node value() {
    RuleValue value = rules.value;
    TextField field = new TextField();
    field.setId("rules-sum");
    field.setPrefColumnCount(4);
    field.setTextFormatter(
        new TextFormatter<>(
            change -> change.getControlNewText().matches("\\d{0,9}|\\?") ? change : null));
    value.typed.addListener((property, before, now) -> show(field, now));
    show(field, value.typed.get());
    field
        .textProperty()
        .addListener(
            (property, before, now) -> {
              if (field.isFocused()) {
                rules.value(now);
              }
            });
    Observable[] causes = {value.selected, rules.tool, rules.sketch.shown};
    ObservableBooleanValue hasValue =
        Bindings.createBooleanBinding(() -> value.values().isPresent(), causes);
    Label range =
        Controls.label(texts.bind(Bindings.createObjectBinding(this::range, causes)), "hint");
    range.visibleProperty().bind(hasValue);
    HBox.setHgrow(range, Priority.ALWAYS);
    ObservableValue<Phrase> name =
        Bindings.createObjectBinding(
            () -> Phrase.of(value.isOfRegion() ? "rules.sum" : "rules.value"), causes);
    HBox row = Boxes.row("region-row", ControlName.of(texts, name, field), field, range);
    row.disableProperty().bind(Bindings.not(hasValue));
    ObservableBooleanValue isWanted =
        Bindings.createBooleanBinding(
            () -> hasValue.get() || value.hasTool(), hasValue, rules.tool);
    return Boxes.show(row, isWanted);
  }

  private static void show(TextField field, String typed) {
    if (!field.getText().equals(typed)) {
      field.setText(typed);
      field.end();
    }
  }

  private Phrase range() {
    return rules
        .value
        .values()
        .map(values -> rules.value.isOfDigits() ? Phrase.of("rules.range-digits") : range(values))
        .orElse(Phrase.NOTHING);
  }

  private static Phrase range(Values values) {
    if (!values.never().isEmpty()) {
      return Phrase.verbatim(values.listed());
    }
    String key = values.isOptional() && values.least() > 0 ? "rules.range" : "rules.range-of";
    return Phrase.of(key, values.least(), values.most());
  }

  private Node others() {
    Label title = Controls.label(texts.bind("rules.random"), "verdict-title");
    GridPane grid = new GridPane();
    grid.getStyleClass().add("region-others");
    grid.addRow(
        0,
        button("cages", Feather.SHUFFLE, () -> rules.draw(RandomRules.Lot.CAGES)),
        button("dots", Feather.SHUFFLE, () -> rules.draw(RandomRules.Lot.DOTS)));
    grid.addRow(
        1,
        button("sums", Feather.SHUFFLE, () -> rules.draw(RandomRules.Lot.SUMS)),
        button("signs", Feather.SHUFFLE, () -> rules.draw(RandomRules.Lot.SIGNS)));
    Button sums = button("cage-sums", Feather.SHUFFLE, () -> rules.draw(RandomRules.Lot.CAGE_SUMS));
    sums.disableProperty()
        .bind(Bindings.createBooleanBinding(() -> !rules.lacksSums(), rules.sketch.shown));
    Button clear = button("clear", Feather.TRASH_2, rules::clear);
    clear
        .disableProperty()
        .bind(
            Bindings.createBooleanBinding(
                () -> rules.sketch.shown.get().isEmpty(), rules.sketch.shown));
    Button open = button("open", Feather.HELP_CIRCLE, rules::openValues);
    open.disableProperty()
        .bind(Bindings.createBooleanBinding(() -> !rules.canOpen(), rules.sketch.shown));
    Button values = button("find", Feather.ZAP, this::findValues);
    values
        .disableProperty()
        .bind(Bindings.createBooleanBinding(() -> !rules.hasOpen(), rules.sketch.shown));
    grid.addRow(2, sums, open);
    grid.addRow(3, values, clear);
    Button around = button("around", Feather.MAXIMIZE, rules::drawAround);
    Boxes.show(around, Bindings.createBooleanBinding(rules::drawsAround, rules.tool));
    grid.addRow(4, around);
    return Boxes.column("region-words", title, grid);
  }

  private void findValues() {
    rules.useOpen();
    find.run();
  }

  private Button button(String word, Feather icon, Runnable act) {
    return LayoutPane.button(texts, "rules-" + word, "rules." + word, icon, act);
  }

  /** The card that says whether the rules can be applied, and what could not be drawn. */
  private static final class RulesCard extends VerdictCard {
    private final Texts texts;
    private final RulesViewModel rules;
    private final Supplier<Document> current;

    RulesCard(Texts texts, RulesViewModel rules, Supplier<Document> current) {
      super("rules-sentence", "rules-detail");
      this.texts = texts;
      this.rules = rules;
      this.current = current;
      words().getStyleClass().add("region-words");
      Changes.callNow(this::show, rules.sketch.shown, rules.fit, rules.remark, texts.wording);
    }

    private void show() {
      RulesWords words =
          new RulesWords(
              rules.sketch.shown.get(), rules.fit.get(), rules.remark.get(), current.get());
      show(
          texts.of(words.sentence()),
          texts.of(words.detail()),
          words.look(),
          LayoutPane.icon(words.look()));
    }
  }
}
