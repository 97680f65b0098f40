package cluewright.studio.masks;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Command;
import cluewright.studio.look.SegmentedButtons;
import cluewright.studio.look.Texts;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/** The settings of the board and of the painting tools. */
public final class DesignPane extends VBox {
  /** The sizes with buttons. */
  private static final List<Board> USUAL =
      List.of(
          Boards.FOUR, Boards.SIX, Boards.NINE, Boards.TWELVE, Boards.SIXTEEN, Boards.TWENTY_FIVE);

  private final Texts texts;
  private final PaintViewModel paint;

  /**
   * @param painters the commands that paint the board itself
   */
  public DesignPane(
      Texts texts,
      PaintViewModel paint,
      DensityViewModel density,
      RandomMaskViewModel random,
      List<Command> painters) {
    this.texts = texts;
    this.paint = paint;
    getStyleClass().add("side-section");
    Form rows = new Form(texts);
    HBox board =
        Boxes.row("board-row", boards(), new KindButton(texts, paint, otherSizes(), painters));
    rows.add("masks.board", board);
    rows.add("masks.symmetry", new SymmetryChoice(texts, paint.symmetry, "symmetry"));
    rows.add("masks.clues", new ClueNumber(texts, paint, density));
    rows.addWide(new ClueSlider(texts, paint, density));
    rows.addWide(new RandomButtons(texts, random));
    getChildren().add(rows);
  }

  private static List<Board> otherSizes() {
    return Boards.ALL.stream().filter(board -> !USUAL.contains(board)).toList();
  }

  private Node boards() {
    SegmentedButtons<Board> boards =
        new SegmentedButtons<>(
                texts,
                USUAL,
                board -> Phrase.verbatim(String.valueOf(board.rows())),
                DesignPane::hint,
                paint::useSize)
            .named("board");
    boards.filling().getStyleClass().add("boards");
    List<ToggleButton> buttons = boards.view().getButtons();
    for (int i = 0; i < buttons.size(); i++) {
      Board board = USUAL.get(i);
      buttons.get(i).setMinWidth(USE_PREF_SIZE);
      buttons.get(i).accessibleTextProperty().bind(texts.bind(hint(board)));
    }
    paint.mask.addListener((property, before, now) -> show(boards, now));
    show(boards, paint.mask.get());
    return boards.view();
  }

  private static Phrase hint(Board board) {
    return Phrase.of("masks.board-hint", BoardSize.of(board), board.shownCells());
  }

  private static void show(SegmentedButtons<Board> boards, Mask mask) {
    boards.show(Boards.withCells(mask.board().cells()));
  }
}
