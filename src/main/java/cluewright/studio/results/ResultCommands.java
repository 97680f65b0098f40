package cluewright.studio.results;

import cluewright.document.Result;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.studio.files.ExportViewModel;
import cluewright.studio.files.FormatsMenu;
import cluewright.studio.look.Command;
import cluewright.studio.look.CommandMenu;
import cluewright.studio.look.Texts;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableIntegerValue;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyEvent;
import org.kordamp.ikonli.feather.Feather;

/** The actions on selected results, for buttons, keys and menus wherever results are shown. */
public final class ResultCommands {
  final Command use;
  final Command preview;
  final Command keep;
  final Command add;
  final Command more;
  final Command print;
  final Command discard;
  final Command discardOthers;

  private final Texts texts;
  private final Supplier<List<ResultEntry>> chosen;
  private final ExportViewModel exports;
  private final BooleanBinding none;

  /**
   * Where results can be sent besides the project.
   *
   * @param print shows the pages of results
   */
  public record Outlets(ExportViewModel exports, Consumer<List<Result>> print) {}

  /**
   * @param chosen the selected results, in the order in which they are shown
   * @param count how many they are
   */
  ResultCommands(
      Texts texts,
      ResultsViewModel results,
      Outlets outlets,
      Supplier<List<ResultEntry>> chosen,
      ObservableIntegerValue count) {
    this.texts = texts;
    this.chosen = chosen;
    this.exports = outlets.exports();
    none = Bindings.createBooleanBinding(() -> count.get() == 0, count);
    BooleanBinding notOne = Bindings.createBooleanBinding(() -> count.get() != 1, count);
    use = on("results.use-this", Feather.CHECK, all -> results.use(all.get(0)), "Enter", notOne);
    preview = on("results.preview", Feather.MAXIMIZE_2, all -> toggle(results, all), "Space", none);
    keep =
        Command.of(
                texts.bind(keeping(results, count)), Feather.STAR, () -> act(results::toggleKept))
            .on("K")
            .unless(none);
    add = of("results.add", Feather.FOLDER_PLUS, results::addToProject, none);
    more =
        of(
            "results.more",
            Feather.REPEAT,
            all -> results.moreLike(all.get(0)),
            notOne.or(asBinding(results.searching())));
    print = of("results.print", Feather.PRINTER, all -> outlets.print().accept(results(all)), none);
    discard = on("results.discard", Feather.TRASH_2, results::discard, "Delete", none);
    discardOthers = of("results.others", Feather.FILTER, all -> results.discardOthers(), never());
  }

  private static void toggle(ResultsViewModel results, List<ResultEntry> all) {
    if (results.isComparing()) {
      results.endComparison();
    } else {
      results.compare(all);
    }
  }

  /** The label of keeping the selected results or, if all are kept, of no longer keeping them. */
  private ObservableValue<Phrase> keeping(ResultsViewModel results, ObservableIntegerValue count) {
    return Bindings.createObjectBinding(
        () -> {
          boolean areKept = count.get() > 0 && results.areKept(chosen.get());
          return Phrase.of(areKept ? "results.release" : "results.keep");
        },
        count,
        results.entries);
  }

  private static BooleanBinding asBinding(ObservableBooleanValue value) {
    return Bindings.createBooleanBinding(value::get, value);
  }

  private static BooleanBinding never() {
    return Bindings.createBooleanBinding(() -> false);
  }

  private Command of(
      String key, Feather icon, Consumer<List<ResultEntry>> act, ObservableBooleanValue unless) {
    return Command.of(texts.bind(key), icon, () -> act(act)).unless(unless);
  }

  private Command on(
      String key,
      Feather icon,
      Consumer<List<ResultEntry>> act,
      String keys,
      ObservableBooleanValue unless) {
    return of(key, icon, act, unless).on(keys);
  }

  private void act(Consumer<List<ResultEntry>> act) {
    act.accept(chosen.get());
  }

  private static List<Result> results(List<ResultEntry> entries) {
    return entries.stream().map(ResultEntry::result).toList();
  }

  List<Puzzle> puzzles() {
    return chosen.get().stream().map(entry -> entry.result().puzzle()).toList();
  }

  /** A file with the selected results; empty if there can be none. */
  Optional<Path> file() {
    return exports.dragged(puzzles());
  }

  ObservableBooleanValue isNothingChosen() {
    return none;
  }

  /** The file formats for the selected results. */
  private FormatsMenu export() {
    FormatsMenu menu =
        new FormatsMenu(
            texts,
            "result-export",
            "results.export",
            () -> exports.formats(puzzles()),
            format -> exports.exportAs(format, puzzles()));
    menu.disableProperty().bind(none);
    return menu.inPopup();
  }

  /** The file formats, for a button. */
  List<MenuItem> exportItems() {
    return exports.formats(puzzles()).stream()
        .map(
            format -> {
              MenuItem item = new MenuItem(texts.of(format.name()));
              item.setId("gallery-export-" + format.id());
              item.setMnemonicParsing(false);
              item.setOnAction(event -> exports.exportAs(format, puzzles()));
              return item;
            })
        .toList();
  }

  /**
   * Adds a menu with all actions to a node.
   *
   * @param place what the keyboard is on, in the node's coordinates
   */
  void menuOn(Node node, Supplier<Bounds> place) {
    CommandMenu.on(
        node,
        place,
        List.of(
            List.of(use, preview, keep),
            List.of(add, more, print),
            List.of(discard, discardOthers)),
        List.of(export()));
  }

  /** Runs the command of a pressed key, if it has one. */
  void pressed(KeyEvent event) {
    for (Command command : List.of(use, preview, keep, discard)) {
      if (command.shortcut().orElseThrow().match(event)) {
        event.consume();
        if (!command.disabled().get()) {
          command.run().run();
        }
        return;
      }
    }
  }
}
