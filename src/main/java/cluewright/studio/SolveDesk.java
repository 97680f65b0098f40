package cluewright.studio;

import cluewright.studio.play.PlayViewModel;
import cluewright.studio.replay.AlternativesViewModel;
import cluewright.studio.replay.HintViewModel;
import cluewright.studio.replay.ReplayViewModel;
import cluewright.studio.replay.SaveViewModel;
import cluewright.studio.replay.ToldStep;
import cluewright.studio.why.WhyViewModel;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.beans.value.ObservableBooleanValue;

/** The desk where the current puzzle is solved, step by step or by hand. */
final class SolveDesk {
  /** How long a game runs before it is stored in the project. */
  private static final long GAME_SECONDS = 5;

  final ReplayViewModel replay;
  final HintViewModel hints;
  final AlternativesViewModel alternatives;
  final WhyViewModel why;
  final SaveViewModel saving;
  final PlayViewModel play;

  /**
   * @param generating as long as it is true, no game is begun
   */
  SolveDesk(
      Workshop shop,
      DesksViewModel desks,
      ReplayViewModel replay,
      ObservableBooleanValue generating) {
    this.replay = replay;
    hints = new HintViewModel(replay);
    alternatives = new AlternativesViewModel(replay, shop.longWork);
    why = new ToldStep(replay, hints, alternatives).why(shop.longWork);
    saving =
        new SaveViewModel(
            shop.history,
            replay,
            shop.ports.dialogs(),
            shop.notices,
            shop.longWork,
            shop.language::get);
    play =
        new PlayViewModel(
            shop.history,
            shop.longWork,
            generating,
            task ->
                CompletableFuture.delayedExecutor(
                        GAME_SECONDS, TimeUnit.SECONDS, shop.ports.background().ui())
                    .execute(task));
    play.active.addListener((property, before, isOn) -> follow(isOn));
    play.active.addListener((property, before, now) -> desks.follow(now));
    desks.current.addListener(
        (property, before, now) -> {
          if (now != Desk.SOLVE) {
            play.leave();
          }
        });
  }

  /** Keeps the replay's place while a game has the board. */
  private void follow(Boolean isPlaying) {
    if (isPlaying) {
      replay.giveWay();
    } else {
      replay.comeBack();
    }
  }

  /** Reveals a little more of the next step, in the game or the replay. */
  void hint() {
    if (play.active.get()) {
      play.hint();
    } else {
      hints.more();
    }
  }

  void close() {
    alternatives.close();
    why.close();
    play.close();
    saving.cancel();
  }
}
