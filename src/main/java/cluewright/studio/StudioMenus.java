package cluewright.studio;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.studio.digitset.DigitSetMenu;
import cluewright.studio.files.FormatsMenu;
import cluewright.studio.files.RecentMenu;
import cluewright.studio.look.Command;
import cluewright.studio.look.Language;
import cluewright.studio.look.RadioMenuItems;
import cluewright.studio.look.Texts;
import cluewright.studio.look.ThemeChoice;
import cluewright.studio.masks.MaskTools;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.Property;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;

/** The menu bar. */
final class StudioMenus {
  private final Texts texts;
  private final StudioViewModel studio;
  private final Commands commands;
  private final MaskTools masks;
  private final Appearance appearance;

  StudioMenus(
      Texts texts,
      StudioViewModel studio,
      Commands commands,
      MaskTools masks,
      Appearance appearance) {
    this.texts = texts;
    this.studio = studio;
    this.commands = commands;
    this.masks = masks;
    this.appearance = appearance;
  }

  MenuBar bar() {
    return new MenuBar(
        file(),
        edit(),
        commands.project.puzzles.menu(),
        board(),
        generate(),
        replay(),
        view(),
        help());
  }

  private Menu menu(String key, Command... commands) {
    Menu menu = new Menu();
    menu.textProperty().bind(texts.bind(key));
    for (Command command : commands) {
      menu.getItems().add(command.menuItem());
    }
    return menu;
  }

  private Menu file() {
    Menu menu =
        menu(
            "menus.file",
            commands.project.startNew,
            commands.project.open,
            commands.project.save,
            commands.project.saveAs);
    menu.getItems().add(2, new RecentMenu(texts, studio.project.files, studio.project.unsavedWork));
    menu.getItems()
        .addAll(
            new SeparatorMenuItem(),
            commands.window.print.menuItem(),
            new SeparatorMenuItem(),
            commands.window.exportPdf.menuItem(),
            commands.window.exportPicture.menuItem(),
            commands.project.exportText.menuItem(),
            new FormatsMenu(
                texts,
                "export-as",
                "files.export-as",
                studio.project.exports::formats,
                studio.project.exports::exportAs),
            new SeparatorMenuItem(),
            commands.window.exit.menuItem());
    return menu;
  }

  private Menu edit() {
    Menu menu = menu("menus.edit", commands.desk.undo, commands.desk.redo);
    menu.getItems()
        .addAll(
            new SeparatorMenuItem(),
            commands.project.copyPuzzle.menuItem(),
            commands.project.copyMask.menuItem(),
            commands.window.copyPicture.menuItem(),
            new FormatsMenu(
                texts,
                "copy-as",
                "files.copy-as",
                studio.project.clipboard::formats,
                studio.project.clipboard::copyAs),
            commands.project.paste.menuItem());
    return menu;
  }

  private Menu board() {
    Menu menu = menu("menus.board", commands.design.editDigits);
    menu.getItems().add(new SeparatorMenuItem());
    ObservableBooleanValue isNoMask = commands.design.noMask;
    masks.insertions().forEach(command -> menu.getItems().add(command.unless(isNoMask).menuItem()));
    menu.getItems()
        .addAll(
            new SeparatorMenuItem(),
            commands.design.clear.menuItem(),
            commands.design.invert.menuItem());
    Menu transforms = menu("masks.transform", masks.transforming().unless(isNoMask));
    masks
        .transforms()
        .forEach(command -> transforms.getItems().add(command.unless(isNoMask).menuItem()));
    menu.getItems()
        .addAll(
            transforms,
            new SeparatorMenuItem(),
            sizes(),
            commands.design.paintRegions.menuItem(),
            commands.design.openRegions.menuItem(),
            commands.design.paintRules.menuItem(),
            new DigitSetMenu(texts, studio.design.digitSet, studio.solve.play.active));
    return menu;
  }

  private Menu sizes() {
    Menu menu = menu("menus.sizes");
    ToggleGroup group = new ToggleGroup();
    for (Board board : Boards.ALL) {
      RadioMenuItem item = new RadioMenuItem();
      item.textProperty().bind(texts.bind("menus.board-size", board.rows(), board.columns()));
      item.setToggleGroup(group);
      item.setOnAction(event -> studio.design.paint.useSize(board));
      item.disableProperty().bind(studio.solve.play.active.or(studio.design.layout.active));
      studio.design.paint.mask.addListener(
          (property, before, now) -> item.setSelected(now.board().cells() == board.cells()));
      item.setSelected(studio.design.paint.mask.get().board().cells() == board.cells());
      menu.getItems().add(item);
    }
    return menu;
  }

  private Menu generate() {
    return menu(
        "menus.generate",
        commands.design.generate,
        commands.design.repair,
        commands.design.decide,
        commands.desk.cancel,
        commands.design.fixAll,
        commands.design.releaseAll,
        commands.window.laboratory);
  }

  private Menu replay() {
    Menu menu = menu("menus.replay", commands.solve.moves.toArray(Command[]::new));
    menu.getItems()
        .addAll(
            new SeparatorMenuItem(),
            commands.solve.hint.menuItem(),
            commands.solve.play.menuItem(),
            new SeparatorMenuItem(),
            commands.solve.saveReplay.menuItem());
    commands.solve.saveForms.forEach(command -> menu.getItems().add(command.menuItem()));
    return menu;
  }

  private Menu view() {
    Menu menu = menu("menus.view");
    menu.getItems()
        .addAll(
            commands.design.go.menuItem(),
            commands.desk.gallery.menuItem(),
            new SeparatorMenuItem(),
            check("menus.candidates", "candidates", studio.solve.replay.candidatesShown),
            new SeparatorMenuItem(),
            themes(),
            languages(),
            scales(),
            check("menus.reduce-motion", "reduce-motion", appearance.still),
            new SeparatorMenuItem(),
            commands.window.sides.menuItem(),
            commands.window.nextRegion.menuItem(),
            commands.window.previousRegion.menuItem());
    return menu;
  }

  private MenuItem check(String key, String id, Property<Boolean> value) {
    CheckMenuItem item = new CheckMenuItem();
    item.setId("menu-" + id);
    item.textProperty().bind(texts.bind(key));
    item.selectedProperty().bindBidirectional(value);
    return item;
  }

  private Menu themes() {
    return RadioMenuItems.menu(
        texts.bind("menus.theme"),
        RadioMenuItems.of(
            "theme",
            List.of(ThemeChoice.values()),
            choice -> texts.bind("menus.theme-" + choice.name().toLowerCase(Locale.ROOT)),
            appearance.themeChoice));
  }

  /** The languages, each by its own name, so that anyone can find theirs. */
  private Menu languages() {
    return RadioMenuItems.menu(
        texts.bind("menus.language"),
        RadioMenuItems.of(
            "language",
            List.of(Language.values()),
            language -> new ReadOnlyStringWrapper(language.ownName()),
            texts.language));
  }

  private Menu scales() {
    Menu menu =
        RadioMenuItems.menu(
            texts.bind("menus.scale"),
            RadioMenuItems.of(
                "scale",
                Appearance.TEXT_SIZES,
                percent -> texts.bind("menus.percent", percent),
                appearance.textSize));
    menu.getItems()
        .addAll(
            new SeparatorMenuItem(),
            commands.window.larger.menuItem(),
            commands.window.smaller.menuItem(),
            commands.window.normalSize.menuItem());
    return menu;
  }

  private Menu help() {
    Menu menu =
        menu(
            "menus.help",
            commands.window.tour,
            commands.window.manual,
            commands.window.shortcuts,
            commands.window.glossary);
    menu.getItems().addAll(new SeparatorMenuItem(), commands.window.about.menuItem());
    return menu;
  }
}
