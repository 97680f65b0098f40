package cluewright.studio.layout;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Texts;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** The panel beside a board that itself is painted: that of the editor which has the board. */
public final class LayoutPane extends VBox {
  private final Map<BoardEditor, Supplier<Parts>> panes;
  private final Map<BoardEditor, Parts> made = new HashMap<>();
  private final StackPane place = new StackPane();
  private final StackPane foot = new StackPane();

  /**
   * The panel of an editor.
   *
   * @param controls scroll where there is little room
   * @param decision what ends the painting, in sight at the foot
   */
  public record Parts(Node controls, Node decision) {}

  /**
   * Shows the panel of the editor of the moment.
   *
   * @param panes that of each editor, made when it is first wanted
   */
  public LayoutPane(Texts texts, LayoutViewModel layout, Map<BoardEditor, Supplier<Parts>> panes) {
    this.panes = Map.copyOf(panes);
    setId("layout-pane");
    Label title = new Label();
    title.getStyleClass().add("section-title");
    title
        .textProperty()
        .bind(
            texts.bind(
                layout
                    .editorProperty()
                    .map(now -> now.map(BoardEditor::name).orElse(Phrase.NOTHING))));
    VBox parts = new VBox(title, place);
    parts.getStyleClass().add("play-parts");
    ScrollPane scroll = new ScrollPane(parts);
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.getStyleClass().add("design-scroll");
    VBox.setVgrow(scroll, Priority.ALWAYS);
    foot.getStyleClass().add("layout-foot");
    foot.setMinHeight(Region.USE_PREF_SIZE);
    getChildren().addAll(scroll, foot);
    layout.editorProperty().addListener((property, before, now) -> show(now));
    show(layout.editorProperty().get());
  }

  private void show(Optional<BoardEditor> editor) {
    editor
        .map(shown -> made.computeIfAbsent(shown, each -> panes.get(each).get()))
        .ifPresent(
            shown -> {
              place.getChildren().setAll(shown.controls());
              foot.getChildren().setAll(shown.decision());
            });
  }
}
