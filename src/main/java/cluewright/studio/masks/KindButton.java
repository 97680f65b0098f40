package cluewright.studio.masks;

import cluewright.format.BoardKinds;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.Mask;
import cluewright.model.OverlappingGrids;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Primitive;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import cluewright.studio.look.Command;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;

/**
 * The button for the kind of board, whose icon shows the extra houses and whose menu offers them as
 * pictures. Sizes that have no button of their own are here, too.
 */
final class KindButton extends MenuButton {
  private static final Board TALL = Boards.latinWithBoxes(3, 2);

  private final Texts texts;
  private final PaintViewModel paint;
  private final List<Board> otherSizes;
  private final List<Command> painters;

  KindButton(Texts texts, PaintViewModel paint, List<Board> otherSizes, List<Command> painters) {
    this.texts = texts;
    this.paint = paint;
    this.otherSizes = otherSizes;
    this.painters = painters;
    setId("kind");
    setMinWidth(USE_PREF_SIZE);
    getStyleClass().add("kind");
    paint.mask.addListener((property, before, now) -> follow(before, now));
    texts.wording.addListener(change -> build());
    setOnShowing(event -> fill());
    build();
  }

  private void follow(Mask before, Mask now) {
    if (!before.board().equals(now.board())) {
      build();
    }
  }

  private void build() {
    Board board = board();
    Phrase name = BoardKinds.name(board);
    setGraphic(sign(board));
    Phrase rules = BoardKinds.rules(board);
    String hint = texts.of(rules.isNothing() ? Phrase.of("boards.kind-hint", name) : rules);
    Tip.on(this, hint);
    setAccessibleText(texts.of("boards.kind") + ": " + texts.of(name));
  }

  /** Fills the menu on demand, since each kind needs a board of its own. */
  private void fill() {
    Board board = board();
    getItems().setAll(plain());
    Kinds.ofBoards().stream().map(this::item).forEach(getItems()::add);
    getItems().add(new SeparatorMenuItem());
    painters.forEach(painter -> getItems().add(painter.menuItem()));
    if (Boards.isJigsaw(board)) {
      getItems().add(backToBoxes());
    }
    getItems().add(new SeparatorMenuItem());
    Stream.of(OverlappingGrids.values()).map(this::item).forEach(getItems()::add);
    getItems().add(sizes());
  }

  private Board board() {
    return paint.mask.get().board();
  }

  /** The board of this size with nothing but rows, columns and boxes. */
  private MenuItem plain() {
    RadioMenuItem item = new RadioMenuItem(texts.of(Phrase.of("boards.plain")));
    item.setId("kind-plain");
    Board plain = Boards.plain(board());
    item.setSelected(plain.equals(board()));
    item.setGraphic(sign(plain));
    item.setOnAction(event -> paint.useBoard(plain));
    return item;
  }

  private MenuItem item(Kind extra) {
    Set<Kind> now = Boards.kinds(board());
    CheckMenuItem item = new CheckMenuItem(texts.of(BoardKinds.name(extra)));
    item.setId("kind-" + extra.id());
    item.setSelected(now.contains(extra));
    item.setOnAction(event -> paint.toggle(extra));
    Optional<Board> alone = Boards.withKinds(board(), Set.of(extra));
    item.setDisable(alone.isEmpty());
    alone.ifPresent(board -> item.setGraphic(sign(board, extra)));
    return item;
  }

  private MenuItem item(OverlappingGrids grids) {
    Board board = grids.board();
    MenuItem item = size(BoardKinds.name(grids), board);
    item.setId("kind-" + grids.id());
    item.setGraphic(sign(board));
    return item;
  }

  /** An icon of some houses' cells. */
  private static MaskPreview sign(Board board, Kind extra) {
    return sign(board, cells(board, extra));
  }

  /**
   * An icon of a board: its extra houses, some regions of a jigsaw, the shared cells of overlapping
   * grids, or else the cells of drawn rules, of regions every other one.
   */
  private static MaskPreview sign(Board board) {
    CellSet cells =
        Boards.kinds(board).stream()
            .map(extra -> cells(board, extra))
            .reduce(regions(board).union(shared(board)), CellSet::union);
    return sign(board, cells.isEmpty() ? ruled(board) : cells);
  }

  private static MaskPreview sign(Board board, CellSet cells) {
    MaskPreview sign = new MaskPreview(new Mask(board, cells));
    sign.getStyleClass().add("sign");
    return sign;
  }

  /**
   * The cells for an icon: those of the first of several groups that cover the board; for pairs
   * everywhere, a cell in the middle with its partners.
   */
  private static CellSet cells(Board board, Kind kind) {
    List<CellSet> houses =
        new Rule(kind, List.of())
            .meaning(board.layout()).stream()
                .map(Primitive::cells)
                .map(CellSet::of)
                .map(board::shown)
                .toList();
    int middle = board.cell(board.rows() / 2, board.columns() / 2);
    CellSet all = houses.stream().reduce(CellSet.empty(), CellSet::union);
    if (all.size() < board.shownCells()) {
      return all;
    }
    return houses.stream().allMatch(house -> house.size() == 2)
        ? houses.stream()
            .filter(pair -> pair.contains(middle))
            .reduce(CellSet.empty(), CellSet::union)
        : houses.get(0);
  }

  private static CellSet ruled(Board board) {
    CellSet cells = CellSet.empty();
    int region = 0;
    for (Rule rule : board.drawn()) {
      boolean isShown = rule.kind().form() != Form.REGION || region++ % 2 == 0;
      cells = isShown ? cells.union(CellSet.of(rule.cells())) : cells;
    }
    return cells;
  }

  private static CellSet shared(Board board) {
    return CellSet.where(
        board.cells(),
        cell ->
            board.housesOf(cell).stream().filter(house -> house.kind() == Kinds.ROW).count() > 1);
  }

  /** Regions of a jigsaw that do not touch, so that their shapes are visible. */
  private static CellSet regions(Board board) {
    CellSet regions = CellSet.empty();
    if (Boards.isJigsaw(board)) {
      for (House region : board.houses(Kinds.BOX)) {
        if (region.cells().stream().noneMatch(touching(board, regions))) {
          regions = regions.union(region.cells());
        }
      }
    }
    return regions;
  }

  private static IntPredicate touching(Board board, CellSet cells) {
    return cell ->
        (board.row(cell) > 0 && cells.contains(cell - board.columns()))
            || (board.row(cell) < board.rows() - 1 && cells.contains(cell + board.columns()))
            || (board.column(cell) > 0 && cells.contains(cell - 1))
            || (board.column(cell) < board.columns() - 1 && cells.contains(cell + 1));
  }

  private MenuItem backToBoxes() {
    Board board = board();
    MenuItem item = new MenuItem(texts.of(Phrase.of("boards.back-to-boxes")));
    item.setId("kind-boxes");
    Boards.withCells(board.cells())
        .map(boxes -> Boards.withAllOf(board, boxes))
        .ifPresentOrElse(
            boxed -> item.setOnAction(event -> paint.useBoard(boxed)), () -> item.setDisable(true));
    return item;
  }

  private Menu sizes() {
    Menu menu = new Menu(texts.of(Phrase.of("boards.other-sizes")));
    menu.setId("kind-sizes");
    for (Board size : otherSizes) {
      menu.getItems().add(size(Phrase.verbatim(BoardSize.of(size)), size));
    }
    menu.getItems().add(size(Phrase.of("boards.tall-boxes"), TALL));
    return menu;
  }

  private MenuItem size(Phrase words, Board size) {
    RadioMenuItem item = new RadioMenuItem(texts.of(words));
    item.setSelected(size.equals(board()));
    item.setOnAction(event -> paint.useSize(size));
    return item;
  }
}
