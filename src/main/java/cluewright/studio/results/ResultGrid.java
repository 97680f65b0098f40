package cluewright.studio.results;

import cluewright.studio.look.Texts;
import cluewright.studio.results.Picks.Reach;
import cluewright.studio.work.Changes;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import org.controlsfx.control.GridView;

/**
 * Results as tiles, in as many columns as fit. Only those in sight exist, so that thousands of
 * results scroll as well as ten. It is used as a folder of pictures is: by mouse and keys, with
 * Shift for a range and Ctrl for one more.
 */
final class ResultGrid extends StackPane {
  /** The size of a picture, in font sizes. */
  private static final double PICTURE = 13.5;

  private static final double TILE_WIDTH = 15.6;
  private static final double TILE_HEIGHT = 18.4;
  private static final double GAP = 0.5;

  /** The width of the scroll bar, in pixels. */
  private static final double BAR = 14;

  private final GalleryViewModel gallery;
  private final ResultCommands commands;
  private final Consumer<ResultEntry> look;
  private final GridView<ResultEntry> grid = new GridView<>();
  private final Label letters = new Label();
  private int columns = 1;
  private final Map<KeyCode, Supplier<Integer>> moves =
      Map.of(
          KeyCode.LEFT, () -> -1,
          KeyCode.RIGHT, () -> 1,
          KeyCode.UP, () -> -columns,
          KeyCode.DOWN, () -> columns,
          KeyCode.PAGE_UP, () -> -columns * rowsInSight(),
          KeyCode.PAGE_DOWN, () -> columns * rowsInSight(),
          KeyCode.HOME, () -> -gallery().shown.size(),
          KeyCode.END, () -> gallery().shown.size());

  /**
   * @param id of the tiles as a whole
   * @param look what a click does besides selecting
   */
  ResultGrid(
      Texts texts,
      String id,
      GalleryViewModel gallery,
      ResultCommands commands,
      Consumer<ResultEntry> look) {
    this.gallery = gallery;
    this.commands = commands;
    this.look = look;
    letters.setVisible(false);
    letters.setManaged(false);
    grid.setId(id);
    grid.getStyleClass().add("gallery-grid");
    grid.setFocusTraversable(true);
    grid.accessibleTextProperty().bind(texts.bind("results.grid"));
    grid.setCellFactory(view -> tile(texts));
    grid.setItems(gallery.shown);
    Changes.call(this::measure, letters.fontProperty(), grid.widthProperty(), grid.skinProperty());
    grid.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    grid.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressedBeside);
    gallery.picks.addListener(change -> showPicks());
    texts.wording.addListener(change -> tiles().forEach(ResultTile::sayAgain));
    commands.menuOn(grid, this::lead);
    getChildren().setAll(letters, grid);
    measure();
  }

  private GalleryViewModel gallery() {
    return gallery;
  }

  /** Fits as many columns as possible, which share the remaining width. */
  private void measure() {
    double em = letters.getFont().getSize();
    double width = Math.ceil(TILE_WIDTH * em);
    double gap = Math.ceil(GAP * em / 2);
    columns = Math.max(1, columns(room(), em));
    grid.setCellWidth(width);
    grid.setCellHeight(Math.ceil(TILE_HEIGHT * em));
    grid.setVerticalCellSpacing(gap);
    flow().ifPresent(flow -> flow.setFixedCellSize(grid.getCellHeight() + 2 * gap));
    grid.setHorizontalCellSpacing(
        Math.max(gap, Math.floor((room() - columns * width) / columns / 2)));
  }

  /** The number of columns that fit in a width, at a size of letters. */
  private static int columns(double room, double em) {
    return (int) (room / (Math.ceil(TILE_WIDTH * em) + 2 * Math.ceil(GAP * em / 2)));
  }

  /** True if two tiles stand beside each other in a pane of this width. */
  static boolean hasColumns(double width, double em) {
    return columns(width - BAR, em) > 1;
  }

  private double room() {
    return grid.getWidth() - grid.snappedLeftInset() - grid.snappedRightInset() - BAR;
  }

  Node keyboardPlace() {
    return grid;
  }

  private ResultTile tile(Texts texts) {
    ResultTile tile = new ResultTile(texts, gallery, PICTURE);
    tile.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> pressed(tile, event));
    tile.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> clicked(tile, event));
    tile.setOnDragDetected(
        event -> {
          if (!tile.isEmpty()) {
            beginDrag(tile);
            event.consume();
          }
        });
    return tile;
  }

  private void beginDrag(ResultTile tile) {
    gallery.grasp(tile.getIndex());
    ResultDrag.begin(tile, gallery.chosen(), commands.file());
  }

  private void pressed(ResultTile tile, MouseEvent event) {
    grid.requestFocus();
    if (tile.isEmpty()) {
      return;
    }
    event.consume();
    if (event.getButton() == MouseButton.SECONDARY) {
      gallery.grasp(tile.getIndex());
    } else if (event.isShiftDown()) {
      gallery.select(tile.getIndex(), Reach.RANGE);
    } else if (event.isShortcutDown()) {
      gallery.select(tile.getIndex(), Reach.TOGGLE);
    } else {
      // Several that are selected stay so at first: they may be about to be dragged.
      gallery.grasp(tile.getIndex());
    }
  }

  private void clicked(ResultTile tile, MouseEvent event) {
    boolean isPlain =
        event.getButton() == MouseButton.PRIMARY && !event.isShiftDown() && !event.isShortcutDown();
    if (tile.isEmpty() || !isPlain || !event.isStillSincePress()) {
      return;
    }
    gallery.select(tile.getIndex(), Reach.ALONE);
    if (event.getClickCount() == 2) {
      commands.use.run().run();
    } else if (event.getClickCount() == 1) {
      look.accept(tile.getItem());
    }
  }

  private void pressedBeside(MouseEvent event) {
    grid.requestFocus();
    boolean isScrolling = event.getTarget() instanceof Node node && isIn(node, "scroll-bar");
    if (!isScrolling && !event.isShiftDown() && !event.isShortcutDown()) {
      gallery.selectNothing();
    }
  }

  private static boolean isIn(Node node, String style) {
    for (Node each = node; each != null; each = each.getParent()) {
      if (each.getStyleClass().contains(style)) {
        return true;
      }
    }
    return false;
  }

  private void pressed(KeyEvent event) {
    if (event.isShortcutDown() && event.getCode() == KeyCode.A) {
      gallery.selectAll();
      event.consume();
    } else if (moves.containsKey(event.getCode())
        && !event.isAltDown()
        && !event.isShortcutDown()) {
      gallery.move(
          moves.get(event.getCode()).get(), event.isShiftDown() ? Reach.RANGE : Reach.ALONE);
      event.consume();
    } else {
      commands.pressed(event);
    }
  }

  /** The bounds of the focused tile. */
  private Bounds lead() {
    return leadTile()
        .map(tile -> grid.sceneToLocal(tile.localToScene(tile.getLayoutBounds())))
        .orElse(grid.getLayoutBounds());
  }

  private Optional<Node> leadTile() {
    return tiles().stream()
        .filter(tile -> !tile.isEmpty() && gallery.picks.get().isLead(tile.getItem()))
        .map(Node.class::cast)
        .findFirst();
  }

  private int rowsInSight() {
    double height = grid.getCellHeight() + 2 * grid.getVerticalCellSpacing();
    return Math.max(1, (int) (grid.getHeight() / height));
  }

  private void showPicks() {
    tiles().forEach(ResultTile::showPicks);
    gallery
        .picks
        .get()
        .leadIn(gallery.shown)
        .ifPresent(index -> flow().ifPresent(flow -> flow.scrollTo(index / columns)));
  }

  private Optional<VirtualFlow<?>> flow() {
    return Optional.ofNullable((VirtualFlow<?>) grid.lookup(".virtual-flow"));
  }

  private List<ResultTile> tiles() {
    return grid.lookupAll(".result-tile").stream()
        .filter(ResultTile.class::isInstance)
        .map(ResultTile.class::cast)
        .toList();
  }
}
