package cluewright.studio;

import atlantafx.base.controls.Popover.ArrowLocation;
import cluewright.studio.generate.BatchPane;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.puzzles.PuzzleList;
import cluewright.studio.results.GalleryPane;
import cluewright.studio.results.ResultCommands;
import cluewright.studio.results.ResultDrop;
import cluewright.studio.shelf.SideColumn;
import java.util.List;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The gallery: its tiles, with filters on one side and the project's puzzles on the other. */
final class GalleryView extends BorderPane {
  private static final double FILTERS = 18;
  private static final double PROJECT = 17;

  private final Texts texts;
  private final StudioViewModel studio;
  private final GalleryPane pane;
  private final SideColumn filters;
  private final SideColumn project;

  /**
   * @param isNarrow tells whether there is too little room for the project beside the tiles
   * @param isVeryNarrow tells the same of the filters
   */
  GalleryView(
      Texts texts,
      StudioViewModel studio,
      ResultCommands.Outlets outlets,
      ObservableBooleanValue isNarrow,
      ObservableBooleanValue isVeryNarrow) {
    this.texts = texts;
    this.studio = studio;
    pane = new GalleryPane(texts, studio.gallery.choice, outlets, batch());
    filters = new SideColumn(texts, Side.LEFT, pane.filters(), "filters-edge");
    filters.usualProperty().set(FILTERS);
    project = new SideColumn(texts, Side.RIGHT, tray(), "project-edge");
    project.usualProperty().set(PROJECT);
    Preferences.join(studio.shop.settings, filters, "galleryFilters");
    Preferences.join(studio.shop.settings, project, "galleryProject");
    filters.foldWhile(isVeryNarrow);
    project.foldWhile(isNarrow);
    getStyleClass().add("gallery-view");
    setLeft(filters);
    setCenter(pane);
    setRight(project);
  }

  private Node batch() {
    BatchPane batch =
        new BatchPane(
            texts, studio.design.batch, studio.design.generation, ArrowLocation.TOP_RIGHT);
    Button button = new Button("", Icons.of(Feather.ZAP));
    button.setId("gallery-batch");
    button.textProperty().bind(texts.bind("results.generate-many"));
    button.setOnAction(event -> batch.toggle(button));
    Tip.on(button, texts.bind("generate.batch-hint"));
    button.setMinWidth(Region.USE_PREF_SIZE);
    return Boxes.show(button, studio.design.generation.running.not());
  }

  /** The project's puzzles, as a target for dragging results. */
  private Node tray() {
    Label title = Controls.label(texts.bind("puzzles.tab"), "section-title");
    Label hint = Controls.paragraph(texts.bind("results.drop-here"), "hint");
    VBox head = Boxes.column("side-section", title, hint);
    PuzzleList list =
        new PuzzleList(
            texts,
            studio.project.puzzles,
            new ResultDrop(studio.gallery.results),
            "gallery-puzzles");
    VBox.setVgrow(list, Priority.ALWAYS);
    return Boxes.column("gallery-tray", head, list);
  }

  List<SideColumn> columns() {
    return List.of(filters, project);
  }

  /** The parts between which F6 moves the focus. */
  List<Node> parts() {
    return List.of(filters, pane, project);
  }

  /** The area for the tiles, or for what replaces them. */
  Region tiles() {
    return (Region) pane.getCenter();
  }

  void focus() {
    pane.focusTiles();
  }
}
