package cluewright.cli.publish;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Run;
import cluewright.cli.terminal.ExitCode;
import cluewright.plan.PlanFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class BookCommandTest {
  private static final String ROW = "{\"board\": \"4x4\", \"clues\": \"6..8\", \"count\": %d}";

  @TempDir private Path folder;

  @Test
  void aPlanBecomesABookWithItsTitleAndItsPaper() throws IOException {
    plan(
        "{\"title\": \"Kites\", \"seed\": 4, \"print\": {\"paper\": \"a5\", \"layout\": 2}, \"rows\": ["
            + ROW.formatted(3).replace("{\"board\"", "{\"name\": \"Warm-up\", \"board\"")
            + ", "
            + ROW.formatted(2).replace("{\"board\"", "{\"name\": \"Nightcap\", \"board\"")
            + "]}");
    Run run = book("out.pdf");
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
    assertThat(folder.resolve("out.pdf.part")).doesNotExist();
    try (PDDocument book = Loader.loadPDF(folder.resolve("out.pdf").toFile())) {
      assertThat(book.getPage(0).getMediaBox().getWidth()).isBetween(419f, 420f);
      assertThat(new PDFTextStripper().getText(book))
          .contains("Kites", "Warm-up", "Nightcap", "Solutions");
    }
  }

  @Test
  void withoutASeedARunSaysItsOwnAndTheSameSeedRepeatsIt() throws IOException {
    plan("{\"rows\": [" + ROW.formatted(3) + "]}");
    Run first = book("one.json", "--threads", "1");
    String seed = first.err().replaceAll("(?s).*--seed (\\d+) repeats this.*", "$1");
    assertThat(seed).matches("\\d+");
    Run second = book("two.json", "--threads", "1", "--seed", seed);
    assertThat(second.err()).doesNotContain("--seed");
    assertThat(folder.resolve("two.json")).hasSameTextualContentAs(folder.resolve("one.json"));
  }

  @Test
  void aBookThatLacksPuzzlesIsKeptAndCarriedOn() throws IOException {
    plan("{\"rows\": [" + ROW.formatted(2) + ", " + full(2) + "]}");
    Run run = book("out.pdf", "--time", "5s");
    assertThat(run.code()).isEqualTo(ExitCode.UNDECIDED);
    assertThat(run.err())
        .contains("row 2: 1 of 2 found", "3 of 4 puzzles are kept in out.pdf.part");
    assertThat(folder.resolve("out.pdf")).doesNotExist();
    String kept = PlanFile.read(folder.resolve("out.pdf.part")).puzzles().toString();
    assertThat(book("out.pdf").err()).contains("go on with --resume, or start over with");
    plan("{\"rows\": [" + ROW.formatted(2) + ", " + full(1) + "]}");
    assertThat(book("out.json", "--resume").code()).isEqualTo(ExitCode.OK);
    Files.delete(folder.resolve("out.json"));
    Files.move(folder.resolve("out.pdf.part"), folder.resolve("out.json.part"));
    assertThat(book("out.json", "--resume").code()).isEqualTo(ExitCode.OK);
    assertThat(PlanFile.read(folder.resolve("out.json")).puzzles()).hasToString(kept);
  }

  @Test
  void anExistingFileIsReplacedOnlyIfAskedFor() throws IOException {
    plan("{\"rows\": [" + ROW.formatted(1) + "]}");
    Files.writeString(folder.resolve("out.json"), "before");
    Run refused = book("out.json");
    assertThat(refused.code()).isEqualTo(ExitCode.USAGE);
    assertThat(refused.err()).contains("already exists: replace it with --overwrite");
    assertThat(folder.resolve("out.json")).hasContent("before");
    assertThat(book("out.json", "--overwrite").code()).isEqualTo(ExitCode.OK);
    assertThat(PlanFile.read(folder.resolve("out.json")).puzzles()).hasSize(1);
  }

  @Test
  void aFinishedBookIsNotStartedAfreshByResuming() throws IOException {
    plan("{\"rows\": [" + ROW.formatted(1) + "]}");
    assertThat(book("out.json", "--resume").code()).isEqualTo(ExitCode.OK);
    String finished = Files.readString(folder.resolve("out.json"));
    Run refused = book("out.json", "--resume");
    assertThat(refused.code()).isEqualTo(ExitCode.USAGE);
    assertThat(refused.err()).contains("is finished", "start over with --overwrite");
    assertThat(folder.resolve("out.json")).hasContent(finished);
  }

  @Test
  void optionsThatPagesDoNotHaveAreRefused() throws IOException {
    plan("{\"print\": {\"papper\": \"a5\"}, \"rows\": [" + ROW.formatted(1) + "]}");
    assertThat(book("out.pdf").err())
        .contains("plan.json: \"print\" has \"papper\", which is no option of pages");
    plan("{\"print\": {\"paper\": \"a99\"}, \"rows\": [" + ROW.formatted(1) + "]}");
    assertThat(book("out.pdf").err()).contains("a99");
    plan("{\"print\": {\"resume\": \"true\"}, \"rows\": [" + ROW.formatted(1) + "]}");
    assertThat(book("out.pdf").err()).contains("\"print\" has \"resume\", which is no option");
  }

  /** A row with the only mask that has a clue in each cell. */
  private static String full(int count) {
    return "{\"board\": \"4x4\", \"clues\": 16, \"count\": %d}".formatted(count);
  }

  private void plan(String text) throws IOException {
    Files.writeString(folder.resolve("plan.json"), text);
  }

  private Run book(String out, String... more) {
    String[] all = new String[more.length + 3];
    all[0] = "book";
    all[1] = folder.resolve("plan.json").toString();
    all[2] = folder.resolve(out).toString();
    System.arraycopy(more, 0, all, 3, more.length);
    return Run.of(all);
  }
}
