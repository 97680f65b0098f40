package cluewright.studio;

import cluewright.phrase.Phrase;
import cluewright.studio.document.Document;
import cluewright.studio.document.History;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Theme;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;

/** The top line: the menus, the title and the author, and the theme. */
final class HeaderBar extends HBox {
  private static final int TITLE_COLUMNS = 14;
  private static final int AUTHOR_COLUMNS = 8;

  private final History history;

  HeaderBar(Texts texts, MenuBar menus, History history, Appearance appearance) {
    this.history = history;
    getStyleClass().add("header-bar");
    menus.setMinWidth(Region.USE_PREF_SIZE);
    TextField title =
        field("title", "Untitled puzzle", Document::title, Document::withTitle, TITLE_COLUMNS);
    title.setTooltip(new Tooltip("Title of the puzzle"));
    TextField author =
        field("author", "Author", Document::author, Document::withAuthor, AUTHOR_COLUMNS);
    author.setTooltip(new Tooltip("Author of the puzzle"));
    getChildren()
        .addAll(menus, space(), title, author, unsaved(), space(), themeButton(appearance));
  }

  private static Region space() {
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    return space;
  }

  private TextField field(
      String id,
      String prompt,
      Function<Document, String> read,
      BiFunction<Document, String, Document> write,
      int columns) {
    TextField field = new TextField(read.apply(history.document()));
    field.setId(id);
    field.setPromptText(prompt);
    field.setAccessibleText(prompt);
    field.setPrefColumnCount(columns);
    field.getStyleClass().add("quiet-field");
    Runnable commit =
        () ->
            history.apply(
                Phrase.verbatim("change the " + id),
                write.apply(history.document(), field.getText().strip()));
    field.setOnAction(event -> commit.run());
    field
        .focusedProperty()
        .addListener(
            (property, before, focused) -> {
              if (!focused) {
                commit.run();
              }
            });
    history
        .documentProperty()
        .addListener((property, before, now) -> field.setText(read.apply(now)));
    return field;
  }

  private Label unsaved() {
    Label mark = new Label("Not saved");
    mark.setId("unsaved");
    mark.getStyleClass().add("unsaved");
    mark.setMinWidth(Region.USE_PREF_SIZE);
    mark.visibleProperty().bind(history.unsavedProperty());
    return mark;
  }

  private static Button themeButton(Appearance appearance) {
    Button button = new Button();
    button.setId("theme");
    button.getStyleClass().addAll("button-icon", "flat");
    button.setTooltip(new Tooltip("Light or dark theme"));
    button.setAccessibleText("Light or dark theme");
    button.setOnAction(event -> appearance.toggleTheme());
    appearance
        .themeProperty()
        .addListener((property, before, now) -> button.setGraphic(Icons.of(icon(now))));
    button.setGraphic(Icons.of(icon(appearance.themeProperty().get())));
    return button;
  }

  private static Feather icon(Theme theme) {
    return theme == Theme.LIGHT ? Feather.MOON : Feather.SUN;
  }
}
