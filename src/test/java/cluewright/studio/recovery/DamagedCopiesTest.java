package cluewright.studio.recovery;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.strategy.StrategySet;
import cluewright.studio.Damage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Copies of unsaved work of which one is damaged: the others are offered all the same. */
@Timeout(value = 20, unit = TimeUnit.SECONDS, threadMode = ThreadMode.SEPARATE_THREAD)
final class DamagedCopiesTest {
  @TempDir Path home;
  private RecoveryFolder<Project> folder;
  private Path damaged;

  @BeforeEach
  void leaveThree() throws IOException {
    folder = new RecoveryFolder<>(home.resolve("recovery"), new ProjectWork());
    for (String title : List.of("A", "B", "C")) {
      Document document = Document.untitled(Mask.empty(Boards.FOUR), StrategySet.parse("N"));
      SafeCopy<Project> copy = folder.create();
      copy.write(
          new UnsavedWork<>(
              Project.of(document.withTitle(title)),
              Optional.of(home.resolve(title + ".cluewright"))));
      copy.release();
    }
    damaged =
        folder.rescued().stream()
            .filter(one -> one.title().equals("B"))
            .findFirst()
            .orElseThrow()
            .folder();
  }

  private void damage(String name, Damage damage) throws IOException {
    Files.deleteIfExists(damaged.resolve(name));
    damage.at(damaged.resolve(name));
  }

  private List<String> titles() throws IOException {
    return folder.rescued().stream().map(RecoverableWork::title).toList();
  }

  private RecoverableWork found() throws IOException {
    return folder.rescued().stream()
        .filter(one -> one.folder().equals(damaged))
        .findFirst()
        .orElseThrow();
  }

  private void hidesNoOtherAndGoesWhenItIsDiscarded(String name) throws IOException {
    assertThat(titles()).contains("A", "C");
    RecoverableWork found = found();
    assertThat(found.damage().orElseThrow().toString())
        .as("names the place")
        .startsWith("Cannot open " + damaged.resolve(name));
    assertThat(damaged).as("nothing is deleted unasked").exists();
    folder.discard(found);
    assertThat(damaged).doesNotExist();
    assertThat(titles()).containsExactlyInAnyOrder("A", "C");
  }

  @InTurn
  @ParameterizedTest
  @EnumSource
  void aNameOfTheFileThatCannotBeReadHidesNoOtherCopy(Damage damage) throws IOException {
    damage("file.txt", damage);
    assertThat(titles()).as("the work itself is whole").contains("B");
    hidesNoOtherAndGoesWhenItIsDiscarded("file.txt");
  }

  @InTurn
  @ParameterizedTest
  @EnumSource
  void workThatCannotBeReadHidesNoOtherCopy(Damage damage) throws IOException {
    damage("work.cluewright", damage);
    hidesNoOtherAndGoesWhenItIsDiscarded("work.cluewright");
  }

  @ParameterizedTest
  @EnumSource(names = {"FOLDER", "PIPE"})
  void aLockThatNobodyCanHoldHidesNoOtherCopy(Damage damage) throws IOException {
    damage("lock", damage);
    hidesNoOtherAndGoesWhenItIsDiscarded("lock");
  }

  @ParameterizedTest
  @EnumSource(names = {"NO_TEXT", "NUL", "HUGE", "DANGLING"})
  void whatStandsInALockDoesNotMatter(Damage damage) throws IOException {
    damage("lock", damage);
    assertThat(titles()).containsExactlyInAnyOrder("A", "B", "C");
  }

  @ParameterizedTest
  @EnumSource
  void whatTheFileOfTheWorkHasBecomeHidesNothing(Damage damage) throws IOException {
    damage.at(home.resolve("B.cluewright"));
    assertThat(titles()).containsExactlyInAnyOrder("A", "B", "C");
    assertThat(found().damage()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = {"NO_TEXT", "FOLDER", "PIPE", "LOOP"})
  void workOnThatLacksItsFileIsKeptAgain(Damage damage) throws IOException {
    damage("file.txt", damage);
    SafeCopy<Project> copy = folder.claim(found()).orElseThrow();
    copy.write(new UnsavedWork<>(copy.read(), Optional.of(home.resolve("new.cluewright"))));
    copy.release();
    assertThat(found().damage()).isEmpty();
    assertThat(found().file()).contains(home.resolve("new.cluewright"));
  }

  @Test
  void whatALinkLeadsToIsNotDeletedWithTheCopy() throws IOException {
    Path own = Files.createDirectories(home.resolve("own"));
    Files.writeString(own.resolve("letter.txt"), "Dear Ada");
    Files.delete(damaged.resolve("file.txt"));
    Files.createSymbolicLink(damaged.resolve("file.txt"), own);
    folder.discard(found());
    assertThat(damaged).doesNotExist();
    assertThat(own.resolve("letter.txt")).hasContent("Dear Ada");
  }

  @Test
  void aNameWithoutAFileIsNoFault() throws IOException {
    Files.writeString(damaged.resolve("file.txt"), "/");
    assertThat(found().file()).contains(Path.of("/"));
    assertThat(found().damage()).isEmpty();
  }
}
