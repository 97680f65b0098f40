package cluewright.studio;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.studio.files.RecentMenu;
import cluewright.studio.look.Command;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Theme;
import cluewright.studio.masks.MaskTools;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCombination;

/** The menu bar. */
final class StudioMenus {
  private final Texts texts;
  private final StudioViewModel studio;
  private final Commands commands;
  private final MaskTools masks;
  private final Appearance appearance;
  private final Runnable exit;

  StudioMenus(
      Texts texts,
      StudioViewModel studio,
      Commands commands,
      MaskTools masks,
      Appearance appearance,
      Runnable exit) {
    this.texts = texts;
    this.studio = studio;
    this.commands = commands;
    this.masks = masks;
    this.appearance = appearance;
    this.exit = exit;
  }

  MenuBar bar() {
    return new MenuBar(
        file(), edit(), commands.puzzles.menu(), board(), generate(), replay(), view());
  }

  private static Menu menu(String title, Command... commands) {
    Menu menu = new Menu(title);
    for (Command command : commands) {
      menu.getItems().add(command.menuItem());
    }
    return menu;
  }

  private Menu file() {
    Menu menu = menu("File", commands.startNew, commands.open, commands.save, commands.saveAs);
    menu.getItems().add(2, new RecentMenu(texts, studio.files(), studio.unsavedWork()));
    MenuItem quit = new MenuItem("Exit");
    quit.setAccelerator(KeyCombination.valueOf("Shortcut+Q"));
    quit.setOnAction(event -> exit.run());
    menu.getItems()
        .addAll(
            new SeparatorMenuItem(),
            commands.exportPdf.menuItem(),
            commands.exportText.menuItem(),
            new SeparatorMenuItem(),
            quit);
    return menu;
  }

  private Menu edit() {
    Menu menu = menu("Edit", commands.undo, commands.redo);
    menu.getItems()
        .addAll(
            new SeparatorMenuItem(),
            commands.copyPuzzle.menuItem(),
            commands.copyMask.menuItem(),
            commands.paste.menuItem());
    return menu;
  }

  private Menu board() {
    Menu menu = menu("Board", masks.insertions().toArray(Command[]::new));
    menu.getItems()
        .addAll(new SeparatorMenuItem(), commands.clear.menuItem(), commands.invert.menuItem());
    masks.transforms().forEach(command -> menu.getItems().add(command.menuItem()));
    menu.getItems().add(new SeparatorMenuItem());
    ToggleGroup group = new ToggleGroup();
    for (Board board : Boards.ALL) {
      RadioMenuItem item = new RadioMenuItem(board.rows() + " × " + board.columns());
      item.setToggleGroup(group);
      item.setOnAction(event -> studio.paint().useBoard(board));
      item.disableProperty().bind(studio.play().activeProperty());
      studio
          .paint()
          .maskProperty()
          .addListener((property, before, now) -> item.setSelected(now.board() == board));
      item.setSelected(studio.paint().maskProperty().get().board() == board);
      menu.getItems().add(item);
    }
    return menu;
  }

  private Menu generate() {
    return menu(
        "Generate",
        commands.generate,
        commands.repair,
        commands.cancel,
        commands.fixAll,
        commands.releaseAll);
  }

  private Menu replay() {
    Menu menu = menu("Replay", commands.moves.toArray(Command[]::new));
    menu.getItems()
        .addAll(
            new SeparatorMenuItem(),
            commands.hint.menuItem(),
            commands.solve.menuItem(),
            new SeparatorMenuItem());
    commands.saveForms.forEach(command -> menu.getItems().add(command.menuItem()));
    return menu;
  }

  private Menu view() {
    Menu sizes = new Menu("Text size");
    ToggleGroup group = new ToggleGroup();
    for (int percent : Appearance.TEXT_SIZES) {
      RadioMenuItem item = new RadioMenuItem(percent + " %");
      item.setToggleGroup(group);
      item.setSelected(appearance.textSizeProperty().get() == percent);
      item.setOnAction(event -> appearance.textSizeProperty().set(percent));
      sizes.getItems().add(item);
    }
    CheckMenuItem dark = new CheckMenuItem("Dark theme");
    dark.setOnAction(event -> appearance.toggleTheme());
    appearance
        .themeProperty()
        .addListener((property, before, now) -> dark.setSelected(now == Theme.DARK));
    CheckMenuItem still = new CheckMenuItem("Reduce motion");
    still.selectedProperty().bindBidirectional(appearance.stillProperty());
    CheckMenuItem candidates = new CheckMenuItem("Candidates");
    candidates.selectedProperty().bindBidirectional(studio.replay().candidatesShownProperty());
    return new Menu("View", null, candidates, new SeparatorMenuItem(), dark, sizes, still);
  }
}
