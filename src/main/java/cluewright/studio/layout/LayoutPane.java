package cluewright.studio.layout;

import cluewright.studio.look.Boxes;
import cluewright.studio.look.Controls;
import cluewright.studio.look.SegmentedButtons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The panel beside a board being edited, that of the active editor. */
public final class LayoutPane extends VBox {
  private final List<Panel> panels;
  private final Map<BoardEditor, Parts> made = new HashMap<>();
  private final StackPane place = new StackPane();
  private final StackPane foot = new StackPane();

  /**
   * The parts of an editor's panel.
   *
   * @param controls scroll where there is little room
   * @param decision what ends the painting, in sight at the foot
   */
  public record Parts(Node controls, Node decision) {}

  /**
   * An editor with its panel.
   *
   * @param parts made when they are first wanted
   */
  public record Panel(BoardEditor editor, Supplier<Parts> parts) {}

  /** Shows the panel of the active editor, below a row to choose another. */
  public LayoutPane(Texts texts, LayoutViewModel layout, List<Panel> panels) {
    this.panels = List.copyOf(panels);
    setId("layout-pane");
    SegmentedButtons<BoardEditor> editors =
        new SegmentedButtons<>(
                texts,
                this.panels.stream().map(Panel::editor).toList(),
                BoardEditor::name,
                BoardEditor::about,
                layout::open)
            .named("layout-editor");
    layout.editor.subscribe(editors::show);
    Node row = editors.filling();
    Boxes.show(row, allAvailable());
    VBox parts = Boxes.column("play-parts", row, place);
    ScrollPane scroll = Boxes.scroll(parts);
    foot.getStyleClass().add("layout-foot");
    foot.setMinHeight(Region.USE_PREF_SIZE);
    getChildren().addAll(scroll, foot);
    layout.editor.subscribe(this::show);
  }

  /** True if there is a choice of editors. */
  private ObservableBooleanValue allAvailable() {
    List<ObservableValue<Boolean>> each =
        panels.stream().map(panel -> panel.editor().available()).toList();
    return Bindings.createBooleanBinding(
        () -> each.stream().allMatch(ObservableValue::getValue),
        each.toArray(ObservableValue[]::new));
  }

  private Parts parts(BoardEditor editor) {
    return panels.stream()
        .filter(panel -> panel.editor().equals(editor))
        .findFirst()
        .orElseThrow()
        .parts()
        .get();
  }

  private void show(Optional<BoardEditor> editor) {
    editor
        .map(shown -> made.computeIfAbsent(shown, this::parts))
        .ifPresent(
            shown -> {
              place.getChildren().setAll(shown.controls());
              foot.getChildren().setAll(shown.decision());
            });
  }

  /** A button as wide as its column. */
  static Button button(Texts texts, String id, String key, Feather icon, Runnable act) {
    Button button = Controls.button(id, icon, texts.bind(key), act);
    Tip.on(button, texts.bind(key + "-about"));
    button.setMaxWidth(Double.MAX_VALUE);
    GridPane.setHgrow(button, Priority.ALWAYS);
    return button;
  }

  /** The icon of a card with a look. */
  static Feather icon(String look) {
    return switch (look) {
      case "found" -> Feather.CHECK_CIRCLE;
      case "impossible" -> Feather.SLASH;
      case "undecided" -> Feather.ALERT_TRIANGLE;
      case "exists" -> Feather.CHECK;
      default -> Feather.EDIT_3;
    };
  }
}
