package cluewright.studio.look;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import java.lang.ref.WeakReference;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

/** What a secondary window keeps while it is closed. */
@InTurn
final class SideWindowTest {
  private final FxRobot robot = new FxRobot();
  private Stage owner;
  private TextField first;
  private TextField second;
  private VBox contents;
  private SideWindow window;
  private Scene scene;

  @BeforeEach
  void open() throws TimeoutException {
    owner = FxToolkit.registerPrimaryStage();
    robot.interact(
        () -> {
          first = new TextField("first");
          second = new TextField("second");
          contents = new VBox(first, second);
          owner.setScene(new Scene(new Label("owner"), 400, 300));
          owner.show();
          scene = new Scene(contents);
          window =
              new SideWindows(() -> owner, dressed -> {}, new SimpleObjectProperty<>())
                  .of(new SimpleStringProperty("window"), () -> scene);
          window.show();
        });
  }

  /** A window that is left open keeps the next test's pictures waiting. */
  @AfterEach
  void close() {
    robot.interact(
        () -> {
          window.hide();
          owner.hide();
        });
  }

  /** Nodes that the scene is to paint anew; JavaFX does not tell them. */
  private long kept() throws ReflectiveOperationException {
    Field nodes = Scene.class.getDeclaredField("dirtyNodes");
    nodes.setAccessible(true);
    Node[] all = (Node[]) nodes.get(scene);
    return all == null ? 0 : Arrays.stream(all).filter(Objects::nonNull).count();
  }

  private void change(int times) {
    for (int i = 0; i < times; i++) {
      Label next = new Label("line " + i);
      contents.getChildren().add(next);
      next.setText("changed");
      contents.getChildren().remove(next);
    }
  }

  @Test
  void aHiddenWindowKeepsNothingThatItsContentsRemove() throws Exception {
    robot.interact(window::hide);
    robot.interact(() -> change(100));
    assertThat(kept()).isLessThan(10);
    assertThat(contents.getScene()).isNull();
  }

  @Test
  void itsContentsComeBackWithTheFocusWhereItWas() {
    robot.interact(second::requestFocus);
    robot.interact(window::hide);
    robot.interact(() -> change(3));
    robot.interact(() -> window.show());
    assertThat(scene.getRoot()).isSameAs(contents);
    assertThat(scene.getFocusOwner()).isSameAs(second);
    robot.interact(window::hide);
    robot.interact(() -> contents.getChildren().remove(second));
    robot.interact(() -> window.show());
    assertThat(scene.getFocusOwner()).as("it has gone meanwhile").isSameAs(first);
  }

  @Test
  void whatIsRemovedWhenItHidesGoes() throws Exception {
    Field painter = Node.class.getDeclaredField("peer");
    painter.setAccessible(true);
    WeakReference<Object> removed = new WeakReference<>(painter.get(second));
    assertThat(removed.get()).isNotNull();
    window.onHidden(() -> contents.getChildren().remove(second));
    robot.interact(window::hide);
    second = null;
    for (int i = 0; i < 50 && removed.get() != null; i++) {
      Thread.sleep(20);
      System.gc();
    }
    assertThat(removed.get()).isNull();
  }
}
