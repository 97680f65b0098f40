package cluewright.studio.design;

import cluewright.strategy.core.Group;
import cluewright.studio.look.Texts;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The strategies that a solver may use, in words, and below in groups that unfold. */
public final class StrategiesPane extends VBox {
  private static final Set<Group> UNFOLDED = Set.of(Group.SINGLES, Group.INTERSECTIONS);

  private final Texts texts;
  private final StrategiesViewModel strategies;
  private final Label words = new Label();

  public StrategiesPane(Texts texts, StrategiesViewModel strategies) {
    this.texts = texts;
    this.strategies = strategies;
    getStyleClass().add("side-section");
    Label title = new Label();
    title.textProperty().bind(texts.bind("design.strategies"));
    title.getStyleClass().add("section-title");
    words.setId("strategy-words");
    words.getStyleClass().add("strategy-words");
    words.setWrapText(true);
    words.setMinHeight(Region.USE_PREF_SIZE);
    getChildren().addAll(title, words, groups());
    words.textProperty().bind(texts.bind(strategies.choiceProperty().map(Choice::words)));
  }

  private Node groups() {
    VBox groups = new VBox();
    groups.getStyleClass().add("strategy-groups");
    for (Group group : Choice.groups()) {
      GroupSection section = new GroupSection(texts, group, strategies);
      if (UNFOLDED.contains(group)) {
        section.unfold();
      }
      groups.getChildren().add(section);
    }
    return groups;
  }
}
