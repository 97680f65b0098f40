package cluewright.cli.generate;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.cli.Run;
import cluewright.cli.terminal.Console;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.search.Engine;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.engine.Generator;
import cluewright.search.verify.DigitNames;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The files that {@code generate --out} leaves behind, and their use by {@code --resume}. */
final class BatchFileTest {
  private static final String RING = ".xx.x..xx..x.xx.";
  private static final String FULLER = "xxxxxxxxxxxx....";
  private static final String HOPELESS = "xxx.............";
  private static final Generator GENERATOR = new Generator();

  @TempDir Path folder;

  private Path out(String name) {
    return folder.resolve(name);
  }

  private Run generate(String name, String... more) {
    return generate(GENERATOR, name, more);
  }

  private Run generate(Engine engine, String name, String... more) {
    String[] all =
        Stream.concat(Stream.of("generate", "--out", out(name).toString()), Stream.of(more))
            .toArray(String[]::new);
    return Run.with(engine, Console.Screen.PLAIN, all);
  }

  /** Finds so many puzzles, and is then stopped, as by Ctrl+C. */
  private static OneByOne stoppedAfter(int puzzles) {
    return (request, watch) -> {
      if (request.known().size() < puzzles) {
        return GENERATOR.generate(request, watch);
      }
      watch.stop();
      return new Outcome.Undecided(Outcome.Undecided.Reason.STOPPED, "test", Duration.ZERO);
    };
  }

  /** Finds so many puzzles, and has then no more time. */
  private static OneByOne tiredAfter(int puzzles) {
    return (request, watch) ->
        request.known().size() < puzzles
            ? GENERATOR.generate(request, watch)
            : new Outcome.Undecided(
                Outcome.Undecided.Reason.OUT_OF_TIME, "test", Duration.ofSeconds(1));
  }

  private List<Puzzle> puzzles(String name) throws IOException {
    return Formats.forFile(name).orElseThrow().read(Files.readString(out(name))).stream()
        .map(item -> ((Clues) item.content()).clues())
        .toList();
  }

  private static void assertDistinct(List<Puzzle> puzzles, int count) {
    assertThat(puzzles).hasSize(count);
    assertThat(puzzles.stream().map(DigitNames::canonical).collect(toSet())).hasSize(count);
  }

  private List<String> files() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  /** Every format of files in which several puzzles can be written. */
  static List<String> endings() {
    Item sample = Item.of(Puzzle.empty(Boards.NINE));
    return Formats.offering(List.of(sample, sample)).stream()
        .map(Format::extensions)
        .flatMap(List::stream)
        .toList();
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("endings")
  void inEveryFormatAnInterruptedRunIsCarriedOn(String ending) throws IOException {
    String name = "hearts." + ending;

    Run first = generate(stoppedAfter(4), name, "--mask", "heart", "--count", "9");
    List<String> between = files();
    Run second = generate(name, "--mask", "heart", "--count", "9", "--resume");
    Run third = generate(name, "--mask", "heart", "--count", "12", "--resume");

    assertThat(first.err())
        .contains("4 puzzles are kept")
        .contains("continue the run with --resume");
    assertThat(between).contains(name + ".part");
    assertThat(second.err()).contains("4 puzzles are already there");
    assertThat(third.err()).contains("9 puzzles are already there");
    assertDistinct(puzzles(name), 12);
    assertThat(files()).containsExactly(name);
  }

  @Test
  void aPdfIsWrittenWhenTheRunHasEnded() throws IOException {
    generate(stoppedAfter(4), "hearts.pdf", "--mask", "heart", "--count", "6");
    List<String> between = files();
    generate("hearts.pdf", "--mask", "heart", "--count", "6", "--resume");
    Run again = generate("hearts.pdf", "--mask", "heart", "--count", "6", "--resume");

    assertThat(between).containsExactly("hearts.pdf.part");
    assertThat(Files.readAllBytes(out("hearts.pdf"))).startsWith('%', 'P', 'D', 'F');
    assertThat(files()).containsExactly("hearts.pdf");
    assertThat(again.code()).isZero();
    assertThat(again.err()).contains("hearts.pdf is complete");
  }

  @Test
  void aFileThatExistsIsNotReplacedUnasked() throws IOException {
    generate("hearts.sdm", "--mask", "heart", "--count", "3");
    String before = Files.readString(out("hearts.sdm"));

    Run refused = generate("hearts.sdm", "--mask", "heart");
    String after = Files.readString(out("hearts.sdm"));
    Run replaced = generate("hearts.sdm", "--mask", "heart", "--seed", "5", "--overwrite");

    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err())
        .contains("hearts.sdm already exists: continue with --resume, replace it with --overwrite");
    assertThat(after).isEqualTo(before);
    assertThat(replaced.code()).isZero();
    assertDistinct(puzzles("hearts.sdm"), 1);
    assertThat(files()).containsExactly("hearts.sdm");
  }

  @Test
  void anInterruptedRunIsNotBegunAnewUnasked() throws IOException {
    generate(stoppedAfter(2), "hearts.json", "--mask", "heart", "--count", "3");

    Run refused = generate("hearts.json", "--mask", "heart", "--count", "3");
    Run anew = generate("hearts.json", "--mask", "heart", "--count", "3", "--overwrite");

    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err()).contains("hearts.json.part keeps an interrupted run");
    assertThat(anew.code()).isZero();
    assertDistinct(puzzles("hearts.json"), 3);
  }

  @Test
  void whereThereIsNothingToResumeTheRunBegins() throws IOException {
    Run run = generate("hearts.csv", "--mask", "heart", "--count", "2", "--resume");

    assertThat(run.code()).isZero();
    assertDistinct(puzzles("hearts.csv"), 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hearts.sdm", "hearts.json"})
  void anotherRequestIsNotCarriedOn(String name) {
    generate(stoppedAfter(2), name, "--mask", "heart", "--count", "3");

    Run mask = generate(name, "--mask", "ring", "--resume");
    Run strategies = generate(name, "--mask", "heart", "-s", "NH,x-wing", "--resume");
    Run conditions = generate(name, "--mask", "heart", "--minimal", "--resume");

    assertThat(mask.err()).contains("this one has another mask");
    assertThat(strategies.err()).contains("this one has other strategies (").contains("x-wing");
    assertThat(conditions.err()).contains("this one has other conditions (");
    assertThat(List.of(mask.code(), strategies.code(), conditions.code())).containsOnly(2);
    assertThat(generate(name, "--mask", "heart", "--count", "3", "--resume").code()).isZero();
  }

  @Test
  void aSecondRunOnAFileIsRefused() throws IOException {
    try (FileChannel other =
        FileChannel.open(
            out("hearts.sdm.part"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      assertThat(other.tryLock()).isNotNull();

      Run run = generate("hearts.sdm", "--mask", "heart", "--resume");

      assertThat(run.code()).isEqualTo(2);
      assertThat(run.err()).contains("hearts.sdm is being written by another run");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"hearts.sdm", "hearts.jsonl", "hearts.hodoku"})
  void aTornLastLineIsTakenOffAndTheRestCarriedOn(String name) throws IOException {
    generate(stoppedAfter(3), name, "--mask", "heart", "--count", "5");
    String whole = Files.readString(out(name));
    String torn = whole.substring(0, whole.indexOf('\n', whole.indexOf('\n') + 1) + 40);
    Files.writeString(out(name), torn);

    Run run = generate(name, "--mask", "heart", "--count", "5", "--resume");

    assertThat(run.err()).contains("the last line of").contains("is truncated, and is dropped");
    assertThat(run.err()).contains("2 puzzles are already there");
    assertThat(Files.readString(out(name)))
        .startsWith(torn.substring(0, torn.lastIndexOf('\n') + 1))
        .endsWith("\n")
        .hasLineCount(5);
  }

  @Test
  void aFileOfSomebodyElseStaysAsItIs() throws IOException {
    Files.writeString(out("notes.txt"), "buy milk");
    Run words = generate("notes.txt", "--mask", "heart", "--resume");
    Files.writeString(out("list.sdm"), "0".repeat(40));
    Run zeros = generate("list.sdm", "--mask", "heart", "--resume");

    assertThat(words.code()).isEqualTo(2);
    assertThat(zeros.code()).isEqualTo(2);
    assertThat(zeros.err()).contains("there is no ").contains("list.sdm.part to show that");
    assertThat(Files.readString(out("notes.txt"))).isEqualTo("buy milk");
    assertThat(Files.readString(out("list.sdm"))).isEqualTo("0".repeat(40));
    assertThat(files()).containsExactly("list.sdm", "notes.txt");
  }

  @Test
  void linesOfOutcomesAreReadWherePuzzlesAre() throws IOException {
    Path masks = Files.writeString(out("masks"), HOPELESS + "\n" + RING + "\n");
    generate("p.jsonl", "--masks", masks.toString());

    Run rated = Run.of("rate", out("p.jsonl").toString(), "--format", "csv");
    Run converted = Run.of("convert", out("p.jsonl").toString(), "--to", "line");

    assertThat(rated.out()).hasLineCount(2).contains("\n,2,");
    assertThat(converted.out()).hasSize(17);
  }

  @Test
  void aTerminalShowsABar() {
    Run run =
        Run.with(
            GENERATOR,
            Console.Screen.TERMINAL,
            "generate",
            "--mask",
            ".x.x.........x.x.........x..x....x.....x.x.......xx......x..x.xx.x....x.x..x.....",
            "--count",
            "30");

    assertThat(run.err()).containsPattern("\\[[#.]{20}] [0-9]+ of 30, [0-9.]+/(s|min), [0-9]+ s");
    assertThat(run.out()).hasLineCount(30);
  }

  @Test
  void zeroesThatACrashLeftAreTakenOff() throws IOException {
    generate(stoppedAfter(3), "hearts.sdm", "--mask", "heart", "--count", "5");
    Files.write(out("hearts.sdm"), new byte[4096], StandardOpenOption.APPEND);

    generate("hearts.sdm", "--mask", "heart", "--count", "5", "--resume");

    assertDistinct(puzzles("hearts.sdm"), 5);
  }

  @Test
  void aTornJournalLosesItsLastLineAlone() throws IOException {
    generate(stoppedAfter(3), "hearts.json", "--mask", "heart", "--count", "5");
    Path part = out("hearts.json.part");
    String whole = Files.readString(part);
    Files.writeString(part, whole.substring(0, whole.length() - 30));

    Run run = generate("hearts.json", "--mask", "heart", "--count", "5", "--resume");

    assertThat(run.err())
        .contains("hearts.json.part is truncated")
        .contains("2 puzzles are already there");
    assertDistinct(puzzles("hearts.json"), 5);
  }

  @Test
  void aLastLineThatLacksItsEndAloneIsKept() throws IOException {
    generate("hearts.sdm", "--mask", "heart", "--count", "3");
    String whole = Files.readString(out("hearts.sdm"));
    Files.writeString(out("hearts.sdm"), whole.stripTrailing());

    Run run = generate("hearts.sdm", "--mask", "heart", "--count", "4", "--resume");

    assertThat(run.err()).contains("3 puzzles are already there");
    assertThat(Files.readString(out("hearts.sdm"))).startsWith(whole);
    assertDistinct(puzzles("hearts.sdm"), 4);
  }

  @Test
  void whatWasChangedForTheWorseIsFoundOut() throws IOException {
    generate("hearts.txt", "--mask", "heart", "--count", "2");
    List<String> lines = Files.readAllLines(out("hearts.txt"));
    String renamed = lines.get(0).replace('1', 'x').replace('2', '1').replace('x', '2');
    String emptier = lines.get(1).replaceFirst("[1-9]", ".");

    Files.write(out("hearts.txt"), List.of(lines.get(0), renamed));
    Run relabelled = generate("hearts.txt", "--mask", "heart", "--count", "3", "--resume");
    Files.write(out("hearts.txt"), List.of(lines.get(0), emptier));
    Run beside = generate("hearts.txt", "--mask", "heart", "--count", "3", "--resume");
    Run harder = generate("hearts.txt", "--mask", "heart", "-s", "full-house", "--resume");

    assertThat(relabelled.err()).contains("puzzle 2 is a relabelling of number 1");
    assertThat(beside.err()).contains("puzzle 2 has its clues on the cells of no requested mask");
    assertThat(harder.err()).contains("puzzle 1 is not solvable by these strategies");
    assertThat(List.of(relabelled.code(), beside.code(), harder.code())).containsOnly(2);
  }

  @Test
  void ofManyMasksEachIsCarriedOnFromWhereItWas() throws IOException {
    Path masks = Files.writeString(out("masks"), RING + "\n" + HOPELESS + "\n" + FULLER + "\n");
    String[] request = {"--masks", masks.toString(), "--count", "3"};

    Run first = generate(stoppedAfter(2), "p.txt", "--masks", masks.toString(), "--count", "3");
    Run whole = generate("p.txt", with(request, "--resume"));

    assertThat(first.err()).contains("2 puzzles are kept");
    assertThat(whole.code()).isEqualTo(20);
    assertThat(whole.err()).contains("mask 2: Impossible (swappable-lines)");
    assertThat(Files.readAllLines(out("p.txt"))).hasSize(6);
    assertThat(files()).containsExactly("masks", "p.txt", "p.txt.log");
    assertThat(Files.readString(out("p.txt.log"))).contains("\"outcome\":\"impossible\"");
  }

  @Test
  void whatIsProvenIsNotSearchedForAgain() throws IOException {
    Path masks = Files.writeString(out("masks"), RING + "\n" + HOPELESS + "\n");
    for (String name : List.of("p.txt", "p.jsonl", "p.pdf")) {
      generate(name, "--masks", masks.toString());

      Run again =
          generate(
              (OneByOne)
                  (request, watch) -> {
                    throw new AssertionError("the search began");
                  },
              name,
              "--masks",
              masks.toString(),
              "--resume");

      assertThat(again.code()).as(name + again.err()).isEqualTo(20);
    }
    assertThat(Files.readAllLines(out("p.jsonl"))).hasSize(2);
  }

  @Test
  void whatIsImpossibleIsSoForTheConditionsOfItsLineAlone() throws IOException {
    String mask = "xxxxxxxxxxxx....";
    Run minimal = generate("p.jsonl", "--mask", mask, "--strategies", "N", "--minimal");

    Run again = generate("p.jsonl", "--mask", mask, "--strategies", "N", "--resume");

    assertThat(minimal.code()).isEqualTo(20);
    assertThat(again.code()).isZero();
    assertThat(Files.readString(out("p.jsonl"))).hasLineCount(1).contains("\"outcome\":\"found\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"p.txt", "p.jsonl", "p.json", "p.pdf"})
  void whatWasUndecidedAtTheEndIsTriedAgain(String name) throws IOException {
    Run tired = generate(tiredAfter(2), name, "--mask", RING, "--count", "4");
    Run again = generate(name, "--mask", RING, "--count", "4", "--resume");

    assertThat(tired.code()).isEqualTo(30);
    assertThat(tired.err()).contains("2 of 4 found. Undecided");
    assertThat(again.code()).isZero();
    assertThat(again.err()).contains("2 puzzles are already there");
    assertThat(files()).containsExactly(name);
    if (name.equals("p.jsonl")) {
      assertThat(Files.readString(out(name))).hasLineCount(4).doesNotContain("undecided");
    }
  }

  @Test
  void oneMaskTwiceHasNoPuzzleTwice() throws IOException {
    Path masks = Files.writeString(out("masks"), RING + "\n" + RING + "\n");

    generate("p.txt", "--masks", masks.toString(), "--count", "2");

    assertDistinct(puzzles("p.txt"), 4);
  }

  @Test
  void anEndingThatIsNoneIsAnsweredWithThoseThatAre() {
    Run unknown = generate("p.xyz", "--mask", "heart");
    Run single = generate("p.sdk", "--mask", "heart", "--count", "2");
    Run named = generate("p.xyz", "--mask", RING, "--format", "json");

    assertThat(unknown.code()).isEqualTo(2);
    assertThat(unknown.err())
        .contains("the extension of")
        .contains(".sdm")
        .contains(".jsonl or .pdf, or add --format line, grid or json");
    assertThat(single.code()).isEqualTo(2);
    assertThat(single.err())
        .contains("this format holds one puzzle, and there are 2")
        .contains(".sdm");
    assertThat(named.code()).isZero();
    assertThat(generate("p.sdk", "--mask", "heart").code()).isZero();
  }

  @Test
  void standardOutputCanBeNeitherResumedNorReplaced() {
    assertThat(Run.of("generate", "--mask", RING, "--resume").err()).contains("needs a file");
    assertThat(Run.of("generate", "--mask", RING, "--out", "-", "--overwrite").code()).isEqualTo(2);
    assertThat(Run.of("generate", "--mask", RING, "--out", "-").out()).hasLineCount(1);
  }

  private static String[] with(String[] some, String... more) {
    return Stream.concat(Stream.of(some), Stream.of(more)).toArray(String[]::new);
  }
}
