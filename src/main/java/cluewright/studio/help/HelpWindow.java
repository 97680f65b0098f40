package cluewright.studio.help;

import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;

/**
 * A window beside the studio's with lines that can be searched; Esc closes it, and the keyboard is
 * back where it was. It is as large as the stylesheet says, but no larger than the screen; when the
 * scale changes, it takes its size anew.
 */
final class HelpWindow {
  /** The part of the screen's height that it may take. */
  private static final double MOST = 0.9;

  private final Texts texts;
  private final Supplier<List<Section>> sections;
  private final Stage stage = new Stage();
  private final TextField search = new TextField();
  private final ListView<Section.Row> lines = new ListView<>();
  private final Label nothing = new Label();
  private boolean isFitted;

  /**
   * Makes the window, hidden.
   *
   * @param name the window's, of which the ids begin, and its title's key in the bundle
   * @param sections what it shows, in the language of the moment
   * @param dress gives the window the studio's look
   */
  HelpWindow(
      Texts texts,
      Window owner,
      String name,
      Supplier<List<Section>> sections,
      Consumer<Scene> dress) {
    this.texts = texts;
    this.sections = sections;
    stage.initOwner(owner);
    stage.titleProperty().bind(texts.bind("help." + name));
    VBox root = new VBox(searching(name), listing(name));
    root.setId(name);
    root.getStyleClass().addAll("studio", "help-window");
    Scene scene = new Scene(root);
    dress.accept(scene);
    scene.addEventHandler(KeyEvent.KEY_PRESSED, this::closeOnEscape);
    stage.setScene(scene);
    texts.languageProperty().addListener(change -> fill());
  }

  private TextField searching(String name) {
    search.setId(name + "-search");
    search.promptTextProperty().bind(texts.bind("help.search"));
    search.accessibleTextProperty().bind(texts.bind("help.search"));
    Tip.on(search, texts.bind("help.search-hint"));
    search.textProperty().addListener(change -> fill());
    search.fontProperty().addListener(change -> scaleChanged());
    return search;
  }

  private ListView<Section.Row> listing(String name) {
    lines.setId(name + "-lines");
    lines.getStyleClass().add("help-lines");
    lines.setCellFactory(list -> new RowCell());
    lines.accessibleTextProperty().bind(texts.bind("help." + name));
    nothing.getStyleClass().add("hint");
    nothing.setWrapText(true);
    lines.setPlaceholder(nothing);
    VBox.setVgrow(lines, Priority.ALWAYS);
    return lines;
  }

  private void closeOnEscape(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      event.consume();
      stage.hide();
    }
  }

  /** Shows everything, with the keyboard in the search. */
  void show() {
    search.clear();
    fit();
    fill();
    stage.show();
    stage.toFront();
    search.requestFocus();
  }

  private void scaleChanged() {
    isFitted = false;
    if (stage.isShowing()) {
      Platform.runLater(this::fit);
    }
  }

  private void fit() {
    if (isFitted) {
      return;
    }
    stage.getScene().getRoot().applyCss();
    isFitted = true;
    Window owner = stage.getOwner();
    Rectangle2D screen =
        Screen.getScreensForRectangle(
                owner.getX(), owner.getY(), owner.getWidth(), owner.getHeight())
            .stream()
            .findFirst()
            .orElse(Screen.getPrimary())
            .getVisualBounds();
    Region root = (Region) stage.getScene().getRoot();
    stage.setWidth(Math.min(root.prefWidth(-1), screen.getWidth()));
    stage.setHeight(Math.min(root.prefHeight(-1), screen.getHeight() * MOST));
  }

  private void fill() {
    String typed = search.getText();
    nothing.setText(texts.of("help.nothing", typed));
    lines.getItems().setAll(sections.get().stream().flatMap(part -> part.rows(typed)).toList());
  }
}
