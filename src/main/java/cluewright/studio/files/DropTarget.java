package cluewright.studio.files;

import java.io.File;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;

/** Lets files, texts and links be dropped on a part of the window. */
public final class DropTarget {
  private static final PseudoClass TARGET = PseudoClass.getPseudoClass("drop-target");

  private DropTarget() {}

  /** Makes {@code node} a drop target with visible feedback. */
  public static void install(Node node, DropHandlers drops) {
    node.addEventHandler(DragEvent.DRAG_OVER, DropTarget::over);
    node.addEventHandler(
        DragEvent.DRAG_ENTERED_TARGET,
        event -> node.pseudoClassStateChanged(TARGET, isWelcome(event)));
    node.addEventHandler(
        DragEvent.DRAG_EXITED, event -> node.pseudoClassStateChanged(TARGET, false));
    node.addEventHandler(DragEvent.DRAG_DROPPED, event -> dropped(event, drops));
  }

  /** True for drags from outside the window; those from within are for others. */
  private static boolean isWelcome(DragEvent event) {
    Dragboard board = event.getDragboard();
    boolean isOwn = event.getGestureSource() != null;
    return !isOwn && (board.hasFiles() || board.hasString() || board.hasUrl());
  }

  private static void over(DragEvent event) {
    if (isWelcome(event)) {
      event.acceptTransferModes(TransferMode.COPY);
      event.consume();
    }
  }

  private static void dropped(DragEvent event, DropHandlers drops) {
    if (!isWelcome(event)) {
      return;
    }
    Dragboard board = event.getDragboard();
    List<File> files = board.getFiles();
    if (files.isEmpty()) {
      drops.drop(board.hasString() ? board.getString() : board.getUrl());
    } else {
      drops.drop(files.stream().map(File::toPath).toList());
    }
    event.setDropCompleted(true);
    event.consume();
  }
}
