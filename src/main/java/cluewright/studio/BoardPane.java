package cluewright.studio;

import cluewright.document.Document;
import cluewright.phrase.Phrase;
import cluewright.studio.board.BoardPicture;
import cluewright.studio.board.BoardView;
import cluewright.studio.board.BoardWords;
import cluewright.studio.board.DigitHandler;
import cluewright.studio.board.Legend;
import cluewright.studio.board.LineHandler;
import cluewright.studio.board.SelectionHandler;
import cluewright.studio.board.StrokeHandler;
import cluewright.studio.layout.BoardEditor;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Texts;
import cluewright.studio.replay.StepWords;
import cluewright.studio.work.Changes;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/**
 * The board, with a line below it on the pointed cell and the possible actions, or the step on
 * display and its legend.
 */
final class BoardPane extends VBox {
  private final Texts texts;
  private final BoardView board;
  private final Label where = new Label();
  private final Legend legend;
  private final HBox status;
  private final StepWords words;

  BoardPane(Texts texts, StudioViewModel studio, Appearance appearance) {
    this.texts = texts;
    board = new BoardView(texts);
    legend = new Legend(texts);
    getStyleClass().add("board-pane");
    board.setId("board");
    board.pictureProperty().bind(studio.picture);
    handStrokes(studio);
    board.linesProperty().bind(studio.solve.play.drawing.map(lines -> lines.orElse(null)));
    board.stillProperty().bind(appearance.still);
    VBox.setVgrow(board, Priority.ALWAYS);
    where.setId("where");
    where.getStyleClass().add("where");
    Label hint = new BoardHint(texts, hints(studio));
    studio.solve.play.active.addListener(change -> hand(studio));
    studio.design.digits.active.addListener(change -> hand(studio));
    studio.design.layout.editor.addListener(change -> hand(studio));
    hint.setAlignment(Pos.CENTER_RIGHT);
    HBox.setHgrow(hint, Priority.ALWAYS);
    HBox.setHgrow(legend, Priority.ALWAYS);
    for (Region part : new Region[] {where, hint, legend}) {
      part.managedProperty().bind(part.visibleProperty());
    }
    where.visibleProperty().bind(where.textProperty().isNotEmpty());
    // Beside the sign of a draft there is room for both.
    BooleanBinding isShort =
        Bindings.size(legend.getChildren()).lessThan(2).and(studio.design.digits.active);
    hint.visibleProperty().bind(legend.visibleProperty().not().or(isShort));
    isShort.addListener(
        change -> {
          HBox.setHgrow(legend, isShort.get() ? null : Priority.ALWAYS);
          legend.setMinWidth(isShort.get() ? Region.USE_PREF_SIZE : 0);
        });
    status = Boxes.row("board-status", where, hint, legend);
    words = words(studio);
    // Their insets are of the width that the pane has now, and must not keep it so wide.
    status.setMinWidth(0);
    words.setMinWidth(0);
    getChildren().addAll(board, status, words);
    Changes.call(
        this::describe,
        board.hoverCellProperty(),
        board.focusCellProperty(),
        board.focusedProperty(),
        board.pictureProperty(),
        status.widthProperty(),
        status.paddingProperty());
    texts.wording.addListener(change -> describe());
    board.pictureProperty().subscribe(this::explain);
  }

  BoardView board() {
    return board;
  }

  /** Where the words of the step stand in the scene; empty without any. */
  ObservableValue<Bounds> said() {
    return words.said;
  }

  /** Lays out the board, and puts the words below it between its edges. */
  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    if (board.getSkin() != null) {
      double beside = Math.max(0, board.cellBounds(0).getMinX());
      align(status, new Insets(0, beside, 0, beside));
      align(words, new Insets(0, 0, 0, beside));
    }
  }

  private static void align(Region below, Insets insets) {
    if (!below.getPadding().equals(insets)) {
      below.setPadding(insets);
    }
  }

  /** The words of the step on display; their space is kept even before there is a puzzle. */
  private StepWords words(StudioViewModel studio) {
    StepWords words =
        new StepWords(
            texts,
            studio.solve.replay,
            studio.solve.hints,
            studio.solve.alternatives,
            studio.solve.why);
    words
        .managedProperty()
        .bind(
            Bindings.createBooleanBinding(
                () -> !studio.solve.play.active.get() && !studio.solve.saving.asking.get(),
                studio.solve.play.active,
                studio.solve.saving.asking));
    words.giveWayTo(studio.notices.notice.map(Optional::isPresent));
    // While the board is painted there is no step to tell of, and it keeps its size.
    words.visibleProperty().bind(words.managedProperty().and(studio.design.layout.active.not()));
    return words;
  }

  private static ObservableValue<List<Phrase>> hints(StudioViewModel studio) {
    ObservableBooleanValue isPlayed = studio.solve.play.active;
    ObservableValue<Optional<LineHandler>> lines = studio.solve.play.drawing;
    ObservableBooleanValue isEdited = studio.design.digits.active;
    ObservableValue<Document> document = studio.history.document;
    ObservableValue<List<Phrase>> ofBoard = studio.design.layout.hints();
    return Bindings.createObjectBinding(
        () -> {
          if (!ofBoard.getValue().isEmpty() && !isPlayed.get()) {
            return ofBoard.getValue();
          }
          String design =
              document.getValue().puzzle().isPresent() ? "board.hint-finished" : "board.hint";
          String edit = isEdited.get() ? "board.hint-digits" : design;
          String play = lines.getValue().isPresent() ? "board.hint-line" : "board.hint-play";
          String use = isPlayed.get() ? play : edit;
          return List.of(Phrase.of(use), Phrase.of(use + "-short"));
        },
        isPlayed,
        isEdited,
        lines,
        document,
        ofBoard);
  }

  /** Gives the board to the player or to the digits editor, or takes it back. */
  private void hand(StudioViewModel studio) {
    boolean isPlayed = studio.solve.play.active.get();
    boolean isEdited = !isPlayed && studio.design.digits.active.get();
    handStrokes(studio);
    SelectionHandler handler =
        isPlayed ? studio.solve.play : isEdited ? studio.design.digits : null;
    board.carryProperty().set(isEdited ? studio.design.digits : null);
    board.selectionProperty().set(handler);
    board.requestFocus();
    if (handler != null) {
      handler.select(board.focusCellProperty().get(), SelectionHandler.Extent.ALONE);
    }
  }

  private void handStrokes(StudioViewModel studio) {
    Optional<BoardEditor> editor = studio.design.layout.editor.get();
    board.strokesProperty().set(editor.<StrokeHandler>map(now -> now).orElse(studio.design.paint));
    board
        .digitsProperty()
        .set(editor.<DigitHandler>map(now -> now).orElse(studio.design.fixedDigits));
  }

  private void explain(BoardPicture picture) {
    legend.show(picture);
    legend.setVisible(!legend.isEmpty());
  }

  private void describe() {
    BoardPicture picture = board.pictureProperty().get();
    int hover = board.hoverCellProperty().get();
    int cell =
        hover == BoardView.NO_CELL && board.isFocused() ? board.focusCellProperty().get() : hover;
    boolean known = cell != BoardView.NO_CELL && cell < picture.board().cells();
    List<String> words =
        known ? BoardWords.cells(picture, cell).stream().map(texts::of).toList() : List.of("");
    Insets beside = status.getInsets();
    double room = status.getWidth() - beside.getLeft() - beside.getRight();
    Optional<String> whole = fitting(words, where.getFont(), room);
    where.setText(whole.orElse(words.get(words.size() - 1)));
    where.setMinWidth(whole.isPresent() ? Region.USE_PREF_SIZE : 0);
  }

  /** The first words that are no wider than a place. */
  private static Optional<String> fitting(List<String> words, Font font, double room) {
    return words.stream().filter(each -> width(each, font) <= room).findFirst();
  }

  private static double width(String words, Font font) {
    Text text = new Text(words);
    text.setFont(font);
    return Math.ceil(text.getLayoutBounds().getWidth());
  }

  /** A remark beside the board, shown only if it fits without being cut. */
  private static final class BoardHint extends Label {
    private final Texts texts;
    private final ObservableValue<List<Phrase>> longestFirst;

    BoardHint(Texts texts, ObservableValue<List<Phrase>> longestFirst) {
      this.texts = texts;
      this.longestFirst = longestFirst;
      getStyleClass().add("hint");
      setMinWidth(0);
      setMaxWidth(Double.MAX_VALUE);
      Changes.callNow(this::fit, widthProperty(), fontProperty(), longestFirst, texts.wording);
    }

    private void fit() {
      List<String> words = longestFirst.getValue().stream().map(texts::of).toList();
      setText(fitting(words, getFont(), getWidth()).orElse(""));
    }
  }
}
