package cluewright.studio;

import cluewright.studio.files.TextClipboard;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;

/**
 * Does at a window what a line of a log says, on the UI thread. The log of a walk is made of such
 * lines, so that it can be walked again:
 *
 * <pre>
 * menu 3 7 1         the item at that place of the menus, if it can be chosen
 * keys CONTROL Z     these keys together
 * click PRIMARY 4 5  at this place of the screen
 * board 3 40         a drag from cell to cell
 * wheel -3           under the pointer
 * type あ            into the field that has the keyboard
 * size 1000 660      of the window
 * answer kite.txt    the file that is chosen from now on, in the walk's folder
 * drop kite.txt      the file falls on the window
 * clip words         on the clipboard
 * close 1            the window behind the studio's own
 * wait 200           milliseconds
 * </pre>
 */
final class WalkHand {
  private final StudioWindow window;
  private final Stage stage;
  private final FakeDialogs dialogs;
  private final TextClipboard clipboard;
  private final Path folder;
  private final Robot robot = new Robot();

  WalkHand(
      StudioWindow window, Stage stage, FakeDialogs dialogs, TextClipboard clipboard, Path folder) {
    this.window = window;
    this.stage = stage;
    this.dialogs = dialogs;
    this.clipboard = clipboard;
    this.folder = folder;
  }

  /** Does it; what cannot be done just then is left. */
  void act(String line) {
    String[] words = line.split(" ", 2);
    String rest = words.length == 1 ? "" : words[1];
    switch (words[0]) {
      case "menu" -> choose(numbers(rest));
      case "keys" -> press(Arrays.stream(rest.split(" ", -1)).map(KeyCode::valueOf).toList());
      case "click" -> click(rest.split(" ", -1));
      case "board" -> drag(numbers(rest));
      case "wheel" -> robot.mouseWheel(numbers(rest).get(0));
      case "type" -> type(rest);
      case "size" -> resize(numbers(rest));
      case "answer" -> dialogs.choosing(folder.resolve(rest));
      case "drop" -> window.studio.project.drops.drop(List.of(folder.resolve(rest)));
      case "clip" -> clipboard.write(rest);
      case "close" -> close(numbers(rest).get(0));
      case "wait" -> {}
      default -> throw new IllegalArgumentException(line);
    }
  }

  private static List<Integer> numbers(String words) {
    return Arrays.stream(words.split(" ", -1)).map(Integer::valueOf).toList();
  }

  private void choose(List<Integer> path) {
    MenuBar bar = (MenuBar) stage.getScene().lookup(".menu-bar");
    List<Menu> open = new ArrayList<>();
    List<? extends MenuItem> items = bar.getMenus();
    for (int place : path) {
      if (place >= items.size() || items.get(place).isDisable()) {
        break;
      }
      MenuItem item = items.get(place);
      if (item instanceof Menu menu) {
        menu.show();
        open.add(menu);
        items = menu.getItems();
      } else {
        open.forEach(Menu::hide);
        item.fire();
        return;
      }
    }
    open.forEach(Menu::hide);
  }

  private void press(List<KeyCode> keys) {
    keys.forEach(robot::keyPress);
    for (int i = keys.size() - 1; i >= 0; i--) {
      robot.keyRelease(keys.get(i));
    }
  }

  private void click(String[] words) {
    robot.mouseMove(Integer.parseInt(words[1]), Integer.parseInt(words[2]));
    robot.mouseClick(MouseButton.valueOf(words[0]));
  }

  private void drag(List<Integer> cells) {
    robot.mouseMove(point(cells.get(0)));
    robot.mousePress(MouseButton.PRIMARY);
    robot.mouseMove(point(cells.get(0)).midpoint(point(cells.get(1))));
    robot.mouseMove(point(cells.get(1)));
    robot.mouseRelease(MouseButton.PRIMARY);
  }

  private Point2D point(int cell) {
    int cells = window.studio.history.document().mask().board().cells();
    Bounds at = window.view().board().localToScreen(window.view().board().cellBounds(cell % cells));
    return new Point2D(at.getCenterX(), at.getCenterY());
  }

  private static void type(String words) {
    Window.getWindows().stream()
        .filter(Window::isFocused)
        .map(shown -> shown.getScene().getFocusOwner())
        .filter(Objects::nonNull)
        .filter(TextInputControl.class::isInstance)
        .map(TextInputControl.class::cast)
        .filter(field -> field.isEditable() && !field.isDisabled())
        .findFirst()
        .ifPresent(field -> field.replaceSelection(words));
  }

  private void resize(List<Integer> size) {
    stage.setWidth(size.get(0));
    stage.setHeight(size.get(1));
  }

  private void close(int number) {
    others().stream()
        .skip(number)
        .findFirst()
        .ifPresent(each -> each.fireEvent(new WindowEvent(each, WindowEvent.WINDOW_CLOSE_REQUEST)));
    others().stream().skip(number).findFirst().ifPresent(Window::hide);
  }

  /** The windows besides the studio's own, with pop-ups. */
  List<Window> others() {
    return List.copyOf(Window.getWindows()).stream().filter(each -> each != stage).toList();
  }

  /** The milliseconds that a line asks to wait. */
  static Optional<Integer> rest(String line) {
    return line.startsWith("wait ")
        ? Optional.of(Integer.valueOf(line.substring(5)))
        : Optional.empty();
  }
}
