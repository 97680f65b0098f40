package cluewright.studio;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.format.PuzzleText;
import cluewright.mask.ShapeLibrary;
import cluewright.mask.ShapeLibrary.Shape;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import cluewright.studio.board.SelectionHandler.Extent;
import cluewright.studio.board.SelectionHandler.Writing;
import cluewright.studio.board.StrokeHandler;
import cluewright.studio.shelf.ShelfPane;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import javafx.stage.Window;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;

/**
 * Draws the pictures of README and the documentation, in one walk through one window that needs no
 * display: {@code mvn -q -Ppictures test-compile exec:java}.
 */
final class DocumentationPictures {
  private static final int WIDTH = 1280;
  private static final int HEIGHT = 800;
  private static final int MARGIN = 46;
  private static final Color DESK = new Color(0xCF, 0xD2, 0xDA);
  private static final int STEP = 5;
  private static final int LATER_STEP = 12;
  private static final int SHAPES_BETWEEN = 7;
  private static final String TITLE = "愛子のハート";
  private static final int TWENTY = 20;

  /** A mask of 28 clues, in half a turn the same. */
  private static final String MAGAZINE =
      ".1.11..1.1......11..11.1...1.1.1......1...1......1.1.1...1.11..11......1.1..11.1.";

  private static final String LESSON =
      "1.1...1.1.1.1.1.1.1.1...1.1.1..1..1....1.1....1..1..1.1.1...1.1.1.1.1.1.1.1...1.1";

  /** It has two solutions. */
  private static final String DRAFT =
      "..9...5..635...2717..165..43...7...898.....42.72...96...79.24.....741.......5....";

  private static final int FILM_WIDTH = 1000;
  private static final int FILM_HEIGHT = 660;
  private static final int SHORT = 350;
  private static final int LONG = 1500;
  private static final int STEPS_BETWEEN = 16;

  /** The time that a flyout needs to be drawn in full on a busy machine, in milliseconds. */
  private static final int LOOK = 2000;

  private final Path folder;
  private final Path pdf;
  private final Stage stage = new Stage();
  private final StudioWindow window;

  private DocumentationPictures(Path folder) {
    this.folder = folder;
    this.pdf = folder.resolve("pages.pdf");
    Ports ports = FakePorts.with(new Generator(), new FakeDialogs().choosing(pdf));
    this.window = StillWindow.show(stage, ports, WIDTH, HEIGHT);
  }

  /**
   * Draws all pictures.
   *
   * @param args the folder to write to
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    System.setProperty("glass.platform", "Monocle");
    System.setProperty("monocle.platform", "Headless");
    System.setProperty("prism.order", "sw");
    System.setProperty("prism.lcdtext", "false");
    System.setProperty("java.awt.headless", "true");
    Path folder = Files.createDirectories(Path.of(args[0]));
    Platform.setImplicitExit(false);
    Platform.startup(() -> {});
    DocumentationPictures[] pictures = new DocumentationPictures[1];
    StillWindow.onUi(() -> pictures[0] = new DocumentationPictures(folder));
    pictures[0].firstPuzzle();
    pictures[0].film();
    pictures[0].book();
    pictures[0].magazine();
    pictures[0].lesson();
    pictures[0].draft();
    System.exit(0);
  }

  private void firstPuzzle() throws IOException, InterruptedException {
    act(() -> window.studio.windows.tour.welcome());
    keep("walk-1-tour", stage);
    act(() -> window.studio.windows.tour.leave());
    press(stage, "#shapes");
    keep("walk-2-shapes", stage);
    act(DocumentationPictures::hideFlyouts);
    act(() -> window.studio.design.conditions.useLevel(Optional.of(Level.MEDIUM)));
    press(stage, "#generate");
    keep("walk-3-puzzle", stage);
    act(() -> shelf().chosenProperty().set("tab-steps"));
    act(() -> window.studio.solve.replay.goTo(STEP));
    keep("walk-4-replay", stage);
    keepPart("task-4-watch", stage, new Rectangle(0, 56, 707, 650));
    act(() -> shelf().chosenProperty().set("tab-results"));
    act(() -> window.studio.solve.replay.goTo(LATER_STEP));
    keep("studio", stage);
    act(() -> window.studio.solve.play.enter());
    for (int grade = 1; grade <= 3; grade++) {
      act(() -> window.studio.solve.play.hint());
    }
    keep("walk-5-solve", stage);
    act(() -> window.studio.solve.play.leave());
    Document heart = document().withTitle(TITLE);
    act(() -> begin(Project.of(heart)));
    act(() -> window.studio.windows.printing.open());
    act(() -> window.studio.windows.output.savePdf());
    save("walk-6-page", desk(List.of(1, 2), WIDTH, HEIGHT));
    act(() -> printStage().hide());
  }

  private void book() throws IOException, InterruptedException {
    Project hearts = new Project(puzzles(), 0);
    act(() -> begin(hearts));
    act(() -> window.studio.windows.printing.open());
    Stage print = printStage();
    act(
        () -> {
          print.setX(0);
          print.setY(0);
          resize(print, WIDTH, HEIGHT);
        });
    press(print, "#print-preset-3");
    act(
        () ->
            ((TextInputControl) print.getScene().lookup("#print-cover-title"))
                .setText("Hearts and Rockets"));
    press(print, "#print-colours-1");
    keep("print-window", print);
    act(() -> window.studio.windows.output.savePdf());
    save("print-spread", desk(List.of(6, 7, 5), WIDTH, 3 * HEIGHT / 4));
    act(() -> window.studio.windows.output.savePdf());
    save("task-5-print", desk(List.of(1, 6), 824, 577));
  }

  /** Twenty hard puzzles that need a swordfish, chosen from in the gallery and printed. */
  private void magazine() throws IOException, InterruptedException {
    act(() -> begin(asked(MAGAZINE, "swordfish")));
    keep("magazine-1-ask", stage);
    keepPart("task-2-choose", stage, new Rectangle(982, 41, 298, 274));
    act(() -> window.studio.design.batch.count.set(TWENTY));
    act(() -> window.studio.design.batch.start());
    act(() -> window.studio.desks.goToGallery());
    Node grid = stage.getScene().lookup("#gallery-grid");
    act(() -> type(grid, KeyCode.HOME));
    act(() -> type(grid, KeyCode.K));
    act(() -> type(grid, KeyCode.RIGHT));
    act(() -> type(grid, KeyCode.K));
    keep("magazine-2-gallery", stage);
    keepPart("task-3-generate", stage, new Rectangle(270, 95, 490, 450));
    act(() -> window.studio.windows.printing.openSelected(document().results()));
    press(printStage(), "#print-preset-1");
    act(() -> window.studio.windows.output.savePdf());
    save("magazine-3-pages", desk(List.of(1, 2, 6), WIDTH, 3 * HEIGHT / 4));
    act(() -> printStage().hide());
    act(() -> window.studio.desks.goToDesign());
  }

  /** One puzzle that needs an X-Wing: the step, and its picture for the blackboard. */
  private void lesson() throws IOException, InterruptedException {
    act(() -> begin(asked(LESSON, "x-wing")));
    press(stage, "#generate");
    press(stage, "#show-cells");
    act(() -> shelf().chosenProperty().set("tab-steps"));
    keep("lesson-1-step", stage);
    act(() -> window.studio.windows.pictures.open());
    Stage picture = stageOf("picture-window");
    keep("lesson-2-picture", picture);
    act(picture::hide);
  }

  /** Digits with two solutions, and what one more digit makes of them. */
  private void draft() throws IOException, InterruptedException {
    act(() -> begin(blank()));
    act(() -> window.studio.project.clipboard.take(DRAFT));
    act(() -> window.studio.design.digits.select(Boards.NINE.cell(1, 3), Extent.ALONE));
    keep("draft-1-differs", stage);
    keepPart("task-6-mend", stage, new Rectangle(0, 41, 696, 640));
    act(() -> window.studio.design.digits.write(4, Writing.AS_SET));
    keep("draft-2-unique", stage);
  }

  /** A heart from the first stroke to the printed page, as an animated GIF. */
  private void film() throws IOException, InterruptedException {
    Film film = new Film(FILM_WIDTH, FILM_HEIGHT);
    act(
        () -> {
          stage.setWidth(FILM_WIDTH);
          stage.setHeight(FILM_HEIGHT);
          begin(
              Project.of(Document.untitled(Mask.empty(Boards.NINE), StrategySet.upTo(Level.EASY))));
          window.studio.design.paint.symmetry.set(Symmetry.HORIZONTAL);
        });
    paintHeart(film);
    keepPart("task-1-paint", stage, new Rectangle(0, 41, 660, 607));
    act(() -> window.studio.design.conditions.useLevel(Optional.of(Level.MEDIUM)));
    film.add(picture(stage), "Choose how hard the puzzle may be", LONG);
    press(stage, "#generate");
    film.add(picture(stage), "Generate: the clues fill exactly these cells", LONG);
    act(() -> shelf().chosenProperty().set("tab-steps"));
    int last = window.studio.solve.replay.length();
    for (int step = 1; step < last; step += STEPS_BETWEEN) {
      int now = step;
      act(() -> window.studio.solve.replay.goTo(now));
      film.add(picture(stage), "Watch how it is solved, with a reason for each step", 2 * SHORT);
    }
    act(() -> window.studio.solve.replay.goTo(last));
    film.add(picture(stage), "Watch how it is solved, with a reason for each step", LONG);
    act(() -> window.studio.windows.printing.open());
    act(() -> resize(printStage(), FILM_WIDTH, FILM_HEIGHT));
    film.add(picture(printStage()), "Print it, or save it as PDF", 2 * LONG);
    film.write(folder.resolve("heart.gif"));
    act(
        () -> {
          printStage().hide();
          window.studio.design.paint.symmetry.set(Symmetry.NONE);
          resize(stage, WIDTH, HEIGHT);
        });
  }

  /** Paints the heart of the library row by row; the symmetry adds its right half. */
  private void paintHeart(Film film) throws InterruptedException {
    Board board = Boards.NINE;
    Mask heart = ShapeLibrary.named("heart").orElseThrow().mask();
    for (int row = 0; row < board.rows(); row++) {
      int from = row * board.columns();
      act(
          () ->
              IntStream.rangeClosed(from, from + board.columns() / 2)
                  .filter(heart::contains)
                  .forEach(
                      cell -> window.studio.design.paint.dab(cell, StrokeHandler.Intent.TOOL)));
      film.add(picture(stage), "Paint a mask: the cells that will hold clues", SHORT);
    }
  }

  private static BufferedImage picture(Stage shown) throws InterruptedException {
    BufferedImage[] picture = new BufferedImage[1];
    StillWindow.onUi(() -> picture[0] = StillWindow.picture(shown));
    return picture[0];
  }

  private static Project blank() {
    return Project.of(Document.untitled(Mask.empty(Boards.NINE), StrategySet.upTo(Level.EASY)));
  }

  private static void resize(Stage shown, int width, int height) {
    shown.setWidth(width);
    shown.setHeight(height);
  }

  private static Project asked(String mask, String strategy) {
    StrategySet required = StrategySet.parse(strategy);
    return Project.of(
        Document.untitled(PuzzleText.read(mask).mask(), StrategySet.upTo(Level.HARD))
            .withConditions(Conditions.NONE.with(new Condition.Levels(Level.HARD, Level.HARD)))
            .withRequired(required));
  }

  private static void type(Node place, KeyCode key) {
    place.requestFocus();
    Event.fireEvent(
        place, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
  }

  /** Puzzles in the shapes of the library, half of them found under Easy. */
  private static List<Document> puzzles() {
    List<Shape> shapes = ShapeLibrary.shapes(Boards.NINE);
    return IntStream.range(0, shapes.size() / SHAPES_BETWEEN)
        .boxed()
        .flatMap(
            i -> puzzle(shapes.get(i * SHAPES_BETWEEN), i % 2 == 0 ? Level.EASY : Level.MEDIUM))
        .toList();
  }

  private static Stream<Document> puzzle(Shape shape, Level level) {
    Outcome outcome =
        new Generator().generate(new Request(shape.mask(), StrategySet.upTo(level)), Watch.idle());
    return outcome instanceof Outcome.Found found
        ? Stream.of(
            Document.untitled(shape.mask(), StrategySet.upTo(level))
                .withPuzzle(found.puzzle())
                .withTitle(shape.label().toString())
                .withAuthor("Ada Lovelace"))
        : Stream.empty();
  }

  private Document document() {
    return window.studio.history.document();
  }

  private void begin(Project project) {
    window.studio.history.apply(Phrase.verbatim("begin"), project);
  }

  private ShelfPane shelf() {
    return (ShelfPane) stage.getScene().lookup("#shelf");
  }

  private static Stage printStage() {
    return stageOf("print-window");
  }

  private static Stage stageOf(String root) {
    return Window.getWindows().stream()
        .filter(each -> root.equals(each.getScene().getRoot().getId()))
        .map(Stage.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private static void hideFlyouts() {
    List.copyOf(Window.getWindows()).stream()
        .filter(PopupWindow.class::isInstance)
        .forEach(Window::hide);
  }

  /** Presses a button as soon as it can be seen and pressed. */
  private void press(Stage shown, String id) throws InterruptedException {
    ButtonBase[] button = new ButtonBase[1];
    do {
      Thread.sleep(LOOK / 20);
      StillWindow.onUi(() -> button[0] = (ButtonBase) shown.getScene().lookup(id));
    } while (button[0] == null || !button[0].isVisible() || button[0].isDisabled());
    act(button[0]::fire);
  }

  /** Does something, and waits until nothing runs. */
  private void act(Runnable run) throws InterruptedException {
    StillWindow.onUi(run);
    do {
      Thread.sleep(LOOK);
    } while (window.studio.design.generation.running.get()
        || window.studio.solve.replay.working.get());
  }

  private void keep(String name, Stage shown) throws InterruptedException, IOException {
    Thread.sleep(LOOK);
    save(name, picture(shown));
  }

  private void keepPart(String name, Stage shown, Rectangle part)
      throws InterruptedException, IOException {
    save(name, picture(shown).getSubimage(part.x, part.y, part.width, part.height));
  }

  private void save(String name, BufferedImage picture) throws IOException {
    ImageIO.write(picture, "png", folder.resolve(name + ".png").toFile());
  }

  /** Pages of the file that was just saved, side by side, as far down as they fit. */
  private BufferedImage desk(List<Integer> pages, int width, int height)
      throws IOException, InterruptedException {
    while (!Files.exists(pdf)) {
      Thread.sleep(LOOK);
    }
    BufferedImage desk = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D ink = desk.createGraphics();
    ink.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
    ink.setColor(DESK);
    ink.fillRect(0, 0, width, height);
    int each = (width - MARGIN) / pages.size() - MARGIN;
    try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
      PDFRenderer renderer = new PDFRenderer(document);
      int left = MARGIN;
      for (int page : pages) {
        float wide = document.getPage(page - 1).getMediaBox().getWidth();
        BufferedImage paper = renderer.renderImage(page - 1, each / wide);
        int shown = Math.min(paper.getHeight(), height - 2 * MARGIN);
        ink.drawImage(paper.getSubimage(0, 0, paper.getWidth(), shown), left, MARGIN, null);
        left += each + MARGIN;
      }
    } finally {
      ink.dispose();
      Files.delete(pdf);
    }
    return desk;
  }
}
