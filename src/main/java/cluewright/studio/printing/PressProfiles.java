package cluewright.studio.printing;

import cluewright.format.FileException;
import cluewright.format.FormatException;
import cluewright.format.OrdinaryFile;
import cluewright.phrase.Phrase;
import cluewright.print.Delivery.Standard;
import cluewright.print.OutputProfile;
import cluewright.studio.files.Dialogs;
import cluewright.studio.files.Dialogs.FileKind;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Optional;

/**
 * The profile of the press for files for printers: the last one, or another. Its file is read away
 * from the UI thread, and again only once it has changed. A file that is none any longer is
 * forgotten, and a notice says so.
 */
final class PressProfiles {
  /** The largest file accepted; the largest profiles have a few megabytes. */
  private static final int MOST_BYTES = 64 << 20;

  private final PrintingViewModel printing;
  private final Dialogs dialogs;
  private final NoticeViewModel outcomes;
  private final Background background;
  private Optional<Known> known = Optional.empty();

  /** Counts what was asked for; what was read for an earlier wish is not used. */
  private int wishes;

  /** A profile as its file was when it was read. */
  private record Known(String file, FileTime time, long size, OutputProfile profile) {
    boolean isOf(String name, BasicFileAttributes now) {
      return file.equals(name) && time.equals(now.lastModifiedTime()) && size == now.size();
    }
  }

  PressProfiles(
      PrintingViewModel printing,
      Dialogs dialogs,
      NoticeViewModel outcomes,
      Background background) {
    this.printing = printing;
    this.dialogs = dialogs;
    this.outcomes = outcomes;
    this.background = background;
    printing.choices.addListener(change -> restore());
  }

  void choose() {
    dialogs.chooseExisting(FileKind.PROFILE).ifPresent(file -> use(file.toString()));
  }

  /** Returns to the built-in profile. */
  void forget() {
    wishes++;
    printing.readingProfile.set(false);
    printing.profile.set("");
    set(Optional.empty());
  }

  /** Restores the last profile where it is needed. */
  void restore() {
    PrintChoices now = printing.choices.get();
    String file = printing.profile.get();
    boolean isMissing = isUsed() && now.delivery().profile().isEmpty();
    if (printing.open.get() && isMissing && !file.isEmpty() && !printing.readingProfile.get()) {
      use(file);
    }
  }

  private boolean isUsed() {
    return printing.choices.get().delivery().standard() == Standard.X_4;
  }

  /** Reads a file, and then uses the profile unless something else was asked for meanwhile. */
  private void use(String file) {
    int wish = ++wishes;
    Optional<Known> before = known;
    printing.readingProfile.set(true);
    background.attempt(
        () -> read(file, before),
        then -> end(wish, then),
        failure -> {
          end(wish, this::forget);
          Background.surface(failure);
        });
  }

  /** Ends the reading of a file, however it went, unless something else was asked for meanwhile. */
  private void end(int wish, Runnable then) {
    if (wish == wishes) {
      try {
        then.run();
      } finally {
        printing.readingProfile.set(false);
      }
    }
  }

  private Runnable read(String file, Optional<Known> before) {
    try {
      Path path = Path.of(file);
      BasicFileAttributes now = Files.readAttributes(path, BasicFileAttributes.class);
      Known read =
          before.isPresent() && before.get().isOf(file, now)
              ? before.get()
              : new Known(
                  file,
                  now.lastModifiedTime(),
                  now.size(),
                  OutputProfile.of(OrdinaryFile.bytes(path, MOST_BYTES)));
      return () -> use(read);
    } catch (OutputProfile.Refusal e) {
      return () -> refuse(file, Phrase.of("printing.profile-is", e.reason()));
    } catch (IOException | FormatException | InvalidPathException e) {
      return () -> refuse(file, Phrase.verbatim(FileException.reason(e)));
    }
  }

  private void use(Known read) {
    known = Optional.of(read);
    printing.profile.set(read.file());
    if (isUsed()) {
      set(Optional.of(read.profile()));
    }
  }

  private void refuse(String file, Phrase reason) {
    forget();
    outcomes.show(Notice.error(Phrase.of("printing.profile-refused", file, reason)));
  }

  private void set(Optional<OutputProfile> profile) {
    PrintChoices now = printing.choices.get();
    if (!now.delivery().profile().equals(profile)) {
      printing.choices.set(now.withDelivery(now.delivery().withProfile(profile)));
    }
  }
}
