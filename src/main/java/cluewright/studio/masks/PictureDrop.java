package cluewright.studio.masks;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;

/** Pictures that are dropped on the board; other files are left to whoever else takes them. */
final class PictureDrop {
  /** What looks like a picture; those that cannot be read are refused with a reason. */
  private static final List<String> EXTENSIONS =
      List.of(".png", ".jpg", ".jpeg", ".gif", ".bmp", ".webp", ".tif", ".tiff", ".svg");

  private PictureDrop() {}

  static void install(Node board, PictureMaskViewModel pictures) {
    board.addEventHandler(DragEvent.DRAG_OVER, PictureDrop::over);
    board.addEventHandler(DragEvent.DRAG_DROPPED, event -> dropped(event, pictures));
  }

  private static void over(DragEvent event) {
    if (file(event.getDragboard()).isPresent() || isImage(event.getDragboard())) {
      event.acceptTransferModes(TransferMode.COPY);
      event.consume();
    }
  }

  private static void dropped(DragEvent event, PictureMaskViewModel pictures) {
    Optional<Path> file = file(event.getDragboard());
    if (file.isPresent()) {
      pictures.open(file.get());
    } else if (isImage(event.getDragboard())) {
      pictures.take(ScreenPicture.of(event.getDragboard().getImage()));
    } else {
      return;
    }
    event.setDropCompleted(true);
    event.consume();
  }

  private static boolean isImage(Dragboard board) {
    return board.hasImage() && !board.hasFiles();
  }

  private static Optional<Path> file(Dragboard board) {
    return board.hasFiles()
        ? board.getFiles().stream().filter(PictureDrop::isPicture).findFirst().map(File::toPath)
        : Optional.empty();
  }

  private static boolean isPicture(File file) {
    String name = file.getName().toLowerCase(Locale.ROOT);
    return EXTENSIONS.stream().anyMatch(name::endsWith);
  }
}
