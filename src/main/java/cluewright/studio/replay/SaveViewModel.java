package cluewright.studio.replay;

import cluewright.format.Faults;
import cluewright.format.WalkThrough;
import cluewright.format.WalkThrough.Detail;
import cluewright.format.WholeFile;
import cluewright.phrase.Phrase;
import cluewright.picture.Pencil;
import cluewright.print.image.AnimatedGif;
import cluewright.print.image.PictureFolder;
import cluewright.print.image.StepCaptions;
import cluewright.replay.SolvingPath;
import cluewright.strategy.core.Deduction;
import cluewright.studio.document.History;
import cluewright.studio.files.Dialogs;
import cluewright.studio.files.Dialogs.FileKind;
import cluewright.studio.files.FilesViewModel;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/** Saves the replay as an animated GIF, as pictures, or as text. */
public final class SaveViewModel {
  /** The available picture sizes, in pixels. */
  static final List<Integer> EDGES = List.of(360, 540, 720, 1080);

  /** The available times per step in a GIF. */
  static final List<Duration> TIMES =
      List.of(Duration.ofMillis(500), Duration.ofSeconds(1), Duration.ofSeconds(2));

  /** How many times longer the solution is shown than a step. */
  private static final int LAST = 3;

  private final ReplayViewModel replay;
  private final Dialogs dialogs;
  private final History history;
  private final NoticeViewModel notices;
  private final Background background;
  private final Supplier<Locale> language;

  /** True while the settings are shown. */
  public final BooleanProperty asking = new SimpleBooleanProperty();

  public final ObjectProperty<SaveForm> form = new SimpleObjectProperty<>(SaveForm.GIF);

  /** The picture size, in pixels. */
  public final ObjectProperty<Integer> edge = new SimpleObjectProperty<>(EDGES.get(1));

  /** The time per step in a GIF. */
  public final ObjectProperty<Duration> time = new SimpleObjectProperty<>(TIMES.get(1));

  /** Whether the pictures show candidates. */
  public final BooleanProperty candidates = new SimpleBooleanProperty(true);

  /** Whether the pictures show the reasons of steps. */
  public final BooleanProperty reasons = new SimpleBooleanProperty(true);

  /** Whether a text unfolds the arguments of its steps. */
  public final BooleanProperty why = new SimpleBooleanProperty(true);

  /** Whether any does. */
  public final ObservableValue<Boolean> unfolds;

  private final ReadOnlyObjectWrapper<Optional<SaveProgress>> progressWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The progress of saving; empty if nothing is being saved. */
  public final ReadOnlyObjectProperty<Optional<SaveProgress>> progress =
      progressWrapper.getReadOnlyProperty();

  /** Cancels what is being saved. */
  private Optional<Runnable> running = Optional.empty();

  /**
   * @param language of texts, asked for each time
   */
  public SaveViewModel(
      History history,
      ReplayViewModel replay,
      Dialogs dialogs,
      NoticeViewModel notices,
      Background background,
      Supplier<Locale> language) {
    this.replay = replay;
    this.dialogs = dialogs;
    this.history = history;
    this.notices = notices;
    this.background = background;
    this.language = language;
    this.unfolds = replay.path.map(path -> path.filter(SaveViewModel::unfolds).isPresent());
  }

  private static boolean unfolds(SolvingPath path) {
    return path.steps().stream()
        .flatMap(step -> step.deductions().stream())
        .anyMatch(Deduction::unfolds);
  }

  /** Shows or hides the settings. */
  public void toggle() {
    asking.set(!asking.get());
  }

  public void ask(SaveForm wanted) {
    form.set(wanted);
    asking.set(true);
  }

  /** Cancels saving, or hides the settings. */
  public void dismiss() {
    if (progressWrapper.get().isPresent()) {
      cancel();
    } else {
      asking.set(false);
    }
  }

  /** Asks for a target and saves the replay there, with boards drawn by {@code boards}. */
  public void save(BoardRenderer boards) {
    Optional<SolvingPath> path = replay.path();
    if (path.isEmpty()) {
      notices.show(Notice.hint(Phrase.of("replay.save-nothing")));
      return;
    }
    if (running.isPresent()) {
      return;
    }
    switch (form.get()) {
      case GIF -> saveGif(path.get(), boards);
      case PICTURES -> savePictures(path.get(), boards);
      case TEXT -> saveText(path.get());
    }
  }

  /** Cancels saving; nothing of it remains. */
  public void cancel() {
    running.ifPresent(Runnable::run);
  }

  private void saveGif(SolvingPath path, BoardRenderer boards) {
    Duration each = time.get();
    target(FileKind.GIF)
        .ifPresent(
            file ->
                record(
                    path,
                    boards,
                    recording -> {
                      WholeFile.write(
                          file,
                          out ->
                              AnimatedGif.write(
                                  out,
                                  recording,
                                  state ->
                                      state == path.length() ? each.multipliedBy(LAST) : each));
                      return file;
                    }));
  }

  private void savePictures(SolvingPath path, BoardRenderer boards) {
    String name = suggestedName(FileKind.PNG).replace(FileKind.PNG.extension(), "");
    dialogs
        .chooseFolder()
        .ifPresent(
            parent ->
                record(path, boards, recording -> PictureFolder.write(parent, name, recording)));
  }

  private void saveText(SolvingPath path) {
    WalkThrough walkThrough =
        new WalkThrough(language.get()).with(why.get() ? Detail.UNFOLDED : Detail.SENTENCE);
    target(FileKind.TEXT).ifPresent(file -> tell(walkThrough, path, file));
  }

  private void tell(WalkThrough walkThrough, SolvingPath path, Path file) {
    Telling telling =
        new Telling(
            walkThrough,
            path,
            background.ui(),
            told -> show(SaveProgress.ofSteps(told, path.length())));
    running = Optional.of(telling::cancel);
    show(SaveProgress.ofSteps(0, path.length()));
    work(
        () -> {
          byte[] text = telling.text().getBytes(StandardCharsets.UTF_8);
          WholeFile.write(file, out -> out.write(text));
          return file;
        },
        written -> Phrase.of("replay.saved-text", written.toString()));
  }

  private void show(SaveProgress now) {
    progressWrapper.set(Optional.of(now));
  }

  private Optional<Path> target(FileKind kind) {
    return dialogs.chooseTarget(kind, suggestedName(kind));
  }

  private String suggestedName(FileKind kind) {
    return FilesViewModel.suggestedName(history.document().title(), kind);
  }

  /** Writes pictures as they are drawn. */
  private interface Recorder {
    Path write(Recording recording) throws IOException;
  }

  /** Writes something, and returns where. */
  private interface Writing {
    Path run() throws IOException;
  }

  private void record(SolvingPath path, BoardRenderer boards, Recorder recorder) {
    ReplayFrames frames =
        new ReplayFrames(
            path,
            candidates.get() ? replay.pencil() : Pencil.NOTHING,
            reasons.get() ? ReplayFrames.Reasons.DRAWN : ReplayFrames.Reasons.LEFT_OUT,
            replay.digits());
    Locale spoken = language.get();
    int width = edge.get();
    Recording recording =
        new Recording(
            frames,
            edge.get(),
            reasons.get()
                ? Optional.of(() -> new StepCaptions(path, spoken, width))
                : Optional.empty(),
            boards,
            background.ui(),
            drawn -> show(SaveProgress.ofPictures(drawn, frames.length())));
    running = Optional.of(recording::cancel);
    show(SaveProgress.ofPictures(0, frames.length()));
    work(
        () -> recorder.write(recording),
        written -> Phrase.of("replay.saved-pictures", frames.length(), written.toString()));
  }

  private void work(Writing writing, Function<Path, Phrase> success) {
    background.run(
        () -> {
          try {
            return Notice.done(success.apply(writing.run()));
          } catch (CancellationException e) {
            return Notice.hint(Phrase.of("replay.save-cancelled"));
          } catch (IOException e) {
            return Notice.error(Faults.phrase(e));
          } finally {
            background.ui().execute(this::rest);
          }
        },
        this::tell);
  }

  private void rest() {
    running = Optional.empty();
    progressWrapper.set(Optional.empty());
  }

  /** Shows a notice; the settings stay open if another try may be needed. */
  private void tell(Notice notice) {
    asking.set(asking.get() && notice.kind() != Notice.Kind.DONE);
    notices.show(notice);
  }
}
