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
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
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

  @SafeVarargs
  private Menu menu(String key, List<? extends MenuItem>... groups) {
    return Command.menu(texts.bind(key), groups);
  }

  private Menu file() {
    MenuItem recent =
        new RecentMenu(
            texts,
            studio.project.files,
            List.of(studio.project.unsavedWork, studio.windows.unsavedPlans));
    MenuItem exportAs =
        new FormatsMenu(
            texts,
            "export-as",
            "files.export-as",
            studio.project.exports::formats,
            studio.project.exports::exportAs);
    return menu(
        "menus.file",
        List.of(
            commands.window.start.menuItem(),
            commands.project.startNew.menuItem(),
            commands.project.open.menuItem(),
            recent,
            commands.project.save.menuItem(),
            commands.project.saveAs.menuItem()),
        Command.items(commands.window.planBook, commands.window.print),
        List.of(
            commands.window.exportPdf.menuItem(),
            commands.window.exportPicture.menuItem(),
            commands.project.exportText.menuItem(),
            exportAs),
        Command.items(commands.window.exit));
  }

  private Menu edit() {
    MenuItem copyAs =
        new FormatsMenu(
            texts,
            "copy-as",
            "files.copy-as",
            studio.project.clipboard::formats,
            studio.project.clipboard::copyAs);
    return menu(
        "menus.edit",
        Command.items(commands.desk.undo, commands.desk.redo),
        List.of(
            commands.project.copyPuzzle.menuItem(),
            commands.project.copyMask.menuItem(),
            commands.window.copyPicture.menuItem(),
            copyAs,
            commands.project.paste.menuItem()));
  }

  private Menu board() {
    DesignCommands design = commands.design;
    Menu transforms = menu("masks.transform", maskItems(List.of(masks.transforming())));
    transforms.getItems().addAll(maskItems(masks.transforms()));
    return menu(
        "menus.board",
        Command.items(design.editDigits),
        maskItems(masks.insertions()),
        List.of(design.clear.menuItem(), design.invert.menuItem(), transforms),
        List.of(
            sizes(),
            design.paintRegions.menuItem(),
            design.openRegions.menuItem(),
            design.paintRules.menuItem(),
            new DigitSetMenu(texts, studio.design.digitSet, studio.solve.play.active)));
  }

  private List<MenuItem> maskItems(List<Command> all) {
    return all.stream().map(one -> one.unless(commands.design.noMask).menuItem()).toList();
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
        Command.items(
            commands.design.generate,
            commands.design.repair,
            commands.design.decide,
            commands.desk.cancel,
            commands.design.fixAll,
            commands.design.releaseAll,
            commands.window.laboratory));
  }

  private Menu replay() {
    SolveCommands solve = commands.solve;
    Menu menu =
        menu(
            "menus.replay",
            Command.items(solve.moves),
            Command.items(solve.hint, solve.play),
            Command.items(solve.saveReplay));
    menu.getItems().addAll(Command.items(solve.saveForms));
    return menu;
  }

  private Menu view() {
    WindowCommands window = commands.window;
    return menu(
        "menus.view",
        Command.items(commands.design.go, commands.solve.go, commands.desk.gallery),
        List.of(
            check("menus.candidates", "candidates", studio.solve.replay.candidatesShown),
            check("menus.excluded", "excluded", studio.solve.replay.excludedShown)),
        List.of(
            themes(),
            languages(),
            scales(),
            check("menus.reduce-motion", "reduce-motion", appearance.still)),
        Command.items(window.sides, window.nextRegion, window.previousRegion));
  }

  private MenuItem check(String key, String id, Property<Boolean> value) {
    CheckMenuItem item = new CheckMenuItem();
    item.setId("menu-" + id);
    item.textProperty().bind(texts.bind(key));
    item.selectedProperty().bindBidirectional(value);
    return item;
  }

  private Menu themes() {
    return menu(
        "menus.theme",
        RadioMenuItems.of(
            "theme",
            List.of(ThemeChoice.values()),
            choice -> texts.bind("menus.theme-" + choice.name().toLowerCase(Locale.ROOT)),
            appearance.themeChoice));
  }

  /** The languages, each by its own name, so that anyone can find theirs. */
  private Menu languages() {
    return menu(
        "menus.language",
        RadioMenuItems.of(
            "language",
            List.of(Language.values()),
            language -> new ReadOnlyStringWrapper(language.ownName()),
            texts.language));
  }

  private Menu scales() {
    return menu(
        "menus.scale",
        RadioMenuItems.of(
            "scale",
            Appearance.TEXT_SIZES,
            percent -> texts.bind("menus.percent", percent),
            appearance.textSize),
        Command.items(commands.window.larger, commands.window.smaller, commands.window.normalSize));
  }

  private Menu help() {
    WindowCommands window = commands.window;
    return menu(
        "menus.help",
        Command.items(
            window.palette, window.tour, window.manual, window.shortcuts, window.glossary),
        Command.items(window.about));
  }
}
