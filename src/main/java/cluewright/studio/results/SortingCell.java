package cluewright.studio.results;

import cluewright.studio.look.Texts;
import javafx.scene.control.ListCell;

/** An order of results in the list to choose from. */
final class SortingCell extends ListCell<Sorting> {
  private final Texts texts;

  SortingCell(Texts texts) {
    this.texts = texts;
  }

  @Override
  protected void updateItem(Sorting sorting, boolean empty) {
    super.updateItem(sorting, empty);
    textProperty().unbind();
    if (empty || sorting == null) {
      setText("");
    } else {
      textProperty().bind(texts.bind(sorting.label()));
    }
  }
}
