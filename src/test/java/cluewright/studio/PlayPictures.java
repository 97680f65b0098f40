package cluewright.studio;

import cluewright.format.PuzzleText;
import cluewright.mask.Symmetry;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.studio.board.SelectionHandler.Extent;
import cluewright.studio.board.SelectionHandler.Writing;
import cluewright.studio.board.StrokeHandler.Intent;
import cluewright.studio.look.Language;
import cluewright.studio.play.PencilMode;
import cluewright.studio.play.PlayViewModel;
import java.util.Random;

/** Draws solving, and large boards, in their main states, for people to look at. */
final class PlayPictures {
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

  private PlayPictures() {}

  /**
   * Draws all states, or those whose names begin with one of the further arguments.
   *
   * @param args the folder to write to, and beginnings of names
   */
  public static void main(String[] args) throws Exception {
    StudioPictures.run(args, PlayPictures::all);
  }

  private static void all(StudioPictures pictures) throws InterruptedException {
    pictures.draw("80-solving", 1280, 800, PlayPictures::play, PlayPictures::mistakes);
    pictures.draw(
        "81-solving-dark-text-150",
        1280,
        800,
        window -> {
          window.appearance().toggleTheme();
          window.appearance().textSizeProperty().set(150);
          play(window);
        },
        PlayPictures::hint);
    pictures.draw("82-solving-small", 1024, 700, PlayPictures::play, PlayPictures::hint);
    pictures.draw("83-solved", 1280, 800, PlayPictures::play, PictureActs::solve);
    pictures.draw(
        "84-solving-16x16",
        1280,
        800,
        window -> {
          Puzzle grid = Grids.pattern(Boards.SIXTEEN);
          show(window, grid.restrictedTo(Grids.mask(Boards.SIXTEEN, 0.5, new Random(5))));
        },
        window -> {
          window.studio().play().enter();
          window.studio().play().fillCandidates();
        });
    pictures.draw("85-painting-25x25", 1280, 800, PlayPictures::paint);
    pictures.draw(
        "86-replay-25x25",
        1280,
        800,
        window -> {
          Puzzle grid = Grids.pattern(Boards.TWENTY_FIVE);
          show(window, grid.restrictedTo(Grids.mask(Boards.TWENTY_FIVE, 0.7, new Random(5))));
        },
        window -> window.studio().replay().goTo(3));
    pictures.draw(
        "87-switch-small-text-150",
        1024,
        700,
        window -> {
          window.appearance().textSizeProperty().set(150);
          show(window, PUZZLE);
        });
    pictures.draw(
        "88-painting-12x12", 1024, 700, window -> window.studio().paint().useBoard(Boards.TWELVE));
    spoken(pictures);
  }

  /** In other languages. */
  private static void spoken(StudioPictures pictures) throws InterruptedException {
    pictures.draw(
        "89-solving-german-text-150",
        1024,
        700,
        window -> {
          window.texts().languageProperty().set(Language.GERMAN);
          window.appearance().textSizeProperty().set(150);
          play(window);
        },
        PlayPictures::hint);
    pictures.draw(
        "89-solving-japanese-dark",
        1280,
        800,
        window -> {
          window.texts().languageProperty().set(Language.JAPANESE);
          window.appearance().toggleTheme();
          play(window);
        },
        PlayPictures::mistakes);
  }

  private static void show(StudioWindow window, Puzzle puzzle) {
    window
        .studio()
        .history()
        .apply(Phrase.verbatim("show"), window.studio().history().document().withPuzzle(puzzle));
  }

  private static void play(StudioWindow window) {
    show(window, PUZZLE);
    window.studio().play().enter();
  }

  private static void mistakes(StudioWindow window) {
    PlayViewModel play = window.studio().play();
    play.select(2, Extent.ALONE);
    play.write(5, Writing.AS_SET);
    play.select(40, Extent.ALONE);
    play.write(5, Writing.AS_SET);
    play.select(3, Extent.ALONE);
    play.write(2, Writing.CORNER);
    play.write(6, Writing.CORNER);
    play.select(5, Extent.ALONE);
    play.write(2, Writing.CANDIDATE);
    play.write(4, Writing.CANDIDATE);
    play.write(8, Writing.CANDIDATE);
    play.write(2, Writing.CORNER);
    play.select(10, Extent.ALONE);
    play.write(9, Writing.AS_SET);
    play.check();
    play.select(60, Extent.ALONE);
    play.select(61, Extent.ALSO);
    play.select(69, Extent.ALSO);
    play.modeProperty().set(PencilMode.CORNER);
  }

  private static void hint(StudioWindow window) {
    PlayViewModel play = window.studio().play();
    play.fillCandidates();
    window.studio().play().hint();
    PictureActs.later(play::hint, 250);
    PictureActs.later(play::hint, 500);
  }

  private static void paint(StudioWindow window) {
    window.studio().paint().useBoard(Boards.TWENTY_FIVE);
    window.studio().paint().symmetryProperty().set(Symmetry.HALF_TURN);
    Mask half = new Mask(Boards.TWENTY_FIVE, CellSet.where(625, cell -> cell % 3 == 0));
    window
        .studio()
        .history()
        .apply(Phrase.verbatim("paint"), window.studio().history().document().withMask(half));
    window.studio().paint().begin(26, Intent.TOOL);
    window.studio().paint().end();
  }
}
