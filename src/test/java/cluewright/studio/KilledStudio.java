package cluewright.studio;

import cluewright.phrase.Phrase;
import cluewright.search.engine.Generator;
import cluewright.studio.document.History;
import cluewright.studio.settings.UserFolder;
import cluewright.studio.work.Background;
import cluewright.studio.work.Workers;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A studio without a window, on which someone works until it is killed. */
public final class KilledStudio {
  private static final int PAUSE = 25;

  private KilledStudio() {}

  /**
   * Changes the title again and again, and says so.
   *
   * @param args the user's folder
   */
  public static void main(String[] args) throws Exception {
    ExecutorService ui = Executors.newSingleThreadExecutor();
    Ports ports =
        new Ports(
            new Generator(),
            new FakeDialogs(),
            new FakePorts.FakeClipboard(),
            new Background(Workers.pool(), ui),
            new UserFolder(Path.of(args[0])),
            Optional::empty,
            page -> true);
    History history =
        ui.submit(() -> new StudioViewModel(StudioApp.firstDocument(), ports).history).get();
    for (int change = 1; ; change++) {
      String title = "Change " + change;
      ui.submit(
              () ->
                  history.apply(
                      Phrase.of("puzzles.act-title"), history.document().withTitle(title)))
          .get();
      System.out.println(change + " " + System.currentTimeMillis());
      Thread.sleep(PAUSE);
    }
  }
}
