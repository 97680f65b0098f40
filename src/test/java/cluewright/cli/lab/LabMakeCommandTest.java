package cluewright.cli.lab;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.batch.LineFile;
import cluewright.cli.Run;
import cluewright.lab.making.MaskRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LabMakeCommandTest {
  @TempDir Path folder;

  private Path masks;
  private Path csv;

  @BeforeEach
  void writeMasks() throws IOException {
    masks = folder.resolve("masks.txt");
    csv = folder.resolve("rows, \"odd\" <&>.csv");
    Files.writeString(masks, "x..x....x..x....\nxx.x....x..x...x\nx.......x..x....\n");
  }

  private Run make(String... more) {
    List<String> arguments = new ArrayList<>(List.of("lab", "make", masks.toString()));
    arguments.addAll(List.of("--csv", csv.toString()));
    arguments.addAll(List.of(more));
    return Run.of(arguments.toArray(String[]::new));
  }

  private List<MaskRow> rows() throws IOException {
    return MaskRow.read(Files.readString(csv));
  }

  @Test
  void eachMethodGetsALineAndEachRunARow() throws IOException {
    Run run = make("--method", "paper,auto", "--strategies", "NH");

    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out().lines().toList().get(1)).matches("paper +1 +2 +0 +0 .*of 3\\)");
    assertThat(rows()).extracting(MaskRow::line).containsExactly(1, 2, 3, 1, 2, 3);
    assertThat(rows())
        .extracting(MaskRow::setting)
        .containsOnly(new MaskRow.Setting("4x4", "NH", "10"));
    for (MaskRow row : rows()) {
      assertThat(row.effort().processor()).isPresent();
      assertThat(row.effort().formula().isPresent()).isEqualTo(row.asked().equals("paper"));
    }
    assertThat(rows().get(0).effort().formula().orElseThrow().clauses()).isGreaterThan(1000);
  }

  /** Three clues are impossible, which no test of digits ever says: it ends with its limit. */
  @Test
  void theLimitMayBeProcessorTime() throws IOException {
    List<String> options = List.of("--method", "guided-test", "--sparsest", "1", "--time", "200ms");
    Run run = make(with(options, "--processor"));

    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("of the processor");
    assertThat(rows()).extracting(MaskRow::line).containsExactly(3);
    MaskRow row = rows().get(0);
    assertThat(row.outcome()).isEqualTo("undecided");
    assertThat(row.setting().limit()).isEqualTo("0.2 processor");
    assertThat(row.taken()).isEqualTo(row.effort().processor().orElseThrow()).isGreaterThan(0.19);

    assertThat(make(with(options, "--resume")).err()).contains("4x4, NHL, 0.2 processor s");
    assertThat(make(with(options, "--resume", "--processor")).code()).isZero();
    assertThat(rows()).containsExactly(row);
  }

  private static String[] with(List<String> options, String... more) {
    return Stream.concat(options.stream(), Stream.of(more)).toArray(String[]::new);
  }

  @Test
  void theSparsestMasksKeepTheirLines() throws IOException {
    make("--method", "auto", "--sparsest", "2");
    assertThat(rows()).extracting(MaskRow::line).containsExactly(1, 3);
    assertThat(make("--sparsest", "0").err()).contains("--sparsest is 0");
  }

  /** Rows of an earlier version are plotted, and not gone on with. */
  @Test
  void rowsWithoutProcessorTimeAreNotGoneOnWith() throws IOException {
    make("--method", "auto");
    String old =
        Files.readAllLines(csv).stream()
            .map(line -> line.replaceAll("(,[^,]*){3}$", "") + "\n")
            .collect(Collectors.joining());
    Files.writeString(csv, old);

    assertThat(rows()).hasSize(3).allMatch(row -> row.effort().equals(MaskRow.Effort.NONE));
    assertThat(make("--resume").err()).contains(csv + " has rows without processor time");
    assertThat(csv).hasContent(old);
  }

  @Test
  void itGoesOnWhereItWasKilled() throws IOException {
    make("--method", "auto");
    List<MaskRow> whole = rows();
    List<String> lines = Files.readAllLines(csv);
    String torn = lines.get(0) + "\n" + lines.get(1) + "\n" + lines.get(2).substring(0, 9);
    Files.writeString(csv, torn);

    Run run = make("--method", "auto", "--resume");

    assertThat(run.code()).isZero();
    assertThat(rows().get(0)).isEqualTo(whole.get(0));
    assertThat(rows())
        .usingRecursiveFieldByFieldElementComparatorIgnoringFields("seconds", "effort")
        .isEqualTo(whole);
  }

  /** What is possible under more strategies may be impossible under fewer. */
  @Test
  void rowsOfAnotherSettingAreNotTakenForAnswers() throws IOException {
    make("--method", "auto", "--strategies", "N", "--time", "9s");
    String before = Files.readString(csv);

    for (List<String> other : List.of(List.of("NHL", "9s"), List.of("N", "8s"))) {
      Run run = make("--method", "auto", "-s", other.get(0), "--time", other.get(1), "--resume");
      assertThat(run.code()).isEqualTo(2);
      assertThat(run.err())
          .contains(csv + ", line 2 is of another setting (4x4, N, 9 s)")
          .contains("--strategies, --time and --processor, or name another file");
      assertThat(Files.readString(csv)).isEqualTo(before);
    }
  }

  @Test
  void twoRunsDoNotShareAFile() throws IOException {
    try (LineFile other = LineFile.open(csv)) {
      assertThat(other.lock()).isTrue();
      assertThat(make("--resume").err()).contains("is being written by another run");
    }
    assertThat(csv).isEmptyFile();
  }

  @Test
  void aFileThatHoldsNoRowsStaysAsItIs() throws IOException {
    Files.writeString(csv, "my notes\n");

    Run run = make("--resume", "--method", "auto");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains(csv + ", line 1 does not name the columns");
    assertThat(csv).hasContent("my notes");
  }

  @Test
  void whatCannotBeAskedIsRefusedBeforeAnythingIsWritten() {
    assertThat(make("-s", "any").err())
        .contains("the mask on line 1 under any strategies")
        .contains("stated as rules");
    assertThat(make("--patience", "-1").err()).contains("--patience is -1");
    assertThat(make("--steps", "-1").err()).contains("--steps is -1");
    assertThat(Run.of("lab", "make", masks.toString(), "--csv", "-").err())
        .contains("--csv needs a file");
    assertThat(Run.of("lab", "make", masks.toString(), "--resume").err())
        .contains("--resume needs the file of --csv");
    assertThat(csv).doesNotExist();
  }
}
