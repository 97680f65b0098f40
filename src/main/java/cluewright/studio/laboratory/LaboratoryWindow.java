package cluewright.studio.laboratory;

import cluewright.lab.Spread;
import cluewright.lab.making.MethodSummary;
import cluewright.lab.plot.Plot;
import cluewright.studio.look.Controls;
import cluewright.studio.look.ScreenImage;
import cluewright.studio.look.SideWindow;
import cluewright.studio.look.SideWindows;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Theme;
import cluewright.studio.notice.Notice;
import cluewright.studio.work.Changes;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/**
 * The laboratory window: the growing plot with a table below it on the left, the settings on the
 * right. Closing it stops what is under way.
 */
public final class LaboratoryWindow {
  private static final PseudoClass ERROR = PseudoClass.getPseudoClass("error");

  private static final double LEAST = 120;
  private static final double GAP = 8;
  private static final String OURS = "auto";

  private static final List<String> COLUMNS =
      List.of(
          "laboratory.method",
          "laboratory.found",
          "laboratory.impossible",
          "laboratory.open",
          "laboratory.median",
          "laboratory.ratio");

  private final Texts texts;
  private final LaboratoryViewModel laboratory;
  private final ReadOnlyObjectProperty<Theme> theme;
  private final SideWindow window;
  private final ImageView view = new ImageView();
  private final StackPane room = new StackPane(view);

  public LaboratoryWindow(
      Texts texts,
      LaboratoryViewModel laboratory,
      ReadOnlyObjectProperty<Theme> theme,
      SideWindows windows) {
    this.texts = texts;
    this.laboratory = laboratory;
    this.theme = theme;
    window =
        windows.of(texts.bind("laboratory.window"), this::contents).onHidden(laboratory::close);
    laboratory.open.addListener((property, before, isOpen) -> follow(isOpen));
  }

  /** Opens or closes; a closed window holds no plot, which is as large as the window. */
  private void follow(boolean isOpen) {
    draw();
    if (isOpen) {
      window.show("#laboratory-start");
    } else {
      window.hide();
    }
  }

  private Scene contents() {
    BorderPane root = new BorderPane(new VBox(plot(), table(), foot()));
    root.setRight(new LaboratoryOptions(texts, laboratory));
    root.setId("laboratory-window");
    root.getStyleClass().addAll("studio", "picture-window", "laboratory-window");
    root.getCenter().getStyleClass().addAll("picture-desk", "laboratory-desk");
    return new Scene(root);
  }

  private Node plot() {
    view.setId("laboratory-plot");
    view.accessibleTextProperty().bind(texts.bind("laboratory.window"));
    view.setPreserveRatio(true);
    room.getChildren().add(begin());
    room.setMinSize(0, 0);
    room.setPrefSize(0, 0);
    VBox.setVgrow(room, Priority.ALWAYS);
    Changes.call(
        this::draw,
        room.widthProperty(),
        room.heightProperty(),
        laboratory.summaries,
        texts.wording,
        theme);
    return room;
  }

  /** A label that says what to do while nothing is measured. */
  private Label begin() {
    Label begin = Controls.paragraph(texts.bind("laboratory.about"), "hint");
    begin.setMaxWidth(Region.USE_PREF_SIZE);
    begin
        .visibleProperty()
        .bind(
            Bindings.createBooleanBinding(
                () -> laboratory.summaries.get().isEmpty(), laboratory.summaries));
    return begin;
  }

  private void draw() {
    double width = room.getWidth();
    double height = room.getHeight();
    boolean isSeen = laboratory.open.get() && !laboratory.summaries.get().isEmpty();
    if (!isSeen || width < LEAST || height < LEAST) {
      view.setImage(null);
      return;
    }
    laboratory.draw(
        words(),
        theme.get() == Theme.DARK,
        (int) width,
        (int) height,
        ScreenImage.scale(view),
        drawn -> {
          view.setFitWidth((int) width);
          view.setImage(laboratory.open.get() ? ScreenImage.of(drawn) : null);
        });
  }

  private Plot.Words words() {
    return new Plot.Words(
        texts.of("laboratory.title", laboratory.measured().shortName()),
        texts.of("laboratory.axis-masks"),
        texts.of("laboratory.axis-answered"),
        texts.of("laboratory.axis-seconds"),
        texts.of("laboratory.open"));
  }

  /** A table with a row for each method, since the theme does not style JavaFX's own tables. */
  private Node table() {
    GridPane table = new GridPane();
    table.setId("laboratory-table");
    table.getStyleClass().add("laboratory-table");
    for (int i = 0; i < COLUMNS.size(); i++) {
      ColumnConstraints column = new ColumnConstraints();
      column.setHgrow(Priority.ALWAYS);
      column.setPercentWidth(100.0 / COLUMNS.size());
      column.setHalignment(i == 0 ? HPos.LEFT : HPos.RIGHT);
      table.getColumnConstraints().add(column);
    }
    Changes.callNow(() -> fill(table), laboratory.summaries, texts.wording);
    return table;
  }

  private void fill(GridPane table) {
    table.getChildren().clear();
    List<MethodSummary> summaries = laboratory.summaries.get();
    if (summaries.isEmpty()) {
      return;
    }
    List<String> head = COLUMNS.stream().map(key -> texts.of(key)).toList();
    table.addRow(0, cells(head, "hint"));
    for (MethodSummary summary : summaries) {
      List<String> row =
          List.of(
              summary.method(),
              String.valueOf(summary.found()),
              String.valueOf(summary.impossible()),
              String.valueOf(summary.open()),
              median(summary),
              ratio(summary));
      table.addRow(table.getRowCount(), cells(row, "laboratory-cell"));
    }
  }

  private static Node[] cells(List<String> words, String style) {
    return words.stream()
        .map(
            word -> {
              Label label = new Label(word);
              label.getStyleClass().add(style);
              return label;
            })
        .toArray(Node[]::new);
  }

  private static String median(MethodSummary summary) {
    return summary.seconds().map(Spread::median).map(LaboratoryWindow::number).orElse("–");
  }

  private String ratio(MethodSummary summary) {
    return laboratory.summaries.get().stream()
        .filter(each -> each.method().equals(OURS))
        .findFirst()
        .flatMap(summary::ratioTo)
        .map(ratio -> number(ratio.total()))
        .orElse("–");
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, value >= 100 ? "%.0f" : "%.3g", value);
  }

  private Node foot() {
    Label said = new Label();
    said.setId("laboratory-said");
    said.getStyleClass().add("hint");
    said.setWrapText(true);
    ObservableValue<Optional<Notice>> notice = laboratory.outcomes.notice;
    said.textProperty()
        .bind(
            Bindings.createStringBinding(
                () ->
                    texts.of(
                        notice.getValue().map(Notice::sentence).orElse(laboratory.progress.get())),
                texts.wording,
                notice,
                laboratory.progress));
    notice.addListener(
        (property, before, now) ->
            said.pseudoClassStateChanged(
                ERROR, now.filter(each -> each.kind() == Notice.Kind.ERROR).isPresent()));
    HBox.setHgrow(said, Priority.ALWAYS);
    said.setMaxWidth(Double.MAX_VALUE);
    HBox foot =
        new HBox(
            GAP,
            said,
            button("laboratory-save-rows", "laboratory.save-rows", () -> laboratory.saveRows()),
            button(
                "laboratory-save-plot",
                "laboratory.save-plot",
                () -> laboratory.savePlot(words())));
    foot.getStyleClass().add("laboratory-foot");
    return foot;
  }

  private Button button(String id, String key, Runnable act) {
    Button button = Controls.button(id, texts.bind(key), act);
    button.setMinWidth(Region.USE_PREF_SIZE);
    button
        .disableProperty()
        .bind(
            Bindings.createBooleanBinding(
                () -> laboratory.summaries.get().isEmpty(), laboratory.summaries));
    return button;
  }
}
