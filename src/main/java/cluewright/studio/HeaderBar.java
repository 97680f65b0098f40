package cluewright.studio;

import cluewright.document.Document;
import cluewright.phrase.Phrase;
import cluewright.studio.document.History;
import cluewright.studio.files.FilesViewModel;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Theme;
import cluewright.studio.look.Tip;
import cluewright.studio.puzzles.DocumentField;
import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;

/**
 * The top line: the menus, what the window is for, the title of the puzzle, the file's name, and
 * the theme. Where they do not fit beside each other in the language and at the scale of the
 * moment, the menus have a line of their own.
 */
final class HeaderBar extends Pane {
  private static final String FILE_NAME = "file-name";
  private static final int TITLE_COLUMNS = 16;

  /** The part of the title that must be in sight. */
  private static final double LEAST_OF_TITLE = 0.6;

  private final Texts texts;
  private final History history;
  private final MenuBar menus;
  private final HBox rest = new HBox();

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
    this.menus = menus;
    getStyleClass().add("header-bar");
    rest.getStyleClass().add("header-line");
    rest.getChildren()
        .addAll(
            modes, space(), title(), fileName(files), unsaved(), space(), themeButton(appearance));
    getChildren().addAll(menus, rest);
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  private boolean fits(double width) {
    double gaps = rest.getSpacing() * rest.getChildren().size();
    double margins = rest.getInsets().getLeft() + rest.getInsets().getRight();
    double parts =
        rest.getChildren().stream().filter(Node::isManaged).mapToDouble(HeaderBar::need).sum();
    return menus.prefWidth(-1) + parts + gaps + margins <= width;
  }

  private static double need(Node part) {
    if (part instanceof TextField title) {
      return LEAST_OF_TITLE * title.prefWidth(-1);
    }
    return FILE_NAME.equals(part.getId()) ? 0 : part.prefWidth(-1);
  }

  @Override
  protected double computePrefHeight(double width) {
    double upper = menus.prefHeight(-1);
    double lower = rest.prefHeight(-1);
    double border = getInsets().getBottom();
    return border + (width < 0 || fits(width) ? Math.max(upper, lower) : upper + lower);
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected void layoutChildren() {
    boolean fits = fits(getWidth());
    double upper = menus.prefHeight(-1);
    double lower = rest.prefHeight(-1);
    double both = Math.max(upper, lower);
    double indent = fits ? menus.prefWidth(-1) : 0;
    menus.resizeRelocate(
        0,
        fits ? snapPositionY((both - upper) / 2) : 0,
        Math.min(getWidth(), menus.prefWidth(-1)),
        upper);
    rest.resizeRelocate(
        indent, fits ? snapPositionY((both - lower) / 2) : upper, getWidth() - indent, lower);
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

  /** The place where the project is saved; nothing as long as it is in no file. */
  private Label fileName(FilesViewModel files) {
    Label name = new Label();
    name.setId(FILE_NAME);
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
