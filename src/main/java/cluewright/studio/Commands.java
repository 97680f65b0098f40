package cluewright.studio;

import cluewright.studio.look.Command;
import cluewright.studio.look.Texts;
import cluewright.studio.masks.MaskTools;
import cluewright.studio.replay.Player;
import java.util.List;

/** The commands of the studio for menus, tools and keys, each naming the method that it runs. */
final class Commands {
  final DeskCommands desk;
  final DesignCommands design;
  final SolveCommands solve;
  final ProjectCommands project;
  final WindowCommands window;
  private final StudioViewModel studio;
  private final MaskTools masks;

  Commands(
      Texts texts, StudioViewModel studio, Player player, MaskTools masks, WindowCommands window) {
    this.studio = studio;
    this.masks = masks;
    this.window = window;
    desk = new DeskCommands(texts, studio);
    design = new DesignCommands(texts, studio);
    solve = new SolveCommands(texts, studio.solve, player, studio.design.layout.active);
    project = new ProjectCommands(texts, studio.project, studio.solve.play.active);
  }

  /** The commands of the board's menu: for a game, its layout, its digits, or its mask. */
  List<List<Command>> ofBoard() {
    List<Command> acts = List.of(desk.undo, desk.redo);
    if (studio.solve.play.active.get()) {
      return List.of(acts, List.of(solve.hint), copies());
    }
    if (studio.design.layout.active.get()) {
      return List.of(acts);
    }
    List<Command> inAndOut = List.of(project.copyMask, project.paste);
    List<Command> ways = List.of(solve.hint, solve.play);
    return studio.design.digits.active.get()
        ? List.of(
            acts,
            List.of(design.erase, design.clear, design.leaveOut),
            List.of(design.editDigits, design.keepPuzzle),
            copies(),
            inAndOut,
            List.of(design.releaseAll),
            ways)
        : List.of(
            acts,
            List.of(design.editDigits),
            copies(),
            inAndOut,
            List.of(design.clear, design.invert, masks.transforming()),
            List.of(design.fixAll, design.releaseAll),
            ways);
  }

  List<Command> ofStep() {
    return List.of(window.copyPicture, window.exportPicture, solve.saveReplay);
  }

  private List<Command> copies() {
    return List.of(
        project.copyPuzzle.unless(design.noDigits),
        window.copyPicture.unless(solve.play.disabled()),
        window.exportPicture.unless(solve.play.disabled()));
  }
}
