package cluewright.studio;

import cluewright.phrase.Phrase;
import cluewright.studio.document.Document;
import cluewright.studio.document.History;
import cluewright.studio.files.FilesViewModel;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Theme;
import cluewright.studio.look.Tip;
import cluewright.studio.puzzles.DocumentField;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/**
 * The top line: the menus, what the window is for, the title of the puzzle, the file's name, and
 * the theme. Where they do not fit beside each other, the menus have a line of their own.
 */
final class HeaderBar extends VBox {
  private static final int TITLE_COLUMNS = 16;

  private final Texts texts;
  private final History history;
  private final ObservableBooleanValue isTight;
  private final HBox first = new HBox();
  private final HBox second = new HBox();

  /**
   * Builds the line.
   *
   * @param modes where the window's purpose is chosen
   * @param isTight whether the window is too narrow for one line
   */
  HeaderBar(
      Texts texts,
      MenuBar menus,
      Node modes,
      History history,
      FilesViewModel files,
      Appearance appearance,
      ObservableBooleanValue isTight) {
    this.texts = texts;
    this.history = history;
    this.isTight = isTight;
    getStyleClass().add("header-bar");
    first.getStyleClass().add("header-line");
    second.getStyleClass().add("header-line");
    getChildren().setAll(first, second);
    List<Node> rest =
        List.of(
            modes, space(), title(), fileName(files), unsaved(), space(), themeButton(appearance));
    isTight.addListener(change -> arrange(menus, rest));
    arrange(menus, rest);
  }

  private void arrange(Node menus, List<Node> rest) {
    second.getChildren().clear();
    first.getChildren().setAll(menus);
    (isTight.get() ? second : first).getChildren().addAll(rest);
    second.setManaged(isTight.get());
    second.setVisible(isTight.get());
  }

  private static Region space() {
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    return space;
  }

  private TextField title() {
    TextField title = new TextField();
    title.setId("title");
    title.promptTextProperty().bind(texts.bind("files.title-prompt"));
    title.accessibleTextProperty().bind(texts.bind("files.title"));
    Tip.on(title, texts.bind("files.title-tip"));
    title.setPrefColumnCount(TITLE_COLUMNS);
    title.getStyleClass().add("quiet-field");
    DocumentField.tie(
        title, history, Phrase.of("puzzles.act-title"), Document::title, Document::withTitle);
    return title;
  }

  /** Where the project is saved; nothing as long as it is in no file. */
  private Label fileName(FilesViewModel files) {
    Label name = new Label();
    name.setId("file-name");
    name.getStyleClass().add("file-name");
    name.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
    ObservableValue<Phrase> own =
        files.fileProperty().map(file -> words(file.map(Path::getFileName)));
    name.textProperty().bind(texts.bind(own));
    name.visibleProperty().bind(name.textProperty().isNotEmpty());
    name.managedProperty().bind(name.visibleProperty());
    Tip.on(name, texts.bind(files.fileProperty().map(HeaderBar::words)));
    return name;
  }

  private static Phrase words(Optional<Path> path) {
    return path.map(Path::toString).map(Phrase::verbatim).orElse(Phrase.NOTHING);
  }

  private Label unsaved() {
    Label mark = new Label();
    mark.setId("unsaved");
    mark.textProperty().bind(texts.bind("files.not-saved"));
    Tip.on(mark, texts.bind("files.not-saved-tip"));
    mark.getStyleClass().add("unsaved");
    mark.setMinWidth(Region.USE_PREF_SIZE);
    mark.visibleProperty().bind(history.unsavedProperty());
    return mark;
  }

  private Button themeButton(Appearance appearance) {
    Button button = new Button();
    button.setId("theme");
    button.getStyleClass().addAll("button-icon", "flat");
    Tip.on(button, texts.bind("files.theme"));
    button.accessibleTextProperty().bind(texts.bind("files.theme"));
    button.setOnAction(event -> appearance.toggleTheme());
    button
        .graphicProperty()
        .bind(
            Bindings.createObjectBinding(
                () -> Icons.of(icon(appearance.themeProperty().get())),
                appearance.themeProperty()));
    return button;
  }

  private static Feather icon(Theme theme) {
    return theme == Theme.LIGHT ? Feather.MOON : Feather.SUN;
  }
}
