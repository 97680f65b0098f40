package cluewright.studio;

import cluewright.phrase.Phrase;
import cluewright.search.Generator;
import cluewright.studio.design.Preset;
import cluewright.studio.shelf.ShelfPane;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.ButtonBase;
import javafx.stage.Stage;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;

/**
 * Makes the pictures of docs/first-puzzle.md in one walk through one window: the tour, the shapes,
 * a puzzle, its replay, solving with a hint, and the printed pages.
 */
final class WalkPictures {
  private static final int WIDTH = 1280;
  private static final int HEIGHT = 800;
  private static final int PAGE = 570;
  private static final int MARGIN = 46;
  private static final Color DESK = new Color(0xCF, 0xD2, 0xDA);
  private static final int STEP = 5;

  /** What a flyout needs to be drawn in full on a busy machine, in milliseconds. */
  private static final int LOOK = 1500;

  private final StudioPictures pictures;
  private final FakeDialogs dialogs = new FakeDialogs();
  private Stage stage;
  private StudioWindow window;

  private WalkPictures(StudioPictures pictures) {
    this.pictures = pictures;
  }

  /**
   * Makes the pictures.
   *
   * @param args the folder to write to
   */
  public static void main(String[] args) throws Exception {
    StudioPictures.run(args, pictures -> new WalkPictures(pictures).walk(Path.of(args[0])));
  }

  private void walk(Path folder) throws InterruptedException {
    StudioPictures.onUi(
        () -> {
          stage = new Stage();
          window = StillWindow.show(stage, FakePorts.with(new Generator(), dialogs), WIDTH, HEIGHT);
        });
    act("walk-1-tour", () -> window.studio().tour().welcome());
    act("", () -> window.studio().tour().leave());
    act("walk-2-shapes", () -> press("#shapes"));
    act("", () -> window.studio().strategies().use(Preset.MEDIUM));
    act("walk-3-puzzle", () -> press("#generate"));
    act(
        "walk-4-replay",
        () -> {
          ((ShelfPane) window.view().root().lookup("#shelf")).chosenProperty().set("tab-steps");
          window.studio().replay().goTo(STEP);
        });
    act("", () -> window.studio().play().enter());
    act("", () -> window.studio().play().hint());
    act("", () -> window.studio().play().hint());
    act("walk-5-solve", () -> window.studio().play().hint());
    act("", () -> window.studio().play().leave());
    Path pdf = folder.resolve("walk.pdf");
    dialogs.choosing(pdf);
    act("", this::entitle);
    act("", () -> window.studio().printing().open());
    act("", () -> window.studio().output().savePdf());
    while (!Files.exists(pdf)) {
      Thread.sleep(LOOK);
    }
    pictures.save("walk-6-page", pages(pdf));
    StudioPictures.onUi(stage::close);
  }

  private void entitle() {
    window
        .studio()
        .history()
        .apply(
            Phrase.of("puzzles.act-title"),
            window.studio().history().document().withTitle("愛子のハート"));
  }

  private void press(String id) {
    ((ButtonBase) window.view().root().lookup(id)).fire();
  }

  /** Does something, waits until nothing runs, and keeps a picture if it has a name. */
  private void act(String name, Runnable run) throws InterruptedException {
    StudioPictures.onUi(run);
    StudioPictures.settle(window);
    if (!name.isEmpty()) {
      Thread.sleep(LOOK);
      StudioPictures.onUi(() -> pictures.save(name, StudioPictures.picture(stage)));
    }
  }

  /** Both pages side by side, without the empty half below. */
  private static BufferedImage pages(Path pdf) {
    BufferedImage desk = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
    Graphics2D ink = desk.createGraphics();
    ink.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
    ink.setColor(DESK);
    ink.fillRect(0, 0, WIDTH, HEIGHT);
    try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
      PDFRenderer renderer = new PDFRenderer(document);
      for (int page = 0; page < document.getNumberOfPages(); page++) {
        BufferedImage paper =
            renderer.renderImage(page, PAGE / document.getPage(page).getMediaBox().getWidth());
        int shown = Math.min(paper.getHeight(), HEIGHT - 4 * MARGIN + MARGIN);
        ink.drawImage(
            paper.getSubimage(0, 0, paper.getWidth(), shown),
            MARGIN + page * (WIDTH / 2 - MARGIN / 2),
            (HEIGHT - shown) / 2,
            null);
      }
      Files.delete(pdf);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      ink.dispose();
    }
    return desk;
  }
}
