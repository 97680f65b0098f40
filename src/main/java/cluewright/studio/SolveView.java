package cluewright.studio;

import cluewright.studio.board.BoardImage;
import cluewright.studio.board.BoardView;
import cluewright.studio.generate.StandingPane;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.LazyPane;
import cluewright.studio.look.Texts;
import cluewright.studio.play.PlayPane;
import cluewright.studio.rating.RatingLabel;
import cluewright.studio.replay.Player;
import cluewright.studio.replay.ReplayPane;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;

/** The solve desk around the board: the replay below it, the game beside it. */
final class SolveView {
  final ReplayPane replay;
  final Node play;

  SolveView(
      Texts texts, StudioViewModel studio, Commands commands, Player player, BoardView board) {
    SolveDesk desk = studio.solve;
    replay =
        new ReplayPane(
            texts,
            desk.replay,
            player,
            commands.solve.moves,
            List.of(commands.solve.hint, commands.solve.saveReplay),
            desk.saving,
            new BoardImage(board)::draw,
            Bindings.createBooleanBinding(
                () ->
                    studio.history.document().puzzle().isPresent()
                        && !studio.design.layout.active.get(),
                studio.history.document,
                studio.design.layout.active));
    play =
        new LazyPane(
            desk.play.active,
            () ->
                new PlayPane(
                    texts,
                    desk.play,
                    Boxes.column(
                        "play-standing",
                        StandingPane.ofGame(texts, studio.design.verdict),
                        new RatingLabel(texts, studio.shop.ratings.onDisplay)
                            .named("play-rating")
                            .brief()),
                    commands.desk.undo,
                    commands.desk.redo,
                    board::requestFocus));
    desk.play.active.addListener(change -> player.pause());
  }
}
