package cluewright.studio.results;

import cluewright.phrase.Phrase;
import cluewright.studio.generate.GenerationViewModel;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Controls;
import cluewright.studio.look.EmptyListGuide;
import cluewright.studio.look.Icons;
import cluewright.studio.look.PhraseCell;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/**
 * The gallery: filters on the left, the tiles, and below them the actions for selected ones. What
 * goes on in a search is told above.
 */
public final class GalleryPane extends BorderPane {
  private static final double GUIDE = 420;

  private final Texts texts;
  private final GalleryViewModel gallery;
  private final GenerationViewModel generation;
  private final ResultCommands commands;
  private final ResultGrid grid;
  private final FilterPane filters;

  /**
   * @param batch the button that asks for many puzzles
   */
  public GalleryPane(
      Texts texts, GalleryViewModel gallery, ResultCommands.Outlets outlets, Node batch) {
    this.texts = texts;
    this.gallery = gallery;
    this.generation = gallery.generation;
    commands =
        new ResultCommands(
            texts,
            gallery.results,
            outlets,
            gallery::chosen,
            Bindings.createIntegerBinding(
                () -> gallery.picks.get().chosen().size(), gallery.picks));
    grid = new ResultGrid(texts, "gallery-grid", gallery, commands, entry -> {});
    filters = new FilterPane(texts, gallery);
    setId("gallery");
    getStyleClass().add("gallery");
    setTop(head(batch));
    setCenter(new StackPane(grid, whenEmpty(), whenFiltered()));
    setBottom(foot());
  }

  /** The filters beside the tiles. */
  public Node filters() {
    return filters;
  }

  public void focusTiles() {
    grid.keyboardPlace().requestFocus();
    if (gallery.picks.get().lead().isEmpty() && !gallery.shown.isEmpty()) {
      gallery.move(0, Picks.Reach.ALONE);
    }
  }

  private Node head(Node batch) {
    Label count =
        Controls.label(
            texts.bind(Bindings.createObjectBinding(this::count, counted())), "gallery-count");
    count.setId("gallery-count");
    count.setMinWidth(0);
    return Boxes.row("gallery-head", count, Boxes.space(), run(), batch, sorting());
  }

  private Observable[] counted() {
    return new Observable[] {gallery.shown, gallery.overview};
  }

  private Phrase count() {
    int all = gallery.overview.get().size();
    return gallery.filter.get().isNone()
        ? Phrase.of("results.count", all)
        : Phrase.of("results.count-of", gallery.shown.size(), all);
  }

  /** A running search, with its finds so far and a button to end it. */
  private Node run() {
    Label words =
        Controls.label(
            texts.bind(
                Bindings.createObjectBinding(
                    this::running, generation.found, generation.wanted, generation.elapsed)));
    words.setId("gallery-run");
    words.setMinWidth(0);
    Button cancel =
        Controls.button(
            "gallery-cancel", Feather.X, texts.bind("generate.cancel"), generation::cancel);
    cancel.setMinWidth(Region.USE_PREF_SIZE);
    HBox run = Boxes.row("gallery-run", Icons.of(Feather.LOADER), words, cancel);
    return Boxes.show(run, generation.running);
  }

  private Phrase running() {
    long seconds = generation.elapsed.get().toSeconds();
    int wanted = (int) generation.wanted.get();
    return wanted > 0
        ? Phrase.of("results.run", (int) generation.found.get(), wanted, seconds)
        : Phrase.of("results.run-one", seconds);
  }

  private Node sorting() {
    ComboBox<Sorting> sorting = new ComboBox<>();
    sorting.setId("gallery-sorting");
    sorting.getItems().setAll(Sorting.values());
    sorting.setCellFactory(view -> new PhraseCell<>(texts, Sorting::label));
    sorting.setButtonCell(new PhraseCell<>(texts, Sorting::label));
    sorting.valueProperty().bindBidirectional(gallery.results.sorting);
    sorting.accessibleTextProperty().bind(texts.bind("results.sorting"));
    Tip.on(sorting, texts.bind("results.sorting-hint"));
    sorting.setMinWidth(Region.USE_PREF_SIZE);
    return sorting;
  }

  private Node foot() {
    Label selected =
        Controls.label(
            texts.bind(
                gallery.picks.map(picks -> Phrase.of("results.selected", picks.chosen().size()))),
            "hint");
    selected.setId("gallery-selected");
    selected.setMinWidth(0);
    selected
        .opacityProperty()
        .bind(
            Bindings.createDoubleBinding(
                () -> selected.getWidth() < Math.floor(selected.prefWidth(-1)) ? 0.0 : 1.0,
                selected.widthProperty(),
                selected.textProperty()));
    Button use =
        Controls.button("gallery-use", commands.use.label(), () -> commands.use.run().run());
    use.setGraphic(Icons.of(commands.use.icon()));
    use.getStyleClass().add("accent");
    use.setMinWidth(Region.USE_PREF_SIZE);
    use.disableProperty().bind(commands.use.disabled());
    Tip.on(use, texts.bind("results.use-hint"));
    Button more = commands.more.button("gallery-more");
    Tip.on(more, texts.bind("results.more-hint"));
    return Boxes.row(
        "gallery-foot",
        selected,
        Boxes.space(),
        commands.preview.button("gallery-preview"),
        commands.keep.button("gallery-keep"),
        commands.add.button("gallery-add"),
        more,
        export(),
        commands.print.button("gallery-print"),
        commands.discard.button("gallery-discard"),
        use);
  }

  private Node export() {
    MenuButton export = new MenuButton();
    export.setId("gallery-export");
    export.textProperty().bind(texts.bind("results.export"));
    export.setGraphic(Icons.of(Feather.DOWNLOAD));
    export.getStyleClass().add("flat");
    export.setMinWidth(Region.USE_PREF_SIZE);
    export.disableProperty().bind(commands.isNothingChosen());
    export.setOnShowing(event -> export.getItems().setAll(commands.exportItems()));
    export.getItems().setAll(commands.exportItems());
    return export;
  }

  private Node whenEmpty() {
    BooleanBinding isEmpty = Bindings.isEmpty(gallery.results.entries);
    VBox guide =
        new EmptyListGuide(texts)
            .line(Feather.ZAP, "results.guide-gallery")
            .line(Feather.STAR, "results.guide-keep")
            .line(Feather.CHECK, "results.guide-use");
    guide.setId("gallery-empty");
    return placed(guide, isEmpty);
  }

  private Node whenFiltered() {
    Label words = Controls.paragraph(texts.bind("results.nothing-passes"), "hint");
    words.setId("gallery-nothing");
    Hyperlink reset = new Hyperlink();
    reset.textProperty().bind(texts.bind("results.filter-reset"));
    reset.setOnAction(event -> gallery.resetFilter());
    VBox box = new VBox(words, reset);
    box.setAlignment(Pos.CENTER_LEFT);
    box.getStyleClass().add("guide");
    return placed(
        box, Bindings.isEmpty(gallery.shown).and(Bindings.isNotEmpty(gallery.results.entries)));
  }

  private static Node placed(Region words, BooleanBinding when) {
    words.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    words.setPrefWidth(GUIDE);
    Boxes.show(words, when);
    StackPane.setAlignment(words, Pos.CENTER);
    return words;
  }
}
