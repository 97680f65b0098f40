package cluewright.studio.help;

import cluewright.studio.help.HelpSection.Row;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.SideWindow;
import cluewright.studio.look.SideWindows;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.look.WrappingCell;
import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** A secondary window with searchable lines. */
final class HelpWindow {
  private final Texts texts;
  private final Supplier<List<HelpSection>> sections;
  private final SideWindow window;
  private final TextField search = new TextField();
  private final ListView<HelpSection.Row> lines = new ListView<>();
  private final Label nothing = new Label();

  /**
   * @param name the window's, of which the ids begin, and its title's key in the bundle
   * @param sections what it shows, in the language of the moment
   */
  HelpWindow(Texts texts, SideWindows windows, String name, Supplier<List<HelpSection>> sections) {
    this.texts = texts;
    this.sections = sections;
    window = windows.of(texts.bind("help." + name), () -> contents(name));
    texts.wording.addListener(change -> fill());
  }

  private Scene contents(String name) {
    VBox root = new VBox(searching(name), listing(name));
    root.setId(name);
    root.getStyleClass().addAll("studio", "help-window");
    return new Scene(root);
  }

  private TextField searching(String name) {
    search.setId(name + "-search");
    search.promptTextProperty().bind(texts.bind("help.search"));
    search.accessibleTextProperty().bind(texts.bind("help.search"));
    Tip.on(search, texts.bind("help.search-hint"));
    search.textProperty().addListener(change -> fill());
    return search;
  }

  private ListView<HelpSection.Row> listing(String name) {
    lines.setId(name + "-lines");
    lines.getStyleClass().add("help-lines");
    lines.setCellFactory(list -> new HelpCell());
    lines.accessibleTextProperty().bind(texts.bind("help." + name));
    nothing.getStyleClass().add("hint");
    nothing.setWrapText(true);
    lines.setPlaceholder(nothing);
    VBox.setVgrow(lines, Priority.ALWAYS);
    return lines;
  }

  /** Shows everything, with the focus in the search field. */
  void show() {
    search.clear();
    fill();
    window.show();
    search.requestFocus();
  }

  private void fill() {
    String typed = search.getText();
    nothing.setText(texts.of("help.nothing", typed));
    lines.getItems().setAll(sections.get().stream().flatMap(part -> part.rows(typed)).toList());
  }

  /** A row of a help window: a heading, or a line with name, aside and text. */
  private static final class HelpCell extends WrappingCell<Row> {

    @Override
    protected void updateItem(Row row, boolean empty) {
      super.updateItem(row, empty);
      setGraphic(row == null ? null : graphic(row));
      setAccessibleText(row == null ? null : row.spoken());
    }

    private Node graphic(Row row) {
      if (row instanceof Row.Heading heading) {
        Label words = label(heading.words(), "section-title");
        words.getStyleClass().add("help-heading");
        return words;
      }
      HelpLine line = ((Row.Entry) row).line();
      VBox lines = Boxes.column("help-line");
      if (!line.name().isEmpty()) {
        Region space = Boxes.space();
        Label aside = label(line.aside(), "help-aside");
        aside.setMinWidth(Region.USE_PREF_SIZE);
        lines.getChildren().add(new HBox(label(line.name(), "help-name"), space, aside));
      }
      if (!line.words().isEmpty()) {
        lines.getChildren().add(label(line.words(), "hint"));
      }
      return lines;
    }

    private static Label label(String words, String style) {
      Label label = new Label(words);
      label.getStyleClass().add(style);
      label.setWrapText(true);
      return label;
    }
  }
}
