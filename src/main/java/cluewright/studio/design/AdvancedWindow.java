package cluewright.studio.design;

import cluewright.studio.look.SideWindow;
import cluewright.studio.look.SideWindows;
import cluewright.studio.look.Texts;
import javafx.scene.Scene;
import javafx.scene.layout.BorderPane;

/**
 * The window beside the studio's in which every strategy can be allowed and required, and its use
 * limited. What is chosen counts at once.
 */
public final class AdvancedWindow {
  private final Texts texts;
  private final StrategiesViewModel strategies;
  private final WishesViewModel wishes;
  private final SideWindow window;

  public AdvancedWindow(
      Texts texts, StrategiesViewModel strategies, WishesViewModel wishes, SideWindows windows) {
    this.texts = texts;
    this.strategies = strategies;
    this.wishes = wishes;
    window = windows.of(texts.bind("design.advanced-window"), this::contents);
  }

  public void show() {
    window.show();
  }

  private Scene contents() {
    LimitsPane limits = new LimitsPane(texts, wishes);
    limits.getStyleClass().addAll("side-section", "limits-below");
    BorderPane root = new BorderPane(new StrategiesPane(texts, strategies));
    root.setBottom(limits);
    root.setId("advanced-window");
    root.getStyleClass().addAll("studio", "advanced-window");
    return new Scene(root);
  }
}
