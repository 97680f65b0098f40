package cluewright.studio.pictures;

import cluewright.format.Faults;
import cluewright.format.WholeFile;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.print.Entry;
import cluewright.print.image.PuzzlePicture;
import cluewright.replay.SolvingPath;
import cluewright.strategy.core.Deduction;
import cluewright.studio.document.History;
import cluewright.studio.files.CopiedPicture;
import cluewright.studio.files.Dialogs;
import cluewright.studio.files.FileWork;
import cluewright.studio.files.FilesViewModel;
import cluewright.studio.files.TextClipboard;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.replay.ReplayViewModel;
import cluewright.studio.settings.ChoiceSettings;
import cluewright.studio.settings.Settings;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import javafx.beans.Observable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Dimension2D;

/**
 * Pictures of the puzzle for other programs: what they show, their size, and copying or saving
 * them. Choices are kept from one time to the next.
 */
public final class PicturesViewModel {
  private final History history;
  private final ReplayViewModel replay;
  private final Background background;
  private final Dialogs dialogs;
  private final TextClipboard clipboard;
  private final FilesViewModel files;
  private final NoticeViewModel notices;

  /** Notices shown in the picture window. */
  final NoticeViewModel outcomes = new NoticeViewModel();

  private final Latest drawing;
  final ObjectProperty<PictureChoices> choices;

  /** The pixels that the preview has; more would take memory and look the same. */
  final ObjectProperty<Dimension2D> room = new SimpleObjectProperty<>(DrawnPicture.LARGEST);

  public final BooleanProperty open = new SimpleBooleanProperty();

  /** The settings for a picture of each puzzle. */
  final SeriesViewModel series;

  private final ReadOnlyBooleanWrapper busyWrapper = new ReadOnlyBooleanWrapper();

  /** Whether a picture is being made. */
  final ReadOnlyBooleanProperty busy = busyWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<Optional<PictureRun>> runWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** What is being written to files, if anything. */
  final ReadOnlyObjectProperty<Optional<PictureRun>> run = runWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<Optional<DrawnPicture>> drawnWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** A preview of the picture; empty without a puzzle. */
  final ReadOnlyObjectProperty<Optional<DrawnPicture>> drawn = drawnWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<Phrase> troubleWrapper =
      new ReadOnlyObjectWrapper<>(Phrase.NOTHING);

  /** Why no picture can be made with these settings; empty if one can. */
  final ReadOnlyObjectProperty<Phrase> trouble = troubleWrapper.getReadOnlyProperty();

  /** Makes pictures of the current puzzle and its replay. */
  public PicturesViewModel(
      History history,
      ReplayViewModel replay,
      Settings settings,
      Background background,
      Dialogs dialogs,
      TextClipboard clipboard,
      FilesViewModel files,
      NoticeViewModel notices,
      ObservableValue<Locale> language) {
    this.history = history;
    this.replay = replay;
    this.background = background;
    this.dialogs = dialogs;
    this.clipboard = clipboard;
    this.files = files;
    this.notices = notices;
    drawing = new Latest(background);
    choices = ChoiceSettings.property(settings, PictureChoices.USUAL, PictureChoices.KEPT);
    series = new SeriesViewModel(history, settings, language);
    List<Observable> sources =
        List.of(open, room, history.document, replay.path, replay.position, replay.chosen);
    sources.forEach(source -> source.addListener(change -> draw()));
    choices.addListener(change -> draw());
    series.all().forEach(source -> source.addListener(change -> draw()));
  }

  /** Cancels what is being written; nothing of it remains. */
  void cancel() {
    runWrapper.get().ifPresent(PictureRun::cancel);
  }

  /** Opens the window if there is a puzzle. */
  public void open() {
    if (motif().isEmpty()) {
      notices.show(Notice.hint(nothing()));
      return;
    }
    outcomes.dismiss();
    open.set(true);
  }

  private Phrase nothing() {
    return Phrase.of(history.document().isDraft() ? "pictures.draft" : "pictures.nothing");
  }

  private Optional<PictureSubject> motif() {
    return history.document().puzzle().map(this::motif);
  }

  private PictureSubject motif(Puzzle puzzle) {
    Optional<SolvingPath> path = replay.path().filter(known -> known.puzzle().equals(puzzle));
    int position = replay.position.get();
    List<Deduction> step =
        path.filter(known -> position >= 1 && position <= known.length())
            .map(known -> known.steps().get(position - 1).deductions())
            .orElse(List.of());
    Optional<Deduction> chosen = replay.chosen.get().filter(step::contains);
    Optional<GridState> state = path.map(known -> known.state(Math.min(position, known.length())));
    return new PictureSubject(
        puzzle,
        state,
        chosen.map(List::of).orElse(step),
        path.flatMap(SolvingPath::solution),
        history.document().digitSet(),
        history.document().title());
  }

  /** The chosen settings; a series shows only clues and coordinates. */
  private PictureChoices chosen() {
    PictureChoices now = choices.get();
    return series.whole.get()
        ? now.withDetails(
            now.details().contains(PictureDetail.COORDINATES)
                ? Set.of(PictureDetail.COORDINATES)
                : Set.of())
        : now;
  }

  /** What stands against a picture; empty if nothing does. */
  private Optional<Phrase> trouble() {
    if (motif().isEmpty()) {
      return Optional.of(Phrase.of("pictures.nothing"));
    }
    Optional<Phrase> size = chosen().trouble();
    return size.isEmpty() && series.whole.get() ? series.trouble() : size;
  }

  private void draw() {
    if (!open.get()) {
      drawing.forget();
      drawnWrapper.set(Optional.empty());
      return;
    }
    Dimension2D pixels = room.get();
    PictureChoices chosen = chosen();
    Optional<PictureSubject> motif = motif();
    Optional<Phrase> trouble = trouble();
    troubleWrapper.set(trouble.orElse(Phrase.NOTHING));
    if (trouble.isPresent()) {
      drawing.forget();
      drawnWrapper.set(Optional.empty());
      return;
    }
    drawing.run(
        () -> DrawnPicture.of(motif.get(), chosen, pixels),
        picture -> drawnWrapper.set(Optional.of(picture)));
  }

  public void copy() {
    if (!isPossible()) {
      return;
    }
    PictureSubject motif = motif().orElseThrow();
    PictureChoices chosen = chosen();
    work(
        () -> {
          CopiedPicture copied = copied(motif, chosen);
          return () -> {
            clipboard.write(copied);
            PictureForm form = copied.svg().isPresent() ? PictureForm.SVG : PictureForm.PNG;
            tell(Notice.done(Phrase.of("pictures.copied", form.label())));
          };
        });
  }

  private static CopiedPicture copied(PictureSubject motif, PictureChoices choices) {
    PuzzlePicture picture = motif.picture(choices.details());
    return new CopiedPicture(
        DrawnPicture.image(
            picture,
            choices.pixels(),
            choices.file().inks(),
            choices.file().family(),
            choices.dots()),
        choices.form() == PictureForm.SVG
            ? Optional.of(DrawnPicture.svg(picture, choices))
            : Optional.empty());
  }

  /** Asks for a target, and writes the picture there, or those of the series. */
  void save() {
    if (!isPossible()) {
      return;
    }
    PictureChoices chosen = chosen();
    if (series.whole.get()) {
      dialogs.chooseFolder().ifPresent(folder -> saveSeries(folder, chosen));
      return;
    }
    PictureSubject motif = motif().orElseThrow();
    Dialogs.FileKind kind = chosen.form().kind();
    dialogs
        .chooseTarget(kind, files.suggestedName(kind))
        .ifPresent(path -> saveOne(path, motif, chosen));
  }

  private void saveOne(Path path, PictureSubject motif, PictureChoices chosen) {
    write(
        Phrase.of("pictures.saving"),
        now -> {
          PuzzlePicture picture = motif.picture(chosen.details());
          WholeFile.write(path, out -> chosen.file().write(now.guarded(out), picture));
          return Notice.done(Phrase.of("files.exported", path.toString()));
        });
  }

  private void saveSeries(Path folder, PictureChoices chosen) {
    SeriesViewModel.Preparation wanted =
        series.preparation(series.series(chosen.file(), PictureSubject.extras(chosen.details())));
    int count = wanted.documents().size();
    write(
        Phrase.of("pictures.series-preparing", 1, count),
        now -> {
          List<Entry> entries = wanted.entries(now);
          Optional<Phrase> fault = wanted.fault(entries);
          if (fault.isPresent()) {
            return Notice.error(fault.get());
          }
          wanted
              .series()
              .write(
                  folder,
                  entries,
                  done -> now.report(Phrase.of("pictures.series-saving", done, count)));
          return Notice.done(
              Phrase.of(
                  "pictures.series-saved",
                  count,
                  folder.toString(),
                  wanted.series().name(entries, 1),
                  wanted.series().name(entries, count)));
        });
  }

  /** Writes files, and returns a message about the result. */
  private interface Writing {
    Notice run(PictureRun now) throws IOException;
  }

  private void write(Phrase words, Writing writing) {
    PictureRun now = new PictureRun(words, background.ui());
    runWrapper.set(Optional.of(now));
    work(
        () -> {
          Notice notice;
          try {
            notice = writing.run(now);
          } catch (CancellationException e) {
            notice = Notice.hint(Phrase.of("pictures.cancelled"));
          }
          Notice told = notice;
          return () -> tell(told);
        });
  }

  /** True if there is a puzzle and the size is valid; otherwise shows what is wrong. */
  private boolean isPossible() {
    if (busyWrapper.get()) {
      return false;
    }
    Optional<Phrase> trouble = trouble();
    trouble.map(motif().isEmpty() ? Notice::hint : Notice::error).ifPresent(this::tell);
    return trouble.isEmpty();
  }

  private void work(FileWork.Step<Runnable> job) {
    busyWrapper.set(true);
    background.<Runnable>attempt(
        () -> {
          try {
            return job.run();
          } catch (IOException e) {
            return () -> tell(Notice.error(Faults.phrase(e)));
          }
        },
        last -> {
          rest();
          last.run();
        },
        failure -> {
          rest();
          tell(Notice.error(Phrase.of("files.unexpected", failure.toString())));
        });
  }

  private void rest() {
    busyWrapper.set(false);
    runWrapper.set(Optional.empty());
  }

  /** Shows a notice in the active window. */
  private void tell(Notice notice) {
    (open.get() ? outcomes : notices).show(notice);
  }
}
