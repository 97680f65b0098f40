package cluewright.studio;

import cluewright.studio.board.BoardView;
import cluewright.studio.digitset.OwnDigitsWindow;
import cluewright.studio.files.DropTarget;
import cluewright.studio.help.HelpWindows;
import cluewright.studio.help.TourView;
import cluewright.studio.laboratory.LaboratoryWindow;
import cluewright.studio.layout.LayoutKeys;
import cluewright.studio.look.CommandMenu;
import cluewright.studio.look.LazyPane;
import cluewright.studio.look.SideWindows;
import cluewright.studio.look.Texts;
import cluewright.studio.masks.MaskTools;
import cluewright.studio.pictures.PictureWindow;
import cluewright.studio.planner.PlannerWindow;
import cluewright.studio.play.PlayKeys;
import cluewright.studio.printing.PrintWindow;
import cluewright.studio.replay.Player;
import cluewright.studio.results.ComparePane;
import cluewright.studio.shelf.SideColumn;
import cluewright.studio.shelf.SideColumns;
import cluewright.studio.work.Changes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.MenuBar;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Window;

/** The window's contents: the header, and the current desk around the board. */
final class StudioView {
  /** What opens the palette besides the keys that menus name. */
  private static final KeyCombination PALETTE_TOO = KeyCombination.valueOf("Shortcut+K");

  private final Texts texts;
  private final StudioViewModel studio;
  private final Appearance appearance;
  private final Commands commands;
  private final MenuBar menus;
  private final BoardPane boardPane;
  private final DesignView design;
  private final SideWindows sideWindows;
  private final Regions regions = new Regions(this::parts);
  private final BorderPane root = new BorderPane();
  private final Room room;
  private final PaletteView palette;
  private final ObjectProperty<Region> noticeFoot = new SimpleObjectProperty<>();
  private Optional<GalleryView> gallery = Optional.empty();

  /**
   * @param exit what the menu's "Exit" does
   */
  StudioView(Texts texts, StudioViewModel studio, Appearance appearance, Runnable exit) {
    this.texts = texts;
    this.studio = studio;
    this.appearance = appearance;
    sideWindows =
        new SideWindows(() -> root.getScene().getWindow(), this::dressBeside, appearance.textSize);
    room = new Room(root, appearance.textSize);
    DesignDesk desk = studio.design;
    Player player = new Player(studio.solve.replay);
    MaskTools masks =
        new MaskTools(texts, desk.paint, desk.shapes, desk.textMask, desk.pictureMask);
    boardPane = new BoardPane(texts, studio, appearance);
    BoardView board = boardPane.board();
    commands = new Commands(texts, studio, player, masks, windowCommands(exit));
    CommandMenu.on(
        board, () -> board.cellBounds(board.focusCellProperty().get()), commands::ofBoard);
    menus = new StudioMenus(texts, studio, commands, masks, appearance).bar();
    palette =
        new PaletteView(
            texts, new PaletteEntries(texts, studio, masks, menus::getMenus), appearance::dress);
    DeskSwitch desks = new DeskSwitch(texts, studio);
    HeaderBar header =
        new HeaderBar(texts, menus, desks, studio.history, studio.project.files, appearance);
    root.setId("studio");
    root.getStyleClass().add("studio");
    NoticeBar notices = new NoticeBar(texts, studio.notices, studio.idle);
    root.setTop(new VBox(notices, header));
    root.getTop().setViewOrder(-1);
    root.getTop().setPickOnBounds(false);
    DropTarget.install(root, studio.project.drops);
    Node maskTools = DesignView.maskTools(masks, commands);
    masks.install(root, board, maskTools);
    design = new DesignView(texts, studio, commands, maskTools, room, sideWindows);
    SolveView solve = new SolveView(texts, studio, commands, player, board);
    root.setLeft(design.tools);
    root.setCenter(centre());
    root.setRight(new HBox(design.columns, solve.play));
    root.setBottom(solve.replay);
    notices.keepClearOf(List.of(menus, desks), boardPane, boardPane.said(), noticeFoot);
    standNotices();
    PlayKeys.install(root, studio.solve.play);
    LayoutKeys.install(root, desk.layout);
    BooleanBinding designing = studio.desks.atDesign;
    // The bar is there before there is a replay, so that nothing moves when the first one comes.
    DesignView.showWhile(designing, design.tools, design.columns, solve.replay);
    studio.desks.current.addListener((property, before, now) -> arrived(now));
    desk.aboutCalls.addListener(change -> design.showAbout(root));
    root.addEventHandler(KeyEvent.KEY_PRESSED, this::leaveStart);
    root.addEventHandler(KeyEvent.KEY_PRESSED, this::leaveGallery);
  }

  private WindowCommands windowCommands(Runnable exit) {
    HelpWindows help = new HelpWindows(texts, sideWindows, () -> menus().getMenus());
    return new WindowCommands(texts, studio.windows, appearance, help, this, exit);
  }

  private MenuBar menus() {
    return menus;
  }

  /** Moves the focus to a newly opened desk. */
  private void arrived(Desk desk) {
    standNotices();
    studio.gallery.results.endComparison();
    if (desk == Desk.GALLERY) {
      gallery.ifPresent(GalleryView::focus);
    } else if (desk == Desk.DESIGN) {
      boardPane.board().requestFocus();
    }
  }

  private void standNotices() {
    switch (studio.desks.current.get()) {
      case DESIGN -> noticeFoot.set(boardPane);
      case GALLERY -> noticeFoot.set(gallery.map(GalleryView::tiles).orElse(null));
      case SOLVE -> noticeFoot.set(null);
    }
  }

  /** Makes Esc lead back to the design, unless it means something else. */
  private void leaveGallery(KeyEvent event) {
    boolean isFree = studio.idle.get() && studio.notices.notice.get().isEmpty();
    if (event.getCode() == KeyCode.ESCAPE && isFree && studio.desks.atGallery.get()) {
      studio.desks.goToDesign();
      event.consume();
    }
  }

  /** Folds the columns of the desk, or unfolds them if all are folded. */
  void toggleSides() {
    List<SideColumn> sides =
        studio.desks.atGallery.get()
            ? gallery.map(GalleryView::columns).orElse(List.of())
            : List.of(design.columns.shelf(), design.columns.panel());
    boolean fold = sides.stream().anyMatch(side -> !side.foldedProperty().get());
    sides.forEach(side -> side.foldedProperty().set(fold));
  }

  /** Offers recent work, and new work of each kind. */
  void showStart() {
    studio.design.show();
    studio.atStart.set(true);
    focusWork();
  }

  /** Moves the focus to where work begins: the start page, or the board. */
  void focusWork() {
    if (studio.atStart.get()) {
      // What has just been made is found once it has its skin.
      root.applyCss();
      root.lookup("#start-plain").requestFocus();
    } else {
      boardPane.board().requestFocus();
    }
  }

  /** Makes Esc lead from the start page to the board, wherever the focus is. */
  private void leaveStart(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE && studio.atStart.get()) {
      studio.atStart.set(false);
      focusWork();
      event.consume();
    }
  }

  /** Opens the command palette. */
  void showPalette() {
    palette.show(root);
  }

  /** Gives a secondary window the studio's look, and the palette by the same keys. */
  private void dressBeside(Scene scene) {
    appearance.dress(scene);
    Runnable show = () -> palette.show(scene.getRoot());
    scene.getAccelerators().put(PALETTE_TOO, show);
    commands.window.palette.shortcut().ifPresent(keys -> scene.getAccelerators().put(keys, show));
  }

  void nextRegion() {
    regions.next(root.getScene());
  }

  void previousRegion() {
    regions.previous(root.getScene());
  }

  /** A scene with these contents, its styles and its keys. */
  Scene scene(double width, double height) {
    Scene scene = new Scene(root, width, height);
    appearance.dress(scene);
    regions.follow(scene);
    WindowsViewModel windows = studio.windows;
    new PictureWindow(texts, windows.pictures, sideWindows);
    new LaboratoryWindow(texts, windows.laboratory, appearance.theme, sideWindows);
    new PlannerWindow(texts, windows.planner, sideWindows);
    new OwnDigitsWindow(texts, studio.design.digitSet, sideWindows);
    TourView tour = new TourView(texts, windows.tour, new TourPlaces(root, design.shelf).all());
    Changes.call(tour::dressAgain, appearance.textSize, appearance.theme);
    new WindowKeys(commands.window).addTo(scene);
    scene.getAccelerators().put(new KeyCodeCombination(KeyCode.F5), this::generateNow);
    scene.getAccelerators().put(PALETTE_TOO, this::showPalette);
    scene.windowProperty().addListener((property, before, now) -> watch(now));
    new PrintWindow(texts, windows.printing, windows.output, sideWindows);
    return scene;
  }

  /** The parts of the window in reading order. */
  private List<Node> parts() {
    return Stream.of(
            Stream.of(root.getTop(), root.getLeft()),
            middle(),
            within(root.getRight()).flatMap(StudioView::columns),
            Stream.of(root.getBottom()))
        .flatMap(each -> each)
        .toList();
  }

  private Stream<Node> middle() {
    return studio.desks.atGallery.get() && gallery.isPresent()
        ? gallery.get().parts().stream()
        : Stream.of(root.getCenter());
  }

  private static Stream<Node> columns(Node node) {
    return node instanceof SideColumns ? within(node) : Stream.of(node);
  }

  private static Stream<Node> within(Node node) {
    return ((Parent) node).getChildrenUnmodifiable().stream();
  }

  private void generateNow() {
    if (!commands.design.generate.disabled().get()) {
      commands.design.generate.run().run();
    }
  }

  private void watch(Window window) {
    if (window != null) {
      studio.solve.play.watched.bind(window.focusedProperty());
    }
  }

  Texts texts() {
    return texts;
  }

  Parent root() {
    return root;
  }

  /** True for the keys that end the program. */
  boolean isExit(KeyEvent event) {
    return commands.window.exit.shortcut().filter(keys -> keys.match(event)).isPresent();
  }

  /** Moves the focus to the button of the current desk. */
  void focusFirst() {
    root.lookup("#generate").requestFocus();
  }

  BoardView board() {
    return boardPane.board();
  }

  /** The board, or the results compared in its place. */
  private Node centre() {
    BooleanBinding isComparing =
        Bindings.createBooleanBinding(
            () -> !studio.gallery.results.compared.get().isEmpty(),
            studio.gallery.results.compared);
    BooleanBinding inGallery = studio.desks.atGallery;
    boardPane.visibleProperty().bind(isComparing.or(inGallery).or(studio.atStart).not());
    isComparing.addListener(change -> backToTiles());
    StackPane centre =
        new StackPane(
            boardPane,
            new LazyPane(studio.atStart, () -> new StartView(texts, studio)),
            new LazyPane(inGallery, this::gallery),
            new LazyPane(isComparing, () -> new ComparePane(texts, studio.gallery.results)));
    // A column that was unfolded in a narrow window must not push the header over its edge.
    centre.setMinWidth(0);
    return centre;
  }

  private Node gallery() {
    GalleryView made =
        new GalleryView(
            texts, studio, DesignView.outlets(studio), room.isNarrow, room.isVeryNarrow);
    gallery = Optional.of(made);
    standNotices();
    Platform.runLater(made::focus);
    return made;
  }

  private void backToTiles() {
    if (studio.gallery.results.compared.get().isEmpty() && studio.desks.atGallery.get()) {
      gallery.ifPresent(GalleryView::focus);
    }
  }
}
