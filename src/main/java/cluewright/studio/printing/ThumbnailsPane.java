package cluewright.studio.printing;

import cluewright.print.Paper;
import cluewright.print.canvas.Page;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Texts;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.VBox;

/** All pages as thumbnails in a column; a click goes to one. Those in sight have nodes. */
final class ThumbnailsPane extends ListView<Page> {
  private static final double WIDTH = 84;
  private static final double HEIGHT = 118;
  private static final double GAP = 4;

  private final PrintingViewModel printing;
  private final PreviewPane preview;
  private boolean isFollowing;

  ThumbnailsPane(Texts texts, PrintingViewModel printing, PreviewPane preview) {
    this.printing = printing;
    this.preview = preview;
    setId("page-thumbnails");
    getStyleClass().addAll("edge-to-edge", "thumbnails");
    accessibleTextProperty().bind(texts.bind("printing.thumbnails"));
    setCellFactory(list -> new Thumbnail());
    preview.currentProperty().addListener(change -> follow());
    getSelectionModel().selectedIndexProperty().addListener(change -> chosen());
    printing.pages.subscribe(this::show);
    Boxes.show(this, printing.pages.map(pages -> pages.size() > 1));
  }

  private void show(List<Page> pages) {
    isFollowing = true;
    getItems().setAll(pages);
    isFollowing = false;
    follow();
  }

  /** Marks the previewed page and scrolls to it. */
  private void follow() {
    int chosen = getSelectionModel().getSelectedIndex();
    if (chosen >= 0 && preview.isCurrent(chosen)) {
      return;
    }
    isFollowing = true;
    int page = preview.currentProperty().get();
    getSelectionModel().clearAndSelect(page);
    scrollTo(Math.max(0, page - 1));
    isFollowing = false;
  }

  private void chosen() {
    int page = getSelectionModel().getSelectedIndex();
    if (!isFollowing && page >= 0) {
      isFollowing = true;
      preview.goToPage(page);
      isFollowing = false;
    }
  }

  private final class Thumbnail extends ListCell<Page> {
    private final SheetView sheet = new SheetView(printing, "thumbnail-sheet");
    private final Label number = new Label();
    private final VBox all = new VBox(GAP, sheet, number);

    Thumbnail() {
      all.getStyleClass().add("thumbnail");
    }

    @Override
    protected void updateItem(Page page, boolean empty) {
      super.updateItem(page, empty);
      if (empty || page == null) {
        sheet.leave();
        setGraphic(null);
        return;
      }
      Paper paper = page.paper();
      double scale = Math.min(WIDTH / paper.width(), HEIGHT / paper.height());
      sheet.scale(scale);
      sheet.setMinSize(paper.width() * scale, paper.height() * scale);
      sheet.setMaxSize(paper.width() * scale, paper.height() * scale);
      number.setText(String.valueOf(page.number()));
      sheet.show(page);
      setGraphic(all);
    }
  }
}
