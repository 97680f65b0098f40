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
import javafx.beans.value.ObservableValue;
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

  /** How much of the title must be in sight. */
  private static final double LEAST_OF_TITLE = 0.6;

  private final Texts texts;
  private final History history;
  private final List<Region> parts;
  private final HBox first = new HBox();
  private final HBox second = new HBox();

  /**
   * Builds the line.
   *
   * @param modes where the window's purpose is chosen
   */
  HeaderBar(
      Texts texts,
      MenuBar menus,
      Region modes,
      History history,
      FilesViewModel files,
      Appearance appearance) {
    this.texts = texts;
    this.history = history;
    getStyleClass().add("header-bar");
    first.getStyleClass().add("header-line");
    second.getStyleClass().add("header-line");
    getChildren().setAll(first, second);
    Region title = title();
    parts =
        List.of(
            menus,
            modes,
            space(),
            title,
            fileName(files),
            unsaved(),
            space(),
            themeButton(appearance));
    arrange(1);
  }

  @Override
  protected void layoutChildren() {
    boolean isTight = need() > getWidth();
    if (isTight != second.isManaged()) {
      arrange(isTight ? 2 : 1);
    }
    super.layoutChildren();
  }

  /** The width of one line in the language and at the scale of the moment, in pixels. */
  private double need() {
    double gaps = first.getSpacing() * parts.size() + first.getInsets().getLeft() * 2;
    return parts.stream().mapToDouble(HeaderBar::need).sum() + gaps;
  }

  private static double need(Region part) {
    double share = part instanceof TextField ? LEAST_OF_TITLE : 1;
    boolean isShort = part instanceof Label name && name.getId().equals("file-name");
    return isShort || !part.isManaged() ? 0 : share * part.prefWidth(-1);
  }

  private void arrange(int lines) {
    second.getChildren().clear();
    first.getChildren().setAll(lines == 1 ? parts : parts.subList(0, 1));
    second.getChildren().setAll(lines == 1 ? List.of() : parts.subList(1, parts.size()));
    second.setManaged(lines == 2);
    second.setVisible(lines == 2);
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
