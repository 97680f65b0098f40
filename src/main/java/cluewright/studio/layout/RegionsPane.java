package cluewright.studio.layout;

import cluewright.document.Document;
import cluewright.document.Regions;
import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.studio.layout.RegionsViewModel.Layouts;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.ControlName;
import cluewright.studio.look.Texts;
import cluewright.studio.look.VerdictCard;
import cluewright.studio.look.WholeNumber;
import cluewright.studio.masks.SymmetryChoice;
import cluewright.studio.work.Changes;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory.IntegerSpinnerValueFactory;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The panel beside a board whose regions are edited. */
public final class RegionsPane extends VBox {
  private final Texts texts;
  private final RegionsViewModel regions;

  private final Node standing;

  /**
   * @param standing says what is known about the board in use
   */
  public RegionsPane(
      Texts texts, RegionsViewModel regions, ObservableValue<Document> document, Node standing) {
    this.texts = texts;
    this.standing = standing;
    this.regions = regions;
    setId("regions-pane");
    getStyleClass().add("region-parts");
    getChildren()
        .addAll(
            symmetry(),
            others(),
            layouts(),
            unlessUsed(new RegionsCard(texts, regions, () -> document.getValue().mask().board())));
  }

  /** Shows a card about what is painted, and the verdict while that is in use. */
  private Node unlessUsed(Node card) {
    ObservableBooleanValue isUnfinished =
        Bindings.createBooleanBinding(regions::isUnfinished, regions.sketch.shown);
    Boxes.show(standing, Bindings.not(isUnfinished));
    return Boxes.show(card, isUnfinished);
  }

  /** The buttons that end the editing. */
  public Node decision() {
    Button use = button("regions-use", "use", Feather.CHECK, regions::use);
    use.getStyleClass().add("accent");
    use.disableProperty()
        .bind(
            Bindings.createBooleanBinding(
                () -> !regions.isUnfinished() || !regions.sketch.shown.get().uneven().isEmpty(),
                regions.sketch.shown));
    Button leave = button("regions-cancel", "leave", Feather.X, regions::leave);
    return Boxes.column("region-decision", standing, use, leave);
  }

  private Node symmetry() {
    Node choice = new SymmetryChoice(texts, regions.symmetry, "regions-symmetry");
    HBox.setHgrow(choice, Priority.ALWAYS);
    return Boxes.row("region-row", ControlName.of(texts, "masks.symmetry", choice), choice);
  }

  private Node others() {
    Button random = button("regions-random", "random", Feather.SHUFFLE, regions::draw);
    Button file = button("regions-file", "file", Feather.FOLDER, () -> regions.openFile(() -> {}));
    Button boxes = button("regions-boxes", "boxes", Feather.GRID, regions::useBoxes);
    boxes
        .disableProperty()
        .bind(Bindings.createBooleanBinding(() -> regions.boxes().isEmpty(), regions.sketch.shown));
    Button clear = button("regions-clear", "clear", Feather.TRASH_2, regions::clear);
    GridPane grid = new GridPane();
    grid.getStyleClass().add("region-others");
    grid.addRow(0, random, file);
    grid.addRow(1, boxes, clear);
    return grid;
  }

  private Button button(String id, String word, Feather icon, Runnable act) {
    return LayoutPane.button(texts, id, "layout." + word, icon, act);
  }

  /** The choice among several layouts of a file. */
  private Node layouts() {
    Spinner<Integer> number = new Spinner<>();
    number.setId("regions-layout");
    number.setEditable(true);
    IntegerSpinnerValueFactory values = new IntegerSpinnerValueFactory(1, 1);
    values.setConverter(new WholeNumber(number::getValue));
    number.setValueFactory(values);
    values.valueProperty().addListener((property, before, now) -> choose(now));
    Label count = new Label();
    ObservableValue<Optional<Layouts>> all = regions.layouts;
    all.addListener((property, before, now) -> now.ifPresent(shown -> show(values, shown)));
    all.getValue().ifPresent(shown -> show(values, shown));
    count
        .textProperty()
        .bind(
            texts.bind(all.map(now -> Phrase.of("layout.of", now.map(Layouts::count).orElse(0)))));
    count.setMinWidth(Region.USE_PREF_SIZE);
    HBox row =
        Boxes.row("region-row", ControlName.of(texts, "layout.layout", number), number, count);
    ObservableBooleanValue isChoice =
        Bindings.createBooleanBinding(
            () -> all.getValue().filter(now -> now.count() > 1).isPresent(), all);
    return Boxes.show(row, isChoice);
  }

  private static void show(IntegerSpinnerValueFactory values, Layouts shown) {
    values.setMax(shown.count());
    values.setValue(shown.index() + 1);
  }

  private void choose(int number) {
    regions
        .layouts
        .get()
        .filter(now -> now.index() != number - 1)
        .ifPresent(now -> regions.take(new Layouts(now.text(), number - 1)));
  }

  /**
   * The card that says whether the regions are valid, and the number of cells in each that is not.
   */
  private static final class RegionsCard extends VerdictCard {
    private final Texts texts;
    private final RegionsViewModel regions;
    private final Supplier<Board> current;
    private final FlowPane counts = new FlowPane();

    RegionsCard(Texts texts, RegionsViewModel regions, Supplier<Board> current) {
      super("regions-sentence", "regions-detail");
      this.texts = texts;
      this.regions = regions;
      this.current = current;
      counts.setId("regions-counts");
      counts.getStyleClass().add("region-counts");
      words().getChildren().add(1, counts);
      words().getStyleClass().add("region-words");
      Changes.callNow(this::show, regions.sketch.shown, regions.fit, texts.wording);
    }

    private void show() {
      Regions now = regions.sketch.shown.get();
      RegionsWords words = new RegionsWords(now, regions.fit.get(), current.get());
      show(
          texts.of(words.sentence()),
          texts.of(words.detail()),
          words.look(),
          LayoutPane.icon(words.look()));
      counts.getChildren().setAll(now.uneven().stream().map(region -> count(now, region)).toList());
      counts.setManaged(!now.uneven().isEmpty());
    }

    /** The tinted name of a region with its number of cells. */
    private Label count(Regions now, int region) {
      Label name = new Label(Regions.name(region));
      name.getStyleClass().addAll("region-name", "region-" + ((region - 1) % 9 + 1));
      Label count = new Label(texts.of("layout.count", now.count(region), now.size()), name);
      count.getStyleClass().add("region-count");
      count.setMinWidth(Region.USE_PREF_SIZE);
      return count;
    }
  }
}
