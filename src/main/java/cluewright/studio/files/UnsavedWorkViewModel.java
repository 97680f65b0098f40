package cluewright.studio.files;

import cluewright.phrase.Phrase;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.recovery.RecoverableWork;
import cluewright.studio.recovery.RecoveryFolder;
import cluewright.studio.recovery.SafeCopy;
import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Unsaved work of a kind from earlier sessions, which waits to be opened or discarded. */
public final class UnsavedWorkViewModel<W> {
  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");

  /** The most entries that a notice has space for. */
  private static final int MOST_NAMED = 3;

  private final RecoveryFolder<W> folder;
  private final GoingOn<W> goingOn;
  private final FileWork work;
  private final NoticeViewModel notices;
  private final ReadOnlyObjectWrapper<List<RecoverableWork>> waitingWrapper =
      new ReadOnlyObjectWrapper<>(List.of());

  /** The unsaved work, newest first. */
  public final ReadOnlyObjectProperty<List<RecoverableWork>> waiting =
      waitingWrapper.getReadOnlyProperty();

  /** A claimed copy with its contents; empty if another window took it. */
  private record Claimed<W>(
      RecoverableWork rescued, Optional<SafeCopy<W>> copy, Optional<W> contents) {}

  /** Goes on with unsaved work. */
  @FunctionalInterface
  public interface GoingOn<W> {
    /**
     * Opens the work, and keeps what becomes of it in the copy.
     *
     * @param origin the file that it belongs to, if it has one
     */
    void with(SafeCopy<W> copy, W contents, Optional<Path> origin);
  }

  public UnsavedWorkViewModel(
      RecoveryFolder<W> folder, GoingOn<W> goingOn, FileWork work, NoticeViewModel notices) {
    this.folder = folder;
    this.goingOn = goingOn;
    this.work = work;
    this.notices = notices;
  }

  public void refresh() {
    work.aside(folder::rescued, waitingWrapper::set);
  }

  /** Looks for unsaved work, and offers the newest in a notice. */
  public void offer() {
    offerThen(() -> {});
  }

  /**
   * The same.
   *
   * @param then runs when that is done, whether or not there was any, or it could not be known
   */
  public void offerThen(Runnable then) {
    work.aside(
        folder::rescued,
        found -> {
          waitingWrapper.set(found);
          List<RecoverableWork> whole = found.stream().filter(one -> !isDamaged(one)).toList();
          Phrase damaged = damaged(found.stream().filter(this::isDamaged).toList());
          if (!whole.isEmpty()) {
            offer(whole.get(0), whole.size() - 1, damaged);
          } else if (!found.isEmpty()) {
            notices.showLater(Notice.hint(damaged));
          }
          then.run();
        },
        then);
  }

  private boolean isDamaged(RecoverableWork rescued) {
    return rescued.damage().isPresent();
  }

  /** Names the places of damaged copies; empty if there are none. */
  private static Phrase damaged(List<RecoverableWork> copies) {
    if (copies.isEmpty()) {
      return Phrase.NOTHING;
    }
    List<Phrase> reasons =
        copies.stream().limit(MOST_NAMED).flatMap(one -> one.damage().stream()).toList();
    return Phrase.sentences(
        Phrase.of("files.damaged", copies.size()),
        Phrase.sentences(reasons.toArray(Phrase[]::new)));
  }

  private void offer(RecoverableWork newest, int more, Phrase besides) {
    Phrase sentence =
        newest.file().isPresent()
            ? Phrase.of(
                "files.left-behind-of-file",
                name(newest),
                time(newest),
                newest.file().get().toString(),
                more)
            : Phrase.of("files.left-behind", name(newest), time(newest), more);
    notices.showLater(
        Notice.hint(Phrase.sentences(sentence, besides))
            .with(Phrase.of("files.go-on"), () -> open(newest)));
  }

  /** The name in a list: the title, and the time of the last change. */
  public Phrase label(RecoverableWork rescued) {
    String key = isDamaged(rescued) ? "files.damaged-entry" : "files.unsaved-entry";
    return Phrase.of(key, name(rescued), time(rescued));
  }

  private Phrase name(RecoverableWork rescued) {
    return rescued.title().isBlank()
        ? rescued
            .file()
            .map(Path::getFileName)
            .map(name -> Phrase.verbatim(name.toString()))
            .orElse(folder.kind().untitled())
        : Phrase.verbatim(rescued.title());
  }

  private static String time(RecoverableWork rescued) {
    return TIME.format(rescued.time().atZone(ZoneId.systemDefault()));
  }

  public void open(RecoverableWork rescued) {
    work.run(() -> claim(rescued), this::show);
  }

  private Claimed<W> claim(RecoverableWork rescued) throws IOException {
    Optional<SafeCopy<W>> copy = folder.claim(rescued);
    if (copy.isEmpty()) {
      return new Claimed<>(rescued, copy, Optional.empty());
    }
    try {
      return new Claimed<>(rescued, copy, Optional.of(copy.get().read()));
    } catch (IOException | RuntimeException e) {
      copy.get().release();
      throw e;
    }
  }

  private void show(Claimed<W> claimed) {
    refresh();
    if (claimed.copy().isEmpty()) {
      notices.show(Notice.hint(Phrase.of("files.taken", name(claimed.rescued()))));
      return;
    }
    goingOn.with(claimed.copy().get(), claimed.contents().orElseThrow(), claimed.rescued().file());
  }

  /** Deletes the work for good. */
  public void discard(RecoverableWork rescued) {
    work.run(
        () -> {
          folder.discard(rescued);
          return folder.rescued();
        },
        waitingWrapper::set);
  }
}
