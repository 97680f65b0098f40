package cluewright.studio;

import cluewright.phrase.Phrase;
import cluewright.studio.design.AdvancedWindow;
import cluewright.studio.design.ConditionsPane;
import cluewright.studio.design.DifficultyPane;
import cluewright.studio.digits.DigitsPane;
import cluewright.studio.digits.EditSwitch;
import cluewright.studio.generate.FixedDigitsPane;
import cluewright.studio.generate.GeneratePane;
import cluewright.studio.generate.StandingCard;
import cluewright.studio.generate.StandingPane;
import cluewright.studio.layout.LayoutPane;
import cluewright.studio.layout.RegionsPane;
import cluewright.studio.layout.RulesPane;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.LazyPane;
import cluewright.studio.look.SideWindows;
import cluewright.studio.look.Texts;
import cluewright.studio.masks.DesignPane;
import cluewright.studio.masks.MaskTools;
import cluewright.studio.puzzles.PuzzlesPane;
import cluewright.studio.rating.ProfilePane;
import cluewright.studio.rating.RatingLabel;
import cluewright.studio.repair.RepairPane;
import cluewright.studio.replay.StepsPane;
import cluewright.studio.results.GalleryLink;
import cluewright.studio.results.GalleryViewModel;
import cluewright.studio.results.ResultCommands;
import cluewright.studio.results.ResultDrop;
import cluewright.studio.results.ResultsPane;
import cluewright.studio.shelf.ShelfPane;
import cluewright.studio.shelf.ShelfTab;
import cluewright.studio.shelf.SideColumns;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/**
 * The design desk around the board: the tools on its left, the shelf and the panel on its right.
 */
final class DesignView {
  final Node tools;
  final ShelfPane shelf;
  final SideColumns columns;
  private final Texts texts;
  private final StudioViewModel studio;
  private final DesignDesk desk;
  private final Commands commands;
  private final ObservableBooleanValue isEditing;

  /** True while the board itself is edited. */
  private final ReadOnlyBooleanProperty isPainted;

  /**
   * @param maskTools the tools of masks as a column
   */
  DesignView(
      Texts texts,
      StudioViewModel studio,
      Commands commands,
      Node maskTools,
      Room room,
      SideWindows sideWindows) {
    this.texts = texts;
    this.studio = studio;
    this.commands = commands;
    desk = studio.design;
    isEditing = desk.digits.active;
    isPainted = desk.layout.active;
    tools = tools(maskTools);
    shelf = shelf();
    Preferences.join(studio.shop.settings, shelf);
    columns =
        new SideColumns(
            texts,
            shelf,
            design(sideWindows),
            new VBox(generate()),
            room.isNarrow,
            room.isLow,
            room.spareWidth);
    Preferences.join(studio.shop.settings, columns.panel(), "panel");
    Preferences.join(studio.shop.settings, columns.shelf(), "shelf");
    isEditing.addListener(change -> shelf.open("tab-design"));
    isPainted.addListener(change -> shelf.open("tab-design"));
  }

  static Node maskTools(MaskTools masks, Commands commands) {
    return masks.strip(
        List.of(
            List.of(commands.desk.undo.button("undo"), commands.desk.redo.button("redo")),
            List.of(
                commands.design.invert.button("invert"), commands.design.clear.button("clear"))));
  }

  static void showWhile(ObservableBooleanValue condition, Node... nodes) {
    for (Node node : nodes) {
      Boxes.show(node, condition);
    }
  }

  /** The switch between mask and digits, above the tools for each. */
  private Node tools(Node maskTools) {
    HBox steps =
        new HBox(
            commands.desk.undo.button("digits-undo"), commands.desk.redo.button("digits-redo"));
    steps.getStyleClass().addAll("tool-strip", "digit-tools");
    showWhile(studio.solve.play.active.or(isEditing).or(isPainted).not(), maskTools);
    showWhile(isPainted.or(isEditing), steps);
    EditSwitch edited =
        new EditSwitch(texts, desk.digits, isPainted, desk::paintBoard, desk.layout::close);
    VBox all = Boxes.column("tool-column", edited, maskTools, steps);
    VBox.setVgrow(maskTools, Priority.ALWAYS);
    return all;
  }

  private ShelfPane shelf() {
    return new ShelfPane(
        texts,
        new ShelfTab(
            "tab-results",
            Phrase.of("results.results"),
            Phrase.of("results.results-hint"),
            Feather.GRID,
            () ->
                new ResultsPane(
                    texts,
                    new GalleryViewModel(studio.gallery.results, desk.generation),
                    outlets(studio),
                    studio.desks::goToGallery),
            Bindings.size(studio.gallery.results.all)),
        new ShelfTab(
            "tab-steps",
            Phrase.of("shelf.steps"),
            Phrase.of("shelf.steps-hint"),
            Feather.LIST,
            () ->
                new StepsPane(
                    texts,
                    studio.solve.replay,
                    studio.solve.alternatives,
                    studio.solve.why,
                    commands.ofStep()),
            Bindings.size(studio.solve.replay.entries)),
        new ShelfTab(
            "tab-puzzles",
            Phrase.of("puzzles.tab"),
            Phrase.of("puzzles.tab-hint"),
            Feather.LAYERS,
            () ->
                new PuzzlesPane(
                    texts,
                    studio.project.puzzles,
                    commands.project.puzzles,
                    studio.history,
                    new ResultDrop(studio.gallery.results)),
            studio.project.puzzles.entries.map(
                entries -> entries.size() > 1 ? entries.size() : 0)));
  }

  /** The places that results can be sent to. */
  static ResultCommands.Outlets outlets(StudioViewModel studio) {
    return new ResultCommands.Outlets(
        studio.project.exports, studio.windows.printing::openSelected);
  }

  /** Moves the focus to the title of the puzzle, next to author and notes. */
  void showAbout(Parent root) {
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

  /**
   * The generate pane, which is hidden while digits are edited unless some clue cells are empty.
   */
  private Node generate() {
    GeneratePane pane =
        new GeneratePane(
            texts,
            desk.generation,
            desk.verdict,
            desk.batch,
            desk.decisions,
            new VBox(
                new RatingLabel(texts, studio.shop.ratings.onDisplay),
                new GalleryLink(
                    texts,
                    studio.gallery.results,
                    desk.generation,
                    studio.history.document,
                    studio.desks::goToGallery)),
            new ProfilePane(texts, desk.profile.profile).named("profile"),
            new RepairPane(texts, desk.repair),
            new FixedDigitsPane(texts, desk.fixedDigits, isEditing),
            desk.repair::repairOrTake,
            studio.solve.replay::goToNext);
    pane.judgeWhile(Bindings.not(isEditing).or(desk.generation.isAtWork()));
    showWhile(desk.digits.filled.or(isPainted).not(), pane);
    return pane;
  }

  private LayoutPane.Parts regionsPane() {
    RegionsPane pane =
        new RegionsPane(
            texts,
            desk.regions,
            studio.history.document,
            new StandingCard(texts, desk.verdict, "regions"));
    return new LayoutPane.Parts(pane, pane.decision());
  }

  private LayoutPane.Parts rulesPane() {
    RulesPane pane =
        new RulesPane(
            texts,
            desk.rules,
            studio.history.document,
            desk.generation::generate,
            new StandingCard(texts, desk.verdict, "rules"));
    return new LayoutPane.Parts(pane, pane.decision());
  }

  private DigitsPane digitsPane() {
    return new DigitsPane(
        texts,
        desk.digits,
        studio.history.document,
        new VBox(
            StandingPane.ofDigits(texts, desk.verdict),
            new RatingLabel(texts, studio.shop.ratings.onDisplay).named("digits-rating"),
            new ProfilePane(texts, desk.profile.profile).named("digits-profile")));
  }

  private LayoutPane layoutPane() {
    return new LayoutPane(
        texts,
        desk.layout,
        List.of(
            new LayoutPane.Panel(desk.regions, this::regionsPane),
            new LayoutPane.Panel(desk.rules, this::rulesPane)));
  }

  private ShelfTab design(SideWindows sideWindows) {
    AdvancedWindow advanced =
        new AdvancedWindow(texts, desk.strategies, desk.conditions, sideWindows);
    ScrollPane scroll =
        Boxes.scroll(
            new VBox(
                new DifficultyPane(texts, desk.conditions, desk.strategies, advanced::show),
                new ConditionsPane(texts, desk.strategies, desk.conditions, advanced::show),
                new DesignPane(
                    texts,
                    desk.paint,
                    desk.density,
                    desk.randomMasks,
                    commands.design.ofLayout())));
    showWhile(isPainted.or(isEditing).not(), scroll);
    Node both =
        new StackPane(
            scroll,
            new LazyPane(isEditing, this::digitsPane),
            new LazyPane(isPainted, this::layoutPane));
    return new ShelfTab(
        "tab-design",
        Phrase.of("shelf.design"),
        Phrase.of("shelf.design-hint"),
        Feather.EDIT_2,
        () -> both,
        new SimpleIntegerProperty());
  }
}
