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
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The profile of the press for files for printers: the last one, or another. A file that is none
 * any longer is forgotten, and a notice says so.
 */
final class PressProfiles {
  /** The largest file accepted; the largest profiles have a few megabytes. */
  private static final int MOST_BYTES = 64 << 20;

  private final PrintingViewModel printing;
  private final Dialogs dialogs;
  private final NoticeViewModel outcomes;

  PressProfiles(PrintingViewModel printing, Dialogs dialogs, NoticeViewModel outcomes) {
    this.printing = printing;
    this.dialogs = dialogs;
    this.outcomes = outcomes;
    printing.choices.addListener(change -> restore());
  }

  void choose() {
    dialogs.chooseExisting(FileKind.PROFILE).ifPresent(file -> use(file.toString()));
  }

  /** Returns to the built-in profile. */
  void forget() {
    printing.profile.set("");
    set(Optional.empty());
  }

  /** Restores the last profile where it is needed. */
  void restore() {
    PrintChoices now = printing.choices.get();
    String file = printing.profile.get();
    boolean isMissing =
        now.delivery().standard() == Standard.X_4 && now.delivery().profile().isEmpty();
    if (printing.open.get() && isMissing && !file.isEmpty()) {
      use(file);
    }
  }

  private void use(String file) {
    try {
      OutputProfile profile = OutputProfile.of(OrdinaryFile.bytes(Path.of(file), MOST_BYTES));
      printing.profile.set(file);
      set(Optional.of(profile));
    } catch (OutputProfile.Refusal e) {
      refuse(file, Phrase.of("printing.profile-is", e.reason()));
    } catch (IOException | FormatException | InvalidPathException e) {
      refuse(file, Phrase.verbatim(FileException.reason(e)));
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
