package cluewright.studio.design;

import cluewright.strategy.Group;
import cluewright.strategy.StrategySet;
import cluewright.studio.look.Tone;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The strategies of a group, folded away under their name; made when it first unfolds. */
final class GroupSection extends VBox {
  static final String ASSUMPTION = "These take one solution for granted.";

  private final Group group;
  private final StrategiesViewModel strategies;
  private final CheckBox all = new CheckBox();
  private final Fold fold;
  private final Label count = new Label();
  private final VBox rows = new VBox();

  GroupSection(Group group, StrategiesViewModel strategies) {
    this.group = group;
    this.strategies = strategies;
    fold = new Fold(group.label().toString(), "fold-" + Tone.word(group));
    getStyleClass().add("strategy-group");
    rows.getStyleClass().add("strategy-rows");
    rows.managedProperty().bind(rows.visibleProperty());
    rows.visibleProperty().bind(fold.selectedProperty());
    getChildren().addAll(header(), rows);
    strategies.choiceProperty().addListener((property, before, now) -> show(now));
    show(strategies.choice());
  }

  private HBox header() {
    all.setId("group-" + Tone.word(group));
    all.setAccessibleText("Allow all of " + group.label());
    all.setTooltip(new Tooltip("Allow all or none of these"));
    all.setMinWidth(Region.USE_PREF_SIZE);
    all.setOnAction(event -> strategies.toggle(group));
    fold.selectedProperty().addListener((property, before, now) -> folded(now));
    count.getStyleClass().add("hint");
    count.setMinWidth(Region.USE_PREF_SIZE);
    count.setOnMouseClicked(event -> fold.fire());
    Region tone = new Region();
    tone.getStyleClass().addAll("tone-dot", Tone.of(group));
    HBox header = new HBox(all, fold, count, tone);
    header.getStyleClass().add("group-header");
    return header;
  }

  /** Shows the strategies. */
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
      Label assumption = new Label(ASSUMPTION);
      assumption.getStyleClass().add("hint");
      assumption.setWrapText(true);
      rows.getChildren().add(assumption);
    }
    Choice.members(group)
        .strategies()
        .forEach(strategy -> rows.getChildren().add(new StrategyRow(strategy, strategies)));
  }

  private void show(Choice choice) {
    StrategySet members = Choice.members(group);
    StrategySet chosen = members.and(choice.allowed());
    all.setSelected(chosen.equals(members));
    all.setIndeterminate(!chosen.isEmpty() && !chosen.equals(members));
    count.setText(choice.count(group));
    fold.setAccessibleText(
        group.label()
            + ", "
            + choice.count(group)
            + " allowed"
            + (group.assumesUniqueness() ? ". " + ASSUMPTION : ""));
  }
}
