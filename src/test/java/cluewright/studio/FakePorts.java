package cluewright.studio;

import cluewright.search.Generator;
import cluewright.studio.files.TextClipboard;
import cluewright.studio.generate.PuzzleSource;
import cluewright.studio.work.Background;
import java.util.Optional;
import javafx.application.Platform;

/** The world around the studio, as tests make it. */
final class FakePorts {
  private FakePorts() {}

  /** The real generator and real threads, with dialogs that nobody answers. */
  static Ports real() {
    return with(new Generator()::generate, new FakeDialogs());
  }

  static Ports with(PuzzleSource source, FakeDialogs dialogs) {
    return new Ports(
        source,
        dialogs,
        new FakeClipboard(),
        new Background(Background.daemons(), Platform::runLater));
  }

  /** Everything at once, on the calling thread. */
  static Ports direct(FakeDialogs dialogs, FakeClipboard clipboard) {
    return new Ports(
        new Generator()::generate,
        dialogs,
        clipboard,
        new Background(Runnable::run, Runnable::run));
  }

  /** A clipboard of its own. */
  static final class FakeClipboard implements TextClipboard {
    private Optional<String> text = Optional.empty();

    @Override
    public Optional<String> read() {
      return text;
    }

    @Override
    public void write(String words) {
      text = Optional.of(words);
    }
  }
}
