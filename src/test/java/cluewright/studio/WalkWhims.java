package cluewright.studio;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.ModifierValue;
import javafx.stage.Stage;
import javafx.stage.Window;

/** Thinks up what to do next at a window, in lines that a {@link WalkHand} does. */
final class WalkWhims {
  private static final List<KeyCode> PLAIN =
      List.of(
          KeyCode.ESCAPE,
          KeyCode.ESCAPE,
          KeyCode.ENTER,
          KeyCode.SPACE,
          KeyCode.TAB,
          KeyCode.DELETE,
          KeyCode.BACK_SPACE,
          KeyCode.LEFT,
          KeyCode.RIGHT,
          KeyCode.UP,
          KeyCode.DOWN,
          KeyCode.HOME,
          KeyCode.END,
          KeyCode.PAGE_DOWN,
          KeyCode.DIGIT1,
          KeyCode.DIGIT5,
          KeyCode.DIGIT9,
          KeyCode.A,
          KeyCode.H,
          KeyCode.N,
          KeyCode.P,
          KeyCode.F1,
          KeyCode.F6);

  private static final List<String> WORDS =
      List.of("Kite", "7", "?", "-3", "999999999", "あいう", "🦊", "<b>&", "1.5", "  ", "straße", "0");

  /** What is chosen, dropped and written: some can be read, some cannot, some are not there. */
  static final List<String> FILES =
      List.of(
          "kite.cluewright",
          "box.cluewright",
          "large.cluewright",
          "open.cluewright",
          "two.txt",
          "many.sdm",
          "list.csv",
          "half.png",
          "broken.png",
          "broken.cluewright",
          "page.pdf",
          "film.gif",
          "missing/kite.cluewright");

  private static final List<String> CLIPS =
      List.of(
          "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...",
          "1..4.........32.",
          "x..x.........xx.",
          "Dear Ada,",
          "",
          "123456789".repeat(9));

  /** What the keyboard does with a mask. */
  private static final List<String> MASKS =
      List.of(
          "keys CONTROL I",
          "keys CONTROL I",
          "keys E",
          "keys P",
          "keys F",
          "keys L",
          "keys R",
          "keys CONTROL Z",
          "keys CONTROL Z",
          "keys CONTROL Y");

  /** The keys that end the program, which is the one thing that the robot leaves. */
  private static final String EXIT = KeyCombination.valueOf("Shortcut+Q").getName();

  private static final int LEAST_WIDTH = 1000;
  private static final int LEAST_HEIGHT = 660;

  private final Random random;
  private final Stage stage;
  private final int width;
  private final int height;

  /**
   * @param width of the screen
   */
  WalkWhims(long seed, Stage stage, int width, int height) {
    this.random = new Random(seed);
    this.stage = stage;
    this.width = width;
    this.height = height;
  }

  /** The next line; to be asked on the UI thread. */
  String next() {
    int dice = random.nextInt(100);
    if (Window.getWindows().size() > 4) {
      return "close " + random.nextInt(3);
    }
    if (dice < 22) {
      return menu();
    }
    if (dice < 34) {
      return plainKey();
    }
    if (dice < 44) {
      return shortcut();
    }
    if (dice < 66) {
      return click();
    }
    if (dice < 71) {
      return any(MASKS);
    }
    if (dice < 80) {
      return "board " + random.nextInt(625) + " " + random.nextInt(625);
    }
    if (dice < 84) {
      return "type " + any(WORDS);
    }
    if (dice < 87) {
      return "wheel " + (random.nextInt(21) - 10);
    }
    if (dice < 91) {
      return "answer " + any(FILES);
    }
    if (dice < 93) {
      return "drop " + any(FILES);
    }
    if (dice < 95) {
      return "clip " + any(CLIPS);
    }
    if (dice < 97) {
      return "size " + size(LEAST_WIDTH, width) + " " + size(LEAST_HEIGHT, height);
    }
    if (dice < 98) {
      return "close " + random.nextInt(2);
    }
    return "wait " + random.nextInt(400);
  }

  private int size(int least, int most) {
    return least + random.nextInt(Math.max(1, most - least + 1));
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  private String plainKey() {
    KeyCode key = any(PLAIN);
    boolean isShifted = random.nextInt(6) == 0;
    return "keys " + (isShifted ? "SHIFT " : "") + key.name();
  }

  private String shortcut() {
    // Menus have keys with names of their own, which say in English what they are.
    List<KeyCodeCombination> known =
        stage.getScene().getAccelerators().keySet().stream()
            .map(KeyCombination::getName)
            .filter(name -> !name.equals(EXIT))
            .sorted()
            .map(KeyCombination::valueOf)
            .filter(KeyCodeCombination.class::isInstance)
            .map(KeyCodeCombination.class::cast)
            .toList();
    KeyCodeCombination keys = any(known);
    return Stream.of(
            held(keys.getShortcut(), "CONTROL"),
            held(keys.getControl(), "CONTROL"),
            held(keys.getAlt(), "ALT"),
            held(keys.getShift(), "SHIFT"),
            Stream.of(keys.getCode().name()))
        .flatMap(each -> each)
        .collect(Collectors.joining(" ", "keys ", ""));
  }

  private static Stream<String> held(ModifierValue value, String key) {
    return value == ModifierValue.DOWN ? Stream.of(key) : Stream.empty();
  }

  private String menu() {
    MenuBar bar = (MenuBar) stage.getScene().lookup(".menu-bar");
    int top = random.nextInt(bar.getMenus().size());
    List<Integer> path = new ArrayList<>(List.of(top));
    Menu menu = bar.getMenus().get(top);
    while (true) {
      List<MenuItem> items = menu.getItems();
      // The last of the first menu is the exit.
      int choices = items.size() - (path.size() == 1 && top == 0 ? 1 : 0);
      if (choices == 0) {
        break;
      }
      int place = random.nextInt(choices);
      path.add(place);
      if (!(items.get(place) instanceof Menu inner)) {
        break;
      }
      menu = inner;
    }
    return path.stream().map(String::valueOf).collect(Collectors.joining(" ", "menu ", ""));
  }

  private String click() {
    List<Window> windows =
        Window.getWindows().stream()
            .filter(each -> each.isShowing() && each.getScene() != null)
            .toList();
    Window window = windows.get(windows.size() - 1 - random.nextInt(Math.min(2, windows.size())));
    List<Node> controls = controls(window.getScene().getRoot()).toList();
    if (controls.isEmpty()) {
      return "keys ESCAPE";
    }
    Node control = any(controls);
    Bounds at = control.localToScreen(control.getBoundsInLocal());
    String button = random.nextInt(8) == 0 ? "SECONDARY" : "PRIMARY";
    double right = control instanceof TextInputControl ? 0.5 : random.nextDouble();
    return "click %s %d %d"
        .formatted(
            button,
            (int) (at.getMinX() + at.getWidth() * right),
            (int) (at.getMinY() + at.getHeight() / 2));
  }

  /** The controls below a node that show and can be used, each without its parts. */
  static Stream<Node> controls(Node node) {
    if (!node.isVisible() || node.isDisabled() || node instanceof MenuBar) {
      return Stream.empty();
    }
    boolean isOne = node.isFocusTraversable() || node.getStyleClass().contains("indexed-cell");
    boolean isWhole = node instanceof Control && isOne;
    Stream<Node> below =
        node instanceof Parent parent && !isWhole
            ? parent.getChildrenUnmodifiable().stream().flatMap(WalkWhims::controls)
            : IntStream.empty().mapToObj(i -> node);
    return isOne ? Stream.concat(Stream.of(node), below) : below;
  }
}
