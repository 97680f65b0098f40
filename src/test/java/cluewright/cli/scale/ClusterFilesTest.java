package cluewright.cli.scale;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The files of packaging/cluster, run with a program in the place of ours that notes its words. */
@DisabledOnOs(OS.WINDOWS)
final class ClusterFilesTest {
  private static final Path FOLDER = Path.of("packaging/cluster");

  @TempDir Path folder;
  private Path notes;

  @BeforeEach
  void makeProgram() throws IOException {
    notes = folder.resolve("notes");
    makeProgram("", "");
  }

  /** A program that notes its words, and does so much before and after. */
  private void makeProgram(String before, String after) throws IOException {
    Path program = folder.resolve("cluewright");
    Files.writeString(
        program, "#!/bin/sh\n" + before + "echo \"$@\" >> \"" + notes + "\"\n" + after);
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
  }

  private int run(Map<String, String> variables, String... command) throws Exception {
    return start(variables, command).waitFor();
  }

  private Process start(Map<String, String> variables, String... command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(folder.resolve("log").toFile());
    builder.environment().put("CLUEWRIGHT", folder.resolve("cluewright").toString());
    builder.environment().merge("PATH", folder.toString(), (old, first) -> first + ":" + old);
    builder.environment().remove("SLURM_ARRAY_TASK_ID");
    builder.environment().putAll(variables);
    return builder.start();
  }

  private static String file(String name) {
    return FOLDER.resolve(name).toString();
  }

  @Test
  void aTaskOfSlurmIsAShard() throws Exception {
    Map<String, String> task = Map.of("SLURM_ARRAY_TASK_ID", "17");

    assertThat(run(task, file("slurm-array"), "my items.jsonl", "/shared/answers", "400")).isZero();

    assertThat(Files.readAllLines(notes))
        .containsExactly("work my items.jsonl --shard 17/400 --out /shared/answers");
    assertThat(run(Map.of(), file("slurm-array"), "items.jsonl", "answers", "400")).isEqualTo(2);
    assertThat(run(task, file("slurm-array"), "items.jsonl")).isEqualTo(2);
    assertThat(Files.readAllLines(notes)).hasSize(1);
  }

  @Test
  void eachCoreHasAShardAndTheAnswersAreJoined() throws Exception {
    assertThat(run(Map.of(), file("local"), "items.jsonl", "3", "--out", "all.jsonl")).isZero();

    List<String> lines = Files.readAllLines(notes);
    assertThat(lines.subList(0, 3))
        .containsExactlyInAnyOrder(
            "work items.jsonl --shard 1/3",
            "work items.jsonl --shard 2/3",
            "work items.jsonl --shard 3/3");
    assertThat(lines.subList(3, lines.size())).containsExactly("join items.jsonl --out all.jsonl");
  }

  @Test
  void workersEndWithTheScriptThatStartedThem() throws Exception {
    makeProgram(
        "trap 'echo ended >> \"%s\"; exit 30' TERM\n".formatted(notes),
        "while :; do sleep 0.05; done\n");
    Process script = start(Map.of(), file("local"), "items.jsonl", "2");
    while (!Files.exists(notes) || Files.readAllLines(notes).size() < 2) {
      assertThat(script.isAlive()).isTrue();
      Thread.sleep(5);
    }

    script.destroy();

    assertThat(script.waitFor()).isEqualTo(143);
    assertThat(Files.readAllLines(notes)).hasSize(4).endsWith("ended", "ended");
  }

  @Test
  void whereAWorkerFailsTheOthersAreWaitedForAndNothingIsJoined() throws Exception {
    makeProgram(
        "", "[ \"$4\" != 1/3 ] || exit 2\nsleep 0.3\necho done >> \"%s\"\n".formatted(notes));

    assertThat(run(Map.of(), file("local"), "items.jsonl", "3")).isEqualTo(2);

    assertThat(Files.readAllLines(notes)).hasSize(5).endsWith("done", "done");
  }

  @Test
  void anIndexOfKubernetesIsAShard() throws Exception {
    String yaml = Files.readString(FOLDER.resolve("kubernetes-job.yaml"));
    String completions = only(yaml, "(?m)^  completions: (\\d+)$");
    String shards = only(yaml, "name: SHARDS\\s+value: \"(\\d+)\"");
    assertThat(shards).isEqualTo(completions);
    Matcher folded = Pattern.compile(">-\\n((?: {14}\\S.*\\n)+)").matcher(yaml);
    assertThat(folded.find()).isTrue();
    String command = folded.group(1).strip().replaceAll("\\n\\s+", " ");

    Map<String, String> index = Map.of("JOB_COMPLETION_INDEX", "399", "SHARDS", shards);
    assertThat(run(index, "/bin/sh", "-c", command)).isZero();

    assertThat(Files.readAllLines(notes))
        .containsExactly("work /shared/items.jsonl --shard 400/400 --out /shared/answers");
  }

  private static String only(String text, String pattern) {
    List<String> found = new ArrayList<>();
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    assertThat(found).hasSize(1);
    return found.get(0);
  }
}
