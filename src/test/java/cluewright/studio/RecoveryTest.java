package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Thorough;
import cluewright.document.Document;
import cluewright.document.Sketches;
import cluewright.phrase.Phrase;
import cluewright.search.engine.Generator;
import cluewright.studio.board.StrokeHandler.Intent;
import cluewright.studio.files.Dialogs.Unsaved;
import cluewright.studio.files.RecentFiles;
import cluewright.studio.notice.Notice;
import cluewright.studio.recovery.RecoverableWork;
import cluewright.studio.settings.UserFolder;
import cluewright.studio.work.Background;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The fate of unsaved work, by the view models together. */
final class RecoveryTest {
  private static final long MOST_LOST_MILLIS = 2000;

  @TempDir Path folder;
  private final FakeDialogs dialogs = new FakeDialogs();
  private final List<StudioViewModel> studios = new ArrayList<>();

  private UserFolder home() {
    return new UserFolder(folder.resolve("home"));
  }

  private StudioViewModel studio() {
    StudioViewModel studio =
        new StudioViewModel(
            StudioApp.firstDocument(),
            new Ports(
                new Generator(),
                dialogs,
                new FakePorts.FakeClipboard(),
                new Background(Runnable::run, Runnable::run),
                home(),
                Optional::empty,
                page -> true));
    studios.add(studio);
    return studio;
  }

  /** So that no copy is written to a folder that is no longer there. */
  @AfterEach
  void leaveAll() {
    studios.forEach(studio -> studio.project.files.leaving(() -> {}));
  }

  private static Document document(StudioViewModel studio) {
    return studio.history.document();
  }

  private static void entitle(StudioViewModel studio, String title) {
    studio.history.apply(Phrase.of("puzzles.act-title"), document(studio).withTitle(title));
  }

  private static String notice(StudioViewModel studio) {
    return studio.notices.notice.get().map(Notice::sentence).orElse(Phrase.NOTHING).toString();
  }

  private static void act(StudioViewModel studio) {
    studio.notices.notice.get().orElseThrow().action().orElseThrow().run().run();
  }

  /** The report of the other program: what it did, and when. */
  private record Said(int change, long time) {
    static Said of(String line) {
      String[] words = line.split(" ", -1);
      return new Said(Integer.parseInt(words[0]), Long.parseLong(words[1]));
    }
  }

  @Thorough
  @Test
  @Timeout(60)
  void aKilledStudioLosesAtMostTwoSeconds() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xshare:auto",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                KilledStudio.class.getName(),
                home().path().toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    List<Said> said = new ArrayList<>();
    long killed;
    try (BufferedReader lines = process.inputReader()) {
      said.add(Said.of(lines.readLine()));
      while (System.currentTimeMillis() < said.get(0).time() + 2 * MOST_LOST_MILLIS) {
        said.add(Said.of(lines.readLine()));
      }
      StudioViewModel other = studio();
      other.project.unsavedWork.offer();
      assertThat(notice(other)).as("while the other still works on it").isEmpty();
      killed = System.currentTimeMillis();
      process.destroyForcibly().waitFor();
    }
    int safe =
        said.stream()
            .filter(each -> each.time() < killed - MOST_LOST_MILLIS)
            .mapToInt(Said::change)
            .max()
            .orElseThrow();
    StudioViewModel next = studio();
    next.project.unsavedWork.offer();
    assertThat(notice(next)).contains("“Change ", "Nothing is lost");
    act(next);
    int kept = Integer.parseInt(document(next).title().replace("Change ", ""));
    assertThat(kept).isGreaterThanOrEqualTo(safe);
    assertThat(next.history.unsaved.get()).isTrue();
    assertThat(next.project.unsavedWork.waiting.get()).isEmpty();
  }

  @Test
  void regionsThatWereNotUsedComeBackWithTheWork() {
    StudioViewModel first = studio();
    first.design.paintRegions();
    first.design.regions.begin(0, Intent.TOOL);
    first.design.regions.extend(3);
    first.design.regions.end();
    Sketches painted = document(first).sketches();
    assertThat(painted.regions()).isPresent();
    first.project.files.leaving(() -> {});
    StudioViewModel next = studio();
    next.project.unsavedWork.offer();
    act(next);
    assertThat(document(next).sketches()).isEqualTo(painted);
    assertThat(notice(next)).contains("waits under Board");
    next.design.paintBoard();
    assertThat(next.design.layout.undoName().getValue())
        .hasToString("going on with what was painted");
    assertThat(next.design.regions.isUnfinished()).isTrue();
  }

  @Test
  void closingAsksNothingAndTheNextStartOffersWhatWasNotSaved() throws IOException {
    StudioViewModel first = studio();
    Path file = folder.resolve("kite.cluewright");
    dialogs.choosing(file);
    first.project.files.save();
    String saved = Files.readString(file);
    entitle(first, "Kite");
    boolean[] left = {false};
    first.project.files.leaving(() -> left[0] = true);
    assertThat(left[0]).isTrue();
    assertThat(dialogs.questions()).hasSize(1);
    assertThat(file).hasContent(saved);
    StudioViewModel next = studio();
    next.project.unsavedWork.offer();
    assertThat(notice(next)).contains("“Kite”, changed at 2", file.toString());
    act(next);
    assertThat(document(next).title()).isEqualTo("Kite");
    assertThat(next.project.files.file.get()).contains(file);
    next.project.files.save();
    assertThat(Files.readString(file)).contains("Kite");
    next.project.files.leaving(() -> {});
    StudioViewModel third = studio();
    third.project.unsavedWork.offer();
    assertThat(notice(third)).isEmpty();
  }

  @Test
  void anIgnoredOfferStaysUntilItIsDiscarded() {
    StudioViewModel first = studio();
    entitle(first, "Kite");
    first.project.files.leaving(() -> {});
    studio().project.unsavedWork.offer();
    StudioViewModel next = studio();
    next.project.unsavedWork.refresh();
    List<RecoverableWork> waiting = next.project.unsavedWork.waiting.get();
    assertThat(waiting).extracting(RecoverableWork::title).containsExactly("Kite");
    next.project.unsavedWork.discard(waiting.get(0));
    assertThat(next.project.unsavedWork.waiting.get()).isEmpty();
  }

  @Test
  void theOfferWaitsUntilTheErrorOfTheFirstFileWasRead() {
    StudioViewModel first = studio();
    entitle(first, "Kite");
    first.project.files.leaving(() -> {});
    StudioViewModel next = studio();
    next.project.open(folder.resolve("missing.cluewright"));
    next.project.unsavedWork.offer();
    next.project.files.recent().refresh();
    assertThat(notice(next)).as("nobody put it right").contains("missing.cluewright");
    next.notices.dismiss();
    assertThat(notice(next)).startsWith("“Kite”");
  }

  @Test
  void aNewProjectLeavesTheOldOneWhereItCanBeFound() {
    StudioViewModel studio = studio();
    entitle(studio, "Kite");
    studio.project.files.startNew();
    assertThat(document(studio).title()).isEmpty();
    assertThat(notice(studio))
        .isEqualTo("“Kite” is not saved, but a backup copy is kept: see File > Open recent.");
    assertThat(dialogs.questions()).isEmpty();
    studio.project.unsavedWork.refresh();
    studio.project.unsavedWork.open(studio.project.unsavedWork.waiting.get().get(0));
    assertThat(document(studio).title()).isEqualTo("Kite");
  }

  @Test
  void whereNoCopyCanBeKeptTheStudioAsksAndCancelKeepsTheWork() throws IOException {
    Files.writeString(home().path(), "a file where the folder should be");
    StudioViewModel studio = studio();
    entitle(studio, "Kite");
    dialogs.whenUnsaved(Unsaved.CANCEL);
    studio.project.files.startNew();
    assertThat(document(studio).title()).isEqualTo("Kite");
    assertThat(dialogs.questions()).containsExactly("unsaved Kite");
    assertThat(notice(studio)).startsWith("Unsaved work cannot be backed up.");
    studio.notices.dismiss();
    entitle(studio, "Box");
    studio.project.files.startNew();
    assertThat(notice(studio)).as("told once").isEmpty();
    dialogs.whenUnsaved(Unsaved.DISCARD);
    studio.project.files.startNew();
    assertThat(document(studio).title()).isEmpty();
  }

  @Test
  void whereNoCopyCanBeKeptLeavingSavesFirstIfThatIsTheAnswer() throws IOException {
    Files.writeString(home().path(), "a file where the folder should be");
    StudioViewModel studio = studio();
    entitle(studio, "Kite");
    Path file = folder.resolve("kite.cluewright");
    dialogs.choosing(file).whenUnsaved(Unsaved.SAVE);
    boolean[] left = {false};
    studio.project.files.leaving(() -> left[0] = true);
    assertThat(left[0]).isTrue();
    assertThat(file).exists();
    Path other = folder.resolve("other.cluewright");
    dialogs.choosing(other);
    studio.project.files.saveAs();
    assertThat(studio.project.files.recent().entries.get())
        .as("although the list cannot be written")
        .extracting(RecentFiles.Entry::path)
        .containsExactly(other, file);
  }

  @Test
  void aFileThatSomeoneElseChangedIsNotReplacedWithoutAWord() throws IOException {
    StudioViewModel studio = studio();
    Path file = folder.resolve("kite.cluewright");
    dialogs.choosing(file);
    studio.project.files.save();
    Files.writeString(file, "someone else’s");
    Files.setLastModifiedTime(file, FileTime.fromMillis(1));
    entitle(studio, "Kite");
    studio.project.files.save();
    assertThat(notice(studio)).contains("was changed by another window or program");
    assertThat(file).hasContent("someone else’s");
    act(studio);
    assertThat(Files.readString(file)).contains("Kite");
  }

  @Test
  void recentFilesAreRememberedNewestFirstAndMissingOnesAreMarked() throws IOException {
    StudioViewModel studio = studio();
    for (int i = 0; i < 12; i++) {
      dialogs.choosing(folder.resolve(i + ".cluewright"));
      studio.project.files.saveAs();
    }
    Files.delete(folder.resolve("11.cluewright"));
    StudioViewModel next = studio();
    next.project.files.recent().refresh();
    List<RecentFiles.Entry> entries = next.project.files.recent().entries.get();
    assertThat(entries).hasSize(10);
    assertThat(entries.get(0).path()).isEqualTo(folder.resolve("11.cluewright"));
    assertThat(entries.get(0).exists()).isFalse();
    assertThat(entries.get(1).exists()).isTrue();
    next.project.files.recent().forgetMissing();
    assertThat(next.project.files.recent().entries.get()).hasSize(9);
  }

  @Test
  void aDamagedListOfRecentFilesIsAnEmptyOne() throws IOException {
    Files.createDirectories(home().path());
    for (String text : List.of("", "{", "null", "[null, 7, \"\\u0000\"]", "[[]]")) {
      Files.writeString(home().resolve("recent.json"), text);
      StudioViewModel studio = studio();
      studio.project.files.recent().refresh();
      assertThat(studio.project.files.recent().entries.get()).hasSizeLessThan(2);
      assertThat(notice(studio)).isEmpty();
    }
  }

  // Dropped files.

  @Test
  void aDroppedProjectOpensAndSeveralAreAdded() {
    StudioViewModel studio = studio();
    entitle(studio, "Kite");
    Path kite = folder.resolve("kite.cluewright");
    Path box = folder.resolve("box.CLUEWRIGHT");
    dialogs.choosing(kite);
    studio.project.files.saveAs();
    entitle(studio, "Box");
    dialogs.choosing(box);
    studio.project.files.saveAs();
    studio.project.drops.drop(List.of(kite));
    assertThat(document(studio).title()).isEqualTo("Kite");
    studio.project.drops.drop(List.of(kite, box));
    assertThat(studio.history.project().documents())
        .extracting(Document::title)
        .containsExactly("Kite", "Kite", "Box");
    studio.history.undo();
    assertThat(studio.history.project().documents()).hasSize(1);
  }

  @Test
  void droppedTextsBecomePuzzlesOfTheProject() throws IOException {
    StudioViewModel studio = studio();
    Path puzzles =
        Files.writeString(folder.resolve("two.txt"), "1..4.........32.\n1...............\n");
    Path mask = Files.writeString(folder.resolve("mask.txt"), "x..x.........xx.");
    studio.project.drops.drop(List.of(puzzles, mask));
    List<Document> all = studio.history.project().documents();
    assertThat(all).extracting(Document::title).containsExactly("", "", "", "mask");
    assertThat(all.get(1).puzzle()).isPresent();
    assertThat(all.get(2).puzzle()).isEmpty();
    assertThat(notice(studio)).startsWith("1 of 3 puzzles is a draft");
    assertThat(studio.history.undoName.get()).hasToString("adding 3 puzzles");
  }

  @Test
  void whatCannotBeOpenedIsNamed() throws IOException {
    StudioViewModel studio = studio();
    studio.project.drops.drop(List.of(Path.of("tune.mp3"), Path.of("page.html")));
    assertThat(notice(studio)).startsWith("tune.mp3 and page.html cannot be opened here");
    Path letter = Files.writeString(folder.resolve("letter.txt"), "Dear Ada,");
    studio.project.drops.drop(List.of(letter));
    assertThat(notice(studio)).startsWith("letter.txt: ");
    assertThat(studio.history.undoName.get()).isEqualTo(Phrase.NOTHING);
  }

  // Two windows, and clocks that are wrong.

  @Test
  void ofTwoWindowsOnOneProjectTheSecondToSaveReplacesNothingWithoutAWord() throws IOException {
    Path file = folder.resolve("kite.cluewright");
    dialogs.choosing(file);
    StudioViewModel first = studio();
    first.project.files.save();
    Files.setLastModifiedTime(file, FileTime.fromMillis(1));
    first.project.open(file);
    StudioViewModel second = studio();
    second.project.open(file);
    entitle(first, "Of the first");
    first.project.files.save();
    entitle(second, "Of the second");
    second.project.files.save();
    assertThat(notice(second)).contains("was changed by another window or program");
    assertThat(Files.readString(file)).contains("Of the first");
    second.project.files.leaving(() -> {});
    StudioViewModel next = studio();
    next.project.unsavedWork.offer();
    assertThat(notice(next)).as("and what it would have saved is kept").contains("Of the second");
  }

  @Test
  void neitherACopyOfTheFutureNorOneBefore1970IsLost() throws IOException {
    Map<String, FileTime> times =
        Map.of(
            "Old", FileTime.from(Instant.parse("1969-07-20T20:17:00Z")),
            "New", FileTime.from(Instant.parse("2261-04-11T00:00:00Z")));
    for (String title : times.keySet()) {
      StudioViewModel studio = studio();
      entitle(studio, title);
      studio.project.files.leaving(() -> {});
    }
    StudioViewModel next = studio();
    next.project.unsavedWork.refresh();
    for (RecoverableWork work : next.project.unsavedWork.waiting.get()) {
      Files.setLastModifiedTime(work.folder().resolve("work.cluewright"), times.get(work.title()));
    }
    next.project.unsavedWork.offer();
    assertThat(next.project.unsavedWork.waiting.get())
        .extracting(RecoverableWork::title)
        .containsExactly("New", "Old");
    assertThat(notice(next)).contains("“New”, changed at 2261-04-1");
    next.project.unsavedWork.open(next.project.unsavedWork.waiting.get().get(1));
    assertThat(document(next).title()).isEqualTo("Old");
  }

  @Test
  void aClockThatWasSetBackHidesNoChangeOfAFile() throws IOException {
    Path file = folder.resolve("kite.cluewright");
    dialogs.choosing(file);
    StudioViewModel studio = studio();
    studio.project.files.save();
    FileTime known = Files.getLastModifiedTime(file);
    Files.writeString(file, "someone else’s");
    Files.setLastModifiedTime(file, FileTime.from(known.toInstant().minusSeconds(86_400)));
    entitle(studio, "Kite");
    studio.project.files.save();
    assertThat(file).hasContent("someone else’s");
    assertThat(notice(studio)).contains("was changed by another window or program");
  }
}
