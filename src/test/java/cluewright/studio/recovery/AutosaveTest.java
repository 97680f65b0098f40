package cluewright.studio.recovery;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Copies of unsaved work, with a clock that the test winds. */
final class AutosaveTest {
  @TempDir Path home;

  private final Deque<Runnable> later = new ArrayDeque<>();
  private final List<String> failures = new ArrayList<>();
  private RecoveryFolder<Project> folder;
  private Autosave<Project> autosave;

  @BeforeEach
  void begin() {
    folder = new RecoveryFolder<>(home.resolve("recovery"), new ProjectWork());
    autosave =
        new Autosave<>(
            folder,
            later::add,
            failure -> failures.add(failure.getMessage()),
            () -> failures.add("kept"));
  }

  private void wind() {
    while (!later.isEmpty()) {
      later.remove().run();
    }
  }

  private static UnsavedWork<Project> work(String title) {
    Document document = Document.untitled(Mask.empty(Boards.FOUR), StrategySet.parse("N"));
    return new UnsavedWork<>(Project.of(document.withTitle(title)), Optional.empty());
  }

  private List<String> waiting() throws IOException {
    return folder.rescued().stream().map(RecoverableWork::title).toList();
  }

  @Test
  void whatIsNotedIsKeptOnceForABurstOfChanges() throws IOException {
    autosave.note(Optional.of(work("A")));
    autosave.note(Optional.of(work("B")));
    assertThat(later).hasSize(1);
    wind();
    autosave.leave();
    assertThat(waiting()).containsExactly("B");
  }

  @Test
  void whatSomeoneStillWorksOnIsNotOffered() throws IOException {
    autosave.note(Optional.of(work("A")));
    wind();
    assertThat(waiting()).isEmpty();
    assertThat(waiting()).as("to look does not unlock it").isEmpty();
  }

  @Test
  void savedWorkNeedsNoCopy() throws IOException {
    autosave.note(Optional.of(work("A")));
    wind();
    autosave.note(Optional.empty());
    wind();
    autosave.leave();
    assertThat(waiting()).isEmpty();
    assertThat(folder.path()).isEmptyDirectory();
  }

  @Test
  void eachWindowHasACopyOfItsOwn() throws IOException {
    Autosave<Project> other = new Autosave<>(folder, later::add, failure -> {}, () -> {});
    autosave.note(Optional.of(work("A")));
    other.note(Optional.of(work("B")));
    wind();
    autosave.leave();
    assertThat(waiting()).containsExactly("A");
    other.leave();
    assertThat(waiting()).containsExactlyInAnyOrder("A", "B");
  }

  @Test
  void oneWindowOnlyGoesOnWithACopyAndKeepsItThere() throws IOException {
    autosave.note(Optional.of(work("A")));
    wind();
    autosave.leave();
    RecoverableWork rescued = folder.rescued().get(0);
    SafeCopy<Project> copy = folder.claim(rescued).orElseThrow();
    assertThat(folder.claim(rescued)).isEmpty();
    assertThat(copy.read()).isEqualTo(work("A").work());
    autosave.adopt(copy);
    autosave.note(Optional.of(work("A2")));
    wind();
    autosave.leave();
    assertThat(waiting()).containsExactly("A2");
  }

  @Test
  void whatIsDiscardedOnPurposeIsGone() throws IOException {
    autosave.note(Optional.of(work("A")));
    wind();
    autosave.leave();
    folder.discard(folder.rescued().get(0));
    assertThat(waiting()).isEmpty();
    assertThat(folder.path()).isEmptyDirectory();
  }

  @Test
  void whatACrashLeftHalfWrittenGoesWithTheCopy() throws IOException {
    autosave.note(Optional.of(work("A")));
    wind();
    autosave.leave();
    Files.writeString(folder.rescued().get(0).folder().resolve(".cluewright-1.tmp"), "{");
    folder.discard(folder.rescued().get(0));
    assertThat(folder.path()).isEmptyDirectory();
  }

  @Test
  void aPlaceThatCannotBeWrittenIsToldOnceAndTriedAgain() throws IOException {
    Files.writeString(folder.path(), "a file where the folder should be");
    autosave.note(Optional.of(work("A")));
    wind();
    autosave.note(Optional.of(work("B")));
    wind();
    assertThat(failures).hasSize(1);
    assertThat(autosave.settle()).isFalse();
    Files.delete(folder.path());
    assertThat(autosave.settle()).isTrue();
    assertThat(failures).hasSize(2).endsWith("kept");
    autosave.leave();
    assertThat(waiting()).containsExactly("B");
  }

  @Test
  void aDamagedCopyIsOfferedAsItIsAndStays() throws IOException {
    autosave.note(Optional.of(work("A")));
    wind();
    autosave.leave();
    Path copy = folder.rescued().get(0).folder().resolve("work.cluewright");
    Files.writeString(copy, "{");
    assertThat(folder.rescued()).singleElement().matches(one -> one.damage().isPresent());
    assertThat(copy).exists();
  }
}
