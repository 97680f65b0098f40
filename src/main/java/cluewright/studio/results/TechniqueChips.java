package cluewright.studio.results;

import cluewright.strategy.core.Strategy;
import cluewright.studio.look.GroupStyle;
import cluewright.studio.look.Texts;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/**
 * The strategies of a puzzle in a row, hardest first: as many as fit, and the number of the rest.
 * The first one is always there, cut if it must be.
 */
final class TechniqueChips extends Region {
  private static final int MOST = 3;
  private static final double GAP = 4;

  private final Texts texts;
  private final Label[] chips = new Label[MOST];
  private final Region[] dots = new Region[MOST];
  private final Label others = new Label();
  private List<Strategy> strategies = List.of();

  TechniqueChips(Texts texts) {
    this.texts = texts;
    getStyleClass().add("technique-chips");
    for (int i = 0; i < MOST; i++) {
      dots[i] = new Region();
      chips[i] = new Label("", dots[i]);
      chips[i].getStyleClass().add("technique-chip");
      chips[i].setMinWidth(0);
      getChildren().add(chips[i]);
    }
    others.getStyleClass().add("hint");
    getChildren().add(others);
  }

  void show(List<Strategy> hardestFirst) {
    if (hardestFirst.equals(strategies)) {
      return;
    }
    strategies = hardestFirst;
    for (int i = 0; i < MOST && i < strategies.size(); i++) {
      chips[i].setText(texts.of(strategies.get(i).name()));
      dots[i].getStyleClass().setAll("tone-dot", GroupStyle.of(strategies.get(i).group()));
    }
    requestLayout();
  }

  /** Renews the texts in the current language. */
  void sayAgain() {
    List<Strategy> same = strategies;
    strategies = List.of();
    show(same);
  }

  @Override
  protected double computePrefHeight(double width) {
    return snapSizeY(chips[0].prefHeight(-1));
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefWidth(double height) {
    return 0;
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  @Override
  protected void layoutChildren() {
    int count = Math.min(MOST, strategies.size());
    int fitting = fitting(count);
    double x = 0;
    for (int i = 0; i < MOST; i++) {
      chips[i].setVisible(i < fitting);
      if (i < fitting) {
        double room = i == 0 ? getWidth() - x - roomForOthers(strategies.size() - 1) : getWidth();
        double width = Math.min(snapSizeX(chips[i].prefWidth(-1)), Math.max(0, room));
        chips[i].resizeRelocate(x, 0, width, getHeight());
        x += width + GAP;
      }
    }
    int left = strategies.size() - fitting;
    others.setVisible(left > 0);
    if (left > 0) {
      others.setText("+" + left);
      others.resizeRelocate(x, 0, snapSizeX(others.prefWidth(-1)), getHeight());
    }
  }

  private int fitting(int count) {
    double width = 0;
    for (int i = 0; i < count; i++) {
      width += snapSizeX(chips[i].prefWidth(-1));
      if (i > 0 && width + roomForOthers(strategies.size() - i - 1) > getWidth()) {
        return i;
      }
      width += GAP;
    }
    return count;
  }

  private double roomForOthers(int left) {
    if (left == 0) {
      return 0;
    }
    others.setText("+" + left);
    return snapSizeX(others.prefWidth(-1)) + GAP;
  }
}
