package cluewright.cli.input;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Thorough;
import cluewright.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A line of a list that cannot be read stops nothing else, unless that is asked for. */
final class EntriesTest {
  private static final String NINE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String FOUR = ".13.4..23..1.24.";

  @TempDir Path folder;

  private Path list(String name, List<String> lines) throws IOException {
    return Files.writeString(folder.resolve(name), String.join("\n", lines) + "\n");
  }

  private Run run(String command, Path list, String... more) {
    List<String> words = new ArrayList<>();
    for (String word : command.split(" ", -1)) {
      words.add(
          word.replace("LIST", list.toString()).replace("OUT", folder.resolve("out").toString()));
    }
    words.addAll(List.of(more));
    return Run.of(words.toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rate LIST --format csv",
        "rate LIST --summary",
        "solve LIST",
        "solve LIST --summary",
        "convert LIST --to json",
        "convert LIST OUT.csv",
        "convert LIST OUT.sdm --board 9x9",
        "print LIST OUT.pdf",
        "render LIST OUT --name {number} --to svg",
        "lab sets LIST",
        "lab solve LIST --method sat"
      })
  void theLineIsNamedAndCountedAndTheRestGoesOn(String command) throws IOException {
    Path list =
        list(
            "list.txt",
            List.of(NINE, "# a comment", NINE + "1", "", NINE, "!" + NINE.substring(1)));

    Run run = run(command, list);
    Run strict = run(command, list, "--strict");

    assertThat(run.code()).as(run.err()).isEqualTo(11);
    assertThat(run.err())
        .contains("list.txt: line 3, ", "list.txt: line 6, ", "; left out")
        .contains("2 lines were left out; --strict stops at the first");
    assertThat(strict.code()).as(strict.err()).isEqualTo(2);
    assertThat(strict.err()).doesNotContain("left out");
  }

  @ParameterizedTest
  @CsvSource({"csv, 'puzzle,title', ',first'", "sdm, '', ''", "jsonl, '', ''", "txt, '', ''"})
  void everyFormatWithAPuzzleALineIsAList(String ending, String heading, String more)
      throws IOException {
    boolean isJson = ending.equals("jsonl");
    String good = isJson ? "{\"clues\":\"" + NINE + "\"}" : NINE + more;
    String bad = isJson ? "{\"clues\":\"123\"}" : NINE.substring(2) + more;
    List<String> lines = new ArrayList<>(heading.isEmpty() ? List.of() : List.of(heading));
    lines.addAll(List.of(good, bad, good, good));

    Run run = run("convert LIST --to line", list("list." + ending, lines));

    assertThat(run.code()).as(run.err()).isEqualTo(11);
    assertThat(run.out()).isEqualTo((NINE + "\n").repeat(3));
    assertThat(run.err()).contains("line " + (heading.isEmpty() ? 2 : 3));
  }

  /** The numbers of lines are those of the file, wherever it is cut. */
  @Test
  void linesBehindAFaultKeepTheirNumbers() throws IOException {
    List<String> lines = new ArrayList<>();
    for (int i = 1; i <= 2000; i++) {
      lines.add(i % 700 == 0 ? NINE + "1" : NINE);
    }

    Run run = run("rate LIST --format csv --scale hodoku", list("list.txt", lines));

    assertThat(run.code()).isEqualTo(11);
    assertThat(run.err()).contains("line 700,", "line 1400,", "2 lines were left out");
    assertThat(run.out().lines().skip(1).map(row -> row.split(",", -1)[1]))
        .hasSize(1998)
        .startsWith("1")
        .contains("699", "701", "1399", "1401")
        .doesNotContain("700", "1400")
        .endsWith("2000");
  }

  @Test
  void manyFaultsAreCountedNotAllNamed() throws IOException {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      lines.add(i % 2 == 0 ? NINE : "1" + NINE);
    }

    Run run = run("convert LIST --to line", list("list.txt", lines));

    assertThat(run.code()).isEqualTo(11);
    assertThat(run.err()).contains("30 lines were left out").hasLineCount(11);
  }

  /** What is no list is not read in part. */
  @Test
  void aBoardInRowsOrAPuzzleAloneIsRefusedWhole() throws IOException {
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      rows.add(i == 7 ? "....!..........." : FOUR);
    }

    assertThat(run("convert LIST --to line", list("rows.txt", rows)).code()).isEqualTo(2);
    assertThat(run("convert LIST --to line", list("one.txt", List.of(NINE + "1"))).code())
        .isEqualTo(2);
    assertThat(
            run("convert LIST --to line", list("most.txt", List.of(NINE, NINE + "1", NINE + "2")))
                .code())
        .isEqualTo(2);
    assertThat(
            run(
                    "convert LIST --to line --only 2",
                    list("only.txt", List.of(NINE, NINE + "1", NINE)))
                .code())
        .isEqualTo(2);
  }

  /** Beyond 16 MB a list is read part by part. */
  @Thorough
  @Test
  void aLongListGoesOnToo() throws IOException {
    StringBuilder text = new StringBuilder();
    for (int i = 1; text.length() <= 17 << 20; i++) {
      text.append(i == 100 || i == 150_000 ? NINE + "1" : NINE).append('\n');
    }
    Path list = Files.writeString(folder.resolve("long.txt"), text);

    Run run = run("convert LIST OUT.sdm", list);
    Run strict = run("convert LIST OUT.sdm --strict", list);

    assertThat(run.code()).as(run.err()).isEqualTo(11);
    assertThat(run.err()).contains("line 100,", "line 150000,", "2 lines were left out");
    assertThat(strict.code()).isEqualTo(2);
  }
}
