package cluewright.studio;

import cluewright.document.Document;
import cluewright.document.Result;
import cluewright.format.PuzzleText;
import cluewright.phrase.Phrase;
import cluewright.studio.document.History;
import cluewright.studio.look.Language;
import cluewright.studio.notice.Notice;
import cluewright.studio.shelf.ShelfPane;
import java.util.List;

/** Draws projects of several puzzles, and notices, for people to look at. */
final class ProjectsPictures {
  private static final String MEDIUM =
      "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...";

  private ProjectsPictures() {}

  /**
   * Draws all states, or those whose names begin with one of the further arguments.
   *
   * @param args the folder to write to, and beginnings of names
   */
  public static void main(String[] args) throws Exception {
    StudioPictures.run(args, ProjectsPictures::all);
  }

  private static void all(StudioPictures pictures) throws InterruptedException {
    pictures.draw("90-puzzles", 1280, 800, ProjectsPictures::several);
    pictures.draw(
        "91-puzzles-dark-done",
        1280,
        800,
        view -> {
          view.appearance().toggleTheme();
          several(view);
          view.studio().puzzles().delete();
        });
    pictures.draw(
        "92-puzzles-small-german",
        1024,
        700,
        view -> {
          view.texts().languageProperty().set(Language.GERMAN);
          several(view);
          view.studio()
              .notices()
              .show(
                  Notice.error(
                          Phrase.of(
                              "files.changed-elsewhere", "/home/ada/Rätsel/herzen.cluewright"))
                      .with(Phrase.of("files.replace"), () -> {}));
        });
    pictures.draw(
        "93-puzzles-japanese-150",
        1280,
        800,
        view -> {
          view.texts().languageProperty().set(Language.JAPANESE);
          view.appearance().textSizeProperty().set(150);
          several(view);
          view.studio()
              .notices()
              .show(
                  Notice.hint(Phrase.of("files.left-behind", "Kite", "2026-11-22 02:14", 2))
                      .with(Phrase.of("files.go-on"), () -> {}));
        });
    pictures.draw("94-left-behind", 1024, 700, PictureActs::leaveWorkBehind);
    pictures.draw(
        "95-puzzles-small-dark-150",
        1024,
        700,
        view -> {
          view.appearance().toggleTheme();
          view.appearance().textSizeProperty().set(150);
          several(view);
        });
  }

  static void several(StudioWindow view) {
    History history = view.studio().history();
    Document heart = history.document().withTitle("Valentine heart").withAuthor("Ada");
    Phrase act = Phrase.of("puzzles.act-add");
    history.apply(act, heart.withNotes("For the front page; the tip must be r9c5."));
    Document found = heart.withTitle("Friday").withPuzzle(PuzzleText.read(MEDIUM));
    Result result = new Result(PuzzleText.read(MEDIUM), heart.strategies(), true);
    history.apply(
        act, history.project().withNew(found.withResults(List.of(result, result.withKept(false)))));
    view.studio().puzzles().add();
    view.studio().puzzles().selectPrevious();
    ((ShelfPane) view.view().root().lookup("#shelf")).chosenProperty().set("tab-puzzles");
  }
}
