package cluewright.cli.publish;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Thorough;
import cluewright.cli.Cli;
import cluewright.cli.Run;
import cluewright.cli.input.ItemArgument;
import cluewright.cli.input.ReadingNotes;
import cluewright.cli.publish.PrintEntries.Wanted;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ProgressLine;
import cluewright.format.exchange.core.Item;
import cluewright.model.Grids;
import cluewright.print.Entry;
import cluewright.print.OutputProfileTest;
import cluewright.print.canvas.IccProfile;
import cluewright.replay.Answer;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PrintCommandTest {
  private static final String OPEN_BOX = "..34..1221434321";
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
  void theFileFollowsTheStandardThatIsNamed() throws IOException {
    assertThat(print(PUZZLE, "--standard", "a-2b", "--tagged").code()).isZero();
    assertThat(xmp()).contains("<pdfaid:part>2</pdfaid:part>", "<pdfuaid:part>1</pdfuaid:part>");
    assertThat(print(PUZZLE, "--standard", "X-4").code()).isZero();
    assertThat(xmp()).contains("PDF/X-4").doesNotContain("pdfuaid");
    Run wrong = print(PUZZLE, "--standard", "x-3");
    assertThat(wrong.code()).isEqualTo(2);
    assertThat(wrong.err()).contains("\"x-3\" is not one of none, x-4 and a-2b");
  }

  private String xmp() throws IOException {
    try (PDDocument document = Loader.loadPDF(folder.resolve("out.pdf").toFile())) {
      return new String(
          document.getDocumentCatalog().getMetadata().toByteArray(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void theProfileOfThePressIsEmbeddedOrRefusedWithTheReason() throws IOException {
    Path press = Files.write(folder.resolve("press.icc"), OutputProfileTest.fourInks());
    Run taken = print(PUZZLE, "--standard", "x-4", "--output-profile", press.toString());
    assertThat(taken.code()).isZero();
    assertThat(taken.err()).isEmpty();

    Run useless = print(PUZZLE, "--output-profile", press.toString());
    assertThat(useless.code()).isEqualTo(2);
    assertThat(useless.err()).contains("--output-profile needs --standard x-4");

    String absent = folder.resolve("absent.icc").toString();
    Run missing = print(PUZZLE, "--standard", "x-4", "--output-profile", absent);
    assertThat(missing.code()).isEqualTo(2);
    assertThat(missing.err()).contains("--output-profile: " + absent + " does not exist");

    Path screen = Files.write(folder.resolve("screen.icc"), IccProfile.standardRgb());
    Run wrong = print(PUZZLE, "--standard", "x-4", "--output-profile", screen.toString());
    assertThat(wrong.code()).isEqualTo(2);
    assertThat(wrong.err())
        .contains("--output-profile: " + screen + " is not the profile of a printer or press");
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
            "--details=number,title,author,rating,profile,clues,notes,page-numbers",
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
  void theProfileIsPrintedOnRequest() throws IOException {
    print(OPEN_BOX);
    assertThat(text()).doesNotContain("bottleneck");
    print(OPEN_BOX, "--profile", "--layout=4");
    assertThat(text()).contains("4 steps · no bottleneck").contains("Easy");
    print(OPEN_BOX, "--details=profile", "--solutions=none", "--language=de");
    assertThat(text()).contains("4 Schritte · kein Engpass").doesNotContain("Leicht");
  }

  @Test
  void aPuzzleWithoutOneSolutionHasNoProfile() throws IOException {
    print("1...............", "--profile");
    assertThat(text()).doesNotContain("steps");
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
  void aPuzzleWithoutOneSolutionIsNamedAndTheRestIsPrinted() throws IOException {
    String several = PUZZLE.replaceAll("[1-4]", ".");
    String none = PUZZLE.replaceFirst("53", "55");
    Path puzzles = folder.resolve("puzzles.txt");
    Files.writeString(puzzles, String.join("\n", PUZZLE, several, none) + "\n");

    Run back = print(puzzles.toString());

    assertThat(back.code()).as(back.err()).isEqualTo(10);
    assertThat(back.err())
        .contains("puzzle 2 has several solutions: none is printed")
        .contains("puzzle 3 has no solution: none is printed")
        .doesNotContain("puzzle 1 ");
    assertThat(text().split("No unique solution", -1)).hasSize(3);
    assertThat(print(puzzles.toString(), "--solutions", "none").err())
        .contains("puzzle 2 has several solutions\n", "puzzle 3 has no solution\n");
    Run walked = print(puzzles.toString(), "--solutions", "none", "--walk-through");
    assertThat(walked.err()).contains("puzzle 2 has several solutions: no steps are printed");
    assertThat(text()).contains("Step by step").contains("No unique solution");
  }

  @Test
  void allPuzzlesMayLackASolutionAndManyAreNotAllNamed() throws IOException {
    Path puzzles = folder.resolve("puzzles.txt");
    Files.writeString(puzzles, (PUZZLE.replaceFirst("53", "55") + "\n").repeat(13));

    Run run = print(puzzles.toString());

    assertThat(run.code()).as(run.err()).isEqualTo(10);
    assertThat(run.err())
        .contains("puzzle 10 has no solution", "and 3 more such puzzles")
        .doesNotContain("puzzle 11");
    assertThat(pages()).isEqualTo(13);
  }

  @Thorough
  @Test
  void solutionsThatCouldNotBeCountedAreToldAndTheRestIsPrinted() throws IOException {
    List<String> said = new ArrayList<>();
    PrintEntries entries = new PrintEntries(Wanted.YES, Wanted.YES, Wanted.NO, Optional.empty());
    List<Item> items =
        ItemArgument.all(
                Grids.uncountable().line(),
                Optional.empty(),
                Optional.empty(),
                InputStream.nullInputStream(),
                new ReadingNotes(Console.system(), true))
            .items();
    ProgressLine silent = progress(new PrintStream(OutputStream.nullOutputStream()));

    List<Entry> made = entries.of(items, Watch.idle(), silent, said::add).entries();

    assertThat(made).singleElement().extracting(Entry::answer).isEqualTo(Answer.UNKNOWN);
    assertThat(said)
        .containsExactly("puzzle 1 has solutions that take too long to count: none is printed");
  }

  private static ProgressLine progress(PrintStream terminal) {
    return new ProgressLine(
        new Console(InputStream.nullInputStream(), terminal, terminal, Console.Screen.TERMINAL));
  }

  @Test
  void eachPuzzleIsProgressAndWhoStopsWaitsForNoFurtherOne() throws IOException {
    List<Item> items =
        ItemArgument.all(
                (PUZZLE + "\n").repeat(3),
                Optional.empty(),
                Optional.empty(),
                InputStream.nullInputStream(),
                new ReadingNotes(Console.system(), true))
            .items();
    PrintEntries entries =
        new PrintEntries(
            Wanted.YES, Wanted.YES, Wanted.NO, Optional.of(StrategySet.parse("full-house")));
    ByteArrayOutputStream shown = new ByteArrayOutputStream();
    ProgressLine progress = progress(new PrintStream(shown, true, StandardCharsets.UTF_8));
    List<String> said = new ArrayList<>();
    assertThat(entries.of(items, Watch.idle(), progress, said::add).entries()).hasSize(3);
    assertThat(shown.toString(StandardCharsets.UTF_8))
        .contains("1 of 3 puzzles prepared", "2 of 3 puzzles", "3 of 3 puzzles");
    assertThat(said).hasSize(3);

    said.clear();
    Watch stopped = Watch.idle();
    stopped.stop();
    assertThat(entries.of(items, stopped, progress, said::add).entries())
        .allSatisfy(entry -> assertThat(entry.path()).isEmpty());
    assertThat(said).isEmpty();
  }

  private String text() throws IOException {
    try (PDDocument document = Loader.loadPDF(folder.resolve("out.pdf").toFile())) {
      return new PDFTextStripper().getText(document);
    }
  }

  @Test
  void aWalkThroughThatStrategiesCannotFinishGoesOnWithOthersAndSaysSoToTheMakerAlone()
      throws IOException {
    Run run = print(PUZZLE, "--walk-through", "-s", "full-house");

    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.err()).contains("puzzle 1 is not solved by these strategies", "--strategies");
    assertThat(text().replaceAll("\\s+", " "))
        .contains("idden single")
        .doesNotContain("stay empty")
        .doesNotContain("strategies");
  }

  @Test
  void marginsAreTakenAsThePagesOfDocumentationSay() {
    for (String margin : List.of("0", "0mm", ".5in", "0.7in", "18 mm", "1.8cm", "50mm")) {
      Run run = print(PUZZLE, "--margin", margin, "--gutter", margin);
      assertThat(run.code()).as(margin + ": " + run.err()).isZero();
    }
    for (String margin : List.of("18", "-3mm", "1/2in", "mm", "1e1mm", "12furlongs")) {
      assertThat(print(PUZZLE, "--margin=" + margin).err()).as(margin).contains("is not a size");
    }
    assertThat(print(PUZZLE, "--margin", "30px").err()).contains("so pixels do not apply");
    assertThat(print(PUZZLE, "--gutter", "50.1mm").err()).contains("--gutter is too wide");
  }

  @Test
  void whatCannotBePrintedIsSaidWithTheWayOut() {
    assertThat(print("heart").err()).contains("puzzle 1 is a mask");
    assertThat(print(PUZZLE, "--layout", "3").err()).contains("must be 1, 2, 4, 6, 9 or 12");
    assertThat(print(PUZZLE, "--margin", "9cm").err()).contains("at most 50 mm");
    assertThat(print(PUZZLE, "--title", "T").err()).contains("need --book");
    assertThat(print(PUZZLE, "-s", "N").err()).contains("needs --walk-through");
    assertThat(Run.of("print", PUZZLE, "out.sdm").err()).contains("does not end in .pdf");
  }

  @Test
  void frontMatterComesWithItsWordsAndNotWithoutThem() throws IOException {
    Run whole =
        print(
            PUZZLE,
            "--book",
            "--sections=title-page,imprint,rules,levels,notes",
            "--title=Kites",
            "--imprint=Kite Press\\nBerlin 2026");

    assertThat(whole.code()).as(whole.err()).isZero();
    assertThat(text())
        .contains("Kite Press\nBerlin 2026", "each digit from 1 to 9", "The level of a puzzle");
    assertThat(print(PUZZLE, "--book", "--sections=imprint").err()).contains("--imprint TEXT");
    assertThat(print(PUZZLE, "--book", "--sections=cover", "--imprint=A").err())
        .contains("needs imprint among the --sections");
    assertThat(print(PUZZLE, "--imprint=A").err()).contains("need --book");
  }

  @Test
  void chaptersHaveTheNamesAndTheOrderThatAreAskedFor() throws IOException {
    Path puzzles = folder.resolve("puzzles.sdm");
    Files.writeString(puzzles, (PUZZLE.replace('.', '0') + "\n").repeat(3));

    Run run =
        print(
            puzzles.toString(),
            "--book",
            "--sections=contents,chapters",
            "--chapters=Nightcap=3; Warm-up=1-2",
            "--curve=rising");

    assertThat(run.code()).as(run.err()).isZero();
    assertThat(text().indexOf("Nightcap")).isBetween(0, text().indexOf("Warm-up"));
    assertThat(print(PUZZLE, "--book", "--chapters=Warm-up=esy").err())
        .contains("\"esy\" names no puzzles");
    assertThat(print(PUZZLE, "--book", "--chapters=Warm-up").err()).contains("Warm-up=easy");
    assertThat(print(PUZZLE, "--book", "--sections=cover", "--chapters=A=easy").err())
        .contains("needs chapters among the --sections");
  }

  @Test
  void aClassSheetHasLinesForANameAndItsAnswersOnTheBack() throws IOException {
    Run run =
        print(
            PUZZLE,
            "--layout=6",
            "--solutions=behind",
            "--header=Name: ____ Class: ____",
            "--footer=Page {page}",
            "--level-as=stars");

    assertThat(run.code()).as(run.err()).isZero();
    assertThat(pages()).isEqualTo(2);
    assertThat(text()).contains("Name:", "Class:", "Page 1", "★☆☆☆☆").doesNotContain("Easy");
    assertThat(print(PUZZLE, "--header={date}").err()).contains("{date} stands for nothing");
    assertThat(print(PUZZLE, "--book", "--header=A").err()).contains("running heads");
    assertThat(print(PUZZLE, "--level-as=none").code()).isZero();
    assertThat(text()).doesNotContain("Easy", "★");
  }

  private static String turned(String line) {
    return new StringBuilder(line)
        .reverse()
        .chars()
        .mapToObj(c -> c == '.' ? "0" : String.valueOf(10 - (c - '0')))
        .collect(Collectors.joining());
  }

  @Test
  void aPuzzleTwiceInABookIsSaidAndCanBeRefused() throws IOException {
    Path puzzles = folder.resolve("puzzles.sdm");
    Files.writeString(puzzles, PUZZLE.replace('.', '0') + "\n" + turned(PUZZLE) + "\n");

    Run told = print(puzzles.toString(), "--book", "--sections=cover");
    Files.delete(folder.resolve("out.pdf"));
    Run refused = print(puzzles.toString(), "--book", "--sections=cover", "--refuse-duplicates");

    assertThat(told.code()).isZero();
    assertThat(told.err())
        .contains("cluewright: puzzle 2 is puzzle 1 again, relabelled, turned or mirrored\n");
    assertThat(refused.code()).isNotZero();
    assertThat(refused.err()).contains("puzzle 2 is puzzle 1, relabelled", "nothing is written");
    assertThat(folder.resolve("out.pdf")).doesNotExist();
  }

  @Test
  void fingerprintsTellWhatEarlierBooksHad() throws IOException {
    Path known = folder.resolve("known.txt");
    String[] options = {"--book", "--sections=cover", "--fingerprints=" + known};

    Run first = print(PUZZLE, with(options, "--title=Hearts"));
    List<String> lines = Files.readAllLines(known);
    Run again = print(PUZZLE, with(options, "--title=Hearts"));
    Run second = print(turned(PUZZLE), with(options, "--title=Kites"));
    Run refused = print(turned(PUZZLE), with(options, "--title=Stars", "--refuse-duplicates"));

    assertThat(first.err()).isEmpty();
    assertThat(lines).singleElement().asString().matches("[0-9a-f]{32}\tHearts\t1");
    assertThat(again.err()).as("a second printing of the same book").isEmpty();
    assertThat(second.err())
        .contains("puzzle 1 is puzzle 1 of \"Hearts\", relabelled, turned or mirrored");
    assertThat(second.code()).isZero();
    assertThat(refused.code()).isNotZero();
    assertThat(Files.readAllLines(known)).isEqualTo(lines);
    Files.writeString(known, "# a remark\n\nnonsense\n");
    assertThat(print(PUZZLE, options).err()).contains("line 3 is no fingerprint");
    assertThat(print(PUZZLE, "--fingerprints=" + known).err()).contains("need --book");
  }

  private static String[] with(String[] options, String... more) {
    return Stream.of(options, more).flatMap(Arrays::stream).toArray(String[]::new);
  }
}
