package cluewright.studio;

import cluewright.phrase.Phrase;
import cluewright.search.engine.Generator;
import cluewright.studio.notice.Notice;
import cluewright.studio.settings.Setting;
import cluewright.studio.settings.UserFolder;
import cluewright.studio.work.Background;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A studio without a window, on whose disk nothing more fits. */
public final class FullDisk {
  private static final Setting<Integer> SCALE = Setting.number("scale", 100);
  private static final int FILLER = 1 << 22;

  private final StudioViewModel studio;

  private FullDisk(Path home, Path file) {
    studio =
        new StudioViewModel(
            StudioApp.firstDocument(),
            new Ports(
                new Generator(),
                new FakeDialogs().choosing(file),
                new FakePorts.FakeClipboard(),
                new Background(Runnable::run, Runnable::run),
                new UserFolder(home),
                Optional::empty,
                page -> true));
  }

  /**
   * Works on a small disk, before it is full, while it is, and after it was.
   *
   * @param args the disk, and a home elsewhere
   */
  public static void main(String[] args) throws IOException {
    Path disk = Path.of(args[0]);
    FullDisk elsewhere = new FullDisk(Path.of(args[1]), disk.resolve("kite.cluewright"));
    FullDisk here = new FullDisk(disk.resolve("home"), disk.resolve("box.cluewright"));
    elsewhere.work("Small");
    elsewhere.save("before");
    fill(disk.resolve("filler"));
    elsewhere.work("Large".repeat(2000));
    elsewhere.save("full");
    System.out.println(
        "kept: " + Files.readString(disk.resolve("kite.cluewright")).contains("Small"));
    elsewhere.settle();
    here.work("Box".repeat(2000));
    here.settle();
    here.say("copy");
    here.studio.notices.dismiss();
    here.studio.shop.settings.property(SCALE).set(150);
    here.say("settings");
    Files.delete(disk.resolve("filler"));
    elsewhere.save("after");
    here.save("after");
    System.exit(0);
  }

  private static void fill(Path filler) {
    try {
      Files.write(filler, new byte[FILLER]);
    } catch (IOException e) {
      System.out.println("filled: " + e.getMessage());
    }
  }

  private void work(String title) {
    studio.history.apply(Phrase.verbatim("x"), studio.history.document().withTitle(title));
  }

  private void save(String when) {
    studio.project.files.save();
    say(when + ", unsaved " + studio.history.unsaved.get());
  }

  /** Leaves for what is there already, so that the copy is written now. */
  private void settle() {
    studio.project.files.leaving(() -> System.out.println("left"));
  }

  private void say(String when) {
    String words =
        studio.notices.notice.get().map(Notice::sentence).map(Phrase::toString).orElse("");
    System.out.println(when + ": " + words);
  }
}
