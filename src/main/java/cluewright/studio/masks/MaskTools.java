package cluewright.studio.masks;

import cluewright.format.BoardKinds;
import cluewright.mask.Symmetry;
import cluewright.mask.Transform;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.OverlappingGrids;
import cluewright.model.rule.Kinds;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Command;
import cluewright.studio.look.Texts;
import cluewright.studio.work.Changes;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The tools that make a mask: painting, shapes, text, pictures and transforms. */
public final class MaskTools {
  private static final Map<Transform, Move> MOVES =
      Map.of(
          Transform.SHIFT_UP, new Move(Feather.ARROW_UP, "Alt+Shift+Up"),
          Transform.SHIFT_DOWN, new Move(Feather.ARROW_DOWN, "Alt+Shift+Down"),
          Transform.SHIFT_LEFT, new Move(Feather.ARROW_LEFT, "Alt+Shift+Left"),
          Transform.SHIFT_RIGHT, new Move(Feather.ARROW_RIGHT, "Alt+Shift+Right"),
          Transform.ROTATE, new Move(Feather.ROTATE_CW, "Alt+Shift+R"),
          Transform.MIRROR_ACROSS, new Move(Feather.COLUMNS, "Alt+Shift+H"),
          Transform.MIRROR_DOWN, new Move(Feather.CREDIT_CARD, "Alt+Shift+V"));

  /** The icon and keys of a transform. */
  private record Move(Feather icon, String shortcut) {}

  private final Texts texts;
  private final PaintViewModel paint;
  private final TextMaskViewModel letters;
  private final PictureMaskViewModel pictures;
  private final ShapesViewModel library;
  private final ShapeGallery gallery;
  private final Flyout shapes;
  private final Flyout text;
  private final Flyout picture;
  private final Flyout transform;

  public MaskTools(
      Texts texts,
      PaintViewModel paint,
      ShapesViewModel library,
      TextMaskViewModel letters,
      PictureMaskViewModel pictures) {
    this.texts = texts;
    this.paint = paint;
    this.letters = letters;
    this.pictures = pictures;
    this.library = library;
    gallery = new ShapeGallery(texts, library);
    shapes =
        new Flyout(
            texts,
            "shapes",
            new Flyout.Look("commands.shapes", "commands.shapes", Feather.HEART, "Shortcut+L"),
            gallery::content,
            library::refresh);
    text =
        new Flyout(
            texts,
            "text-mask",
            new Flyout.Look("masks.text", "masks.text-title", Feather.TYPE, "Shortcut+Shift+X"),
            flyout -> new TextMaskPane(texts, letters, flyout::hide),
            letters::open);
    picture =
        new Flyout(
            texts,
            "picture-mask",
            new Flyout.Look(
                "masks.picture", "masks.picture-title", Feather.IMAGE, "Shortcut+Shift+I"),
            flyout -> new PictureMaskPane(texts, pictures, flyout::hide),
            pictures::shade);
    transform =
        new Flyout(
            texts,
            "transform",
            new Flyout.Look("masks.transform", "masks.transform", Feather.MOVE, "Shortcut+Shift+T"),
            flyout -> transformButtons(),
            () -> {});
    pictures.picture.addListener(change -> picture.show());
    paint.ghost.bind(
        Bindings.createObjectBinding(
            this::thoughtOf,
            shapes.showing,
            gallery.pointedAt,
            text.showing,
            letters.mask,
            picture.showing,
            pictures.mask));
  }

  /** The mask that the open pop-up would put on the board. */
  private Optional<Mask> thoughtOf() {
    if (text.showing.get()) {
      return letters.mask.get();
    }
    if (picture.showing.get()) {
      return pictures.mask.get();
    }
    return shapes.showing.get() ? gallery.pointedAt.get() : Optional.empty();
  }

  /** The commands that turn and move the whole mask, without inversion, which is separate. */
  public List<Command> transforms() {
    return Arrays.stream(Transform.values()).filter(MOVES::containsKey).map(this::command).toList();
  }

  /** The buttons for transforms, which stay open for repeated use. */
  private Node transformButtons() {
    VBox pane = Boxes.column("transform-pane");
    List<Command> transforms = transforms();
    for (int i = 0; i < transforms.size(); i++) {
      Button button = transforms.get(i).button("");
      button.textProperty().bind(transforms.get(i).label());
      button.getStyleClass().remove("button-icon");
      button.setMaxWidth(Double.MAX_VALUE);
      button.setId("transform-" + i);
      pane.getChildren().add(button);
    }
    return pane;
  }

  /** The shapes that are known so far, and the command that puts each on the board. */
  public List<Command> shapes() {
    return library.tiles.get().stream()
        .map(tile -> Command.of(texts.bind(tile.name()), Feather.HEART, () -> library.use(tile)))
        .toList();
  }

  /** Reads the shapes for the board, which takes a moment. */
  public void readShapes() {
    library.refresh();
  }

  /** Runs an action whenever other shapes are known. */
  public void whenShapesAreKnown(Runnable act) {
    Changes.call(act, library.tiles);
  }

  /** A command for each kind of board and each rule of a whole board. */
  public List<Command> kinds() {
    Board board = paint.mask.get().board();
    Command plain =
        Command.of(
            texts.bind("boards.plain"), Feather.GRID, () -> paint.useBoard(Boards.plain(board)));
    Stream<Command> rules =
        Kinds.ofBoards().stream()
            .filter(kind -> Boards.withKinds(board, Set.of(kind)).isPresent())
            .map(
                kind ->
                    Command.of(
                        texts.bind(BoardKinds.name(kind)), Feather.GRID, () -> paint.toggle(kind)));
    Stream<Command> overlapping =
        Stream.of(OverlappingGrids.values())
            .map(
                grids ->
                    Command.of(
                        texts.bind(BoardKinds.name(grids)),
                        Feather.GRID,
                        () -> paint.useSize(grids.board())));
    return Stream.of(Stream.of(plain), rules, overlapping).flatMap(each -> each).toList();
  }

  /** A command for each tool that paints. */
  public List<Command> tools() {
    return Stream.of(PaintTool.values())
        .map(
            tool ->
                Command.of(texts.bind(tool.title()), Feather.EDIT_2, () -> paint.tool.set(tool)))
        .toList();
  }

  /** A command for each symmetry of strokes. */
  public List<Command> symmetries() {
    return Stream.of(Symmetry.values())
        .map(
            symmetry ->
                Command.of(
                    texts.bind(symmetry.label()),
                    Feather.COLUMNS,
                    () -> paint.symmetry.set(symmetry)))
        .toList();
  }

  /** The command that shows them in a pop-up. */
  public Command transforming() {
    return transform.command();
  }

  private Command command(Transform move) {
    Move look = MOVES.get(move);
    return Command.of(texts.bind(move.label()), look.icon(), () -> paint.transform(move))
        .on(look.shortcut());
  }

  /** The commands that insert something not drawn by hand, and the one that keeps the mask. */
  public List<Command> insertions() {
    Command save =
        Command.of(texts.bind("shapes.save-as"), Feather.BOOKMARK, this::nameShape)
            .on("Shortcut+Shift+L");
    return List.of(shapes.command(), save, text.command(), picture.command());
  }

  private void nameShape() {
    shapes.show();
    gallery.focusName();
  }

  /**
   * The tool strip at the left edge.
   *
   * @param others groups of buttons below those for masks
   */
  public Node strip(List<List<Node>> others) {
    List<Node> mine = List.of(shapes.button(), text.button(), picture.button(), transform.button());
    return new ToolStrip(texts, paint, Stream.concat(Stream.of(mine), others.stream()).toList());
  }

  /**
   * Installs the tools' keys, and the dropping of pictures.
   *
   * @param window where keys are heard, while the strip is in sight
   * @param board where pictures are dropped
   */
  public void install(Node window, Node board, Node strip) {
    ToolKeys.install(window, strip, paint);
    PictureDrop.install(board, pictures);
  }

  /** Handles pictures dropped from other windows without a file. */
  private static final class PictureDrop {
    private PictureDrop() {}

    static void install(Node board, PictureMaskViewModel pictures) {
      board.addEventHandler(DragEvent.DRAG_OVER, PictureDrop::over);
      board.addEventHandler(DragEvent.DRAG_DROPPED, event -> dropped(event, pictures));
    }

    private static boolean isPicture(Dragboard board) {
      return board.hasImage() && !board.hasFiles();
    }

    private static void over(DragEvent event) {
      if (isPicture(event.getDragboard())) {
        event.acceptTransferModes(TransferMode.COPY);
        event.consume();
      }
    }

    private static void dropped(DragEvent event, PictureMaskViewModel pictures) {
      if (isPicture(event.getDragboard())) {
        pictures.take(ScreenPicture.of(event.getDragboard().getImage()));
        event.setDropCompleted(true);
        event.consume();
      }
    }
  }
}
