package cluewright.studio.planner;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.plan.BookPlan;
import cluewright.plan.PlanFile;
import cluewright.plan.PlanPages;
import cluewright.plan.PlanRow;
import cluewright.plan.shape.Range;
import cluewright.print.Book;
import cluewright.print.ChapterPlan;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.History;
import cluewright.studio.files.Dialogs;
import cluewright.studio.files.FileWork;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.recovery.Autosave;
import cluewright.studio.recovery.RecoveryFolder;
import cluewright.studio.recovery.SafeCopy;
import cluewright.studio.recovery.UnsavedWork;
import cluewright.studio.work.Background;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The planner without its window, with work that waits for the test. */
final class PlannerModelTest {
  @TempDir Path home;

  private final Deque<Runnable> runs = new ArrayDeque<>();
  private final Deque<Runnable> files = new ArrayDeque<>();
  private Executor ui = Runnable::run;
  private final AtomicInteger left = new AtomicInteger();
  private Optional<Path> chosen = Optional.empty();
  private Dialogs.Unsaved answer = Dialogs.Unsaved.CANCEL;
  private RecoveryFolder<BookPlan> copies;
  private PlannerViewModel planner;

  @BeforeEach
  void begin() {
    copies = new RecoveryFolder<>(home.resolve("copies"), new PlanWork());
    Dialogs dialogs =
        (Dialogs)
            Proxy.newProxyInstance(
                Dialogs.class.getClassLoader(),
                new Class<?>[] {Dialogs.class},
                (proxy, method, values) ->
                    method.getReturnType().equals(Dialogs.Unsaved.class) ? answer : chosen);
    planner =
        new PlannerViewModel(
            new History(Document.untitled(Mask.empty(Boards.FOUR), StrategySet.parse("N"))),
            new Generator(),
            new Background(runs::add, Runnable::run),
            new Background(files::add, task -> ui.execute(task)),
            dialogs,
            new Random(1),
            new Autosave<>(copies, task -> {}, failure -> {}, () -> {}),
            new SimpleObjectProperty<>(Locale.ENGLISH),
            () -> {});
  }

  private void work() {
    while (!files.isEmpty()) {
      files.remove().run();
    }
  }

  private String said() {
    return planner.outcomes.notice.get().map(notice -> notice.sentence().toString()).orElse("");
  }

  private static PlanPages withChapters(BookPlan plan, ChapterPlan... chapters) {
    PlanPages pages = PlanPages.of(plan, Locale.ENGLISH);
    Book book = pages.book().withOrder(pages.book().order().withPlans(List.of(chapters)));
    return new PlanPages(pages.style(), book, pages.delivery(), pages.wrap(), pages.language());
  }

  @Test
  void pagesThatAPlanCannotSayAreRefused() {
    BookPlan before = planner.plan.get();
    ChapterPlan odd = ChapterPlan.of("Odd", "title:a;b");
    assertThat(planner.setPages(withChapters(before, odd)).orElseThrow().toString())
        .contains("\"title:a;b\" must not have a semicolon");
    assertThat(planner.plan.get()).isEqualTo(before);
    ChapterPlan empty = new ChapterPlan("Chapter 2", List.of());
    assertThat(planner.setPages(withChapters(before, empty))).isEmpty();
    assertThat(PlanPages.of(planner.plan.get(), Locale.ENGLISH).book().order().plans())
        .containsExactly(empty);
  }

  @Test
  void aDraftIsOpenedWithoutOptionsThatCannotBeUsed() throws IOException {
    Path file = home.resolve("plan.json");
    PlanFile.write(
        file, BookPlan.USUAL.withPrint(Map.of("chapters", "a", "margin", "", "layout", "4")));
    chosen = Optional.of(file);
    planner.load();
    work();
    assertThat(planner.plan.get().print()).isEqualTo(Map.of("layout", "4"));
    assertThat(said()).contains("\"a\" is no chapter", "\"margin\"", "left out");
    chosen = Optional.of(home.resolve("again.json"));
    planner.save();
    work();
    assertThat(PlanFile.readDraft(home.resolve("again.json"))).isEqualTo(planner.plan.get());
  }

  @Test
  void filesDoNotWaitForRunsAndAnUntouchedPlanWaitsForNothing() {
    planner.leaving(left::incrementAndGet);
    assertThat(left).hasValue(1);
    planner.setTitle("Kites");
    planner.fill();
    assertThat(runs).hasSize(1);
    planner.leaving(left::incrementAndGet);
    assertThat(left).hasValue(1);
    work();
    assertThat(left).hasValue(2);
    assertThat(runs).hasSize(1);
  }

  @Test
  void aCopyOfAnEarlierSessionStaysForLaterIfThePersonStays() throws IOException {
    RecoveryFolder<BookPlan> earlier =
        new RecoveryFolder<>(home.resolve("earlier"), new PlanWork());
    Autosave<BookPlan> killed = new Autosave<>(earlier, Runnable::run, failure -> {}, () -> {});
    killed.note(Optional.of(new UnsavedWork<>(BookPlan.USUAL.withTitle("Old"), Optional.empty())));
    killed.leave();
    SafeCopy<BookPlan> copy = earlier.claim(earlier.rescued().get(0)).orElseThrow();
    assertThat(earlier.rescued()).isEmpty();
    Files.writeString(home.resolve("copies"), "no folder");
    planner.setTitle("Kites");
    planner.recover(copy, copy.read(), Optional.empty());
    work();
    assertThat(planner.plan.get().title()).isEqualTo("Kites");
    assertThat(earlier.rescued()).hasSize(1);
  }

  @Test
  void whatFollowsWorkOnFilesFollowsAlsoIfThatFails() {
    NoticeViewModel notices = new NoticeViewModel();
    new FileWork(new Background(Runnable::run, Runnable::run), notices)
        .aside(
            () -> {
              throw new IOException("no list");
            },
            list -> {},
            left::incrementAndGet);
    assertThat(left).hasValue(1);
    assertThat(notices.notice.get()).isPresent();
  }

  @Test
  void aPlanThatWasDiscardedBeforeTheStudioStayedOpenIsAskedAboutAgain() throws IOException {
    Files.writeString(home.resolve("copies"), "no folder");
    planner.setTitle("Kites");
    answer = Dialogs.Unsaved.DISCARD;
    planner.leaving(left::incrementAndGet);
    work();
    assertThat(left).hasValue(1);
    answer = Dialogs.Unsaved.CANCEL;
    planner.leaving(left::incrementAndGet);
    work();
    assertThat(left).hasValue(1);
  }

  @Test
  void kindsBeginWithThoseThatAreDrawn() {
    assertThat(planner.kinds(0).stream().map(kind -> kind.words().toString()))
        .startsWith("Classic", "Killer", "Thermometers", "Arrows")
        .contains("Kropki, some dots", "Kropki, all dots", "Jigsaw");
  }

  @Test
  void aRowSaysHowManyShapesAreDrawnAndNamesItselfWhereTheseCannotBe() {
    RowKind killer = planner.kinds(0).get(1);
    planner.set(1, "kind", planner.at(1).withBoard(killer.board(), killer.lot()));
    assertThat(planner.at(1).shapesOfOneKind()).contains(new Range(28, 34));
    planner.set(1, "shapes", planner.at(1).withShapesOfOneKind(new Range(50, 60)));
    assertThat(planner.undoName.get().toString()).contains("number of shapes in row 2");
    planner.fill();
    assertThat(planner.running.get()).isFalse();
    assertThat(said()).contains("row 2: 50..60 cages of 2..5 cells cannot cover", "17 to 40");
    planner.undo();
    assertThat(planner.at(1).shapesOfOneKind()).contains(new Range(28, 34));
  }

  /** A plan of two puzzles on 4x4, which are found in no time. */
  private void planTwo() {
    PlanRow row = planner.at(0).withBoard(Optional.of(Boards.FOUR), Optional.empty());
    planner.set(0, "kind", row.withLevel(Optional.empty()).withCount(2));
    planner.remove(2);
    planner.remove(1);
  }

  @Test
  void whatIsFoundAfterTheWishToCloseIsInTheCopy() throws IOException {
    planTwo();
    planner.leaving(left::incrementAndGet);
    work();
    assertThat(left).hasValue(1);
    planner.fill();
    runs.remove().run();
    assertThat(planner.plan.get().missing()).isZero();
    planner.end();
    SafeCopy<BookPlan> copy = copies.claim(copies.rescued().get(0)).orElseThrow();
    assertThat(copy.read().puzzles()).isEqualTo(planner.plan.get().puzzles());
  }

  @Test
  void anotherPlanWaitsForARunWhosePuzzlesAreKept() throws IOException {
    Path file = home.resolve("plan.json");
    PlanFile.write(file, BookPlan.USUAL.withTitle("Other"));
    chosen = Optional.of(file);
    planTwo();
    planner.fill();
    planner.plan.addListener(
        (property, before, now) -> {
          if (now.puzzles().size() == 1 && planner.running.get()) {
            planner.load();
            work();
          }
        });
    runs.remove().run();
    assertThat(planner.plan.get().title()).as("its copy is not written").isEmpty();
    List<Puzzle> found = planner.plan.get().puzzles();
    assertThat(found).isNotEmpty();
    work();
    assertThat(planner.plan.get().title()).isEqualTo("Other");
    assertThat(planner.plan.get().puzzles()).isEmpty();
    assertThat(planner.running.get()).isFalse();
    SafeCopy<BookPlan> copy = copies.claim(copies.rescued().get(0)).orElseThrow();
    assertThat(copy.read().puzzles()).isEqualTo(found);
  }

  /** What is found while a file is written is written once more when the studio closes. */
  @Test
  void aPlanThatChangesWhileItIsKeptIsKeptAgain() throws IOException {
    planTwo();
    planner.leaving(planner::end);
    planner.fill();
    Runnable first = files.remove();
    runs.remove().run();
    first.run();
    SafeCopy<BookPlan> copy = copies.claim(copies.rescued().get(0)).orElseThrow();
    assertThat(copy.read().missing()).isZero();
  }

  @Test
  void aRunThatFindsPuzzleAfterPuzzleDoesNotHoldUpWhoCloses() {
    planTwo();
    planner.fill();
    planner.leaving(left::incrementAndGet);
    List<Integer> before = new ArrayList<>();
    planner.plan.addListener(
        change -> {
          Optional.ofNullable(files.poll()).ifPresent(Runnable::run);
          before.add(left.get());
        });
    runs.remove().run();
    assertThat(before).isNotEmpty().containsOnly(1);
  }

  /** Whoever replaces a plan while it changes finds it as it was last. */
  @Test
  void anotherPlanWaitsUntilThisOneIsKeptAsItIs() throws IOException {
    Path file = home.resolve("plan.json");
    PlanFile.write(file, BookPlan.USUAL.withTitle("Other"));
    chosen = Optional.of(file);
    planner.setTitle("Kites");
    planner.load();
    files.remove().run();
    Runnable first = files.remove();
    planner.setTitle("Kites and more");
    first.run();
    assertThat(planner.plan.get().title()).isEqualTo("Kites and more");
    work();
    assertThat(planner.plan.get().title()).isEqualTo("Other");
    SafeCopy<BookPlan> copy = copies.claim(copies.rescued().get(0)).orElseThrow();
    assertThat(copy.read().title()).isEqualTo("Kites and more");
  }

  @Test
  void whatIsFoundWhileTheStudioClosesMakesNoSecondCopy() throws IOException {
    planTwo();
    planner.fill();
    Deque<Runnable> shown = new ArrayDeque<>();
    ui = shown::add;
    runs.remove().run();
    while (planner.plan.get().puzzles().isEmpty()) {
      shown.remove().run();
    }
    planner.end();
    assertThat(shown).as("the second puzzle").isNotEmpty();
    shown.forEach(Runnable::run);
    planner.keepNow();
    try (Stream<Path> all = Files.list(copies.path())) {
      assertThat(all).hasSize(1);
    }
    SafeCopy<BookPlan> copy = copies.claim(copies.rescued().get(0)).orElseThrow();
    assertThat(copy.read().puzzles()).hasSize(1);
  }
}
