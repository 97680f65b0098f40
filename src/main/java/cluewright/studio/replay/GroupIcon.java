package cluewright.studio.replay;

import cluewright.replay.guess.Guess;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Strategy;
import cluewright.studio.look.GroupStyle;
import cluewright.studio.look.Icons;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;

/** The icon that identifies a group of strategies besides its colour. */
enum GroupIcon {
  SINGLES(Feather.TARGET),
  INTERSECTIONS(Feather.CROSSHAIR),
  SUBSETS(Feather.GRID),
  FISH(Feather.ANCHOR),
  SINGLE_DIGIT(Feather.HASH),
  WINGS(Feather.SEND),
  CHAINS(Feather.LINK),
  UNIQUENESS(Feather.KEY),
  CAGES(Feather.SQUARE),
  RULES(Feather.CORNER_UP_RIGHT),
  LAST_RESORT(Feather.LIFE_BUOY),
  /** A step that no strategy makes. */
  GUESS(Feather.GIT_BRANCH),
  /** A step with deductions of several strategies. */
  SEVERAL(Feather.LAYERS);

  private final Feather icon;

  GroupIcon(Feather icon) {
    this.icon = icon;
  }

  static GroupIcon of(Strategy strategy) {
    return strategy instanceof Guess ? GUESS : of(strategy.group());
  }

  static GroupIcon of(Group group) {
    return valueOf(group.name());
  }

  /** Draws the icon in the colour of a group. */
  void show(StackPane place, Group colour) {
    place.getStyleClass().setAll("badge", GroupStyle.of(colour));
    place.getChildren().setAll(Icons.of(icon));
  }
}
