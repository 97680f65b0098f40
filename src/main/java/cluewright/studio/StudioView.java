package cluewright.studio;

import cluewright.phrase.Phrase;
import cluewright.studio.board.BoardImage;
import cluewright.studio.board.BoardView;
import cluewright.studio.design.AdvancedWindow;
import cluewright.studio.design.DemandsPane;
import cluewright.studio.design.DifficultyPane;
import cluewright.studio.digits.DigitsPane;
import cluewright.studio.digits.EditSwitch;
import cluewright.studio.digitset.OwnDigitsWindow;
import cluewright.studio.files.DropTarget;
import cluewright.studio.generate.FixedDigitsPane;
import cluewright.studio.generate.GeneratePane;
import cluewright.studio.help.HelpWindows;
import cluewright.studio.help.TourView;
import cluewright.studio.laboratory.LaboratoryWindow;
import cluewright.studio.layout.LayoutKeys;
import cluewright.studio.layout.LayoutPane;
import cluewright.studio.layout.RegionsPane;
import cluewright.studio.layout.RulesPane;
import cluewright.studio.look.Command;
import cluewright.studio.look.CommandMenu;
import cluewright.studio.look.LazyPane;
import cluewright.studio.look.SideWindows;
import cluewright.studio.look.Texts;
import cluewright.studio.masks.DesignPane;
import cluewright.studio.masks.MaskTools;
import cluewright.studio.pictures.PictureWindow;
import cluewright.studio.play.PlayKeys;
import cluewright.studio.play.PlayPane;
import cluewright.studio.printing.PrintWindow;
import cluewright.studio.puzzles.PuzzlesPane;
import cluewright.studio.rating.ProfilePane;
import cluewright.studio.rating.RatingLabel;
import cluewright.studio.repair.RepairPane;
import cluewright.studio.replay.Player;
import cluewright.studio.replay.ReplayPane;
import cluewright.studio.replay.StepsPane;
import cluewright.studio.results.ComparePane;
import cluewright.studio.results.GalleryLink;
import cluewright.studio.results.ResultCommands;
import cluewright.studio.results.ResultDrop;
import cluewright.studio.results.ResultsPane;
import cluewright.studio.shelf.ShelfPane;
import cluewright.studio.shelf.ShelfTab;
import cluewright.studio.shelf.SideColumn;
import cluewright.studio.shelf.SideColumns;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.kordamp.ikonli.feather.Feather;

/** The window's contents: header, tools, board, shelf, side panel, and the replay below. */
final class StudioView {
  /** In pixels for each percent of the text size. */
  private static final double LEAST_WIDTH_WITH_SHELF = 11;

  private static final double LEAST_WIDTH_WITH_FILTERS = 8;

  private static final double LEAST_HEIGHT_WITH_AIR = 8.5;

  private static final double LEAST_HEIGHT_WITH_ALL = 6;

  /** The text size at 100 percent, and what takes room beside the board and over and under it. */
  private static final double EM = 13;

  private static final double BESIDE = 60;
  private static final double ABOVE_AND_BELOW = 160;

  /** Both columns as they are, in font sizes. */
  private static final double COLUMNS = 40;

  private static final PseudoClass COMPACT = PseudoClass.getPseudoClass("compact");
  private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
  private static final PseudoClass LOW = PseudoClass.getPseudoClass("low");

  private final Texts texts;
  private final StudioViewModel studio;
  private final Appearance appearance;
  private final Commands commands;
  private final MaskTools masks;
  private final WindowCommands windowCommands;
  private final MenuBar menus;
  private final BoardPane boardPane;
  private final ShelfPane shelf;
  private final SideColumns columns;
  private final SideWindows sideWindows;
  private final Regions regions = new Regions(this::parts);
  private final BorderPane root = new BorderPane();

  /** Held here, since nothing else holds it. */
  private final BooleanBinding isCompact;

  private final ObjectProperty<Region> noticeFoot = new SimpleObjectProperty<>();
  private Optional<GalleryPlace> gallery = Optional.empty();

  /**
   * Builds the contents.
   *
   * @param exit what the menu's "Exit" does
   */
  StudioView(Texts texts, StudioViewModel studio, Appearance appearance, Runnable exit) {
    this.texts = texts;
    this.studio = studio;
    this.appearance = appearance;
    this.sideWindows =
        new SideWindows(
            () -> root.getScene().getWindow(), appearance::dress, appearance.textSizeProperty());
    Player player = new Player(studio.replay());
    this.commands = new Commands(texts, studio, player);
    this.masks =
        new MaskTools(
            texts, studio.paint(), studio.shapes(), studio.textMask(), studio.pictureMask());
    this.boardPane = new BoardPane(texts, studio, appearance);
    this.windowCommands = windowCommands(exit);
    BoardView board = boardPane.board();
    CommandMenu.on(board, () -> board.cellBounds(board.focusCellProperty().get()), this::boardMenu);
    menus = new StudioMenus(texts, studio, commands, masks, windowCommands, appearance).bar();
    PlaceSwitch modes = new PlaceSwitch(texts, studio.places(), studio.play());
    HeaderBar header =
        new HeaderBar(texts, menus, modes, studio.history(), studio.files(), appearance);
    root.setId("studio");
    root.getStyleClass().add("studio");
    NoticeBar notices = new NoticeBar(texts, studio.notices(), commands.cancel.disabled());
    root.setTop(new VBox(notices, header));
    root.getTop().setViewOrder(-1);
    root.getTop().setPickOnBounds(false);
    DropTarget.install(root, studio.drops());
    Node maskTools = maskTools();
    masks.install(root, boardPane.board(), maskTools);
    Node tools = tools(maskTools);
    shelf = shelf();
    Preferences.join(studio.settings(), shelf);
    BooleanBinding isLow = isLow();
    BooleanBinding isNarrow = isNarrow();
    mark(NARROW, isNarrow);
    mark(LOW, isLow);
    isCompact = isBelow(LEAST_HEIGHT_WITH_AIR, root.heightProperty());
    mark(COMPACT, isCompact);
    columns =
        new SideColumns(
            texts, shelf, design(), new VBox(generate()), isNarrow, isLow, spareWidth());
    Preferences.join(studio.settings(), columns.panel(), "panel");
    Preferences.join(studio.settings(), columns.shelf(), "shelf");
    studio.digits().activeProperty().addListener(change -> shelf.open("tab-design"));
    studio.layout().activeProperty().addListener(change -> shelf.open("tab-design"));
    Node replay =
        new ReplayPane(
            texts,
            studio.replay(),
            player,
            commands.moves,
            List.of(commands.hint, commands.saveReplay),
            studio.saving());
    studio.saving().drawBy(new BoardImage(boardPane.board())::draw);
    ReadOnlyBooleanProperty solving = studio.play().activeProperty();
    solving.addListener(change -> player.pause());
    Node play =
        new LazyPane(
            solving,
            () ->
                new PlayPane(
                    texts,
                    studio.play(),
                    commands.undo,
                    commands.redo,
                    boardPane.board()::requestFocus));
    BooleanBinding designing = studio.places().isAt(Place.DESIGN);
    root.setLeft(tools);
    root.setCenter(centre());
    root.setRight(new HBox(columns, play));
    root.setBottom(replay);
    notices.keepClearOf(List.of(menus, modes), boardPane, noticeFoot);
    standNotices();
    PlayKeys.install(root, studio.play());
    LayoutKeys.install(root, studio.layout());
    showWhile(designing, tools, columns);
    BooleanBinding isPainted = isPainted();
    showWhile(designing.and(isReplayOfUse()).and(isPainted.not()), replay);
    boardPane.keepRoomFor(
        replay,
        designing.and(
            studio
                .digits()
                .activeProperty()
                .and(replay.visibleProperty().not())
                .or(isPainted.and(isReplayOfUse()))));
    studio.places().placeProperty().addListener((property, before, now) -> arrived(now));
    root.addEventHandler(KeyEvent.KEY_PRESSED, this::leaveGallery);
  }

  /** The width that neither the board nor the columns as they are can use, in font sizes. */
  private ObservableValue<Double> spareWidth() {
    return Bindings.createObjectBinding(
        () -> {
          double em = EM * appearance.textSizeProperty().get() / 100;
          double board = root.getHeight() - ABOVE_AND_BELOW;
          return (root.getWidth() - BESIDE - board) / em - COLUMNS;
        },
        root.widthProperty(),
        root.heightProperty(),
        appearance.textSizeProperty());
  }

  /** The keyboard goes along. */
  private void arrived(Place place) {
    standNotices();
    studio.results().endComparison();
    if (place == Place.GALLERY) {
      gallery.ifPresent(GalleryPlace::focus);
    } else if (place == Place.DESIGN) {
      boardPane.board().requestFocus();
    }
  }

  private void standNotices() {
    switch (studio.places().placeProperty().get()) {
      case DESIGN -> noticeFoot.set(boardPane);
      case GALLERY -> noticeFoot.set(gallery.map(GalleryPlace::tiles).orElse(null));
      case SOLVE -> noticeFoot.set(null);
    }
  }

  /** Esc leads back to the design, unless it means anything else. */
  private void leaveGallery(KeyEvent event) {
    boolean isFree =
        commands.cancel.disabled().get() && studio.notices().noticeProperty().get().isEmpty();
    if (event.getCode() == KeyCode.ESCAPE
        && isFree
        && studio.places().placeProperty().get() == Place.GALLERY) {
      studio.places().goToDesign();
      event.consume();
    }
  }

  /** Folds the columns of the place, or unfolds them if all are. */
  private void toggleSides() {
    List<SideColumn> sides =
        studio.places().placeProperty().get() == Place.GALLERY
            ? gallery.map(GalleryPlace::columns).orElse(List.of())
            : List.of(columns.shelf(), columns.panel());
    boolean fold = sides.stream().anyMatch(side -> !side.foldedProperty().get());
    sides.forEach(side -> side.foldedProperty().set(fold));
  }

  /** Without a puzzle, and nothing being saved, there is nothing to replay but for the tour. */
  private BooleanBinding isReplayOfUse() {
    return Bindings.createBooleanBinding(
        () ->
            studio.history().document().puzzle().isPresent()
                || studio.tour().stopProperty().get().isPresent()
                || studio.saving().progressProperty().get().isPresent(),
        studio.history().documentProperty(),
        studio.tour().stopProperty(),
        studio.saving().progressProperty());
  }

  /** Tests whether the board itself is painted. */
  private BooleanBinding isPainted() {
    return Bindings.createBooleanBinding(
        () -> studio.layout().activeProperty().get(), studio.layout().activeProperty());
  }

  private static void showWhile(ObservableBooleanValue condition, Node... nodes) {
    for (Node node : nodes) {
      node.visibleProperty().bind(condition);
      node.managedProperty().bind(condition);
    }
  }

  /** A scene with these contents, styled and with its keys. */
  Scene scene(double width, double height) {
    Scene scene = new Scene(root, width, height);
    appearance.dress(scene);
    regions.follow(scene);
    new PictureWindow(texts, studio.pictures(), sideWindows);
    new LaboratoryWindow(texts, studio.laboratory(), appearance.themeProperty(), sideWindows);
    new OwnDigitsWindow(texts, studio.digitSet(), sideWindows);
    new TourView(texts, studio.tour(), new TourPlaces(root, shelf).all());
    new WindowKeys(windowCommands).addTo(scene);
    scene.getAccelerators().put(new KeyCodeCombination(KeyCode.F5), this::generateNow);
    scene.windowProperty().addListener((property, before, now) -> watch(now));
    new PrintWindow(texts, studio.printing(), studio.output(), sideWindows);
    studio.printing().onGoToDesk(this::showAbout);
    return scene;
  }

  private WindowCommands windowCommands(Runnable exit) {
    HelpWindows help = new HelpWindows(texts, sideWindows, () -> menus.getMenus());
    return new WindowCommands(
        texts,
        appearance,
        studio.tour()::start,
        studio.manual()::open,
        help,
        this::toggleSides,
        () -> regions.next(root.getScene()),
        () -> regions.previous(root.getScene()),
        exit);
  }

  /** The parts of the window, as one reads them. */
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
    return studio.places().placeProperty().get() == Place.GALLERY && gallery.isPresent()
        ? gallery.get().parts().stream()
        : Stream.of(root.getCenter());
  }

  private static Stream<Node> columns(Node node) {
    return node instanceof SideColumns ? within(node) : Stream.of(node);
  }

  private static Stream<Node> within(Node node) {
    return ((Parent) node).getChildrenUnmodifiable().stream();
  }

  private List<List<Command>> boardMenu() {
    if (studio.play().activeProperty().get()) {
      return commands.ofSolving();
    }
    if (studio.layout().activeProperty().get()) {
      return commands.ofBoard();
    }
    return studio.digits().activeProperty().get()
        ? commands.ofDigits()
        : commands.ofDesign(masks.transforming());
  }

  /** Puts the keyboard on the title of the puzzle, where its author and notes are, too. */
  private void showAbout() {
    shelf.open("tab-puzzles");
    Platform.runLater(
        () -> {
          // What the tab holds is found only once it has its skin.
          shelf.applyCss();
          Stream.of("#about-title", "#title")
              .map(root::lookup)
              .filter(Objects::nonNull)
              .findFirst()
              .ifPresent(Node::requestFocus);
        });
  }

  private void generateNow() {
    if (!commands.generate.disabled().get()) {
      commands.generate.run().run();
    }
  }

  private void watch(Window window) {
    if (window != null) {
      studio.play().watchedProperty().bind(window.focusedProperty());
    }
  }

  Texts texts() {
    return texts;
  }

  Parent root() {
    return root;
  }

  /** Puts the keyboard on the button that shows what the studio is for. */
  void focusFirst() {
    root.lookup("#generate").requestFocus();
  }

  BoardView board() {
    return boardPane.board();
  }

  /** The board, or results side by side in its place. */
  private Node centre() {
    BooleanBinding isComparing =
        Bindings.createBooleanBinding(
            () -> !studio.results().comparedProperty().get().isEmpty(),
            studio.results().comparedProperty());
    BooleanBinding inGallery = studio.places().isAt(Place.GALLERY);
    boardPane.visibleProperty().bind(isComparing.or(inGallery).not());
    isComparing.addListener(change -> backToTiles());
    StackPane places =
        new StackPane(
            boardPane,
            new LazyPane(inGallery, this::gallery),
            new LazyPane(isComparing, () -> new ComparePane(texts, studio.results())));
    // A column that was unfolded in a narrow window must not push the header over its edge.
    places.setMinWidth(0);
    return places;
  }

  private Node gallery() {
    GalleryPlace made =
        new GalleryPlace(
            texts,
            studio,
            outlets(),
            isNarrow(),
            isBelow(LEAST_WIDTH_WITH_FILTERS, root.widthProperty()));
    gallery = Optional.of(made);
    standNotices();
    Platform.runLater(made::focus);
    return made;
  }

  private ResultCommands.Outlets outlets() {
    return new ResultCommands.Outlets(studio.exports(), studio.printing()::openSelected);
  }

  private void backToTiles() {
    if (studio.results().comparedProperty().get().isEmpty()
        && studio.places().placeProperty().get() == Place.GALLERY) {
      gallery.ifPresent(GalleryPlace::focus);
    }
  }

  private ShelfPane shelf() {
    return new ShelfPane(
        texts,
        new ShelfTab(
            "tab-results",
            Phrase.of("results.results"),
            Phrase.of("results.results-hint"),
            Feather.GRID,
            () -> new ResultsPane(texts, studio.results(), outlets(), studio.places()::goToGallery),
            Bindings.size(studio.results().all())),
        new ShelfTab(
            "tab-steps",
            Phrase.of("shelf.steps"),
            Phrase.of("shelf.steps-hint"),
            Feather.LIST,
            () -> new StepsPane(texts, studio.replay(), studio.alternatives(), commands.ofStep()),
            Bindings.size(studio.replay().entries())),
        new ShelfTab(
            "tab-puzzles",
            Phrase.of("puzzles.tab"),
            Phrase.of("puzzles.tab-hint"),
            Feather.LAYERS,
            () ->
                new PuzzlesPane(
                    texts,
                    studio.puzzles(),
                    commands.puzzles,
                    studio.history(),
                    new ResultDrop(studio.results())),
            studio
                .puzzles()
                .entriesProperty()
                .map(entries -> entries.size() > 1 ? entries.size() : 0)));
  }

  /** Tests whether the shelf beside the panel would leave the board too little room. */
  private BooleanBinding isNarrow() {
    return isBelow(LEAST_WIDTH_WITH_SHELF, root.widthProperty());
  }

  /** Tests whether the window is so low that it cannot show all at once. */
  private BooleanBinding isLow() {
    return isBelow(LEAST_HEIGHT_WITH_ALL, root.heightProperty());
  }

  private void mark(PseudoClass state, BooleanBinding holds) {
    holds.addListener((property, before, now) -> root.pseudoClassStateChanged(state, now));
  }

  /**
   * Tells whether a length that is known is less than so many pixels for each percent of the scale.
   */
  private BooleanBinding isBelow(double least, ReadOnlyDoubleProperty length) {
    return Bindings.createBooleanBinding(
        () -> length.get() > 0 && length.get() < least * appearance.textSizeProperty().get(),
        length,
        appearance.textSizeProperty());
  }

  private Node maskTools() {
    return masks.strip(
        List.of(
            List.of(commands.undo.button("undo"), commands.redo.button("redo")),
            List.of(commands.invert.button("invert"), commands.clear.button("clear"))));
  }

  /** The switch between mask and digits above the tools of the one that is edited. */
  private Node tools(Node maskTools) {
    ObservableBooleanValue isEditing = studio.digits().activeProperty();
    HBox steps = new HBox(commands.undo.button("digits-undo"), commands.redo.button("digits-redo"));
    steps.getStyleClass().addAll("tool-strip", "digit-tools");
    BooleanBinding isPainted = isPainted();
    showWhile(
        studio.play().activeProperty().or(studio.digits().activeProperty()).or(isPainted).not(),
        maskTools);
    showWhile(isPainted.or(isEditing), steps);
    EditSwitch edited =
        new EditSwitch(
            texts,
            studio.digits(),
            studio.layout().activeProperty(),
            studio::paintBoard,
            studio.layout()::close);
    VBox tools = new VBox(edited, maskTools, steps);
    tools.getStyleClass().add("tool-column");
    VBox.setVgrow(maskTools, Priority.ALWAYS);
    return tools;
  }

  /**
   * While digits are edited there is nothing to generate, but for clue cells without one; and the
   * panel above judges the digits.
   */
  private Node generate() {
    GeneratePane pane = generatePane();
    pane.judgeWhile(
        Bindings.not(studio.digits().activeProperty()).or(studio.generation().isAtWork()));
    showWhile(studio.digits().filledProperty().or(studio.layout().activeProperty()).not(), pane);
    return pane;
  }

  private GeneratePane generatePane() {
    return new GeneratePane(
        texts,
        studio.generation(),
        studio.verdict(),
        studio.batch(),
        studio.decisions(),
        new VBox(
            new RatingLabel(texts, studio.rating()),
            new GalleryLink(
                texts, studio.results(), studio.generation(), studio.places()::goToGallery)),
        new ProfilePane(texts, studio.profile()).named("profile"),
        new RepairPane(texts, studio.repair()),
        new FixedDigitsPane(texts, studio.fixedDigits(), studio.digits().activeProperty()),
        studio.repair()::repairOrTake,
        studio.replay()::goToNext);
  }

  private LayoutPane.Parts regionsPane() {
    RegionsPane pane =
        new RegionsPane(texts, studio.regions(), studio.history().documentProperty());
    return new LayoutPane.Parts(pane, pane.decision());
  }

  private LayoutPane.Parts rulesPane() {
    RulesPane pane = new RulesPane(texts, studio.rules(), studio.history().documentProperty());
    return new LayoutPane.Parts(pane, pane.decision());
  }

  private ShelfTab design() {
    AdvancedWindow advanced =
        new AdvancedWindow(texts, studio.strategies(), studio.wishes(), sideWindows);
    VBox sections =
        new VBox(
            new DifficultyPane(texts, studio.wishes(), studio.strategies()),
            new DemandsPane(texts, studio.strategies(), studio.wishes(), advanced::show),
            new DesignPane(
                texts,
                studio.paint(),
                studio.density(),
                studio.randomMasks(),
                commands.ofLayout()));
    ScrollPane scroll = new ScrollPane(sections);
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.getStyleClass().add("design-scroll");
    ObservableBooleanValue isEditing = studio.digits().activeProperty();
    showWhile(studio.layout().activeProperty().or(isEditing).not(), scroll);
    Node both =
        new StackPane(
            scroll,
            new LazyPane(
                isEditing,
                () ->
                    new DigitsPane(
                        texts,
                        studio.digits(),
                        studio.history().documentProperty(),
                        new VBox(
                            new RatingLabel(texts, studio.rating()).named("digits-rating"),
                            new ProfilePane(texts, studio.profile()).named("digits-profile")))),
            new LazyPane(
                studio.layout().activeProperty(),
                () ->
                    new LayoutPane(
                        texts,
                        studio.layout(),
                        List.of(
                            new LayoutPane.Panel(studio.regions(), this::regionsPane),
                            new LayoutPane.Panel(studio.rules(), this::rulesPane)))));
    return new ShelfTab(
        "tab-design",
        Phrase.of("shelf.design"),
        Phrase.of("shelf.design-hint"),
        Feather.EDIT_2,
        () -> both,
        new SimpleIntegerProperty());
  }
}
