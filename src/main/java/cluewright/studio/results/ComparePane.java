package cluewright.studio.results;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Scroll;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.look.WholeWords;
import cluewright.studio.work.Changes;
import java.util.List;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/**
 * Results compared in place of the board: a single one large with its figures beside it, or several
 * side by side with theirs below. To look changes nothing.
 */
public final class ComparePane extends VBox {
  /** The space beside and between the columns, and the width of the headings, in font sizes. */
  private static final double MARGINS = 12.5;

  private static final double GAP = 2;
  private static final double LEAST = 6.5;
  private static final double MOST = 30;

  /** The minimum width of figures beside one board, and the header's height, in font sizes. */
  private static final double BESIDE = 24;

  private static final double HEAD = 6;
  private static final double MOST_ALONE = 70;

  /** The width of the longest Japanese strategy name, in text sizes. */
  private static final double WORDS = 11;

  private static final List<Row> ROWS =
      List.of(
          new Row("results.row-rating", ResultWords::rating),
          new Row("results.row-explainer", ResultWords::explainer),
          new Row("results.row-reasons", ResultWords::reasons),
          new Row("results.row-clues", ResultWords::clues),
          new Row("results.row-steps", ResultWords::steps),
          new Row("results.row-hardest", ResultWords::hardest),
          new Row("results.row-uses", ResultWords::uses));

  private final Texts texts;
  private final ResultsViewModel results;
  private final GridPane table = new GridPane();
  private final Label title = new Label();
  private double side = LEAST;

  /** A row of the table, with its text for each result. */
  private record Row(String key, Function<ResultEntry, Phrase> words) {}

  public ComparePane(Texts texts, ResultsViewModel results) {
    this.texts = texts;
    this.results = results;
    setId("comparison");
    getStyleClass().add("comparison");
    table.getStyleClass().add("comparison-table");
    ScrollPane scroll = new Scroll(table);
    scroll.getStyleClass().add("edge-to-edge");
    scroll.setFitToWidth(true);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().addAll(head(), scroll);
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    Changes.call(this::show, results.compared, texts.wording);
    Changes.call(this::fit, widthProperty(), heightProperty());
    Changes.callNow(this::show, title.fontProperty());
  }

  private HBox head() {
    title.getStyleClass().add("section-title");
    Region space = Boxes.space();
    Button close =
        Controls.icon(
            "end-comparison",
            Feather.X,
            texts.bind("results.end-comparison"),
            results::endComparison,
            "flat",
            "small-icon");
    HBox head = new HBox(title, space, close);
    head.setAlignment(Pos.CENTER_LEFT);
    return head;
  }

  private void pressed(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      results.endComparison();
      event.consume();
    }
  }

  /** The largest size at which the boards fit side by side with their figures below. */
  private double fitting() {
    double size = title.getFont().getSize();
    if (results.compared.get().size() == 1) {
      double room = Math.min(getWidth() / size - BESIDE, getHeight() / size - HEAD);
      return Math.floor(Math.max(LEAST, Math.min(MOST_ALONE, room)) * 2) / 2;
    }
    int count = Math.max(1, results.compared.get().size());
    double across = (getWidth() / size - MARGINS) / count - GAP;
    double fit = Math.min(across, getHeight() / size / 2);
    return Math.floor(Math.max(LEAST, Math.min(MOST, fit)) * 2) / 2;
  }

  private void fit() {
    if (fitting() != side) {
      show();
    }
  }

  private void show() {
    List<ResultEntry> entries = results.compared.get();
    side = fitting();
    table.getChildren().clear();
    if (entries.size() == 1) {
      title.textProperty().bind(texts.bind("results.preview-of", entries.get(0).number()));
      showOne(entries.get(0));
    } else {
      title.textProperty().bind(texts.bind(several(entries.size())));
      showSeveral(entries);
    }
    table.getChildren().forEach(node -> GridPane.setValignment(node, VPos.TOP));
  }

  private Phrase several(int count) {
    return results.wanted() > count
        ? Phrase.of("results.comparison-first", count, results.wanted())
        : Phrase.of("results.comparison");
  }

  private void showOne(ResultEntry entry) {
    table.add(board(entry), 0, 0, 1, ROWS.size() + 2);
    for (int row = 0; row < ROWS.size(); row++) {
      table.add(words(Phrase.of(ROWS.get(row).key()), "hint"), 1, row);
      table.add(words(ROWS.get(row).words().apply(entry), "comparison-words"), 2, row);
    }
    Button use = use(entry);
    use.getStyleClass().add("accent");
    table.add(use, 1, ROWS.size(), 2, 1);
  }

  private void showSeveral(List<ResultEntry> entries) {
    for (int i = 0; i < entries.size(); i++) {
      table.add(board(entries.get(i)), i + 1, 0);
      table.add(use(entries.get(i)), i + 1, ROWS.size() + 1);
    }
    for (int row = 0; row < ROWS.size(); row++) {
      table.add(words(Phrase.of(ROWS.get(row).key()), "hint"), 0, row + 1);
      for (int i = 0; i < entries.size(); i++) {
        Phrase words = ROWS.get(row).words().apply(entries.get(i));
        Label figures = words(words, "comparison-words");
        figures.setMaxWidth(Math.max(WORDS, side) * title.getFont().getSize());
        table.add(figures, i + 1, row + 1);
      }
    }
  }

  private Button use(ResultEntry entry) {
    Button use = new Button(texts.of("results.use-this"), Icons.of(Feather.CHECK));
    use.setId("use-" + entry.number());
    use.getStyleClass().add("comparison-use");
    use.setOnAction(event -> results.use(entry));
    Tip.on(use, texts.of("results.use-hint"));
    return use;
  }

  private Button board(ResultEntry entry) {
    Thumbnail picture = new Thumbnail(side);
    picture.show(entry.result().puzzle(), texts.digits.get());
    Button button = new Button("", picture);
    button.setId("compared-" + entry.number());
    button.getStyleClass().add("flat");
    Tip.on(button, texts.of("results.use-number", entry.number()));
    button.setAccessibleText(texts.of("results.use-number", entry.number()));
    button.setOnAction(event -> results.use(entry));
    return button;
  }

  private Label words(Phrase words, String style) {
    Label label = new Label(WholeWords.of(texts.of(words)));
    label.getStyleClass().add(style);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }
}
