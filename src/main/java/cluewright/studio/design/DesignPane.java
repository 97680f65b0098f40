package cluewright.studio.design;

import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.studio.look.Segments;
import cluewright.studio.look.Texts;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** What the mask is painted on, and how. */
public final class DesignPane extends VBox {
  private static final double GAP = 8;

  private final PaintViewModel paint;
  private final GridPane rows = new GridPane();

  public DesignPane(Texts texts, PaintViewModel paint) {
    this.paint = paint;
    getStyleClass().add("side-section");
    Label title = new Label("Design");
    title.getStyleClass().add("section-title");
    rows.setHgap(GAP);
    rows.setVgap(GAP);
    add("Board", boards());
    add("Symmetry", symmetries());
    add("Clues", counter());
    getChildren().addAll(title, rows);
  }

  private void add(String label, Node control) {
    Label name = new Label(label);
    name.setMinWidth(USE_PREF_SIZE);
    name.setLabelFor(control);
    GridPane.setHgrow(control, Priority.ALWAYS);
    rows.addRow(rows.getRowCount(), name, control);
  }

  private Node boards() {
    Segments<Board> boards =
        new Segments<>(
                Boards.ALL,
                board -> board.rows() + " × " + board.columns(),
                board -> "Paint on a board of " + board.cells() + " cells",
                paint::useBoard)
            .named("board");
    paint
        .maskProperty()
        .addListener((property, before, now) -> boards.show(Optional.of(now.board())));
    boards.show(Optional.of(paint.maskProperty().get().board()));
    return boards.view();
  }

  private Node symmetries() {
    ComboBox<Symmetry> choice = new ComboBox<>();
    choice.setId("symmetry");
    choice.getItems().setAll(Symmetry.values());
    choice.setCellFactory(list -> new SymmetryCell());
    choice.setButtonCell(new SymmetryCell());
    choice.valueProperty().bindBidirectional(paint.symmetryProperty());
    choice.setMaxWidth(Double.MAX_VALUE);
    choice.setVisibleRowCount(Symmetry.values().length);
    choice.setTooltip(new Tooltip("Mirror cells are painted along"));
    choice.setAccessibleText("Symmetry");
    return choice;
  }

  private Node counter() {
    Label counter = new Label();
    counter.setId("clue-counter");
    counter.getStyleClass().add("counter");
    counter.setAlignment(Pos.CENTER_LEFT);
    paint.maskProperty().addListener((property, before, now) -> counter.setText(words(now)));
    counter.setText(words(paint.maskProperty().get()));
    return counter;
  }

  private static String words(Mask mask) {
    return mask.size() + " of " + mask.board().cells() + " cells";
  }
}
