package cluewright.studio.masks;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.OverlappingGrids;
import cluewright.studio.Damage;
import cluewright.studio.masks.OwnShapes.OwnShape;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class OwnShapesTest {
  private static final Mask CORNERS = new Mask(Boards.FOUR, CellSet.of(0, 3, 12, 15));

  @TempDir Path folder;

  private OwnShapes shapes() {
    return new OwnShapes(folder.resolve("shapes"));
  }

  @Test
  void aFolderThatIsNotThereHoldsNothing() throws IOException {
    assertThat(shapes().list().shapes()).isEmpty();
  }

  @Test
  void aShapeIsATextFileThatDrawsIt() throws IOException {
    assertThat(shapes().save("Corners", CORNERS)).isEqualTo("Corners");
    assertThat(folder.resolve("shapes").resolve("Corners.txt"))
        .hasContent("x..x\n....\n....\nx..x\n");
  }

  @Timeout(value = 20, unit = TimeUnit.SECONDS, threadMode = ThreadMode.SEPARATE_THREAD)
  @ParameterizedTest
  @EnumSource
  void whateverStandsInTheFolderHidesNoShape(Damage damage) throws IOException {
    shapes().save("Corners", CORNERS);
    damage.at(folder.resolve("shapes").resolve("Odd.txt"));
    assertThat(shapes().list().shapes()).containsExactly(new OwnShape("Corners", CORNERS));
    assertThat(shapes().list().broken()).containsExactly("Odd.txt");
  }

  @Test
  void shapesOfEveryBoardComeBack() throws IOException {
    for (Board board : Boards.ALL) {
      Mask mask = new Mask(board, CellSet.where(board.cells(), cell -> cell % 3 == 1));
      shapes().save(board.name(), mask);
      assertThat(shapes().list().shapes()).contains(new OwnShape(board.name(), mask));
    }
  }

  @Test
  void shapesOfOverlappingGridsComeBack() throws IOException {
    for (Board board : OverlappingGrids.all()) {
      for (int step = 1; step < 4; step++) {
        int every = step;
        Mask mask = new Mask(board, CellSet.where(board.cells(), cell -> cell % every == 0));
        String name = shapes().save(board.name(), mask);
        assertThat(shapes().list().shapes()).contains(new OwnShape(name, mask));
      }
    }
    assertThat(shapes().list().broken()).isEmpty();
    assertThat(folder.resolve("shapes").resolve("twodoku-4x4 3.txt"))
        .hasContent("x..x  \n..x.  \n.x..x.\n.x..x.\n  .x..\n  x..x\n");
  }

  @Test
  void aNameThatIsTakenGetsANumber() throws IOException {
    shapes().save("Kite", CORNERS);
    assertThat(shapes().save("Kite", Mask.empty(Boards.SIX))).isEqualTo("Kite 2");
    assertThat(shapes().list().shapes()).contains(new OwnShape("Kite", CORNERS));
  }

  @Test
  void aNameThatNoFileMayHaveIsChanged() throws IOException {
    assertThat(shapes().save("../up/and:away", CORNERS)).isEqualTo("-up-and-away");
    assertThat(shapes().save("…", CORNERS)).isEqualTo("…");
    assertThat(shapes().save("con", CORNERS)).isEqualTo("con-");
    assertThat(shapes().save("日".repeat(99), CORNERS)).isEqualTo("日".repeat(60));
    assertThat(folder).isDirectoryContaining(file -> file.endsWith("shapes"));
    assertThat(shapes().list().broken()).isEmpty();
  }

  @Test
  void brokenFilesAreNamedAndTheOthersAreRead() throws IOException {
    shapes().save("Corners", CORNERS);
    Files.writeString(folder.resolve("shapes/poem.txt"), "no mask at all");
    Files.write(folder.resolve("shapes/bytes.txt"), new byte[] {(byte) 0xff, 0, 1});
    Files.writeString(folder.resolve("shapes/long.txt"), "x".repeat(20_000));
    Files.writeString(folder.resolve("shapes/note.md"), "not mine");
    OwnShapes.Listing listing = shapes().list();
    assertThat(listing.shapes()).containsExactly(new OwnShape("Corners", CORNERS));
    assertThat(listing.broken()).containsExactly("bytes.txt", "long.txt", "poem.txt");
  }

  @Test
  void aShapeIsRenamedAndDeleted() throws IOException {
    shapes().save("Old", CORNERS);
    shapes().save("Taken", CORNERS);
    assertThat(shapes().rename("Old", "Taken")).isEqualTo("Taken 2");
    shapes().delete("Taken");
    assertThat(shapes().list().shapes()).containsExactly(new OwnShape("Taken 2", CORNERS));
  }
}
