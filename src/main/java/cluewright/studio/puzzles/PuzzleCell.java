package cluewright.studio.puzzles;

import cluewright.document.Document;
import cluewright.document.Result;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.rating.Rating;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.look.WrappingCell;
import cluewright.studio.rating.RatingsViewModel;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** A row of the puzzle list, which can be dragged to another place. */
final class PuzzleCell extends WrappingCell<PuzzleEntry> {
  private static final String MARK = "cluewright-puzzle:";
  private static final PseudoClass TARGET = PseudoClass.getPseudoClass("drop-target");

  private final Texts texts;
  private final PuzzlesViewModel puzzles;
  private final PuzzleDrop drop;

  PuzzleCell(Texts texts, PuzzlesViewModel puzzles, PuzzleDrop drop) {
    this.texts = texts;
    this.drop = drop;
    this.puzzles = puzzles;
    setOnDragDetected(event -> beginDrag());
    setOnDragOver(this::over);
    setOnDragExited(event -> pseudoClassStateChanged(TARGET, false));
    setOnDragDropped(this::dropped);
  }

  @Override
  protected void updateItem(PuzzleEntry entry, boolean empty) {
    super.updateItem(entry, empty);
    setText(null);
    setGraphic(empty || entry == null ? null : row(entry));
    setAccessibleText(empty || entry == null ? null : texts.of(spoken(entry)));
  }

  private Node row(PuzzleEntry entry) {
    Document document = entry.document();
    VBox words =
        new VBox(
            line("puzzle-title", PuzzlesViewModel.title(document)),
            line("hint", facts(document)),
            line("hint", rating(entry)));
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    return Boxes.row("puzzle-row", new PuzzleThumbnail(document), words, marks(document));
  }

  private Label line(String style, Phrase words) {
    Label line = new Label(texts.of(words));
    line.getStyleClass().add(style);
    line.setWrapText(true);
    return line;
  }

  private static Phrase facts(Document document) {
    return Phrase.of(
        "puzzles.facts",
        document.mask().board().rows(),
        document.mask().board().columns(),
        document.mask().size());
  }

  private static Phrase rating(PuzzleEntry entry) {
    Optional<Puzzle> puzzle = entry.document().puzzle();
    if (puzzle.isEmpty()) {
      return Phrase.of(entry.document().isDraft() ? "puzzles.draft" : "puzzles.no-puzzle");
    }
    if (entry.rating().isEmpty() && !RatingsViewModel.isRatable(puzzle.get())) {
      return Phrase.of("puzzles.too-large");
    }
    return entry
        .rating()
        .filter(Rating.Rated.class::isInstance)
        .map(Rating.Rated.class::cast)
        .map(rated -> Phrase.of("puzzles.rated", rated.level().label(), rated.score()))
        .orElse(Phrase.of("puzzles.not-rated"));
  }

  private static Phrase spoken(PuzzleEntry entry) {
    return Phrase.of(
        "puzzles.spoken",
        entry.index() + 1,
        PuzzlesViewModel.title(entry.document()),
        facts(entry.document()),
        rating(entry),
        Phrase.of("puzzles.mark-results", entry.document().results().size()));
  }

  /** Small icons for what a row has no space to say. */
  private Node marks(Document document) {
    VBox marks = Boxes.column("puzzle-marks");
    marks.setMinWidth(Region.USE_PREF_SIZE);
    long kept = document.results().stream().filter(Result::kept).count();
    if (!document.results().isEmpty()) {
      marks
          .getChildren()
          .add(mark(Feather.GRID, "puzzles.mark-results", document.results().size()));
    }
    if (kept > 0) {
      marks.getChildren().add(mark(Feather.STAR, "puzzles.mark-kept", kept));
    }
    if (!document.notes().isBlank()) {
      Label mark = new Label("", Icons.of(Feather.FILE_TEXT));
      Tip.on(mark, document.notes());
      marks.getChildren().add(mark);
    }
    return marks;
  }

  private Label mark(Feather icon, String meaning, long count) {
    Label mark = new Label(String.valueOf(count), Icons.of(icon));
    Tip.on(mark, texts.of(meaning, count));
    mark.getStyleClass().add("hint");
    return mark;
  }

  private void beginDrag() {
    if (isEmpty()) {
      return;
    }
    Dragboard board = startDragAndDrop(TransferMode.MOVE);
    ClipboardContent content = new ClipboardContent();
    content.putString(MARK + getItem().index());
    board.setContent(content);
    board.setDragView(snapshot(null, null));
  }

  private static boolean isPuzzle(DragEvent event) {
    return event.getGestureSource() instanceof PuzzleCell
        && event.getDragboard().hasString()
        && event.getDragboard().getString().startsWith(MARK);
  }

  private void over(DragEvent event) {
    if (isPuzzle(event)) {
      event.acceptTransferModes(TransferMode.MOVE);
      pseudoClassStateChanged(TARGET, !isEmpty());
      event.consume();
    } else if (!isEmpty() && drop.isWelcome(event)) {
      event.acceptTransferModes(TransferMode.COPY);
      pseudoClassStateChanged(TARGET, true);
      event.consume();
    }
  }

  private void dropped(DragEvent event) {
    if (!isEmpty() && drop.isWelcome(event)) {
      drop.take(event.getDragboard(), getItem().index());
      event.setDropCompleted(true);
      event.consume();
      return;
    }
    if (!isPuzzle(event)) {
      return;
    }
    int from = Integer.parseInt(event.getDragboard().getString().substring(MARK.length()));
    int last = puzzles.entries.get().size() - 1;
    puzzles.move(from, isEmpty() ? last : getItem().index());
    event.setDropCompleted(true);
    event.consume();
  }
}
