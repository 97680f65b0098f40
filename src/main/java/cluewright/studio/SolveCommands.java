package cluewright.studio;

import cluewright.studio.look.Command;
import cluewright.studio.look.Texts;
import cluewright.studio.replay.Player;
import cluewright.studio.replay.ReplayViewModel;
import cluewright.studio.replay.SaveForm;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyBooleanProperty;
import org.kordamp.ikonli.feather.Feather;

/** Commands for the replay and for solving by hand. */
final class SolveCommands {
  /** First, back, play, forward and last. */
  final List<Command> moves;

  final Command hint;
  final Command play;
  final Command go;
  final Command saveReplay;
  final List<Command> saveForms;
  private final Player player;

  SolveCommands(Texts texts, SolveDesk desk, Player player, ReadOnlyBooleanProperty painting) {
    this.player = player;
    ReplayViewModel replay = desk.replay;
    BooleanBinding empty = replay.length.isEqualTo(0);
    BooleanBinding isAtEnd =
        Bindings.createBooleanBinding(replay::isAtEnd, replay.position, replay.path);
    BooleanBinding noWayBack = replay.position.isEqualTo(0).or(painting);
    BooleanBinding noWayOn = isAtEnd.or(painting);
    moves =
        List.of(
            move(texts, "commands.first", Feather.SKIP_BACK, replay::first)
                .on("Alt+Home")
                .unless(noWayBack),
            move(texts, "commands.back", Feather.CHEVRON_LEFT, replay::back)
                .on("Alt+Left")
                .unless(noWayBack),
            Command.of(texts.bind("commands.play"), Feather.PLAY, player::toggle)
                .on("Shortcut+Space")
                .unless(empty.or(painting)),
            move(texts, "commands.forward", Feather.CHEVRON_RIGHT, replay::forward)
                .on("Alt+Right")
                .unless(noWayOn),
            move(texts, "commands.last", Feather.SKIP_FORWARD, replay::last)
                .on("Alt+End")
                .unless(noWayOn));
    hint =
        move(texts, "commands.hint", Feather.HELP_CIRCLE, desk::hint)
            .on("Shortcut+H")
            .unless(noWayOn.and(desk.play.active.not()));
    play =
        Command.of(texts.bind("play.command"), Feather.EDIT_3, desk.play::toggle)
            .on("Shortcut+T")
            .unless(desk.play.available.not());
    go =
        Command.of(texts.bind("menus.go-solve"), Feather.EDIT_3, desk.play::enter)
            .unless(desk.play.available.not().or(desk.play.active));
    saveReplay =
        Command.of(texts.bind("replay.save"), Feather.FILM, desk.saving::toggle)
            .on("Shortcut+Shift+E")
            .unless(empty);
    Map<SaveForm, Feather> icons =
        Map.of(
            SaveForm.GIF, Feather.FILM,
            SaveForm.PICTURES, Feather.IMAGE,
            SaveForm.TEXT, Feather.FILE_TEXT);
    saveForms =
        Stream.of(SaveForm.values())
            .map(
                form ->
                    Command.of(
                            texts.bind(form.command()),
                            icons.get(form),
                            () -> desk.saving.ask(form))
                        .unless(empty))
            .toList();
  }

  /** A move in the replay, which stops the player. */
  private Command move(Texts texts, String label, Feather icon, Runnable move) {
    return Command.of(
        texts.bind(label),
        icon,
        () -> {
          player.pause();
          move.run();
        });
  }
}
