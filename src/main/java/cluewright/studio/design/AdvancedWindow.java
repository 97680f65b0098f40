package cluewright.studio.design;

import cluewright.studio.look.SideWindow;
import cluewright.studio.look.SideWindows;
import cluewright.studio.look.Texts;
import javafx.scene.Scene;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;

/** The window where each strategy can be allowed, required and limited, which counts at once. */
public final class AdvancedWindow {
  private static final double GAP = 8;

  private final Texts texts;
  private final StrategiesViewModel strategies;
  private final ConditionsViewModel conditions;
  private final SideWindow window;

  public AdvancedWindow(
      Texts texts,
      StrategiesViewModel strategies,
      ConditionsViewModel conditions,
      SideWindows windows) {
    this.texts = texts;
    this.strategies = strategies;
    this.conditions = conditions;
    window = windows.of(texts.bind("design.advanced-window"), this::contents);
  }

  public void show() {
    window.show();
  }

  private Scene contents() {
    LimitsPane limits = new LimitsPane(texts, conditions);
    ExplainedField explained = new ExplainedField(texts, conditions.explained);
    ReasonsField reasons = new ReasonsField(texts, conditions.reasons);
    VBox below = new VBox(GAP, explained, reasons, limits);
    below.getStyleClass().addAll("side-section", "limits-below");
    BorderPane root = new BorderPane(new StrategiesPane(texts, strategies));
    root.setBottom(below);
    root.setId("advanced-window");
    root.getStyleClass().addAll("studio", "advanced-window");
    return new Scene(root);
  }
}
