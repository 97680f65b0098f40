package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PrintCommandTest {
  private static final String PUZZLE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  @TempDir Path folder;

  private Run print(String in, String... more) {
    String[] all = new String[more.length + 3];
    all[0] = "print";
    all[1] = in;
    all[2] = folder.resolve("out.pdf").toString();
    System.arraycopy(more, 0, all, 3, more.length);
    return Run.of(all);
  }

  private int pages() throws IOException {
    try (PDDocument document = Loader.loadPDF(folder.resolve("out.pdf").toFile())) {
      return document.getNumberOfPages();
    }
  }

  @Test
  void thePagesAreAsManyAsTheLayoutSays() throws IOException {
    Path puzzles = folder.resolve("puzzles.sdm");
    Files.writeString(puzzles, (PUZZLE.replace('.', '0') + "\n").repeat(7));

    Run one = print(puzzles.toString(), "--solutions", "none");
    int single = pages();
    Run four =
        print(puzzles.toString(), "--solutions", "none", "--layout", "4", "--paper", "letter");

    assertThat(one.code()).as(one.err()).isZero();
    assertThat(four.code()).as(four.err()).isZero();
    assertThat(single).isEqualTo(7);
    assertThat(pages()).isEqualTo(2);
  }

  @Test
  void everyOptionIsTaken() {
    Run run =
        print(
            PUZZLE,
            "--layout=2",
            "--paper=letter",
            "--margin=2cm",
            "--gutter=8mm",
            "--solutions=upside-down",
            "--details=number,title,author,rating,clues,notes,page-numbers",
            "--walk-through",
            "--strategies=NHL",
            "--colours=theme",
            "--large",
            "--book",
            "--sections=cover,contents,chapters",
            "--title=Hearts",
            "--subtitle=and more",
            "--author=Me",
            "--language=de");

    assertThat(run.code()).as(run.err()).isZero();
  }

  @Test
  void standardInputAndStandardOutputServeToo() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    InputStream in = new ByteArrayInputStream(PUZZLE.getBytes(StandardCharsets.UTF_8));
    Console console =
        new Console(in, new PrintStream(out), new PrintStream(err), Console.Screen.PLAIN);

    int code = Cli.run(new String[] {"print", "-", "-"}, Run.NO_DISPLAY, console);

    assertThat(code).as(err.toString(StandardCharsets.UTF_8)).isZero();
    try (PDDocument document = Loader.loadPDF(out.toByteArray())) {
      assertThat(document.getNumberOfPages()).isPositive();
    }
  }

  @Test
  void aPuzzleOfSeveralSolutionsIsNamedWhereASolutionIsWanted() {
    String both = PUZZLE + "\n" + PUZZLE.replaceAll("[1-4]", ".") + "\n";
    Run refused = Run.reading(both, "print", "-", folder.resolve("out.pdf").toString());
    Run taken =
        Run.reading(
            both, "print", "-", folder.resolve("out.pdf").toString(), "--solutions", "none");
    Run walked =
        Run.reading(
            both,
            "print",
            "-",
            folder.resolve("walk.pdf").toString(),
            "--solutions",
            "none",
            "--walk-through");

    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err())
        .contains("puzzle 2 has several solutions")
        .contains("--solutions none");
    assertThat(taken.code()).as(taken.err()).isZero();
    assertThat(walked.err())
        .contains("puzzle 2 has several solutions: take it out, or print without --walk-through");
  }

  @Test
  void whatCannotBePrintedIsSaidWithTheWayOut() {
    assertThat(print("heart").err()).contains("puzzle 1 is a mask");
    assertThat(print(PUZZLE, "--layout", "3").err()).contains("must be 1, 2, 4, 6, 9 or 12");
    assertThat(print(PUZZLE, "--margin", "9cm").err()).contains("at most 50 mm");
    assertThat(print(PUZZLE, "--title", "T").err()).contains("add --book");
    assertThat(print(PUZZLE, "-s", "N").err()).contains("add --walk-through");
    assertThat(print(PUZZLE, "--walk-through", "-s", "full-house").err())
        .contains("puzzle 1 is not solved by these strategies");
    assertThat(Run.of("print", PUZZLE, "out.sdm").err()).contains("does not end in .pdf");
  }
}
