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
import cluewright.plan.PlanRow;
import cluewright.plan.PlanRun;
import cluewright.plan.PlannedPuzzle;
import cluewright.search.Engine;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.core.Level;
import cluewright.studio.document.History;
import cluewright.studio.files.Dialogs;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Function;
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

/**
 * A book's plan and the work on it: rows are edited, filled in the background, single puzzles are
 * swapped and locked, and the book goes on to print. What is found stays however a run ends.
 */
public final class PlannerViewModel {
  static final Dialogs.FileKind PLAN =
      new Dialogs.FileKind(".json", Phrase.of("planner.kind-plan"));

  private final History history;
  private final Engine engine;
  private final Background background;
  private final Dialogs dialogs;
  private final Random random;
  private final Consumer<BookPlan> printing;
  final NoticeViewModel outcomes = new NoticeViewModel();

  /** Whether its window is open; what runs goes on when it is closed. */
  public final BooleanProperty open = new SimpleBooleanProperty();

  private final ReadOnlyObjectWrapper<BookPlan> planWrapper =
      new ReadOnlyObjectWrapper<>(BookPlan.USUAL);
  public final ReadOnlyObjectProperty<BookPlan> plan = planWrapper.getReadOnlyProperty();

  private final ReadOnlyIntegerWrapper shapeWrapper = new ReadOnlyIntegerWrapper();

  /** Counts up when rows come, go or move, so that their controls are made anew. */
  final ReadOnlyIntegerProperty shape = shapeWrapper.getReadOnlyProperty();

  /** The row whose puzzles are shown. */
  final IntegerProperty selected = new SimpleIntegerProperty();

  private final ReadOnlyBooleanWrapper runningWrapper = new ReadOnlyBooleanWrapper();
  public final ReadOnlyBooleanProperty running = runningWrapper.getReadOnlyProperty();

  private final ReadOnlyIntegerWrapper rowWrapper = new ReadOnlyIntegerWrapper(-1);

  /** The row that is being worked on; -1 for none. */
  final ReadOnlyIntegerProperty row = rowWrapper.getReadOnlyProperty();

  /** What others were asked for; a search for others does not bring it again. */
  private final List<Puzzle> dropped = new ArrayList<>();

  /** The plan as a file has it, or as it was at first. */
  private BookPlan saved = BookPlan.USUAL;

  private Watch watch = Watch.idle();
  private Optional<Path> file = Optional.empty();

  /**
   * @param printing shows the pages of a plan
   */
  public PlannerViewModel(
      History history,
      Engine engine,
      Background background,
      Dialogs dialogs,
      Random random,
      Consumer<BookPlan> printing) {
    this.history = history;
    this.engine = engine;
    this.background = background;
    this.dialogs = dialogs;
    this.random = random;
    this.printing = printing;
  }

  /** Opens the window with the plan as it is. */
  public void open() {
    open.set(true);
  }

  void close() {
    open.set(false);
  }

  /** Ends what runs; for the end of the studio. */
  public void end() {
    watch.stop();
  }

  void setTitle(String title) {
    planWrapper.set(plan.get().withTitle(title));
  }

  void setAuthor(String author) {
    planWrapper.set(plan.get().withAuthor(author));
  }

  /** Replaces a row, unless a run is in progress. */
  void set(int index, PlanRow next) {
    if (!running.get() && index < plan.get().rows().size()) {
      planWrapper.set(plan.get().with(index, next));
    }
  }

  PlanRow at(int index) {
    return plan.get().rows().get(index);
  }

  void add() {
    List<PlanRow> rows = new ArrayList<>(plan.get().rows());
    PlanRow last =
        rows.isEmpty() ? PlanRow.of(Level.EASY, 10) : rows.get(rows.size() - 1).withName("");
    rows.add(last.withPuzzles(List.of()));
    reshape(rows, rows.size() - 1);
  }

  void remove(int index) {
    List<PlanRow> rows = new ArrayList<>(plan.get().rows());
    rows.remove(index);
    reshape(rows, Math.min(selected.get(), rows.size() - 1));
  }

  /** Moves a row up or down. */
  void move(int index, int by) {
    List<PlanRow> rows = new ArrayList<>(plan.get().rows());
    int to = index + by;
    if (to >= 0 && to < rows.size()) {
      Collections.swap(rows, index, to);
      reshape(rows, to);
    }
  }

  private void reshape(List<PlanRow> rows, int select) {
    if (running.get()) {
      return;
    }
    planWrapper.set(plan.get().withRows(rows));
    selected.set(Math.max(0, select));
    shapeWrapper.set(shapeWrapper.get() + 1);
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
            Stream.<MaskSource>of(new MaskSource.Shapes(List.of())),
            ShapeLibrary.all().stream()
                .map(ShapeLibrary.Shape::group)
                .distinct()
                .<MaskSource>map(group -> new MaskSource.Shapes(List.of(group))),
            masks.isEmpty()
                ? Stream.<MaskSource>of()
                : Stream.<MaskSource>of(new MaskSource.Listed(masks)),
            Stream.of(own))
        .flatMap(Function.identity())
        .distinct()
        .toList();
  }

  /** Why the plan cannot be filled; empty if it can. */
  Optional<Phrase> objection() {
    return PlanRun.objection(plan.get());
  }

  /** Looks for all puzzles that are still missing. */
  void fill() {
    if (mayRun()) {
      BookPlan now = plan.get();
      long seed = now.seed().orElseGet(random::nextLong);
      run(run(seed), run -> Optional.of(run.fill(now, watch)), this::filled);
    }
  }

  private void filled(BookPlan filled) {
    outcomes.show(
        filled.missing() == 0
            ? Notice.done(Phrase.of("planner.filled", filled.count()))
            : Notice.hint(
                Phrase.of("planner.short", filled.count() - filled.missing(), filled.count())));
  }

  /** Drops the puzzles of a row that are not locked, and looks for others. */
  void again(int index) {
    if (mayRun()) {
      PlanRow before = at(index);
      before.puzzles().stream()
          .filter(puzzle -> !puzzle.locked())
          .map(PlannedPuzzle::puzzle)
          .forEach(dropped::add);
      set(index, before.withPuzzles(before.kept()));
      BookPlan now = plan.get();
      run(others(), run -> Optional.of(run.fill(now, watch)), this::filled);
    }
  }

  /** Puts another puzzle in the place of one. */
  void swap(int index, int place) {
    if (mayRun()) {
      BookPlan now = plan.get();
      Puzzle before = at(index).puzzles().get(place).puzzle();
      run(
          others(),
          run -> run.swap(now, index, place, watch),
          swapped -> {
            dropped.add(before);
            planWrapper.set(plan.get().withRows(swapped.rows()));
          });
    }
  }

  void toggleLock(int index, int place) {
    List<PlannedPuzzle> puzzles = new ArrayList<>(at(index).puzzles());
    PlannedPuzzle now = puzzles.get(place);
    puzzles.set(place, new PlannedPuzzle(now.puzzle(), !now.locked()));
    set(index, at(index).withPuzzles(puzzles));
  }

  /** True if a run can begin; says why if the plan has an objection. */
  private boolean mayRun() {
    Optional<Phrase> objection = objection();
    objection.ifPresent(why -> outcomes.show(Notice.error(Phrase.of("planner.cannot", why))));
    return !running.get() && objection.isEmpty();
  }

  private PlanRun run(long seed) {
    return new PlanRun(
        engine,
        seed,
        Request.DEFAULT_TIME,
        Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
        new Follower());
  }

  /** A run with a seed of its own, since that of the plan would bring the same puzzles again. */
  private PlanRun others() {
    return run(random.nextLong()).avoiding(dropped);
  }

  private void run(
      PlanRun run, Function<PlanRun, Optional<BookPlan>> work, Consumer<BookPlan> then) {
    outcomes.dismiss();
    watch = Watch.idle();
    runningWrapper.set(true);
    background.attempt(
        () -> work.apply(run),
        done -> {
          ended();
          done.ifPresentOrElse(
              then, () -> outcomes.show(Notice.hint(Phrase.of("planner.no-other"))));
        },
        failure -> {
          ended();
          outcomes.show(
              Notice.error(
                  failure instanceof BatchException
                      ? Phrase.verbatim(failure.getMessage())
                      : Phrase.of("files.unexpected", failure.toString())));
        });
  }

  private void ended() {
    runningWrapper.set(false);
    rowWrapper.set(-1);
  }

  /** Ends the run; what was found stays. */
  void stop() {
    watch.stop();
  }

  /** Shows on the UI thread how a run goes. */
  private final class Follower implements PlanRun.Listener {
    @Override
    public void begins(int index) {
      background.ui().execute(() -> rowWrapper.set(running.get() ? index : -1));
    }

    @Override
    public void found(int index, Puzzle puzzle) {
      background.ui().execute(() -> take(index, puzzle));
    }

    @Override
    public void shortage(int index, String reason) {
      // The row's number says it, and the notice at the end how to go on.
    }
  }

  /** Takes a puzzle that fills a row; one that replaces another comes when it is in its place. */
  private void take(int index, Puzzle puzzle) {
    PlanRow now = at(index);
    if (now.missing() > 0) {
      List<PlannedPuzzle> puzzles = new ArrayList<>(now.puzzles());
      puzzles.add(PlannedPuzzle.of(puzzle));
      planWrapper.set(plan.get().with(index, now.withPuzzles(puzzles)));
    }
  }

  /** Shows the pages of the puzzles that are there. */
  void print() {
    if (plan.get().puzzles().isEmpty()) {
      outcomes.show(Notice.hint(Phrase.of("planner.nothing")));
    } else {
      printing.accept(plan.get());
    }
  }

  /** Asks for a plan, and opens it. */
  void load() {
    dialogs
        .chooseExisting(PLAN)
        .ifPresent(
            path ->
                background.attempt(
                    () -> read(path),
                    read -> {
                      if (!running.get()) {
                        file = Optional.of(path);
                        planWrapper.set(read);
                        saved = read;
                        dropped.clear();
                        outcomes.dismiss();
                        reshape(read.rows(), 0);
                      }
                    },
                    this::failed));
  }

  private static BookPlan read(Path path) {
    try {
      return PlanFile.read(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Asks where to keep the plan with its puzzles, and writes it. */
  void save() {
    saveThen(() -> {});
  }

  /**
   * Runs an action once the plan is in a file, or is to be lost: it asks if there are changes.
   *
   * @param next is not run if the person decides to stay
   */
  public void leaving(Runnable next) {
    if (plan.get().equals(saved)) {
      next.run();
      return;
    }
    String title = plan.get().title();
    Phrase name = title.isBlank() ? Phrase.of("planner.untitled") : Phrase.verbatim(title.strip());
    switch (dialogs.askUnsaved(name, Phrase.of("planner.ask-why"))) {
      case SAVE -> {
        stop();
        saveThen(() -> leaving(next));
      }
      case DISCARD -> next.run();
      case CANCEL -> {}
    }
  }

  private void saveThen(Runnable next) {
    String name = file.map(Path::getFileName).map(Path::toString).orElse("plan.json");
    BookPlan now = plan.get();
    dialogs
        .chooseTarget(PLAN, name)
        .ifPresent(
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
                      saved = now;
                      outcomes.show(Notice.done(Phrase.of("files.exported", written.toString())));
                      next.run();
                    },
                    this::failed));
  }

  private void failed(Throwable failure) {
    outcomes.show(
        Notice.error(
            failure instanceof UncheckedIOException io
                ? Faults.phrase(io.getCause())
                : failure instanceof BatchException
                    ? Phrase.verbatim(failure.getMessage())
                    : Phrase.of("files.unexpected", failure.toString())));
  }
}
