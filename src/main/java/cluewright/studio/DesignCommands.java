package cluewright.studio;

import cluewright.document.Document;
import cluewright.phrase.Phrase;
import cluewright.studio.document.History;
import cluewright.studio.look.Command;
import cluewright.studio.look.Texts;
import java.util.List;
import java.util.function.Predicate;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.value.ObservableValue;
import org.kordamp.ikonli.feather.Feather;

/** Commands for the mask, the digits and the board, and for generating puzzles from them. */
final class DesignCommands {
  final Command go;
  final Command editDigits;
  final Command clear;
  final Command invert;
  final Command erase;
  final Command leaveOut;
  final Command keepPuzzle;
  final Command paintRegions;
  final Command openRegions;
  final Command paintRules;
  final Command generate;
  final Command repair;
  final Command decide;
  final Command fixAll;
  final Command releaseAll;

  /** True while there is no mask that could be edited. */
  final BooleanBinding noMask;

  /** True while there are no digits to copy. */
  final BooleanBinding noDigits;

  DesignCommands(Texts texts, StudioViewModel studio) {
    DesignDesk design = studio.design;
    History history = studio.history;
    BooleanBinding elsewhere = studio.desks.atDesign.not();
    ReadOnlyBooleanProperty solving = studio.solve.play.active;
    ReadOnlyBooleanProperty painting = design.layout.active;
    BooleanProperty digits = design.digits.active;
    noMask = elsewhere.or(painting).or(digits);
    noDigits = lacks(history, document -> !document.digits().mask().clues().isEmpty());
    go =
        Command.of(texts.bind("menus.go-design"), Feather.EDIT_2, studio.desks::goToDesign)
            .unless(studio.desks.atDesign);
    editDigits =
        Command.of(
                texts.bind(
                    digits.map(
                        now -> Phrase.of(now ? "digits.command-mask" : "digits.command-digits"))),
                Feather.HASH,
                () -> digits.set(!digits.get()))
            .on("Shortcut+M")
            .unless(elsewhere);
    clear =
        Command.of(
                texts.bind(
                    digits.map(now -> Phrase.of(now ? "digits.erase-all" : "commands.clear"))),
                Feather.TRASH_2,
                design::clear)
            .unless(elsewhere.or(painting).or(digits.and(noDigits)));
    invert =
        Command.of(texts.bind("commands.invert"), Feather.REFRESH_CW, design.paint::invert)
            .on("Shortcut+I")
            .unless(noMask);
    ObservableValue<Phrase> erasable = design.digits.erasable;
    erase =
        Command.of(
                texts.bind(erasable.map(cells -> Phrase.of("digits.erase-these", cells))),
                Feather.DELETE,
                design.digits::erase)
            .on("Delete")
            .unless(DeskCommands.isNothing(erasable));
    ObservableValue<Integer> blanks = design.digits.blanks();
    leaveOut =
        Command.of(
                texts.bind("digits.leave-out"), Feather.MINUS_SQUARE, design.digits::leaveBlanksOut)
            .unless(Bindings.createBooleanBinding(() -> blanks.getValue() == 0, blanks));
    keepPuzzle =
        Command.of(texts.bind("digits.keep"), Feather.STAR, design.digits::keep)
            .unless(design.digits.isNew().not());
    ObservableValue<Boolean> available = design.regions.available();
    BooleanBinding noRegions =
        Bindings.createBooleanBinding(() -> !available.getValue(), available).or(solving);
    paintRegions =
        Command.of(texts.bind("layout.paint-regions"), Feather.GRID, design::paintRegions)
            .on("Shortcut+J")
            .unless(noRegions);
    openRegions =
        Command.of(texts.bind("layout.open-regions"), Feather.FOLDER, design::openRegions)
            .unless(noRegions);
    paintRules =
        Command.of(texts.bind("rules.paint-rules"), Feather.EDIT_3, design::paintRules)
            .on("Shortcut+Shift+K")
            .unless(solving);
    generate =
        Command.of(texts.bind("commands.generate"), Feather.ZAP, design.generation::generate)
            .on("Shortcut+G")
            .unless(design.generation.running.or(solving).or(painting).or(design.digits.filled));
    repair =
        Command.of(texts.bind("commands.repair"), Feather.TOOL, design.repair::repairOrTake)
            .on("Shortcut+R")
            .unless(design.verdict.repairable.not().or(elsewhere).or(painting));
    decide =
        Command.of(texts.bind("commands.decide"), Feather.CPU, design.decisions::decide)
            .unless(elsewhere.or(painting));
    fixAll =
        Command.of(texts.bind("generate.fix-all"), Feather.LOCK, design.fixedDigits::fixAll)
            .unless(lacks(history, document -> document.puzzle().isPresent()).or(painting));
    releaseAll =
        Command.of(
                texts.bind("generate.release-all"), Feather.UNLOCK, design.fixedDigits::releaseAll)
            .unless(
                lacks(history, document -> !document.fixed().mask().clues().isEmpty())
                    .or(painting));
  }

  private static BooleanBinding lacks(History history, Predicate<Document> what) {
    return Bindings.createBooleanBinding(() -> !what.test(history.document()), history.document);
  }

  /** The commands that edit the board itself. */
  List<Command> ofLayout() {
    return List.of(paintRegions, openRegions, paintRules);
  }
}
