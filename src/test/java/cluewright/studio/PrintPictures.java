package cluewright.studio;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.format.PuzzleText;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.studio.design.Preset;
import cluewright.studio.look.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ScrollPane;
import javafx.stage.Stage;
import javafx.stage.Window;

/** Draws the window in which pages are seen before they are printed, for people to look at. */
final class PrintPictures {
  private static final List<String> PUZZLES =
      List.of(
          "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1",
          "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...",
          ".8...4.5....7..3............1..85...6.....2......4....3.26............417........",
          "48.3............71.2.......7.5....6....2..8.............1.76...3.....4......5....");

  private PrintPictures() {}

  /**
   * Draws all states, or those whose names begin with one of the further arguments.
   *
   * @param args the folder to write to, and beginnings of names
   */
  public static void main(String[] args) throws Exception {
    StudioPictures.run(args, PrintPictures::all);
  }

  private static void all(StudioPictures pictures) throws InterruptedException {
    draw(pictures, "900-one", look(1280, 800, 100), view -> press("#print-preset-0"));
    draw(pictures, "901-four-dark", look(1280, 800, 100).dark(), view -> press("#print-preset-1"));
    draw(pictures, "902-book", look(1280, 800, 100), view -> press("#print-preset-3"));
    draw(
        pictures,
        "903-book-german-150",
        look(1024, 700, 150).in(Language.GERMAN),
        view -> {
          press("#print-preset-3");
          scroll(1);
        });
    draw(
        pictures,
        "904-large-japanese-125",
        look(1024, 700, 125).in(Language.JAPANESE),
        view -> press("#print-preset-2"));
    draw(
        pictures,
        "905-small-dark-book",
        look(1024, 700, 100).dark(),
        view -> {
          press("#print-preset-3");
          scroll(1);
        });
    draw(
        pictures,
        "906-fault",
        look(1024, 700, 100),
        view -> view.studio().history().apply(Phrase.verbatim("x"), named(view, "My 스도")));
    draw(
        pictures,
        "907-too-small",
        look(1280, 800, 100),
        view -> {
          begin(view, huge());
          press("#print-per-page-5");
        });
    draw(
        pictures,
        "908-no-printer",
        look(1280, 800, 100).in(Language.GERMAN),
        view -> press("#print-now"));
    draw(
        pictures,
        "909-twelve",
        look(1280, 800, 100),
        view -> {
          press("#print-scope-project");
          press("#print-per-page-5");
          press("#print-ink-1");
          press("#page-larger");
        });
    draw(
        pictures,
        "910-walk-through",
        look(1280, 800, 100),
        view -> {
          press("#print-preset-0");
          press("#print-detail-walk");
          press("#print-ink-1");
          press("#page-next");
        });
  }

  /** How a window looks. */
  private record Look(int width, int height, int scale, Language language, String theme) {
    Look dark() {
      return new Look(width, height, scale, language, "dark");
    }

    Look in(Language spoken) {
      return new Look(width, height, scale, spoken, theme);
    }
  }

  private static Look look(int width, int height, int scale) {
    return new Look(width, height, scale, Language.ENGLISH, "light");
  }

  private static void draw(
      StudioPictures pictures, String name, Look look, Consumer<StudioWindow> act)
      throws InterruptedException {
    pictures.draw(
        name,
        look.width,
        look.height,
        view -> {
          view.texts().languageProperty().set(look.language);
          view.appearance().textSizeProperty().set(look.scale);
          if (look.theme.equals("dark")) {
            view.appearance().toggleTheme();
          }
          begin(view, PUZZLES.stream().map(PuzzleText::read).toList());
          view.studio().printing().open();
          stage().setWidth(look.width);
          stage().setHeight(look.height);
          stage().setX(0);
          stage().setY(0);
        },
        act);
  }

  private static void begin(StudioWindow view, List<Puzzle> puzzles) {
    List<Document> documents = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      Puzzle puzzle = puzzles.get(i % puzzles.size());
      documents.add(
          Document.untitled(puzzle.mask(), Preset.HARD.strategies(puzzle.board()))
              .withPuzzle(puzzle)
              .withTitle("Kite " + (i + 1))
              .withAuthor("Ada Byron"));
    }
    view.studio().history().apply(Phrase.verbatim("begin"), new Project(documents, 0));
  }

  private static List<Puzzle> huge() {
    Board board = Boards.TWENTY_FIVE;
    int[] digits = new int[board.cells()];
    for (int cell = 0; cell < board.cells(); cell++) {
      int row = board.row(cell);
      digits[cell] = (row * 5 + row / 5 + board.column(cell)) % 25 + 1;
    }
    return List.of(new Puzzle(board, digits));
  }

  private static Document named(StudioWindow view, String title) {
    return view.studio().history().document().withTitle(title);
  }

  static Stage stage() {
    return Window.getWindows().stream()
        .filter(window -> window.getScene().getRoot().getId() != null)
        .filter(window -> window.getScene().getRoot().getId().equals("print-window"))
        .filter(Window::isShowing)
        .map(Stage.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private static void press(String id) {
    ((ButtonBase) stage().getScene().lookup(id)).fire();
  }

  private static void scroll(double place) {
    Set<Node> panes = stage().getScene().getRoot().lookupAll(".design-scroll");
    panes.forEach(pane -> ((ScrollPane) pane).setVvalue(place));
  }
}
