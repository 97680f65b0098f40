package cluewright.studio;

import cluewright.document.Document;
import cluewright.format.MaskText;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import cluewright.studio.board.SelectionHandler.Extent;
import cluewright.studio.board.SelectionHandler.Writing;
import cluewright.studio.notice.Notice;
import cluewright.studio.play.PlayViewModel;
import javafx.animation.PauseTransition;
import javafx.util.Duration;

/** What several pictures show being done. */
final class PictureActs {
  private PictureActs() {}

  static void later(Runnable run, int millis) {
    PauseTransition pause = new PauseTransition(Duration.millis(millis));
    pause.setOnFinished(event -> run.run());
    pause.play();
  }

  /** Writes the solution of the puzzle on the board. */
  static void solve(StudioWindow window) {
    PlayViewModel play = window.studio().play();
    Puzzle puzzle = window.studio().history().document().puzzle().orElseThrow();
    Puzzle solution = window.studio().replay().path().orElseThrow().solution().orElseThrow();
    puzzle
        .mask()
        .open()
        .forEach(
            cell -> {
              play.select(cell, Extent.ALONE);
              play.write(solution.digit(cell), Writing.AS_SET);
            });
  }

  /** Tells of work that a crash left behind, in words as long as they come. */
  static void leaveWorkBehind(StudioWindow window) {
    Phrase found =
        Phrase.of(
            "files.left-behind-of-file",
            "Valentine hearts",
            "2026-11-22 02:14",
            "/home/ada/puzzles/hearts.cluewright",
            0);
    window.studio().notices().show(Notice.hint(found).with(Phrase.of("files.go-on"), () -> {}));
  }

  /** Few clues for weak strategies: found rarely, so that the run is seen at work. */
  static Document hopeless(StudioWindow window) {
    return window
        .studio()
        .history()
        .document()
        .withMask(
            MaskText.read(
                "xxxxxxxxxxxx...xxxxxx...xxxx.......xx...x...xx.......xxxx...xxxxxx...xxxxxxxxxxxx"))
        .withStrategies(StrategySet.parse("NH"));
  }
}
