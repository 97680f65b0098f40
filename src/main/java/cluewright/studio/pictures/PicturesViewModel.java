package cluewright.studio.pictures;

import cluewright.format.Faults;
import cluewright.format.WholeFile;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.print.image.PictureFile;
import cluewright.print.image.PuzzlePicture;
import cluewright.print.image.SvgPicture;
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
import cluewright.studio.settings.Settings;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.Observable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/**
 * Pictures of the puzzle for other programs: what they show, how large they are, and their way to
 * the clipboard or into a file. Choices are kept from one time to the next.
 */
public final class PicturesViewModel {
  private final History history;
  private final ReplayViewModel replay;
  private final Background background;
  private final Dialogs dialogs;
  private final TextClipboard clipboard;
  private final FilesViewModel files;
  private final NoticeViewModel notices;
  private final NoticeViewModel outcomes = new NoticeViewModel();
  private final Latest drawing;
  private final PictureChoicesViewModel choices;
  private final BooleanProperty open = new SimpleBooleanProperty();
  private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<Optional<DrawnPicture>> drawn =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Phrase> trouble = new ReadOnlyObjectWrapper<>(Phrase.NOTHING);

  /** Joins the puzzle on the desk and its replay to pictures for others. */
  public PicturesViewModel(
      History history,
      ReplayViewModel replay,
      Settings settings,
      Background background,
      Dialogs dialogs,
      TextClipboard clipboard,
      FilesViewModel files,
      NoticeViewModel notices) {
    this.history = history;
    this.replay = replay;
    this.background = background;
    this.dialogs = dialogs;
    this.clipboard = clipboard;
    this.files = files;
    this.notices = notices;
    drawing = new Latest(background);
    choices = new PictureChoicesViewModel(settings);
    List<Observable> sources =
        List.of(
            open,
            history.documentProperty(),
            replay.pathProperty(),
            replay.positionProperty(),
            replay.chosenProperty());
    sources.forEach(source -> source.addListener(change -> draw()));
    choices.all().forEach(source -> source.addListener(change -> draw()));
  }

  /** Tells whether the window with the choices is open. */
  public BooleanProperty openProperty() {
    return open;
  }

  PictureChoicesViewModel choices() {
    return choices;
  }

  /** The picture as it will be; empty without a puzzle. */
  ReadOnlyObjectProperty<Optional<DrawnPicture>> drawnProperty() {
    return drawn.getReadOnlyProperty();
  }

  /** The reason why no picture can be made as it is chosen; says nothing if it can. */
  ReadOnlyObjectProperty<Phrase> troubleProperty() {
    return trouble.getReadOnlyProperty();
  }

  /** Tells whether a picture is on its way. */
  ReadOnlyBooleanProperty busyProperty() {
    return busy.getReadOnlyProperty();
  }

  /** Notices about pictures while the window is open. */
  NoticeViewModel outcomes() {
    return outcomes;
  }

  /** Opens the choices, if there is a puzzle. */
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
    int position = replay.positionProperty().get();
    List<Deduction> step =
        path.filter(known -> position >= 1 && position <= known.length())
            .map(known -> known.steps().get(position - 1).deductions())
            .orElse(List.of());
    Optional<Deduction> chosen = replay.chosenProperty().get().filter(step::contains);
    Optional<GridState> state = path.map(known -> known.state(Math.min(position, known.length())));
    return new PictureSubject(
        puzzle,
        state,
        chosen.map(List::of).orElse(step),
        path.flatMap(SolvingPath::solution),
        history.document().digitSet());
  }

  private void draw() {
    if (!open.get()) {
      return;
    }
    PictureChoices chosen = choices.now();
    Optional<PictureSubject> motif = motif();
    trouble.set(motif.isEmpty() ? Phrase.of("pictures.nothing") : chosen.trouble());
    if (motif.isEmpty() || !trouble.get().equals(Phrase.NOTHING)) {
      drawing.forget();
      drawn.set(Optional.empty());
      return;
    }
    drawing.run(
        () -> DrawnPicture.of(motif.get(), chosen), picture -> drawn.set(Optional.of(picture)));
  }

  /** Puts the picture on the clipboard. */
  public void copy() {
    if (!isPossible()) {
      return;
    }
    PictureSubject motif = motif().orElseThrow();
    PictureChoices chosen = choices.now();
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
            picture, choices.pixels(), choices.form().file().usualInks(), choices.dots()),
        choices.form() == PictureForm.SVG
            ? Optional.of(SvgPicture.of(picture, choices.millimetres()))
            : Optional.empty());
  }

  /** Asks for a place, and writes the picture there. */
  void save() {
    if (!isPossible()) {
      return;
    }
    PictureSubject motif = motif().orElseThrow();
    PictureChoices chosen = choices.now();
    Dialogs.FileKind kind = chosen.form().kind();
    dialogs
        .chooseTarget(kind, files.suggestedName(kind))
        .ifPresent(
            path ->
                work(
                    () -> {
                      write(path, motif.picture(chosen.details()), chosen);
                      return () -> tell(Notice.done(Phrase.of("files.exported", path.toString())));
                    }));
  }

  private static void write(Path path, PuzzlePicture picture, PictureChoices choices)
      throws IOException {
    PictureFile file = new PictureFile(choices.form().file(), choices.size(), choices.dots());
    WholeFile.write(path, out -> file.write(out, picture));
  }

  /** Tests whether there is a puzzle and a size that can be drawn; else says what is wrong. */
  private boolean isPossible() {
    if (busy.get()) {
      return false;
    }
    if (motif().isEmpty()) {
      tell(Notice.hint(Phrase.of("pictures.nothing")));
      return false;
    }
    Phrase wrong = choices.now().trouble();
    if (!wrong.equals(Phrase.NOTHING)) {
      tell(Notice.error(wrong));
      return false;
    }
    return true;
  }

  private void work(FileWork.Step<Runnable> job) {
    busy.set(true);
    background.<Runnable>attempt(
        () -> {
          try {
            return job.run();
          } catch (IOException e) {
            return () -> tell(Notice.error(Faults.phrase(e)));
          }
        },
        last -> {
          busy.set(false);
          last.run();
        },
        failure -> {
          busy.set(false);
          tell(Notice.error(Phrase.of("files.unexpected", failure.toString())));
        });
  }

  /** The notices of the window that the person looks at. */
  private void tell(Notice notice) {
    (open.get() ? outcomes : notices).show(notice);
  }
}
