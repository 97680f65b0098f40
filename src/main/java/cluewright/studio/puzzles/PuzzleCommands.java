package cluewright.studio.puzzles;

import cluewright.studio.look.Command;
import cluewright.studio.look.Texts;
import java.util.List;
import javafx.scene.control.Menu;
import org.kordamp.ikonli.feather.Feather;

/** Commands for the puzzles of a project, in the list and the menu. */
public final class PuzzleCommands {
  private final Texts texts;
  private final Command add;
  private final Command duplicate;
  private final Command delete;
  private final Command moveUp;
  private final Command moveDown;
  private final Command previous;
  private final Command next;

  public PuzzleCommands(Texts texts, PuzzlesViewModel puzzles) {
    this.texts = texts;
    add = Command.of(texts.bind("puzzles.add"), Feather.PLUS, puzzles::add).on("Shortcut+Shift+N");
    duplicate =
        Command.of(texts.bind("puzzles.duplicate"), Feather.COPY, puzzles::duplicate)
            .on("Shortcut+D");
    delete =
        Command.of(texts.bind("puzzles.delete"), Feather.TRASH_2, puzzles::delete)
            .on("Shortcut+Shift+Delete")
            .unless(puzzles.isOnlyOne());
    moveUp =
        Command.of(texts.bind("puzzles.move-up"), Feather.ARROW_UP, puzzles::moveUp)
            .on("Shortcut+Shift+Up")
            .unless(puzzles.isFirst());
    moveDown =
        Command.of(texts.bind("puzzles.move-down"), Feather.ARROW_DOWN, puzzles::moveDown)
            .on("Shortcut+Shift+Down")
            .unless(puzzles.isLast());
    previous =
        Command.of(texts.bind("puzzles.previous"), Feather.CHEVRON_UP, puzzles::selectPrevious)
            .on("Shortcut+Page Up")
            .unless(puzzles.isFirst());
    next =
        Command.of(texts.bind("puzzles.next"), Feather.CHEVRON_DOWN, puzzles::selectNext)
            .on("Shortcut+Page Down")
            .unless(puzzles.isLast());
  }

  /**
   * The commands of the list's context menu.
   *
   * @param rename puts the keyboard on the title
   */
  List<List<Command>> ofRow(Runnable rename) {
    Command title = Command.of(texts.bind("puzzles.rename"), Feather.EDIT, rename).on("F2");
    return List.of(List.of(title, duplicate, add), List.of(moveUp, moveDown), List.of(delete));
  }

  /** The commands with buttons above the list. */
  List<Command> ofList() {
    return List.of(add, duplicate, moveUp, moveDown, delete);
  }

  Command delete() {
    return delete;
  }

  public Menu menu() {
    return Command.menu(
        texts.bind("puzzles.menu"),
        Command.items(add, duplicate, delete),
        Command.items(previous, next),
        Command.items(moveUp, moveDown));
  }
}
