package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Group;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Controls;
import cluewright.studio.look.GroupStyle;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import javafx.css.PseudoClass;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The strategies of a group, folded under its name; made when first unfolded. */
final class GroupSection extends VBox {
  private static final PseudoClass HELD = PseudoClass.getPseudoClass("held");

  private final Texts texts;
  private final Group group;
  private final StrategiesViewModel strategies;
  private final CheckBox all = new CheckBox();
  private final Fold fold;
  private final Label count = new Label();
  private final VBox rows = new VBox();

  GroupSection(Texts texts, Group group, StrategiesViewModel strategies) {
    this.texts = texts;
    this.group = group;
    this.strategies = strategies;
    fold =
        new Fold(
            texts.bind(group.label()),
            texts.bind("design.fold-group", group.label()),
            "fold-" + GroupStyle.word(group));
    getStyleClass().add("strategy-group");
    rows.getStyleClass().add("strategy-rows");
    rows.managedProperty().bind(rows.visibleProperty());
    rows.visibleProperty().bind(fold.selectedProperty());
    getChildren().addAll(header(), rows);
    strategies.choice.subscribe(this::show);
  }

  private HBox header() {
    all.setId("group-" + GroupStyle.word(group));
    all.accessibleTextProperty().bind(texts.bind("design.allow-group", group.label()));
    Tip.teach(all, texts.bind("design.allow-group-hint", group.label()));
    all.setMinWidth(Region.USE_PREF_SIZE);
    all.setOnAction(
        event -> {
          strategies.toggle(group);
          show(strategies.choice());
        });
    fold.selectedProperty().addListener((property, before, now) -> folded(now));
    count.getStyleClass().add("hint");
    count.setMinWidth(Region.USE_PREF_SIZE);
    count.setOnMouseClicked(event -> fold.fire());
    Region tone = new Region();
    tone.getStyleClass().addAll("tone-dot", GroupStyle.of(group));
    return Boxes.row("group-header", all, fold, count, tone);
  }

  void unfold() {
    fold.setSelected(true);
  }

  private void folded(Boolean isOpen) {
    if (isOpen && rows.getChildren().isEmpty()) {
      fill();
    }
  }

  private void fill() {
    if (group.assumesUniqueness()) {
      Label assumption = Controls.paragraph(texts.bind("design.group-assumes"), "hint");
      rows.getChildren().add(assumption);
    }
    Choice.all(group)
        .strategies()
        .forEach(strategy -> rows.getChildren().add(new StrategyRow(texts, strategy, strategies)));
  }

  private void show(Choice choice) {
    StrategySet members = choice.members(group);
    setVisible(!members.isEmpty());
    setManaged(!members.isEmpty());
    StrategySet chosen = members.and(choice.allowed());
    all.setSelected(chosen.equals(members));
    all.setIndeterminate(!chosen.isEmpty() && !chosen.equals(members));
    all.pseudoClassStateChanged(HELD, choice.easier().containsAll(members));
    count.textProperty().bind(texts.bind(choice.count(group)));
    Phrase state = Phrase.of("design.group-state", group.label(), choice.count(group));
    fold.accessibleTextProperty()
        .bind(
            texts.bind(
                group.assumesUniqueness()
                    ? Phrase.sentences(state, Phrase.of("design.group-assumes"))
                    : state));
  }
}
