package cluewright.studio;

import javafx.application.Application;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.stage.Stage;

/** Stands in until the studio lands. */
public final class StudioMain {
  private StudioMain() {}

  /** Opens an empty window. */
  public static void open(String[] arguments) {
    Application.launch(Blank.class, arguments);
  }

  /** An empty window. */
  public static final class Blank extends Application {
    @Override
    public void start(Stage stage) {
      stage.setScene(new Scene(new Group()));
      stage.show();
    }
  }
}
