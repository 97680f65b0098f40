package cluewright.studio;

import cluewright.format.ProjectFile;
import cluewright.phrase.Phrase;
import cluewright.studio.document.History;
import cluewright.studio.files.FilesViewModel;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Theme;
import cluewright.studio.look.Tip;
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
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;

/**
 * The top line: menus, desks, the title of the puzzle, the file name and the theme. Where they do
 * not fit beside each other in the language and at the scale of the moment, the menus have a line
 * of their own.
 */
final class HeaderBar extends Pane {
  private static final String FILE_NAME = "file-name";

  /** The part of the file name that must stay visible, in text sizes; the title yields to it. */
  private static final double LEAST_OF_NAME = 6;

  private final Texts texts;
  private final History history;
  private final MenuBar menus;
  private final HBox rest = new HBox();
  private final Label fileName = new Label();

  /**
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
    tell(files);
    rest.getChildren()
        .addAll(
            modes,
            Boxes.space(),
            new TitleField(texts, history),
            fileName,
            unsaved(),
            Boxes.space(),
            themeButton(appearance));
    getChildren().addAll(menus, rest);
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  /** True if all fits in a line, whatever the title, and whether there is a file name or not. */
  private boolean fits(double width) {
    double ofName =
        fileName.isManaged()
            ? leastOfName() - fileName.minWidth(-1)
            : leastOfName() + rest.getSpacing();
    return menus.prefWidth(-1) + rest.minWidth(-1) + ofName <= width;
  }

  private double leastOfName() {
    return LEAST_OF_NAME * fileName.getFont().getSize();
  }

  /** The width left for the file name. */
  private double roomForName(double width) {
    double gaps = rest.getSpacing() * rest.getChildren().size();
    double margins = rest.getInsets().getLeft() + rest.getInsets().getRight();
    double others =
        rest.getChildren().stream()
            .filter(Node::isManaged)
            .filter(part -> !part.equals(fileName))
            .mapToDouble(part -> part.prefWidth(-1))
            .sum();
    return Math.max(leastOfName(), width - gaps - margins - others);
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
    fileName.setMaxWidth(roomForName(getWidth() - indent));
    menus.resizeRelocate(
        0,
        fits ? snapPositionY((both - upper) / 2) : 0,
        Math.min(getWidth(), menus.prefWidth(-1)),
        upper);
    rest.resizeRelocate(
        indent, fits ? snapPositionY((both - lower) / 2) : upper, getWidth() - indent, lower);
  }

  /** Shows where the project is saved; empty while it has no file. */
  private void tell(FilesViewModel files) {
    fileName.setId(FILE_NAME);
    fileName
        .minWidthProperty()
        .bind(
            Bindings.createDoubleBinding(
                () -> Math.min(leastOfName(), fileName.prefWidth(-1)),
                fileName.textProperty(),
                fileName.fontProperty()));
    fileName.getStyleClass().add("file-name");
    fileName.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
    ObservableValue<Phrase> own =
        files.file.map(file -> file.map(HeaderBar::name).orElse(Phrase.NOTHING));
    fileName.textProperty().bind(texts.bind(own));
    Boxes.show(fileName, fileName.textProperty().isNotEmpty());
    Tip.on(fileName, texts.bind(files.file.map(HeaderBar::words)));
  }

  /** The file name without its ending, which is the same for all projects. */
  private static Phrase name(Path path) {
    String name = path.getFileName().toString();
    return Phrase.verbatim(
        name.endsWith(ProjectFile.EXTENSION)
            ? name.substring(0, name.length() - ProjectFile.EXTENSION.length())
            : name);
  }

  private static Phrase words(Optional<Path> path) {
    return path.map(Path::toString).map(Phrase::verbatim).orElse(Phrase.NOTHING);
  }

  private Label unsaved() {
    Label mark = Controls.label(texts.bind("files.not-saved"), "unsaved");
    mark.setId("unsaved");
    Tip.on(mark, texts.bind("files.not-saved-tip"));
    mark.setMinWidth(Region.USE_PREF_SIZE);
    mark.visibleProperty().bind(history.unsaved);
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
                () -> Icons.of(icon(appearance.theme.get())), appearance.theme));
    return button;
  }

  private static Feather icon(Theme theme) {
    return theme == Theme.LIGHT ? Feather.MOON : Feather.SUN;
  }
}
