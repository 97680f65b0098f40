package cluewright.studio.laboratory;

import cluewright.lab.Spread;
import cluewright.lab.making.MethodSummary;
import cluewright.lab.plot.Plot;
import cluewright.studio.look.SideWindow;
import cluewright.studio.look.SideWindows;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Theme;
import cluewright.studio.notice.Notice;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/**
 * The window of the laboratory: on the left the plot, which grows, and a table below it; on the
 * right what is compared. Closing it stops what is under way.
 */
public final class LaboratoryWindow {
  private static final PseudoClass ERROR = PseudoClass.getPseudoClass("error");

  /** Pixels a unit, so that the plot is sharp on dense screens. */
  private static final double SCALE = 2;

  private static final double LEAST = 120;
  private static final double GAP = 8;
  private static final String OURS = "auto";

  private final Texts texts;
  private final LaboratoryViewModel laboratory;
  private final ReadOnlyObjectProperty<Theme> theme;
  private final SideWindow window;
  private final ImageView view = new ImageView();

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
    laboratory
        .openProperty()
        .addListener(
            (property, before, isOpen) -> {
              if (isOpen) {
                window.show("#laboratory-start");
              } else {
                window.hide();
              }
            });
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
    StackPane room = new StackPane(view, begin());
    room.setMinSize(0, 0);
    room.setPrefSize(0, 0);
    VBox.setVgrow(room, Priority.ALWAYS);
    Runnable draw = () -> draw(room.getWidth(), room.getHeight());
    room.widthProperty().addListener(change -> draw.run());
    room.heightProperty().addListener(change -> draw.run());
    laboratory.summariesProperty().addListener(change -> draw.run());
    texts.wording().addListener(change -> draw.run());
    theme.addListener(change -> draw.run());
    return room;
  }

  /** Says what to do while nothing is measured. */
  private Label begin() {
    Label begin = new Label();
    begin.getStyleClass().add("hint");
    begin.setWrapText(true);
    begin.setMaxWidth(Region.USE_PREF_SIZE);
    begin.textProperty().bind(texts.bind("laboratory.about"));
    begin
        .visibleProperty()
        .bind(
            Bindings.createBooleanBinding(
                () -> laboratory.summariesProperty().get().isEmpty(),
                laboratory.summariesProperty()));
    return begin;
  }

  private void draw(double width, double height) {
    if (laboratory.summariesProperty().get().isEmpty() || width < LEAST || height < LEAST) {
      view.setImage(null);
      return;
    }
    laboratory.draw(
        words(),
        theme.get() == Theme.DARK,
        (int) width,
        (int) height,
        SCALE,
        drawn -> {
          view.setFitWidth((int) width);
          view.setImage(image(drawn));
        });
  }

  private Plot.Words words() {
    return new Plot.Words(
        texts.of("laboratory.title", laboratory.strategies().shortName()),
        texts.of("laboratory.axis-masks"),
        texts.of("laboratory.axis-answered"),
        texts.of("laboratory.axis-seconds"),
        texts.of("laboratory.open"));
  }

  private static Image image(BufferedImage drawn) {
    int width = drawn.getWidth();
    int height = drawn.getHeight();
    WritableImage image = new WritableImage(width, height);
    image
        .getPixelWriter()
        .setPixels(
            0,
            0,
            width,
            height,
            PixelFormat.getIntArgbInstance(),
            drawn.getRGB(0, 0, width, height, null, 0, width),
            0,
            width);
    return image;
  }

  private Node table() {
    TableView<MethodSummary> table = new TableView<>();
    table.setId("laboratory-table");
    table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
    table
        .getColumns()
        .setAll(
            List.of(
                column("laboratory.method", MethodSummary::method, "laboratory-name"),
                column("laboratory.found", summary -> String.valueOf(summary.found())),
                column("laboratory.impossible", summary -> String.valueOf(summary.impossible())),
                column("laboratory.open", summary -> String.valueOf(summary.open())),
                column("laboratory.median", summary -> median(summary)),
                column("laboratory.ratio", this::ratio)));
    table.getColumns().forEach(column -> column.setSortable(false));
    table.getColumns().forEach(column -> column.setReorderable(false));
    Label none = new Label();
    none.getStyleClass().add("hint");
    table.setPlaceholder(none);
    laboratory
        .summariesProperty()
        .addListener(
            (property, before, now) -> table.setItems(FXCollections.observableArrayList(now)));
    table.getStyleClass().add("laboratory-table");
    return table;
  }

  private TableColumn<MethodSummary, String> column(
      String key, Function<MethodSummary, String> value, String... styles) {
    TableColumn<MethodSummary, String> column = new TableColumn<>();
    column.getStyleClass().addAll(styles);
    column.textProperty().bind(texts.bind(key));
    column.setCellValueFactory(
        cell -> new ReadOnlyStringWrapper(value.apply(cell.getValue())).getReadOnlyProperty());
    return column;
  }

  private static String median(MethodSummary summary) {
    return summary.seconds().map(Spread::median).map(LaboratoryWindow::number).orElse("–");
  }

  private String ratio(MethodSummary summary) {
    return laboratory.summariesProperty().get().stream()
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
    ObservableValue<Optional<Notice>> notice = laboratory.outcomes().noticeProperty();
    said.textProperty()
        .bind(
            Bindings.createStringBinding(
                () ->
                    texts.of(
                        notice
                            .getValue()
                            .map(Notice::sentence)
                            .orElse(laboratory.progressProperty().get())),
                texts.wording(),
                notice,
                laboratory.progressProperty()));
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
    Button button = new Button();
    button.setId(id);
    button.textProperty().bind(texts.bind(key));
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(event -> act.run());
    button
        .disableProperty()
        .bind(
            Bindings.createBooleanBinding(
                () -> laboratory.summariesProperty().get().isEmpty(),
                laboratory.summariesProperty()));
    return button;
  }
}
