package cluewright.studio.look;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.controls.Popover;
import cluewright.InTurn;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import javafx.application.ConditionalFeature;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Popup;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

/** Pop-ups on a desktop whose windows have no transparent parts. */
@InTurn
final class OpaqueWindowsTest {
  private final FxRobot robot = new FxRobot();
  private Stage stage;

  @BeforeEach
  void open() throws TimeoutException {
    stage = FxToolkit.registerPrimaryStage();
  }

  @AfterEach
  void close() {
    robot.interact(stage::hide);
  }

  private void show(Set<ConditionalFeature> desktop) {
    robot.interact(
        () -> {
          stage.setScene(new Scene(new StackPane(new Label("owner")), 400, 300));
          Theme.DARK.apply(stage.getScene(), 100, desktop::contains);
          stage.show();
        });
  }

  private static PopupWindow palette() {
    StackPane box = new StackPane();
    box.getStyleClass().add("palette");
    StackPane room = new StackPane(box);
    room.getStyleClass().addAll("studio", "palette-room");
    Popup popup = new Popup();
    popup.getContent().add(room);
    return popup;
  }

  private List<PopupWindow> all() {
    return List.of(
        new ContextMenu(new MenuItem("item")),
        new Tooltip("words"),
        new Popover(new Label("words")),
        palette());
  }

  private Parent contents(PopupWindow popup) {
    popup.show(stage, 50, 50);
    Parent root = popup.getScene().getRoot();
    root.applyCss();
    root.layout();
    popup.hide();
    return root;
  }

  private static boolean hasShadow(Node node) {
    return node.getEffect() != null
        || (node instanceof Parent parent
            && parent.getChildrenUnmodifiable().stream().anyMatch(OpaqueWindowsTest::hasShadow));
  }

  @Test
  void theyHaveNoShadowWhoseRoomWouldBeWhite() {
    show(Set.of());
    robot.interact(
        () ->
            assertThat(all())
                .allSatisfy(
                    popup -> {
                      Region root = (Region) contents(popup);
                      assertThat(hasShadow(root)).isFalse();
                      assertThat(root.getBackground().getFills()).isNotEmpty();
                    }));
  }

  @Test
  void theyHaveOneWhereItIsSeenThrough() {
    show(Set.of(ConditionalFeature.TRANSPARENT_WINDOW));
    robot.interact(
        () ->
            assertThat(all()).allSatisfy(popup -> assertThat(hasShadow(contents(popup))).isTrue()));
  }
}
