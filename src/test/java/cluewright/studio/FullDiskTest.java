package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cluewright.InTurn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real disk of 256 KB, where the system lets us make one. */
final class FullDiskTest {
  private static final int SECONDS = 60;

  private static final String IN_A_SMALL_DISK =
      "mount -t tmpfs -o size=256k tmpfs \"$1\" || exit 77; \"$2\" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp"
          + " \"$3\" cluewright.studio.FullDisk \"$1\" \"$4\"; head -c 1000000 /dev/zero >"
          + " \"$1/filler\"; \"$2\" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp \"$3\" cluewright.Launcher print"
          + " 1..4.........32. \"$1/page.pdf\"; echo code $?; ls -A \"$1\"; cat"
          + " \"$1/kite.cluewright\" | head -c 300";

  @TempDir Path folder;

  @InTurn
  @Test
  void aFullDiskCostsNothingAndTheWordSaysWhereAndWhatToDo()
      throws IOException, InterruptedException {
    Path disk = Files.createDirectory(folder.resolve("disk"));
    Path said = folder.resolve("said.txt");
    Process process = start(disk, said);
    assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).isTrue();
    List<String> lines = Files.readAllLines(said);
    assumeTrue(
        process.exitValue() == 0 && lines.stream().anyMatch(line -> line.startsWith("filled")),
        () -> "no disk of its own can be had here: " + lines);

    String isFull = ": the disk is full; make room there or choose another place.";
    Path kite = disk.resolve("kite.cluewright");
    assertThat(lines)
        .contains("before, unsaved false: Saved as " + kite + ".")
        .contains("kept: true")
        .contains("full, unsaved true: Cannot write " + kite + isFull)
        .contains("after, unsaved false: Saved as " + kite + ".");
    assertThat(lines)
        .anyMatch(line -> line.startsWith("copy: Unsaved work cannot be backed up. Cannot write"))
        .anyMatch(line -> line.startsWith("settings: Cannot write") && line.contains(isFull))
        .contains("cluewright: Cannot write " + disk.resolve("page.pdf") + isFull);
    assertThat(lines).as("no part of a file").noneMatch(line -> line.endsWith(".tmp"));
    assertThat(lines)
        .contains("box.cluewright", "filler", "kite.cluewright")
        .doesNotContain("page.pdf");
  }

  private static Process start(Path disk, Path said) throws IOException {
    try {
      return new ProcessBuilder(
              "unshare",
              "--user",
              "--map-root-user",
              "--mount",
              "bash",
              "-c",
              IN_A_SMALL_DISK,
              "bash",
              disk.toString(),
              Path.of(System.getProperty("java.home"), "bin", "java").toString(),
              System.getProperty("java.class.path"),
              Files.createDirectory(disk.resolveSibling("elsewhere")).toString())
          .redirectErrorStream(true)
          .redirectOutput(said.toFile())
          .start();
    } catch (IOException e) {
      return abort("this system has no unshare");
    }
  }
}
