package cluewright.studio.printing;

import cluewright.studio.look.Boxes;
import cluewright.studio.look.Command;
import cluewright.studio.look.SideWindow;
import cluewright.studio.look.SideWindows;
import cluewright.studio.look.Texts;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/**
 * The window for previewing pages before printing: the pages on the left, the settings on the
 * right. It is made when it is first asked for; the studio stays as it is behind it, and what
 * changes there changes the pages.
 */
public final class PrintWindow {
  private final Texts texts;
  private final PrintingViewModel printing;
  private final OutputViewModel output;
  private final SideWindow window;
  private PreviewPane preview;
  private LargeCover cover;

  /** Prepares the window, which opens when the pages do. */
  public PrintWindow(
      Texts texts, PrintingViewModel printing, OutputViewModel output, SideWindows windows) {
    this.texts = texts;
    this.printing = printing;
    this.output = output;
    window = windows.of(texts.bind("printing.window"), this::contents).onHidden(printing::close);
    printing.open.addListener((property, before, isOpen) -> follow(isOpen));
    printing.calls.addListener(change -> show());
  }

  private void follow(boolean isOpen) {
    if (!isOpen) {
      window.hide();
    } else if (preview != null) {
      preview.fit();
      preview.goToPage(0);
    }
  }

  private void show() {
    window.show("#print-now");
  }

  private Scene contents() {
    preview = new PreviewPane(texts, printing);
    PageBar bar = new PageBar(texts, preview, printing);
    ActionsPane actions = new ActionsPane(texts, printing, output);
    cover = new LargeCover(texts, printing);
    StackPane middle = new StackPane(preview, cover);
    VBox side =
        Boxes.column(
            "print-side",
            new OptionsPane(texts, printing, output),
            new MessagesPane(texts, printing, output),
            actions);
    HBox.setHgrow(middle, Priority.ALWAYS);
    HBox pages = new HBox(new ThumbnailsPane(texts, printing, preview), middle);
    VBox.setVgrow(pages, Priority.ALWAYS);
    BorderPane root = new BorderPane(new VBox(pages, bar));
    root.setRight(side);
    root.setId("print-window");
    root.getStyleClass().addAll("studio", "print-window");
    Scene scene = new Scene(root);
    Stream.concat(bar.commands().stream(), actions.commands().stream())
        .forEach(command -> addKeys(scene, command));
    bar.addZoomKeys(scene);
    scene.addEventFilter(KeyEvent.KEY_PRESSED, this::turnPages);
    scene.addEventFilter(KeyEvent.KEY_PRESSED, cover::closeOnEscape);
    preview.currentProperty().addListener(change -> cover.close());
    return scene;
  }

  private static void addKeys(Scene scene, Command command) {
    command
        .shortcut()
        .ifPresent(
            keys ->
                scene
                    .getAccelerators()
                    .put(
                        keys,
                        () -> {
                          if (!command.disabled().get()) {
                            command.run().run();
                          }
                        }));
  }

  /** Turns pages by keys that no part of the window needs, wherever the focus is. */
  private void turnPages(KeyEvent event) {
    boolean isPlain = !event.isShortcutDown() && !event.isAltDown() && !event.isShiftDown();
    if (isPlain && event.getCode() == KeyCode.PAGE_DOWN) {
      event.consume();
      preview.next();
    } else if (isPlain && event.getCode() == KeyCode.PAGE_UP) {
      event.consume();
      preview.previous();
    }
  }
}
