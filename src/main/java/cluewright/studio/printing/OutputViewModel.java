package cluewright.studio.printing;

import cluewright.format.Faults;
import cluewright.phrase.Phrase;
import cluewright.print.Edition;
import cluewright.print.Wrap;
import cluewright.print.book.EditionPdf;
import cluewright.print.canvas.Page;
import cluewright.studio.files.Dialogs;
import cluewright.studio.files.Dialogs.FileKind;
import cluewright.studio.files.FilesViewModel;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * Sends the pages to a printer or into a file.
 *
 * <p>It waits until all is known of the puzzles, and lays the pages out for itself: so it goes on,
 * and prints what was on show when it began, while the choices change or the window closes.
 */
public final class OutputViewModel {
  private final PrintingViewModel printing;
  private final Dialogs dialogs;
  private final Printers printers;
  private final FilesViewModel files;
  private final NoticeViewModel studio;
  private final Background background;
  private final Predicate<URI> viewer;

  /** Notices about the last run, shown in the print window. */
  final NoticeViewModel outcomes = new NoticeViewModel();

  private final PressProfiles profiles;
  private final ReadOnlyObjectWrapper<Optional<OutputRun>> runWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The current run, if there is one. */
  final ReadOnlyObjectProperty<Optional<OutputRun>> run = runWrapper.getReadOnlyProperty();

  /**
   * @param studio where it tells what came of it when the window is closed
   * @param viewer shows a file in the program for it, and tells whether there is one
   */
  public OutputViewModel(
      PrintingViewModel printing,
      Dialogs dialogs,
      Printers printers,
      FilesViewModel files,
      NoticeViewModel studio,
      Background background,
      Predicate<URI> viewer) {
    this.printing = printing;
    this.dialogs = dialogs;
    this.printers = printers;
    this.files = files;
    this.studio = studio;
    this.viewer = viewer;
    this.background = background;
    profiles = new PressProfiles(printing, dialogs, outcomes, background);
    printing.open.addListener((property, before, isOpen) -> opened(isOpen));
    printing.printable.addListener((property, before, isPrintable) -> printable(isPrintable));
  }

  PressProfiles profiles() {
    return profiles;
  }

  /**
   * Asks for the file with the puzzles of earlier books.
   *
   * @param isNew whether it is to be made, once a book is saved
   */
  void chooseEarlierBooks(boolean isNew) {
    (isNew
            ? dialogs.chooseTarget(FileKind.TEXT, "books" + FileKind.TEXT.extension())
            : dialogs.chooseExisting(FileKind.TEXT))
        .map(Path::toString)
        .ifPresent(printing.earlierBooks::set);
  }

  /** Asks for a target, and writes the pages there as PDF. */
  public void savePdf() {
    if (isBusy()) {
      return;
    }
    dialogs
        .chooseTarget(FileKind.PDF, name() + FileKind.PDF.extension())
        .ifPresent(path -> begin("printing.saving", (now, edition) -> write(now, edition, path)));
  }

  /** Asks for a target, and writes the cover of the book there as PDF. */
  void saveCover() {
    if (isBusy()) {
      return;
    }
    Wrap wrap = printing.covers.wrap.get();
    String name = name() + "-cover" + FileKind.PDF.extension();
    dialogs
        .chooseTarget(FileKind.PDF, name)
        .ifPresent(
            path ->
                begin(
                    "printing.saving",
                    (now, edition) ->
                        work(
                            () -> {
                              EditionPdf.writeCover(path, edition, wrap);
                              return saved(
                                  path, Phrase.of("printing.saved-cover", path.toString()));
                            },
                            this::end)));
  }

  /** Shows the system's print dialog, and prints the pages. */
  public void print() {
    if (!isBusy()) {
      begin("printing.sending", this::findPrinter);
    }
  }

  /** Cancels the current run; no partial file is left. */
  public void cancel() {
    runWrapper.get().ifPresent(OutputRun::cancel);
    if (isWaiting()) {
      printing.stopWaiting();
      end(Notice.hint(Phrase.of("printing.cancelled")));
    }
  }

  private boolean isWaiting() {
    return runWrapper.get().filter(OutputRun::isWaiting).isPresent();
  }

  /** Stops waiting if the pages can no longer be printed. */
  private void printable(boolean isPrintable) {
    if (!isPrintable && isWaiting()) {
      cancel();
    }
  }

  private boolean isBusy() {
    return runWrapper.get().isPresent() || !printing.printable.get();
  }

  /** An action on the pages, once everything is known. */
  private interface Act {
    void on(OutputRun now, Edition edition);
  }

  private void begin(String words, Act act) {
    outcomes.dismiss();
    OutputRun now = new OutputRun(words, background.ui());
    runWrapper.set(Optional.of(now));
    printing.whenComplete(
        edition -> {
          now.start();
          act.on(now, edition);
        });
  }

  private void opened(boolean isOpen) {
    if (!isOpen && isWaiting()) {
      end(Notice.hint(Phrase.of("printing.cancelled")));
    }
    outcomes.dismiss();
    if (isOpen) {
      profiles.restore();
    }
  }

  private void write(OutputRun now, Edition edition, Path path) {
    BookList books = printing.bookList();
    work(
        () -> {
          EditionPdf.write(path, edition, now::report);
          books.learn(edition);
          return saved(path, Phrase.of("printing.saved", path.toString(), now.total()));
        },
        this::end);
  }

  private Notice saved(Path path, Phrase words) {
    return Notice.done(words).with(Phrase.of("printing.open-file"), () -> show(path));
  }

  /** Opens a file in the program that the desktop has for it. */
  private void show(Path path) {
    background.run(
        () -> viewer.test(path.toUri()),
        isShown -> {
          if (!isShown) {
            outcomes.show(Notice.hint(Phrase.of("printing.no-viewer", path.toString())));
          }
        });
  }

  private record Sent(Printers.Job job, List<Page> pages, Typesetter typesetter) {}

  private void findPrinter(OutputRun now, Edition edition) {
    this.<Optional<Sent>>work(
        () -> {
          Optional<Printers.Job> job = printers.begin();
          if (job.isEmpty()) {
            return Optional.empty();
          }
          Typesetter typesetter = new Typesetter();
          return Optional.of(new Sent(job.get(), typesetter.volume(edition).pages(), typesetter));
        },
        found ->
            found.ifPresentOrElse(
                sent -> ask(now, edition, sent),
                () ->
                    end(
                        Notice.hint(Phrase.of("printing.no-printer"))
                            .with(Phrase.of("printing.save-instead"), this::savePdf))));
  }

  private void ask(OutputRun now, Edition edition, Sent sent) {
    List<Integer> numbers =
        now.isStopped()
            ? List.of()
            : sent.job.ask(edition.style().setup().paper(), name(), sent.pages.size());
    if (numbers.isEmpty()) {
      sent.typesetter.rest();
      runWrapper.set(Optional.empty());
      return;
    }
    work(() -> send(now, sent, numbers), this::end);
  }

  /** The name for a file of the pages, without extension: a book has its own title. */
  private String name() {
    String title = printing.cover.get().title();
    boolean isTitled = printing.choices.get().isBook() && !title.isBlank();
    String file =
        isTitled
            ? FilesViewModel.suggestedName(title, FileKind.PDF)
            : files.suggestedName(FileKind.PDF);
    return file.replace(FileKind.PDF.extension(), "");
  }

  private Notice send(OutputRun now, Sent sent, List<Integer> numbers) throws IOException {
    try {
      for (int i = 0; i < numbers.size(); i++) {
        now.report(i, numbers.size());
        sent.job.print(sent.typesetter.shapes(sent.pages.get(numbers.get(i) - 1)));
      }
      now.report(numbers.size(), numbers.size());
      sent.job.end();
      return Notice.done(Phrase.of("printing.sent", numbers.size(), sent.job.printer()));
    } catch (IOException | CancellationException e) {
      sent.job.cancel();
      throw e;
    } finally {
      sent.typesetter.rest();
    }
  }

  private interface Work<T> {
    T run() throws IOException;
  }

  private <T> void work(Work<T> work, Consumer<T> then) {
    background.attempt(
        () -> {
          try {
            T result = work.run();
            return () -> then.accept(result);
          } catch (CancellationException e) {
            return () -> end(Notice.hint(Phrase.of("printing.cancelled")));
          } catch (IOException e) {
            return () -> end(Notice.error(Faults.phrase(e)));
          }
        },
        Runnable::run,
        this::failed);
  }

  private void failed(Throwable failure) {
    runWrapper.set(Optional.empty());
    throw new IllegalStateException("the pages were not printed", failure);
  }

  private void end(Notice notice) {
    runWrapper.set(Optional.empty());
    (printing.open.get() ? outcomes : studio).show(notice);
  }
}
