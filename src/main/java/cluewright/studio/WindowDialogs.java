package cluewright.studio;

import cluewright.phrase.Phrase;
import cluewright.studio.files.Dialogs;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.input.InputEvent;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Modality;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import org.kordamp.ikonli.feather.Feather;

/** Asks questions in dialogs, and restores the focus afterwards. */
final class WindowDialogs implements Dialogs {
  private static final boolean IS_LINUX = System.getProperty("os.name").startsWith("Linux");

  private final Stage owner;
  private final Texts texts;
  private Optional<File> folder = Optional.empty();

  WindowDialogs(Stage owner, Texts texts) {
    this.owner = owner;
    this.texts = texts;
  }

  @Override
  public Optional<Path> chooseFile(List<String> endings) {
    FileChooser chooser = chooser(texts.of("files.open-title"), FileKind.PROJECT);
    List<String> patterns = endings.stream().map(ending -> "*" + ending).toList();
    chooser
        .getExtensionFilters()
        .add(0, new ExtensionFilter(texts.of("files.all-that-open"), patterns));
    return remember(keepingFocus(() -> chooser.showOpenDialog(chooserOwner())));
  }

  @Override
  public Optional<Path> choosePicture() {
    FileChooser chooser = new FileChooser();
    chooser.getExtensionFilters().add(new ExtensionFilter("PNG, JPEG", "*.png", "*.jpg", "*.jpeg"));
    folder.filter(File::isDirectory).ifPresent(chooser::setInitialDirectory);
    return remember(keepingFocus(() -> chooser.showOpenDialog(chooserOwner())));
  }

  @Override
  public Optional<Path> chooseRegions() {
    FileChooser chooser = chooser(texts.of("layout.file-title"), FileKind.TEXT);
    return remember(keepingFocus(() -> chooser.showOpenDialog(chooserOwner())));
  }

  @Override
  public Optional<Path> chooseExisting(FileKind kind) {
    FileChooser chooser = chooser(texts.of(kind.label()), kind);
    return remember(keepingFocus(() -> chooser.showOpenDialog(chooserOwner())));
  }

  @Override
  public Optional<Path> chooseTarget(FileKind kind, String suggestedName) {
    FileChooser chooser = chooser(texts.of("files.save-title", kind.label()), kind);
    chooser.setInitialFileName(suggestedName);
    return remember(keepingFocus(() -> chooser.showSaveDialog(chooserOwner())))
        .map(path -> withExtension(path, kind));
  }

  /** The window that the user is looking at. */
  private Window front() {
    return Window.getWindows().stream()
        .filter(Window::isFocused)
        .filter(Stage.class::isInstance)
        .findFirst()
        .orElse(owner);
  }

  /**
   * The window to disable while a file is chosen. On Linux it is none, and {@link #alone} does it:
   * JavaFX 21 forbids a disabled window to change its size, and some window managers then take it
   * out of its full size (JDK-8332222, pull request 1460 of openjdk/jfx).
   */
  private Window chooserOwner() {
    return IS_LINUX ? null : front();
  }

  /** Restores the focused control, since some systems only restore the focus of the window. */
  private <T> T keepingFocus(Supplier<T> question) {
    Optional<Node> before =
        Optional.ofNullable(front().getScene()).map(scene -> scene.getFocusOwner());
    T answer = alone(question);
    before.ifPresent(Node::requestFocus);
    return answer;
  }

  /** Asks a question while all open windows are disabled. */
  private static <T> T alone(Supplier<T> question) {
    List<Window> deaf = List.copyOf(Window.getWindows());
    EventHandler<Event> ignore = Event::consume;
    deaf.forEach(window -> window.addEventFilter(InputEvent.ANY, ignore));
    deaf.forEach(window -> window.addEventFilter(WindowEvent.WINDOW_CLOSE_REQUEST, ignore));
    try {
      return question.get();
    } finally {
      deaf.forEach(window -> window.removeEventFilter(InputEvent.ANY, ignore));
      deaf.forEach(window -> window.removeEventFilter(WindowEvent.WINDOW_CLOSE_REQUEST, ignore));
    }
  }

  @Override
  public Optional<Path> chooseFolder() {
    DirectoryChooser chooser = new DirectoryChooser();
    folder.filter(File::isDirectory).ifPresent(chooser::setInitialDirectory);
    chooser.setTitle(texts.of("files.folder-title"));
    Optional<File> chosen =
        Optional.ofNullable(keepingFocus(() -> chooser.showDialog(chooserOwner())));
    folder = chosen.or(() -> folder);
    return chosen.map(File::toPath);
  }

  private FileChooser chooser(String title, FileKind kind) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(title);
    chooser
        .getExtensionFilters()
        .addAll(
            new ExtensionFilter(texts.of(kind.label()), "*" + kind.extension()),
            new ExtensionFilter(texts.of("files.all-files"), "*.*"));
    folder.filter(File::isDirectory).ifPresent(chooser::setInitialDirectory);
    return chooser;
  }

  private Optional<Path> remember(File file) {
    if (file != null) {
      folder = Optional.ofNullable(file.getParentFile());
    }
    return Optional.ofNullable(file).map(File::toPath);
  }

  /**
   * A file with its extension once. Some choosers of the system select the name without it, so that
   * a whole name that is typed gets a second one. A file that exists under the chosen name is
   * meant, and one that exists under the other is not taken, since nobody agreed to replace it.
   */
  static Path withExtension(Path path, FileKind kind) {
    Path once = path.resolveSibling(once(path.getFileName().toString(), kind.extension()));
    return Files.exists(path) || Files.exists(once) ? path : once;
  }

  private static String once(String name, String extension) {
    if (!name.contains(".")) {
      return name + extension;
    }
    return name.endsWith(extension + extension)
        ? name.substring(0, name.length() - extension.length())
        : name;
  }

  private ButtonType cancel() {
    return new ButtonType(texts.of("files.cancel"), ButtonData.CANCEL_CLOSE);
  }

  @Override
  public Unsaved askUnsaved(Phrase title, Phrase why) {
    ButtonType save = new ButtonType(texts.of("files.ask-save"), ButtonData.YES);
    ButtonType discard = new ButtonType(texts.of("files.ask-discard"), ButtonData.NO);
    Alert alert = new Alert(Alert.AlertType.CONFIRMATION);
    alert.initOwner(owner);
    alert.initModality(Modality.NONE);
    alert.setTitle("Cluewright");
    alert.setGraphic(Icons.of(Feather.SAVE));
    alert.setHeaderText(texts.of("files.ask-title", title));
    alert.setContentText(texts.of(why));
    alert.getButtonTypes().setAll(save, discard, cancel());
    Optional<ButtonType> answer = keepingFocus(alert::showAndWait);
    if (answer.isPresent() && answer.get() == save) {
      return Unsaved.SAVE;
    }
    return answer.isPresent() && answer.get() == discard ? Unsaved.DISCARD : Unsaved.CANCEL;
  }
}
