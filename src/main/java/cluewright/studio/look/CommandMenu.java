package cluewright.studio.look;

import java.util.List;
import java.util.function.Supplier;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/**
 * A context menu, which opens by right click, the Menu key or Shift+F10. It offers what can be done
 * at the moment, and does not open where that is nothing.
 */
public final class CommandMenu {
  private final Node owner;
  private final Supplier<Bounds> place;
  private final Supplier<List<List<Command>>> groups;
  private final List<MenuItem> more;
  private final ContextMenu menu = new ContextMenu();

  private CommandMenu(
      Node owner,
      Supplier<Bounds> place,
      Supplier<List<List<Command>>> groups,
      List<MenuItem> more) {
    this.more = List.copyOf(more);
    this.owner = owner;
    this.place = place;
    this.groups = groups;
    menu.setId("context-menu");
    menu.setConsumeAutoHidingEvents(true);
    owner.addEventHandler(ContextMenuEvent.CONTEXT_MENU_REQUESTED, this::asked);
    owner.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
  }

  /**
   * Adds a menu to a node.
   *
   * @param place what the keyboard is on, in the node's coordinates
   * @param groups the commands, with a line between two groups; asked for each time
   */
  public static void on(Node node, Supplier<Bounds> place, Supplier<List<List<Command>>> groups) {
    new CommandMenu(node, place, groups, List.of());
  }

  /**
   * Adds a menu that ends with items other than commands, such as a menu of formats.
   *
   * @param place what the keyboard is on, in the node's coordinates
   */
  public static void on(
      Node node, Supplier<Bounds> place, List<List<Command>> groups, List<MenuItem> more) {
    new CommandMenu(node, place, () -> groups, more);
  }

  /** Adds a menu for the selected row to a list. */
  public static void on(ListView<?> list, List<List<Command>> groups) {
    new CommandMenu(list, () -> selected(list), () -> groups, List.of());
  }

  /** Adds a menu to a part of the window, wherever in it the focus is. */
  public static void on(Node part, List<List<Command>> groups) {
    new CommandMenu(part, () -> focused(part), () -> groups, List.of());
  }

  private static Bounds focused(Node part) {
    Node focus = part.getScene().getFocusOwner();
    return part.sceneToLocal(focus.localToScene(focus.getLayoutBounds()));
  }

  /** The bounds of a list's selected row, in the list's coordinates. */
  public static Bounds selected(ListView<?> list) {
    return list.lookupAll(".list-cell").stream()
        .filter(cell -> cell instanceof IndexedCell<?> row && row.isSelected() && row.isVisible())
        .findFirst()
        .map(cell -> list.sceneToLocal(cell.localToScene(cell.getLayoutBounds())))
        .orElse(list.getLayoutBounds());
  }

  /** Handles a request by keyboard, which only some systems send by themselves. */
  private void asked(ContextMenuEvent event) {
    event.consume();
    if (!event.isKeyboardTrigger()) {
      open(event.getScreenX(), event.getScreenY());
    } else if (!menu.isShowing()) {
      openAtPlace();
    }
  }

  private void pressed(KeyEvent event) {
    boolean isMenuKey = event.getCode() == KeyCode.CONTEXT_MENU;
    boolean isShiftF10 =
        event.getCode() == KeyCode.F10 && event.isShiftDown() && !event.isShortcutDown();
    if (isMenuKey || isShiftF10) {
      event.consume();
      openAtPlace();
    }
  }

  private void openAtPlace() {
    Bounds at = place.get();
    Point2D corner = owner.localToScreen(at.getCenterX(), at.getCenterY());
    open(corner.getX(), corner.getY());
  }

  /** Opens the menu over the window, since a press on the menu's own node would not close it. */
  private void open(double x, double y) {
    menu.hide();
    menu.getItems().clear();
    for (List<Command> group : groups.get()) {
      add(group);
    }
    if (!menu.getItems().isEmpty() && !more.isEmpty()) {
      menu.getItems().add(new SeparatorMenuItem());
      menu.getItems().addAll(more);
    }
    if (!menu.getItems().isEmpty()) {
      menu.show(owner.getScene().getWindow(), x, y);
    }
  }

  private void add(List<Command> group) {
    List<MenuItem> items =
        group.stream().filter(command -> !command.disabled().get()).map(CommandMenu::item).toList();
    if (!items.isEmpty() && !menu.getItems().isEmpty()) {
      menu.getItems().add(new SeparatorMenuItem());
    }
    menu.getItems().addAll(items);
  }

  private static MenuItem item(Command command) {
    MenuItem item = command.menuItem();
    item.setGraphic(Icons.of(command.icon()));
    return item;
  }
}
