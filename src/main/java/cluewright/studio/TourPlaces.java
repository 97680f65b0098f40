package cluewright.studio;

import atlantafx.base.controls.Popover.ArrowLocation;
import cluewright.studio.help.TourStop;
import cluewright.studio.help.TourView.TourPlace;
import cluewright.studio.shelf.ShelfPane;
import java.util.Map;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;

/** The places that the tour points at, made visible if they are folded or scrolled away. */
final class TourPlaces {
  private final Parent root;
  private final ShelfPane shelf;

  TourPlaces(Parent root, ShelfPane shelf) {
    this.root = root;
    this.shelf = shelf;
  }

  Map<TourStop, TourPlace> all() {
    return Map.of(
        TourStop.PAINT,
        new TourPlace(() -> find("#board"), ArrowLocation.LEFT_CENTER),
        TourStop.STRATEGIES,
        new TourPlace(this::presets, ArrowLocation.RIGHT_TOP),
        TourStop.GENERATE,
        new TourPlace(() -> find("#generate"), ArrowLocation.RIGHT_BOTTOM),
        TourStop.WATCH,
        new TourPlace(() -> find(".replay-pane"), ArrowLocation.BOTTOM_CENTER));
  }

  private Node find(String selector) {
    return root.lookup(selector);
  }

  /**
   * The difficulty buttons, which in a narrow window may be on another tab or scrolled out of view.
   */
  private Node presets() {
    shelf.chosenProperty().set("tab-design");
    root.applyCss();
    root.layout();
    Node presets = find(".presets");
    ScrollPane scroll = (ScrollPane) find(".design-scroll");
    Node content = scroll.getContent();
    Bounds place = content.sceneToLocal(presets.localToScene(presets.getBoundsInLocal()));
    double hidden = content.getBoundsInLocal().getHeight() - scroll.getViewportBounds().getHeight();
    double top = hidden * scroll.getVvalue();
    boolean isSeen =
        place.getMinY() >= top && place.getMaxY() <= top + scroll.getViewportBounds().getHeight();
    if (hidden > 0 && !isSeen) {
      scroll.setVvalue(Math.min(1, Math.max(0, (place.getMinY() - MARGIN) / hidden)));
    }
    return presets;
  }

  /** The height that stays visible above, in pixels. */
  private static final double MARGIN = 40;
}
