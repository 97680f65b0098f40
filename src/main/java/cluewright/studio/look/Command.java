package cluewright.studio.look;

import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableStringValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;

/**
 * A user command, wherever its button or menu item is.
 *
 * @param label may change, as "Undo painting 4 cells" does
 * @param shortcut absent for what is seldom done
 * @param disabled when it cannot be done
 */
public record Command(
    PhraseBinding label,
    Feather icon,
    Optional<KeyCombination> shortcut,
    Runnable run,
    ObservableBooleanValue disabled) {

  public static Command of(PhraseBinding label, Feather icon, Runnable run) {
    return new Command(
        label, icon, Optional.empty(), run, Bindings.createBooleanBinding(() -> false));
  }

  /**
   * A command that names its object, such as "Undo painting 4 cells", or is just "Undo".
   *
   * @param verb a bundle, a full stop and the beginning of two entries in it
   * @param act its object; nothing if there is none, and then it is disabled
   */
  public static Command ofAct(
      Texts texts, String verb, ObservableValue<Phrase> act, Runnable run, Feather icon) {
    ObservableValue<Phrase> label =
        act.map(
            name -> name.isNothing() ? Phrase.of(verb + "nothing") : Phrase.of(verb + "act", name));
    return of(texts.bind(label), icon, run)
        .unless(Bindings.createBooleanBinding(() -> act.getValue().isNothing(), act));
  }

  /**
   * This command with a shortcut.
   *
   * @param keys as {@link KeyCombination#valueOf} reads them
   */
  public Command on(String keys) {
    return new Command(label, icon, Optional.of(KeyCombination.valueOf(keys)), run, disabled);
  }

  public Command unless(ObservableBooleanValue condition) {
    return new Command(label, icon, shortcut, run, condition);
  }

  public MenuItem menuItem() {
    MenuItem item = new MenuItem();
    item.textProperty().bind(label);
    item.parentMenuProperty().addListener((property, before, menu) -> drawLater(menu, item));
    shortcut.ifPresent(keys -> item.acceleratorProperty().bind(NamedKeys.in(label.texts(), keys)));
    item.disableProperty().bind(disabled);
    item.setOnAction(event -> run.run());
    item.setUserData(this);
    return item;
  }

  public static List<MenuItem> items(Command... commands) {
    return items(List.of(commands));
  }

  public static List<MenuItem> items(List<Command> commands) {
    return commands.stream().map(Command::menuItem).toList();
  }

  /** A menu with a line between two groups. */
  @SafeVarargs
  public static Menu menu(ObservableValue<String> title, List<? extends MenuItem>... groups) {
    Menu menu = new Menu();
    menu.textProperty().bind(title);
    for (List<? extends MenuItem> group : groups) {
      if (!menu.getItems().isEmpty()) {
        menu.getItems().add(new SeparatorMenuItem());
      }
      menu.getItems().addAll(group);
    }
    return menu;
  }

  /** The command of a menu item, if it has one. */
  public static Optional<Command> of(MenuItem item) {
    return Optional.ofNullable(item.getUserData())
        .filter(Command.class::isInstance)
        .map(Command.class::cast);
  }

  /** Draws icons when a menu first opens, so that the window appears sooner. */
  private void drawLater(Menu menu, MenuItem item) {
    if (menu != null) {
      menu.addEventHandler(
          Menu.ON_SHOWING,
          event -> {
            if (item.getGraphic() == null) {
              item.setGraphic(Icons.of(icon));
            }
          });
    }
  }

  /** An icon button, with the label and shortcut in its tooltip. */
  public Button button(String id) {
    Button button = new Button("", Icons.of(icon));
    button.setId(id);
    button.getStyleClass().addAll("button-icon", "flat");
    button.disableProperty().bind(disabled);
    button.setOnAction(event -> run.run());
    button.accessibleTextProperty().bind(label);
    Tip.on(button, hint());
    return button;
  }

  /** A button with icon and label, and with the shortcut in its tooltip. */
  public Button named(String id) {
    Button button = button(id);
    button.getStyleClass().removeAll("button-icon", "flat");
    button.textProperty().bind(label);
    button.setMinWidth(Region.USE_PREF_SIZE);
    return button;
  }

  /** Lets the shortcut work in a window. */
  public void addKeys(Scene scene) {
    shortcut.ifPresent(keys -> scene.getAccelerators().put(keys, this::runIfEnabled));
  }

  /** True if an event is that of the shortcut. */
  public boolean isFor(KeyEvent event) {
    return shortcut.filter(keys -> keys.match(event)).isPresent();
  }

  /** Does it, if it can be done. */
  public void runIfEnabled() {
    if (!disabled.get()) {
      run.run();
    }
  }

  /** The shortcut in the current language's key names; empty without one. */
  public String keys() {
    return shortcut.map(keys -> NamedKeys.name(label.texts(), keys)).orElse("");
  }

  /** The label followed by the shortcut. */
  private ObservableStringValue hint() {
    return shortcut.isEmpty()
        ? label
        : Bindings.createStringBinding(() -> label.get() + " (" + keys() + ")", label);
  }
}
