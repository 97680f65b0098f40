package cluewright.studio.planner;

import cluewright.batch.BatchException;
import cluewright.document.Document;
import cluewright.format.Faults;
import cluewright.mask.ShapeLibrary;
import cluewright.mask.Symmetry;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.plan.BookPlan;
import cluewright.plan.MaskSource;
import cluewright.plan.PlanFile;
import cluewright.plan.PlanPages;
import cluewright.plan.PlanRow;
import cluewright.plan.PlanRun;
import cluewright.plan.PlannedPuzzle;
import cluewright.search.Engine;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.core.Level;
import cluewright.studio.document.History;
import cluewright.studio.files.Dialogs;
import cluewright.studio.files.FilesViewModel;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.recovery.Autosave;
import cluewright.studio.recovery.SafeCopy;
import cluewright.studio.recovery.UnsavedWork;
import cluewright.studio.work.Background;
import cluewright.studio.work.Changes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.value.ObservableValue;

/**
 * A book's plan and the work on it: rows are edited, filled in the background, single puzzles are
 * swapped and locked, and the book goes on to print. What is found stays however a run ends.
 */
public final class PlannerViewModel {
  static final Dialogs.FileKind PLAN =
      new Dialogs.FileKind(".json", Phrase.of("planner.kind-plan"));

  private final History history;
  private final Engine engine;
  private final Background runs;
  private final Background background;
  private final Dialogs dialogs;
  private final Random random;
  private final Autosave<BookPlan> autosave;
  private final ObservableValue<Locale> language;
  private final Runnable printing;
  final NoticeViewModel outcomes = new NoticeViewModel();

  /** Whether its window is open; what runs goes on when it is closed. */
  public final BooleanProperty open = new SimpleBooleanProperty();

  private final ReadOnlyIntegerWrapper callsWrapper = new ReadOnlyIntegerWrapper();

  /** How often the window was asked for. */
  final ReadOnlyIntegerProperty calls = callsWrapper.getReadOnlyProperty();

  private final PlanHistory acts = new PlanHistory();
  public final ReadOnlyObjectProperty<BookPlan> plan = acts.plan;

  /** The act that {@link #undo} would undo, such as {@code adding a row}. */
  public final ReadOnlyObjectProperty<Phrase> undoName = acts.undoName;

  /** The act that {@link #redo} would redo. */
  public final ReadOnlyObjectProperty<Phrase> redoName = acts.redoName;

  private final ReadOnlyIntegerWrapper sizeWrapper =
      new ReadOnlyIntegerWrapper(BookPlan.USUAL.rows().size());

  /** The number of rows. */
  final ReadOnlyIntegerProperty size = sizeWrapper.getReadOnlyProperty();

  /** The row whose puzzles are shown. */
  final IntegerProperty selected = new SimpleIntegerProperty();

  private final ReadOnlyBooleanWrapper runningWrapper = new ReadOnlyBooleanWrapper();
  public final ReadOnlyBooleanProperty running = runningWrapper.getReadOnlyProperty();

  private final ReadOnlyIntegerWrapper rowWrapper = new ReadOnlyIntegerWrapper(-1);

  /** The row that is being worked on; -1 for none. */
  final ReadOnlyIntegerProperty row = rowWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<Optional<Others>> othersWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** How far the search is that replaces the puzzles of a row; empty while there is none. */
  final ReadOnlyObjectProperty<Optional<Others>> others = othersWrapper.getReadOnlyProperty();

  /** What others were asked for, or removed; no search brings it again. */
  private final List<Puzzle> dropped = new ArrayList<>();

  private Watch watch = Watch.idle();
  private Optional<Path> file = Optional.empty();

  /** What waits for the end of a run. */
  private final List<Runnable> waiting = new ArrayList<>();

  /** The number of puzzles found to replace some, of all that are wanted. */
  record Others(int found, int wanted) {}

  /** Whether the plan was changed since it was opened, so that it may have a copy. */
  private boolean isTouched;

  /** Whether the studio has closed; what arrives now belongs to no plan. */
  private boolean isEnded;

  /**
   * @param runs looks for puzzles, which takes long
   * @param background reads and writes files, which never waits for that
   * @param autosave keeps the plan while it is in no file
   * @param language of the words that Cluewright adds to a book, if its plan names none
   * @param printing shows the pages of this plan
   */
  public PlannerViewModel(
      History history,
      Engine engine,
      Background runs,
      Background background,
      Dialogs dialogs,
      Random random,
      Autosave<BookPlan> autosave,
      ObservableValue<Locale> language,
      Runnable printing) {
    this.history = history;
    this.engine = engine;
    this.runs = runs;
    this.background = background;
    this.dialogs = dialogs;
    this.random = random;
    this.autosave = autosave;
    this.language = language;
    this.printing = printing;
    plan.addListener((property, before, now) -> sizeWrapper.set(now.rows().size()));
    Changes.call(this::keep, plan, acts.unsaved);
  }

  private void keep() {
    if (isEnded) {
      return;
    }
    isTouched |= acts.unsaved.get();
    autosave.note(
        acts.unsaved.get() ? Optional.of(new UnsavedWork<>(plan.get(), file)) : Optional.empty());
  }

  /** Shows the window with the plan as it is, in front of others. */
  public void open() {
    open.set(true);
    callsWrapper.set(callsWrapper.get() + 1);
  }

  void close() {
    open.set(false);
  }

  /**
   * Ends what runs, and leaves an unsaved plan for the next time, with all that was found for it;
   * for the end of the studio.
   */
  public void end() {
    watch.stop();
    waiting.clear();
    isEnded = true;
    autosave.settle();
    autosave.leave();
  }

  void setTitle(String title) {
    acts.amend(Phrase.of("planner.act-title"), plan.get().withTitle(title));
  }

  void setAuthor(String author) {
    acts.amend(Phrase.of("planner.act-author"), plan.get().withAuthor(author));
  }

  /**
   * Has the book printed in another way, unless a plan could not say it so that it is read again.
   *
   * @return why it cannot be; empty if it is done
   */
  public Optional<Phrase> setPages(PlanPages pages) {
    try {
      BookPlan next = pages.in(plan.get());
      PlanPages.of(next, pages.language());
      acts.amend(Phrase.of("planner.act-pages"), next);
      return Optional.empty();
    } catch (BatchException e) {
      return Optional.of(e.phrase());
    }
  }

  /**
   * Replaces a row, unless a run is in progress.
   *
   * @param act what changes, the end of its key in the bundle
   */
  void set(int index, String act, PlanRow next) {
    if (isFree(index)) {
      acts.apply(act(act, index), plan.get().with(index, next));
    }
  }

  /** Replaces a row while something is typed, unless a run is in progress. */
  void type(int index, String act, PlanRow next) {
    if (isFree(index)) {
      acts.amend(act(act, index), plan.get().with(index, next));
    }
  }

  private boolean isFree(int index) {
    return !running.get() && index < plan.get().rows().size();
  }

  private static Phrase act(String act, int index) {
    return Phrase.of("planner.act-" + act, index + 1);
  }

  void undo() {
    if (!running.get()) {
      acts.undo(background, () -> select(selected.get()));
    }
  }

  void redo() {
    if (!running.get()) {
      acts.redo(background, () -> select(selected.get()));
    }
  }

  /** Backs up at once what waits for it; on any thread. */
  public void keepNow() {
    autosave.settle();
  }

  private void select(int index) {
    selected.set(Math.max(0, Math.min(index, plan.get().rows().size() - 1)));
  }

  PlanRow at(int index) {
    return plan.get().rows().get(index);
  }

  void add() {
    List<PlanRow> rows = new ArrayList<>(plan.get().rows());
    PlanRow last =
        rows.isEmpty() ? PlanRow.of(Level.EASY, 10) : rows.get(rows.size() - 1).withName("");
    rows.add(last.withPuzzles(List.of()));
    reshape(
        () -> acts.apply(Phrase.of("planner.act-add"), plan.get().withRows(rows)), rows.size() - 1);
  }

  void remove(int index) {
    List<Integer> order = order();
    order.remove(index);
    reshape(() -> acts.arrange(Phrase.of("planner.act-remove"), order), selected.get());
  }

  /** Moves a row up or down. */
  void move(int index, int by) {
    List<Integer> order = order();
    int to = index + by;
    if (to >= 0 && to < order.size()) {
      Collections.swap(order, index, to);
      reshape(() -> acts.arrange(Phrase.of("planner.act-move"), order), to);
    }
  }

  /** The places of all rows, in their order. */
  private List<Integer> order() {
    return new ArrayList<>(IntStream.range(0, plan.get().rows().size()).boxed().toList());
  }

  private void reshape(Runnable act, int select) {
    if (!running.get()) {
      act.run();
      select(select);
    }
  }

  /** The kinds that a row can have, with its own and the board on the desk. */
  List<RowKind> kinds(int index) {
    PlanRow now = at(index);
    return RowKind.all(
        List.of(
            new RowKind(now.board(), now.lot()), RowKind.plain(history.document().mask().board())));
  }

  /** The sources of masks that a row can have, with its own and the masks of the project. */
  List<MaskSource> sources(int index) {
    MaskSource own = at(index).masks();
    List<Mask> masks =
        history.project().documents().stream()
            .map(Document::mask)
            .filter(mask -> !mask.clues().isEmpty() || !mask.board().rules().isEmpty())
            .distinct()
            .toList();
    return Stream.of(
            Stream.of(Symmetry.values()).<MaskSource>map(MaskSource.Drawn::new),
            Stream.<MaskSource>of(
                own instanceof MaskSource.Letters ? own : new MaskSource.Letters("")),
            Stream.<MaskSource>of(new MaskSource.Shapes(List.of())),
            ShapeLibrary.groups().stream()
                .<MaskSource>map(group -> new MaskSource.Shapes(List.of(group))),
            masks.isEmpty()
                ? Stream.<MaskSource>of()
                : Stream.<MaskSource>of(new MaskSource.Listed(masks)),
            Stream.of(own))
        .flatMap(Function.identity())
        .distinct()
        .toList();
  }

  /** Looks for all puzzles that are still missing. */
  void fill() {
    if (mayRun(plan.get())) {
      BookPlan now = plan.get();
      long seed = now.seed().orElseGet(random::nextLong);
      run(run(seed, this::take), run -> Optional.of(run.fill(now, watch)), this::filled);
    }
  }

  private void filled(BookPlan filled) {
    outcomes.show(
        filled.missing() == 0
            ? Notice.done(Phrase.of("planner.filled", filled.count()))
            : Notice.hint(
                Phrase.of("planner.short", filled.count() - filled.missing(), filled.count())));
  }

  /** Finds others for the puzzles of a row that are not locked; they stay until these are there. */
  void again(int index) {
    BookPlan now = plan.get();
    PlanRow before = at(index);
    PlanRow kept = before.withPuzzles(before.kept());
    if (mayRun(now.with(index, kept)) && kept.missing() > 0) {
      othersWrapper.set(Optional.of(new Others(0, kept.missing())));
      run(
          run(random.nextLong(), this::count),
          run -> Optional.of(run.others(now, index, watch)).filter(next -> !next.equals(now)),
          next -> replace("others", index, next));
    }
  }

  /** Puts another puzzle in the place of one. */
  void swap(int index, int place) {
    if (mayRun(plan.get())) {
      BookPlan now = plan.get();
      run(
          run(random.nextLong(), (row, puzzle) -> {}),
          run -> run.swap(now, index, place, watch),
          next -> replace("swap", index, next));
    }
  }

  /** Takes the puzzles of a row from another state of the plan. */
  private void replace(String act, int index, BookPlan next) {
    List<PlannedPuzzle> puzzles = next.rows().get(index).puzzles();
    at(index).puzzles().stream()
        .filter(puzzle -> !puzzles.contains(puzzle))
        .map(PlannedPuzzle::puzzle)
        .forEach(dropped::add);
    set(index, act, at(index).withPuzzles(puzzles));
  }

  void toggleLock(int index, int place) {
    List<PlannedPuzzle> puzzles = new ArrayList<>(at(index).puzzles());
    PlannedPuzzle now = puzzles.get(place);
    puzzles.set(place, new PlannedPuzzle(now.puzzle(), !now.locked()));
    set(index, "lock", at(index).withPuzzles(puzzles));
  }

  /** Removes a puzzle, also a locked one. */
  void removePuzzle(int index, int place) {
    List<PlannedPuzzle> puzzles = new ArrayList<>(at(index).puzzles());
    dropped.add(puzzles.remove(place).puzzle());
    set(index, "remove-puzzle", at(index).withPuzzles(puzzles));
  }

  /** True if a run can begin for a plan; says why if it has an objection. */
  private boolean mayRun(BookPlan wanted) {
    Optional<Phrase> objection = PlanRun.objection(wanted);
    objection.ifPresent(why -> outcomes.show(Notice.error(Phrase.of("planner.cannot", why))));
    return !running.get() && objection.isEmpty();
  }

  /** A run that finds nothing of what was dropped. */
  private PlanRun run(long seed, BiConsumer<Integer, Puzzle> found) {
    return new PlanRun(
            engine,
            seed,
            Request.DEFAULT_TIME,
            Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
            new Follower(found))
        .avoiding(dropped);
  }

  private void run(
      PlanRun run, Function<PlanRun, Optional<BookPlan>> work, Consumer<BookPlan> then) {
    outcomes.dismiss();
    Watch now = Watch.idle();
    watch = now;
    runningWrapper.set(true);
    runs.attempt(
        () -> work.apply(run),
        done ->
            ended(
                () ->
                    done.ifPresentOrElse(
                        then,
                        () ->
                            outcomes.show(
                                Notice.hint(
                                    Phrase.of(
                                        now.isStopped()
                                            ? "planner.stopped"
                                            : "planner.no-other"))))),
        failure -> ended(() -> failed(failure)));
  }

  private void ended(Runnable then) {
    runningWrapper.set(false);
    rowWrapper.set(-1);
    othersWrapper.set(Optional.empty());
    then.run();
    List<Runnable> next = List.copyOf(waiting);
    waiting.clear();
    next.forEach(Runnable::run);
  }

  /** Ends the run; what was found stays. */
  public void stop() {
    watch.stop();
  }

  /** Shows on the UI thread how a run goes. */
  private final class Follower implements PlanRun.Listener {
    private final BiConsumer<Integer, Puzzle> sink;

    /**
     * @param sink takes a row and a puzzle
     */
    Follower(BiConsumer<Integer, Puzzle> sink) {
      this.sink = sink;
    }

    @Override
    public void begins(int index) {
      background.ui().execute(() -> rowWrapper.set(running.get() ? index : -1));
    }

    @Override
    public void found(int index, Puzzle puzzle) {
      background.ui().execute(() -> sink.accept(index, puzzle));
    }

    @Override
    public void shortage(int index, String reason) {
      // The row's number says it, and the notice at the end how to go on.
    }
  }

  /** Takes a puzzle that fills a row. */
  private void take(int index, Puzzle puzzle) {
    PlanRow now = at(index);
    List<PlannedPuzzle> puzzles = new ArrayList<>(now.puzzles());
    puzzles.add(PlannedPuzzle.of(puzzle));
    acts.learn(plan.get().with(index, now.withPuzzles(puzzles)));
  }

  private void count(int index, Puzzle puzzle) {
    othersWrapper.set(others.get().map(known -> new Others(known.found() + 1, known.wanted())));
  }

  /** Shows the pages of the puzzles that are there. */
  void print() {
    if (plan.get().puzzles().isEmpty()) {
      outcomes.show(Notice.hint(Phrase.of("planner.nothing")));
    } else {
      sayLanguage();
      printing.run();
    }
  }

  /** Puts the studio's language into the plan, so that its file prints the same pages anywhere. */
  private void sayLanguage() {
    BookPlan now = plan.get();
    acts.learn(PlanPages.of(now, language.getValue()).in(now));
  }

  /** Asks for a plan, and opens it; one that is not saved is put aside. */
  void load() {
    dialogs
        .chooseExisting(PLAN)
        .ifPresent(
            path ->
                background.attempt(
                    () -> read(path),
                    read ->
                        replacing(
                            () -> show(read, next -> begin(read, next), Optional.of(path)),
                            () -> {}),
                    this::failed));
  }

  /** Begins with a plan that is in a file, perhaps not quite in this form. */
  private void begin(BookPlan inFile, BookPlan next) {
    if (next.equals(inFile)) {
      acts.open(next);
    } else {
      acts.recover(next);
    }
  }

  private static BookPlan read(Path path) {
    try {
      return PlanFile.readDraft(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Goes on with an unsaved plan of an earlier session. */
  public void recover(SafeCopy<BookPlan> copy, BookPlan work, Optional<Path> origin) {
    replacing(
        () -> {
          show(
              work,
              next -> {
                autosave.adopt(copy);
                acts.recover(next);
              },
              origin);
          open();
        },
        () -> release(copy));
  }

  /** Leaves a copy to whoever comes next. */
  private void release(SafeCopy<BookPlan> copy) {
    try {
      copy.release();
    } catch (IOException e) {
      failed(new UncheckedIOException(e));
    }
  }

  /**
   * Shows another plan, without what it says of its pages that cannot be had; the copy of one that
   * is not saved waits for later.
   */
  private void show(BookPlan next, Consumer<BookPlan> opening, Optional<Path> from) {
    boolean isUnsaved = acts.unsaved.get();
    Phrase before = name();
    autosave.leave();
    file = from;
    dropped.clear();
    outcomes.dismiss();
    Map<String, Phrase> faults = PlanPages.faults(next);
    Map<String, String> print = new LinkedHashMap<>(next.print());
    print.keySet().removeAll(faults.keySet());
    opening.accept(next.withPrint(print));
    isTouched = acts.unsaved.get();
    select(0);
    List<Phrase> remarks = new ArrayList<>();
    faults.values().forEach(fault -> remarks.add(Phrase.of("planner.dropped", fault)));
    if (isUnsaved) {
      remarks.add(Phrase.of("files.kept-aside", before));
    }
    if (!remarks.isEmpty()) {
      outcomes.show(Notice.hint(Phrase.sentences(remarks.toArray(Phrase[]::new))));
    }
  }

  /** Asks where to keep the plan with its puzzles, and writes it. */
  void save() {
    saveThen(() -> {}, () -> {});
  }

  /**
   * Runs an action once the plan is in a file, or in a copy; it asks only if there can be no copy.
   * A run goes on, and {@link #end} puts into the copy what is found until then: whoever waited for
   * a moment without a new puzzle might wait for the end of the run.
   *
   * @param next is not run if the person decides to stay
   */
  public void leaving(Runnable next) {
    kept(isSafe -> leave(isSafe, next, () -> {}));
  }

  /** Makes room for another plan; a run ends first, so that this one has all that it found. */
  private void replacing(Runnable next, Runnable stay) {
    if (running.get()) {
      stop();
      waiting.add(() -> replacing(next, stay));
    } else {
      leaving(
          () -> {
            if (running.get()) {
              replacing(next, stay);
            } else {
              next.run();
            }
          },
          stay);
    }
  }

  /** The same for another plan in the place of this one, which must not change any more. */
  private void leaving(Runnable next, Runnable stay) {
    BookPlan left = plan.get();
    kept(
        isSafe -> {
          if (left.equals(plan.get())) {
            leave(isSafe, next, stay);
          } else {
            leaving(next, stay);
          }
        });
  }

  /** Writes the plan into its copy, and then says whether it is safe there. */
  private void kept(Consumer<Boolean> then) {
    if (!isTouched) {
      then.accept(true);
      return;
    }
    if (acts.unsaved.get()) {
      keep();
    }
    background.run(autosave::settle, then);
  }

  private void leave(boolean isSafe, Runnable next, Runnable stay) {
    if (isSafe || !acts.unsaved.get()) {
      next.run();
    } else {
      ask(next, stay);
    }
  }

  private void ask(Runnable next, Runnable stay) {
    switch (dialogs.askUnsaved(name(), Phrase.of("planner.ask-why"))) {
      case SAVE -> {
        stop();
        saveThen(() -> leaving(next, stay), stay);
      }
      case DISCARD -> {
        autosave.discard();
        next.run();
      }
      case CANCEL -> stay.run();
    }
  }

  /** The title, or the file's name, or a word for neither. */
  private Phrase name() {
    String title = plan.get().title();
    return title.isBlank()
        ? file.map(path -> Phrase.verbatim(path.getFileName().toString()))
            .orElse(Phrase.of("planner.untitled"))
        : Phrase.verbatim(title.strip());
  }

  /**
   * Asks for a file and writes the plan.
   *
   * @param stay runs instead of {@code next} if there is none, or it cannot be written
   */
  private void saveThen(Runnable next, Runnable stay) {
    String title = plan.get().title();
    String usual = title.isBlank() ? "plan.json" : FilesViewModel.suggestedName(title, PLAN);
    String name = file.map(Path::getFileName).map(Path::toString).orElse(usual);
    sayLanguage();
    BookPlan now = plan.get();
    dialogs
        .chooseTarget(PLAN, name)
        .ifPresentOrElse(
            path ->
                background.attempt(
                    () -> {
                      try {
                        PlanFile.write(path, now);
                        return path;
                      } catch (IOException e) {
                        throw new UncheckedIOException(e);
                      }
                    },
                    written -> {
                      file = Optional.of(written);
                      acts.markSaved(now);
                      outcomes.show(Notice.done(Phrase.of("files.exported", written.toString())));
                      next.run();
                    },
                    failure -> {
                      failed(failure);
                      stay.run();
                    }),
            stay);
  }

  private void failed(Throwable failure) {
    outcomes.show(
        Notice.error(
            failure instanceof UncheckedIOException io
                ? Faults.phrase(io.getCause())
                : failure instanceof BatchException fault
                    ? fault.phrase()
                    : Phrase.of("files.unexpected", failure.toString())));
  }
}
