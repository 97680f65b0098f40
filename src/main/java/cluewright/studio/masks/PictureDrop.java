package cluewright.studio.masks;

import javafx.scene.Node;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;

/** Handles pictures dropped from other windows without a file. */
final class PictureDrop {
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
