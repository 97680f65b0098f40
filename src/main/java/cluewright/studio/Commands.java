package cluewright.studio;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Command;
import cluewright.studio.look.Texts;
import cluewright.studio.puzzles.PuzzleCommands;
import cluewright.studio.replay.Player;
import cluewright.studio.replay.SaveForm;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.value.ObservableValue;
import org.kordamp.ikonli.feather.Feather;

/** The commands of the studio, for menus, tools and keys alike. */
final class Commands {
  final Command startNew;
  final Command open;
  final Command save;
  final Command saveAs;
  final Command print;
  final Command exportPdf;
  final Command exportPicture;
  final Command exportText;
  final Command undo;
  final Command redo;
  final Command copyPuzzle;
  final Command copyMask;
  final Command copyPicture;
  final Command paste;
  final Command clear;
  final Command invert;
  final Command editDigits;
  final Command erase;
  final Command leaveOut;
  final Command keepPuzzle;
  final Command paintRegions;
  final Command openRegions;
  final Command paintRules;
  final Command generate;
  final Command cancel;
  final Command repair;
  final Command decide;
  final Command laboratory;
  final Command fixAll;
  final Command releaseAll;
  final List<Command> moves;
  final Command hint;
  final Command solve;
  final Command design;
  final Command gallery;
  final Command saveReplay;
  final List<Command> saveForms;
  final PuzzleCommands puzzles;
  private final BooleanBinding noDigits;

  Commands(Texts texts, StudioViewModel studio, Player player) {
    ReadOnlyBooleanProperty solving = studio.play().activeProperty();
    noDigits = hasNoDigits(studio);
    BooleanBinding notDesigning = studio.places().isAt(Place.DESIGN).not();
    startNew =
        Command.of(texts.bind("commands.new"), Feather.FILE_PLUS, studio.files()::startNew)
            .on("Shortcut+N");
    open = Command.of(texts.bind("commands.open"), Feather.FOLDER, studio::open).on("Shortcut+O");
    save =
        Command.of(texts.bind("commands.save"), Feather.SAVE, studio.files()::save)
            .on("Shortcut+S");
    saveAs =
        Command.of(texts.bind("commands.save-as"), Feather.SAVE, studio.files()::saveAs)
            .on("Shortcut+Shift+S");
    print =
        Command.of(texts.bind("commands.print"), Feather.PRINTER, studio.printing()::open)
            .on("Shortcut+P");
    exportPdf =
        Command.of(texts.bind("commands.export-pdf"), Feather.FILE, studio.printing()::open);
    exportPicture =
        Command.of(texts.bind("commands.export-picture"), Feather.IMAGE, studio.pictures()::open)
            .on("Shortcut+E");
    exportText =
        Command.of(
            texts.bind("commands.export-text"), Feather.FILE_TEXT, studio.exports()::exportText);
    undo =
        act(
                texts,
                "commands.undo-",
                studio.undo().undoName(),
                studio.undo()::undo,
                Feather.CORNER_UP_LEFT)
            .on("Shortcut+Z");
    redo =
        act(
                texts,
                "commands.redo-",
                studio.undo().redoName(),
                studio.undo()::redo,
                Feather.CORNER_UP_RIGHT)
            .on("Shortcut+Y");
    copyPuzzle =
        Command.of(texts.bind("commands.copy-puzzle"), Feather.COPY, studio.clipboard()::copyPuzzle)
            .on("Shortcut+C");
    copyMask =
        Command.of(texts.bind("commands.copy-mask"), Feather.COPY, studio.clipboard()::copyMask)
            .on("Shortcut+Shift+C");
    copyPicture =
        Command.of(texts.bind("commands.copy-picture"), Feather.IMAGE, studio.pictures()::copy)
            .on("Shortcut+Alt+C");
    paste =
        Command.of(texts.bind("commands.paste"), Feather.CLIPBOARD, studio.clipboard()::paste)
            .on("Shortcut+V")
            .unless(solving);
    BooleanProperty digits = studio.digits().activeProperty();
    ReadOnlyBooleanProperty painting = studio.layout().activeProperty();
    clear =
        Command.of(
                texts.bind(
                    digits.map(now -> Phrase.of(now ? "digits.erase-all" : "commands.clear"))),
                Feather.TRASH_2,
                () -> clear(studio))
            .unless(notDesigning.or(painting).or(digits.and(noDigits)));
    invert =
        Command.of(texts.bind("commands.invert"), Feather.REFRESH_CW, studio.paint()::invert)
            .on("Shortcut+I")
            .unless(notDesigning.or(painting).or(digits));
    ObservableValue<Phrase> erasable = studio.digits().erasableProperty();
    erase =
        Command.of(
                texts.bind(erasable.map(cells -> Phrase.of("digits.erase-these", cells))),
                Feather.DELETE,
                studio.digits()::erase)
            .on("Delete")
            .unless(isNothing(erasable));
    ObservableValue<Integer> blanks = studio.digits().blanks();
    leaveOut =
        Command.of(
                texts.bind("digits.leave-out"),
                Feather.MINUS_SQUARE,
                studio.digits()::leaveBlanksOut)
            .unless(Bindings.createBooleanBinding(() -> blanks.getValue() == 0, blanks));
    keepPuzzle =
        Command.of(texts.bind("digits.keep"), Feather.STAR, studio.digits()::keep)
            .unless(studio.digits().isNew().not());
    editDigits =
        Command.of(
                texts.bind(
                    digits.map(
                        now -> Phrase.of(now ? "digits.command-mask" : "digits.command-digits"))),
                Feather.HASH,
                () -> digits.set(!digits.get()))
            .on("Shortcut+M")
            .unless(notDesigning);
    BooleanBinding noRegions = hasNoRegions(studio).or(solving);
    paintRegions =
        Command.of(texts.bind("layout.paint-regions"), Feather.GRID, studio::paintRegions)
            .on("Shortcut+J")
            .unless(noRegions);
    paintRules =
        Command.of(texts.bind("rules.paint-rules"), Feather.EDIT_3, studio::paintRules)
            .on("Shortcut+K")
            .unless(solving);
    openRegions =
        Command.of(texts.bind("layout.open-regions"), Feather.FOLDER, studio::openRegions)
            .unless(noRegions);
    generate =
        Command.of(texts.bind("commands.generate"), Feather.ZAP, studio.generation()::generate)
            .on("Shortcut+G")
            .unless(
                studio
                    .generation()
                    .runningProperty()
                    .or(solving)
                    .or(painting)
                    .or(studio.digits().filledProperty()));
    cancel =
        Command.of(texts.bind("commands.cancel"), Feather.X, () -> cancel(studio))
            .on("Esc")
            .unless(isIdle(studio));
    repair =
        Command.of(texts.bind("commands.repair"), Feather.TOOL, studio.repair()::repairOrTake)
            .on("Shortcut+R")
            .unless(studio.verdict().repairableProperty().not().or(notDesigning).or(painting));
    decide =
        Command.of(texts.bind("commands.decide"), Feather.CPU, studio.decisions()::decide)
            .unless(studio.decisions().decidableProperty().not().or(notDesigning).or(painting));
    laboratory =
        Command.of(
            texts.bind("laboratory.open-window"), Feather.BAR_CHART_2, studio.laboratory()::open);
    puzzles = new PuzzleCommands(texts, studio.puzzles());
    fixAll =
        Command.of(texts.bind("generate.fix-all"), Feather.LOCK, studio.fixedDigits()::fixAll)
            .unless(hasNoPuzzle(studio).or(painting));
    releaseAll =
        Command.of(
                texts.bind("generate.release-all"),
                Feather.UNLOCK,
                studio.fixedDigits()::releaseAll)
            .unless(hasNoFixedDigits(studio).or(painting));
    moves = moves(texts, studio, player);
    hint =
        Command.of(
                texts.bind("commands.hint"),
                Feather.HELP_CIRCLE,
                pausing(player, () -> tellMore(studio)))
            .on("Shortcut+H")
            .unless(atEnd(studio).or(painting).and(solving.not()));
    solve =
        Command.of(texts.bind("play.command"), Feather.EDIT_3, studio.play()::toggle)
            .on("Shortcut+T")
            .unless(studio.play().availableProperty().not());
    design =
        Command.of(texts.bind("menus.go-design"), Feather.EDIT_2, studio.places()::goToDesign)
            .unless(notDesigning.not());
    gallery =
        Command.of(texts.bind("menus.go-gallery"), Feather.GRID, studio.places()::goToGallery)
            .on("Shortcut+Shift+G")
            .unless(studio.places().isAt(Place.GALLERY));
    saveReplay =
        Command.of(texts.bind("replay.save"), Feather.FILM, studio.saving()::toggle)
            .on("Shortcut+Shift+E")
            .unless(studio.replay().lengthProperty().isEqualTo(0));
    saveForms =
        List.of(
            saving(texts, studio, SaveForm.GIF, Feather.FILM),
            saving(texts, studio, SaveForm.PICTURES, Feather.IMAGE),
            saving(texts, studio, SaveForm.TEXT, Feather.FILE_TEXT));
  }

  /**
   * The commands for the menu of the board while its mask is designed.
   *
   * @param transform moves and turns the mask
   */
  List<List<Command>> ofDesign(Command transform) {
    return List.of(
        List.of(undo, redo),
        List.of(editDigits),
        copies(),
        List.of(copyMask, paste),
        List.of(clear, invert, transform),
        List.of(fixAll, releaseAll),
        List.of(hint, solve));
  }

  /** The commands for the menu of the board while its digits are edited. */
  List<List<Command>> ofDigits() {
    return List.of(
        List.of(undo, redo),
        List.of(erase, clear, leaveOut),
        List.of(editDigits, keepPuzzle),
        copies(),
        List.of(copyMask, paste),
        List.of(releaseAll),
        List.of(hint, solve));
  }

  /** The commands for the menu of the board while it is painted itself. */
  List<List<Command>> ofBoard() {
    return List.of(List.of(undo, redo));
  }

  /** The commands that paint the board itself. */
  List<Command> ofLayout() {
    return List.of(paintRegions, openRegions, paintRules);
  }

  /** The commands for the menu of the board while its puzzle is solved. */
  List<List<Command>> ofSolving() {
    return List.of(List.of(undo, redo), List.of(hint), copies());
  }

  /** The commands for the menu of a step. */
  List<Command> ofStep() {
    return List.of(copyPicture, exportPicture, saveReplay);
  }

  private List<Command> copies() {
    return List.of(
        copyPuzzle.unless(noDigits),
        copyPicture.unless(solve.disabled()),
        exportPicture.unless(solve.disabled()));
  }

  private static void clear(StudioViewModel studio) {
    if (studio.digits().activeProperty().get()) {
      studio.digits().eraseAll();
    } else {
      studio.paint().clear();
    }
  }

  private static void tellMore(StudioViewModel studio) {
    if (studio.play().activeProperty().get()) {
      studio.play().hint();
    } else {
      studio.hints().more();
    }
  }

  private static Command saving(Texts texts, StudioViewModel studio, SaveForm form, Feather icon) {
    return Command.of(texts.bind(form.command()), icon, () -> studio.saving().ask(form))
        .unless(studio.replay().lengthProperty().isEqualTo(0));
  }

  /** A form that waits is in front of all that runs, which goes on when it closes. */
  private static void cancel(StudioViewModel studio) {
    boolean isFormInFront =
        studio.saving().askingProperty().get()
            && studio.saving().progressProperty().get().isEmpty();
    studio.saving().dismiss();
    if (isFormInFront) {
      return;
    }
    studio.generation().cancel();
    studio.repair().dismiss();
    studio.results().endComparison();
  }

  private static BooleanBinding hasNoRegions(StudioViewModel studio) {
    ObservableValue<Boolean> available = studio.regions().available();
    return Bindings.createBooleanBinding(() -> !available.getValue(), available);
  }

  private static BooleanBinding hasNoPuzzle(StudioViewModel studio) {
    return Bindings.createBooleanBinding(
        () -> studio.history().document().puzzle().isEmpty(), studio.history().documentProperty());
  }

  private static BooleanBinding hasNoDigits(StudioViewModel studio) {
    return Bindings.createBooleanBinding(
        () -> studio.history().document().digits().mask().clues().isEmpty(),
        studio.history().documentProperty());
  }

  private static BooleanBinding hasNoFixedDigits(StudioViewModel studio) {
    return Bindings.createBooleanBinding(
        () -> studio.history().document().fixed().mask().clues().isEmpty(),
        studio.history().documentProperty());
  }

  private static BooleanBinding isIdle(StudioViewModel studio) {
    return Bindings.createBooleanBinding(
        () ->
            !studio.generation().runningProperty().get()
                && studio.saving().progressProperty().get().isEmpty()
                && !studio.saving().askingProperty().get()
                && studio.repair().offerProperty().get().isEmpty()
                && studio.results().comparedProperty().get().isEmpty(),
        studio.generation().runningProperty(),
        studio.saving().progressProperty(),
        studio.saving().askingProperty(),
        studio.results().comparedProperty(),
        studio.repair().offerProperty());
  }

  /** A command that says what it is about: "Undo painting 4 cells", or "Undo" alone. */
  private static Command act(
      Texts texts, String verb, ObservableValue<Phrase> act, Runnable run, Feather icon) {
    ObservableValue<Phrase> label =
        act.map(
            name ->
                name.equals(Phrase.NOTHING)
                    ? Phrase.of(verb + "nothing")
                    : Phrase.of(verb + "act", name));
    return Command.of(texts.bind(label), icon, run).unless(isNothing(act));
  }

  private static BooleanBinding isNothing(ObservableValue<Phrase> words) {
    return Bindings.createBooleanBinding(() -> words.getValue().equals(Phrase.NOTHING), words);
  }

  private static List<Command> moves(Texts texts, StudioViewModel studio, Player player) {
    ReadOnlyBooleanProperty painting = studio.layout().activeProperty();
    BooleanBinding atStart = studio.replay().positionProperty().isEqualTo(0).or(painting);
    BooleanBinding atEnd = atEnd(studio).or(painting);
    BooleanBinding nothing =
        Bindings.createBooleanBinding(
            () -> studio.replay().length() == 0 || painting.get(),
            studio.replay().pathProperty(),
            painting);
    return List.of(
        Command.of(
                texts.bind("commands.first"),
                Feather.SKIP_BACK,
                pausing(player, studio.replay()::first))
            .on("Alt+Home")
            .unless(atStart),
        Command.of(
                texts.bind("commands.back"),
                Feather.CHEVRON_LEFT,
                pausing(player, studio.replay()::back))
            .on("Alt+Left")
            .unless(atStart),
        Command.of(texts.bind("commands.play"), Feather.PLAY, player::toggle)
            .on("Shortcut+Space")
            .unless(nothing),
        Command.of(
                texts.bind("commands.forward"),
                Feather.CHEVRON_RIGHT,
                pausing(player, studio.replay()::forward))
            .on("Alt+Right")
            .unless(atEnd),
        Command.of(
                texts.bind("commands.last"),
                Feather.SKIP_FORWARD,
                pausing(player, studio.replay()::last))
            .on("Alt+End")
            .unless(atEnd));
  }

  private static BooleanBinding atEnd(StudioViewModel studio) {
    return Bindings.createBooleanBinding(
        studio.replay()::isAtEnd,
        studio.replay().positionProperty(),
        studio.replay().pathProperty());
  }

  private static Runnable pausing(Player player, Runnable move) {
    return () -> {
      player.pause();
      move.run();
    };
  }
}
