package cluewright.studio;

import cluewright.mask.Picture;
import cluewright.search.Engine;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.Outcome.Undecided.Reason;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Engines;
import cluewright.search.engine.Generator;
import cluewright.studio.files.CopiedPicture;
import cluewright.studio.files.TextClipboard;
import cluewright.studio.settings.UserFolder;
import cluewright.studio.work.Background;
import cluewright.studio.work.Workers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.stage.Window;

/** The world around the studio, as tests make it. */
final class FakePorts {
  private FakePorts() {}

  /** The real generator and real threads, with dialogs that nobody answers. */
  static Ports real() {
    return with(new Generator(), new FakeDialogs());
  }

  static Ports with(Engine engine, FakeDialogs dialogs) {
    return new Ports(
        engine,
        dialogs,
        new FakeClipboard(),
        new Background(Workers.pool(), Platform::runLater),
        freshHome(),
        Optional::empty,
        page -> true);
  }

  /**
   * Everything at once, on the calling thread. What does not depend on the clock alone is real: a
   * short search decides every small board and no large one.
   */
  static Ports direct(FakeDialogs dialogs, FakeClipboard clipboard) {
    return direct(FakePorts::unhurried, dialogs, clipboard);
  }

  /** The same with another engine. */
  static Ports direct(OneByOne engine, FakeDialogs dialogs, FakeClipboard clipboard) {
    return new Ports(
        engine,
        dialogs,
        clipboard,
        new Background(Runnable::run, FakePorts::atOnce),
        freshHome(),
        Optional::empty,
        page -> true);
  }

  /** A timer is no caller: where there is a window, what it starts is for the window's thread. */
  private static void atOnce(Runnable task) {
    boolean isOfTimer = Thread.currentThread().getName().contains("DelayScheduler");
    if (isOfTimer && !Window.getWindows().isEmpty()) {
      Platform.runLater(task);
    } else {
      task.run();
    }
  }

  /** A folder that nobody has used yet; the build's clean-up removes it. */
  private static UserFolder freshHome() {
    return new UserFolder(Path.of("target", "homes", UUID.randomUUID().toString()));
  }

  private static Outcome unhurried(Request request, Watch watch) {
    boolean isShort = request.time().compareTo(Duration.ofSeconds(1)) <= 0;
    boolean isSmall = Engines.isAlwaysDecided(request.mask().board());
    return isShort && !isSmall
        ? new Outcome.Undecided(Reason.OUT_OF_TIME, "short", request.time())
        : new Generator().generate(request.withTime(Request.DEFAULT_TIME), watch);
  }

  /** A clipboard of its own. */
  static final class FakeClipboard implements TextClipboard {
    private Optional<String> text = Optional.empty();
    private Optional<Supplier<Picture>> picture = Optional.empty();
    private Optional<CopiedPicture> copied = Optional.empty();

    FakeClipboard holding(Supplier<Picture> pixels) {
      picture = Optional.of(pixels);
      return this;
    }

    void forget() {
      text = Optional.empty();
      picture = Optional.empty();
      copied = Optional.empty();
    }

    @Override
    public Optional<Supplier<Picture>> picture() {
      return picture;
    }

    @Override
    public Optional<String> read() {
      return text;
    }

    @Override
    public void write(CopiedPicture picture) {
      copied = Optional.of(picture);
    }

    /** The picture that was copied last. */
    Optional<CopiedPicture> copied() {
      return copied;
    }

    @Override
    public void write(String words) {
      text = Optional.of(words);
    }
  }
}
