package cluewright.studio.rating;

import cluewright.replay.profile.Point;
import cluewright.replay.profile.Profile;
import cluewright.strategy.core.Group;
import cluewright.studio.look.GroupStyle;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/**
 * The bars of a profile: one for each step, rising with the number of open cells, or hanging below
 * the ground line at a bottleneck, in the colour of what it needs.
 */
final class ProfileBars extends Pane {
  /** The share of the height below the ground line. */
  private static final double BELOW = 0.25;

  private static final double LEAST_WITH_GAP = 3;

  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

  private final Region ground = new Region();
  private List<Point> points = List.of();

  ProfileBars() {
    getStyleClass().add("profile-bars");
    ground.getStyleClass().add("profile-ground");
    setMouseTransparent(true);
  }

  void show(Profile profile) {
    points = profile.points();
    getChildren().setAll(points.stream().map(ProfileBars::bar).toList());
    getChildren().add(ground);
    requestLayout();
  }

  private static Region bar(Point point) {
    Region bar = new Region();
    if (point instanceof Point.Bottleneck bottleneck) {
      bar.getStyleClass().addAll("profile-bottleneck", GroupStyle.of(bottleneck.group()));
    } else {
      bar.getStyleClass().addAll("profile-open", GroupStyle.of(Group.SINGLES));
    }
    return bar;
  }

  /** Highlights a step, counted from 1, or none with 0. */
  void choose(int step) {
    for (int i = 0; i < points.size(); i++) {
      getChildren().get(i).pseudoClassStateChanged(CHOSEN, i == step - 1);
    }
  }

  /** The step at a position, counted from 1. */
  int stepAt(double x) {
    int step = 1 + (int) (x * points.size() / Math.max(1, getWidth()));
    return Math.max(1, Math.min(points.size(), step));
  }

  @Override
  protected void layoutChildren() {
    double floor = snapPositionY(getHeight() * (1 - BELOW));
    double width = getWidth() / Math.max(1, points.size());
    double gap = width >= LEAST_WITH_GAP ? 1 : 0;
    for (int i = 0; i < points.size(); i++) {
      double left = snapPositionX(width * i);
      double right = Math.max(left + 1, snapPositionX(width * (i + 1)) - gap);
      double height = floor * points.get(i).share();
      if (points.get(i) instanceof Point.Bottleneck) {
        place(i, left, right, floor + 1, getHeight());
      } else {
        place(i, left, right, snapPositionY(floor - height), floor);
      }
    }
    ground.resizeRelocate(0, floor, getWidth(), 1);
  }

  private void place(int index, double left, double right, double top, double bottom) {
    getChildren().get(index).resizeRelocate(left, top, right - left, bottom - top);
  }
}
