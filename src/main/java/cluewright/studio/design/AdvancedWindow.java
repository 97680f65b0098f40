package cluewright.studio.design;

import cluewright.studio.look.SideWindow;
import cluewright.studio.look.Texts;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.stage.Window;

/**
 * The window beside the studio's in which every strategy can be allowed and required, and its use
 * limited. What is chosen counts at once.
 */
public final class AdvancedWindow {
  private final Texts texts;
  private final StrategiesViewModel strategies;
  private final WishesViewModel wishes;
  private final Supplier<Window> owner;
  private final Consumer<Scene> dress;
  private SideWindow window;

  /**
   * Prepares the window, which is made when it first opens.
   *
   * @param owner the studio's window, once there is one
   * @param dress gives a window the studio's look
   */
  public AdvancedWindow(
      Texts texts,
      StrategiesViewModel strategies,
      WishesViewModel wishes,
      Supplier<Window> owner,
      Consumer<Scene> dress) {
    this.texts = texts;
    this.strategies = strategies;
    this.wishes = wishes;
    this.owner = owner;
    this.dress = dress;
  }

  public void show() {
    if (window == null) {
      window = made();
    }
    window.show();
  }

  private SideWindow made() {
    LimitsPane limits = new LimitsPane(texts, wishes);
    limits.getStyleClass().addAll("side-section", "limits-below");
    BorderPane root = new BorderPane(new StrategiesPane(texts, strategies));
    root.setBottom(limits);
    root.setId("advanced-window");
    root.getStyleClass().addAll("studio", "advanced-window");
    Label letters = (Label) root.lookup("#strategy-words");
    return new SideWindow(
        owner.get(), texts.bind("design.advanced-window"), root, dress, letters.fontProperty());
  }
}
