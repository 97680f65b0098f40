package cluewright.cli.scale;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ScaleCommandsTest {
  private static final String IMPOSSIBLE = "x....x...x...x......x...x...x.......";
  private static final String POSSIBLE = "xx..x..x..x....x";

  @TempDir Path folder;
  private String items;

  @BeforeEach
  void name() {
    items = folder.resolve("items.jsonl").toString();
  }

  private static void assertOk(Run run) {
    assertThat(run.err().replaceFirst("cluewright: --seed \\d+ repeats this\\R", "")).isEmpty();
    assertThat(run.code()).isZero();
  }

  private Run split(String... more) {
    String[] all = new String[more.length + 3];
    all[0] = "split";
    all[1] = "--out";
    all[2] = items;
    System.arraycopy(more, 0, all, 3, more.length);
    return Run.of(all);
  }

  @Test
  void aWalkWithoutAPuzzleEndsWithAProofThatIsVerified() {
    Run split =
        split(
            "--mask",
            IMPOSSIBLE,
            "--walk",
            "--engine",
            "dual",
            "--strategies",
            "any",
            "--items",
            "3");
    assertOk(split);
    assertThat(split.out())
        .contains("items of a walk by the engine dual, in ")
        .contains("Next: cluewright work " + items + " --shard 1/");
    assertOk(Run.of("work", items, "--shard", "1/2"));
    Run early = Run.of("join", items);
    assertThat(early.code()).isEqualTo(2);
    assertThat(early.err()).contains("items have no answer").contains("run work again");
    assertOk(Run.of("work", items, "--shard", "2/2"));

    String proof = folder.resolve("mask.proof").toString();
    Run join = Run.of("join", items, "--proof", proof);

    assertThat(join.code()).isEqualTo(20);
    assertThat(join.out()).startsWith("{\"outcome\":\"impossible\"");
    Run verified = Run.of("verify-proof", proof);
    assertThat(verified.code()).isZero();
    assertThat(verified.out()).contains("Verified. ");
  }

  @Test
  void thePuzzleOfAWalkIsPrinted() {
    assertOk(split("--mask", POSSIBLE, "--walk", "--items", "3"));
    assertOk(Run.of("work", items));

    Run join = Run.of("join", items);

    assertThat(join.code()).isZero();
    assertThat(join.out()).startsWith("{\"outcome\":\"found\"").contains(POSSIBLE);
  }

  @Test
  void puzzlesAreWrittenAsGenerateWritesThem() throws IOException {
    assertOk(split("--mask", POSSIBLE, "--count", "4", "--items", "2", "--strategies", "NHL"));
    String answers = folder.resolve("shared").toString();
    assertOk(Run.of("work", items, "--out", answers));
    Path out = folder.resolve("puzzles.jsonl");

    Run join = Run.of("join", items, "--from", answers, "--out", out.toString());

    assertThat(join.code()).isZero();
    assertThat(join.err()).contains(" puzzle");
    assertThat(Run.of("rate", out.toString()).code()).isZero();
    assertThat(Files.readAllLines(out)).isNotEmpty().allMatch(line -> line.contains("\"found\""));
  }

  @Test
  void masksAreItemsAndTheWorstEndIsTheExitCode() throws IOException {
    Path masks = folder.resolve("masks.txt");
    Files.writeString(masks, POSSIBLE + "\nx...x...x...x...\n");
    assertOk(split("--masks", masks.toString(), "--strategies", "NHL"));
    assertOk(Run.of("work", items));

    Run join = Run.of("join", items);

    assertThat(join.code()).isEqualTo(20);
    assertThat(join.out().lines().map(line -> line.replaceFirst(",.*", "")))
        .containsExactly("{\"outcome\":\"found\"", "{\"outcome\":\"impossible\"");
  }

  @Test
  void gridsAreSearchedForPuzzlesOfFewClues() throws IOException {
    Path grids = folder.resolve("grids.txt");
    Files.writeString(grids, "1234341221434321\n1234341223414123\n1....4....43..2.\n");
    Run split = split("--grids", grids.toString(), "--clues", "3", "--items", "2");
    assertOk(split);
    assertThat(split.out()).startsWith("2 items of 3 grids, in ");
    assertOk(Run.of("work", items, "--shard", "1/2"));
    assertThat(Run.of("join", items).err()).contains("1 of 2 items have no answer");
    assertOk(Run.of("work", items, "--shard", "2/2"));

    Run none = Run.of("join", items);
    assertOk(split("--grids", grids.toString(), "--clues", "6", "--overwrite"));
    String answers = folder.resolve("six").toString();
    assertOk(Run.of("work", items, "--out", answers));
    Run all = Run.of("join", items, "--from", answers);

    assertThat(none.code()).isEqualTo(20);
    assertThat(none.out().lines())
        .hasSize(3)
        .allMatch(line -> line.startsWith("{\"outcome\":\"none\",\"clues\":3,\"grid\":\""));
    assertThat(none.err()).contains("3 grids, 0 of them with a puzzle of up to 3 clues");
    assertThat(all.code()).isZero();
    assertThat(all.out().lines())
        .hasSize(3)
        .allMatch(line -> line.contains("\"outcome\":\"found\"") && line.contains("\"puzzle\""));
  }

  @Test
  void whatMakesNoSenseOfGridsIsRefusedWithAWayOut() throws IOException {
    Path grids = folder.resolve("grids.txt");
    Files.writeString(grids, "1234341221434321\n1...............\n");
    String file = grids.toString();
    assertThat(split("--grids", file).err()).contains("--grids needs --clues");
    assertThat(split("--grids", file, "--clues", "4", "--strategies", "NHL").err())
        .contains("--strategies is for masks, and --grids has no use for it");
    assertThat(split("--grids", file, "--clues", "4", "--walk").err())
        .contains("--walk is for masks");
    assertThat(split("--grids", file, "--clues", "4").err())
        .contains("--grids, line 2: the grid is no solution");
    assertThat(split("--grids", "1234341221434321", "--clues", "17").err())
        .contains("--clues is 17, but must be 0 to 16");
    assertThat(split("--mask", POSSIBLE, "--clues", "4").err()).contains("--clues is for --grids");
  }

  @Test
  void whatMakesNoSenseIsRefusedWithAWayOut() throws IOException {
    assertThat(split("--mask", POSSIBLE, "--threads", "2").err())
        .contains("start as many shards as there are cores");
    assertThat(split("--mask", POSSIBLE, "--walk", "--count", "2").err())
        .contains("leave out --masks, --count and --time");
    assertThat(split("--mask", POSSIBLE, "--walk", "--minimal").err())
        .contains("without conditions on the puzzle");
    assertThat(split("--mask", POSSIBLE, "--items", "0").err()).contains("must be at least 1");
    assertThat(Run.of("work", items).err()).contains("give one that split wrote");
    Files.writeString(Path.of(items), "something\n");
    assertThat(split("--mask", POSSIBLE).err()).contains("--overwrite");
    Run work = Run.of("work", items);
    assertThat(work.code()).isEqualTo(2);
    assertThat(work.err()).contains("line 1: ").contains("write it anew with split");
    assertOk(split("--mask", POSSIBLE, "--overwrite"));
    assertThat(Run.of("work", items, "--shard", "3/2").err()).contains("there is no shard 3/2");
    assertThat(Run.of("join", items, "--proof", "p").err()).contains("--proof is for a walk");
  }

  @Test
  void aStopFileIsNamed() throws IOException {
    assertOk(split("--mask", POSSIBLE, "--count", "2", "--items", "2"));
    Path answers = Files.createDirectories(Path.of(items + ".answers"));
    Files.writeString(answers.resolve("stop"), "enough\n");

    Run work = Run.of("work", items);

    assertThat(work.code()).isEqualTo(30);
    assertThat(work.err()).contains("stop: remove it to go on");
    Files.delete(answers.resolve("stop"));
    assertOk(Run.of("work", items));
    assertThat(List.of(Run.of("join", items).code())).containsExactly(0);
  }
}
