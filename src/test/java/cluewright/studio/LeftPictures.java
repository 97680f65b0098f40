package cluewright.studio;

import cluewright.mask.Picture;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import cluewright.studio.board.StrokeHandler.Intent;
import cluewright.studio.notice.Notice;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.MenuBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.MouseEvent;

/**
 * Draws the states of header, menus, board, design panel, flyouts and notices, each in every
 * language, theme, scale and size of window, for people to look at.
 */
final class LeftPictures {
  private static final List<String> MENUS =
      List.of("file", "edit", "puzzles", "board", "generate", "replay", "view", "help");

  private static final List<String> GROUPS =
      List.of(
          "singles",
          "intersections",
          "subsets",
          "fish",
          "single-digit",
          "wings",
          "chains",
          "uniqueness",
          "last-resort");

  private LeftPictures() {}

  /**
   * Draws those whose names begin with one of the further arguments, such as {@code text-de} or
   * {@code menu-file-ja-dark-150-1024}; without one, all of them.
   *
   * @param args the folder to write to, and beginnings of names
   */
  public static void main(String[] args) throws Exception {
    StudioPictures.run(args, LeftPictures::all);
  }

  private static void all(StudioPictures pictures) throws InterruptedException {
    board(pictures);
    panel(pictures);
    flyouts(pictures);
    notices(pictures);
    for (int i = 0; i < MENUS.size(); i++) {
      int menu = i;
      PanelPictures.draw(
          pictures,
          "menu-" + MENUS.get(i),
          view -> {},
          view -> ((MenuBar) find(view, ".menu-bar")).getMenus().get(menu).show());
    }
    PanelPictures.draw(pictures, "first", view -> {}, view -> view.studio().tour().welcome());
  }

  private static void board(StudioPictures pictures) throws InterruptedException {
    draw(pictures, "start", view -> {});
    draw(pictures, "blank", view -> view.studio().paint().clear());
    draw(pictures, "stroke", LeftPictures::stroke);
    PanelPictures.draw(
        pictures,
        "ghost",
        LeftPictures::symmetric,
        view -> BoardMouse.fire(view.view().board(), MouseEvent.MOUSE_MOVED, 12));
    PanelPictures.draw(
        pictures,
        "erase",
        view -> {},
        view -> BoardMouse.fire(view.view().board(), MouseEvent.MOUSE_MOVED, 31));
    draw(pictures, "four", view -> on(view, Boards.FOUR));
    draw(pictures, "sixteen", view -> on(view, Boards.SIXTEEN));
    PanelPictures.draw(
        pictures,
        "large",
        view -> on(view, Boards.TWENTY_FIVE),
        view -> BoardMouse.fire(view.view().board(), MouseEvent.MOUSE_MOVED, 333));
    PanelPictures.draw(
        pictures, "problem", PanelPictures::column, view -> view.studio().verdict().toggleMarked());
    PanelPictures.draw(
        pictures, "offer", PanelPictures::column, view -> view.studio().repair().repair());
    PanelPictures.draw(
        pictures, "found", StudioPictures::generate, view -> view.studio().replay().last());
    draw(pictures, "fixed", PanelPictures::birthday);
    PanelPictures.draw(
        pictures, "legend", StudioPictures::hard, view -> StudioPictures.elimination(view, 4));
  }

  private static void panel(StudioPictures pictures) throws InterruptedException {
    draw(pictures, "folded", view -> fold(view, false));
    PanelPictures.draw(
        pictures,
        "unfolded",
        view -> fold(view, true),
        view -> ((ScrollPane) find(view, ".design-scroll")).setVvalue(0.5));
    PanelPictures.draw(
        pictures,
        "wished",
        view -> fold(view, false),
        view -> ((ToggleButton) find(view, "#fold-wishes")).setSelected(true));
    PanelPictures.draw(
        pictures, "running", StudioPictures::sparse, view -> view.studio().generation().generate());
    draw(pictures, "stopped", StudioPictures::undecided);
    PanelPictures.draw(pictures, "several", view -> {}, view -> PanelPictures.fire(view, "#batch"));
    PanelPictures.draw(
        pictures, "symmetries", view -> {}, view -> PanelPictures.combo(view, "#symmetry").show());
  }

  private static void flyouts(StudioPictures pictures) throws InterruptedException {
    flyout(pictures, "shapes", "#shapes", view -> {});
    flyout(pictures, "shapes-own", "#shapes", view -> view.studio().shapes().save("Meine Maske"));
    flyout(pictures, "text", "#text-mask", view -> {});
    flyout(pictures, "text-filled", "#text-mask", view -> {});
    flyout(pictures, "picture", "#picture-mask", view -> {});
    draw(pictures, "picture-filled", LeftPictures::disc);
    flyout(pictures, "transform", "#transform", view -> {});
  }

  private static void notices(StudioPictures pictures) throws InterruptedException {
    Phrase path = Phrase.verbatim("/home/ada/puzzles/hearts.cluewright");
    notice(pictures, "done", Notice.done(Phrase.of("files.saved", path)));
    notice(
        pictures,
        "action",
        Notice.done(Phrase.of("shapes.deleted", "Meine Maske"))
            .with(Phrase.of("masks.undo"), () -> {}));
    notice(
        pictures,
        "error",
        Notice.error(
            Phrase.of(
                "masks.picture-refused", "hearts.png", Phrase.of("masks.picture-truncated"))));
    notice(pictures, "hint", Notice.hint(Phrase.of("masks.picture-none")));
  }

  private static void notice(StudioPictures pictures, String name, Notice notice)
      throws InterruptedException {
    PanelPictures.draw(
        pictures, "notice-" + name, view -> {}, view -> view.studio().notices().show(notice));
  }

  private static void draw(StudioPictures pictures, String name, Consumer<StudioWindow> prepare)
      throws InterruptedException {
    PanelPictures.draw(pictures, name, prepare, view -> {});
  }

  /** Opens a flyout, and types where something can be typed if it shall be filled. */
  private static void flyout(
      StudioPictures pictures, String name, String button, Consumer<StudioWindow> prepare)
      throws InterruptedException {
    PanelPictures.draw(
        pictures,
        name,
        prepare,
        view -> {
          PanelPictures.fire(view, button);
          if (name.equals("text-filled")) {
            type("#mask-text", "Ad");
          }
        });
  }

  private static void type(String field, String words) {
    javafx.stage.Window.getWindows().stream()
        .flatMap(window -> window.getScene().getRoot().lookupAll(field).stream())
        .findFirst()
        .ifPresent(found -> ((TextField) found).setText(words));
  }

  private static void disc(StudioWindow view) {
    view.studio()
        .pictureMask()
        .take(
            () ->
                Picture.of(
                    90, 60, (x, y) -> Math.hypot(x - 45, y - 30) < 28 ? 0xFF203040 : 0xFFFFFFFF));
  }

  private static void on(StudioWindow view, Board board) {
    view.studio().paint().useBoard(board);
    view.studio().density().drag(board.cells() / 3);
    view.studio().density().release();
  }

  private static void symmetric(StudioWindow view) {
    view.studio().paint().clear();
    view.studio().paint().symmetryProperty().set(Symmetry.FULL);
  }

  private static void stroke(StudioWindow view) {
    symmetric(view);
    view.studio().paint().begin(12, Intent.TOOL);
    view.studio().paint().extend(13);
    view.studio().paint().extend(21);
  }

  private static void fold(StudioWindow view, boolean open) {
    for (String group : GROUPS) {
      ((ToggleButton) find(view, "#fold-" + group)).setSelected(open);
    }
  }

  private static javafx.scene.Node find(StudioWindow view, String selector) {
    return PanelPictures.find(view, selector);
  }
}
