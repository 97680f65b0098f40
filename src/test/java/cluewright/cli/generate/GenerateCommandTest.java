package cluewright.cli.generate;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import cluewright.cli.Run;
import cluewright.cli.terminal.Console;
import cluewright.format.PuzzleText;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.replay.SolutionCounter;
import cluewright.search.BruteForce;
import cluewright.search.EngineChoice;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class GenerateCommandTest {
  private static final String RING = ".xx.x..xx..x.xx.";

  @TempDir Path folder;

  @Test
  void aFoundPuzzleIsOneLineWithCluesOnTheMask() {
    Run run = Run.of("generate", "--mask", "ring-4x4", "--seed", "1");

    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    Puzzle puzzle = PuzzleText.read(run.out());
    assertThat(puzzle.mask().line()).isEqualTo(RING);
    assertThat(new SolutionCounter(Boards.FOUR).count(puzzle, 2)).isEqualTo(1);
    assertThat(new Replay(Boards.FOUR, StrategySet.parse("NHL")).human(puzzle).isSolved()).isTrue();
  }

  @Test
  void jsonHasItsKeysInOrder() throws IOException {
    Run run = Run.of("generate", "--mask", RING, "--strategies", "NHL", "--format", "json");

    assertThat(run.out()).hasLineCount(1);
    JsonNode object = new ObjectMapper().readTree(run.out());
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    assertThat(names)
        .startsWith("outcome", "puzzle", "solution", "proof", "engine", "steps", "seconds");
    assertThat(object.get("outcome").asText()).isEqualTo("found");
    assertThat(object.get("puzzle").asText()).hasSize(16);
    assertThat(object.get("solution").asText()).matches("[1-4]{16}");
    assertThat(object.get("proof").isNull()).isTrue();
    assertThat(object.get("steps").isInt()).isTrue();
    assertThat(object.get("seconds").isNumber()).isTrue();
    assertThat(object.get("mask").asText()).isEqualTo(RING);
  }

  @Test
  void jsonStatesTheRatingThatRateGives() throws IOException {
    ObjectMapper mapper = new ObjectMapper();
    JsonNode found = mapper.readTree(Run.of("generate", "-m", "heart", "-f", "json").out());
    JsonNode rated =
        mapper.readTree(Run.of("rate", found.get("puzzle").asText(), "-f", "json").out());
    JsonNode impossible =
        mapper.readTree(Run.of("generate", "--mask", "xxx.............", "-f", "json").out());

    for (String field : List.of("level", "score", "beyond", "explainer", "hardest", "techniques")) {
      assertThat(found.get(field)).as(field).isNotNull().isEqualTo(rated.get(field));
      assertThat(impossible.get(field).isNull()).as(field).isTrue();
    }
    assertThat(found.get("score").isInt()).isTrue();
    assertThat(found.get("explainer").isDouble()).isTrue();
  }

  @Test
  void aProofSaysThatARequiredStrategyKeptHarderOnesOut() {
    String[] request = {
      "generate", "-m", "xxx.x.x.x.......", "--require", "full-house", "--seed", "1"
    };
    Run plain = Run.of(request);
    assertThat(plain.code()).isEqualTo(20);
    assertThat(plain.err()).isEmpty();
    Run easy =
        Run.of(
            Stream.concat(Stream.of(request), Stream.of("--level", "easy")).toArray(String[]::new));
    assertThat(easy.code()).isEqualTo(20);
    assertThat(easy.err())
        .contains("nothing harder than the required strategies was allowed; --strategies allows");
  }

  @Test
  void aMaskOfThreeCluesIsImpossibleWithItsKindOfProof() throws IOException {
    Run line = Run.of("generate", "--mask", "xxx.............");
    Run json = Run.of("generate", "--mask", "xxx.............", "--format", "json");

    assertThat(line.code()).isEqualTo(20);
    assertThat(line.out())
        .startsWith("Impossible (swappable-lines): rows 3 and 4 hold no clue")
        .contains("Cells: r3c1, r3c2");
    JsonNode object = new ObjectMapper().readTree(json.out());
    assertThat(object.get("outcome").asText()).isEqualTo("impossible");
    assertThat(object.get("puzzle").isNull()).isTrue();
    assertThat(object.get("proof").asText())
        .startsWith("swappable-lines: rows 3 and 4 hold no clue");
  }

  @Test
  void puzzlesOfOneRunAreDistinctAndTheirEndIsSaid() {
    Run run = Run.of("generate", "--mask", RING, "--count", "1000", "--seed", "1");

    assertThat(run.code()).isZero();
    List<String> lines = run.out().lines().toList();
    assertThat(lines).hasSizeBetween(2, 999).doesNotHaveDuplicates();
    assertThat(lines).extracting(GenerateCommandTest::relabelled).doesNotHaveDuplicates();
    assertThat(run.err())
        .startsWith("cluewright: " + lines.size() + " of 1,000 found, and there are no others");
  }

  /** The puzzle with its digits renamed in the order in which they occur. */
  private static String relabelled(String line) {
    String order = "." + line.replace(".", "");
    String seen = order.chars().distinct().mapToObj(Character::toString).collect(joining());
    return line.chars().mapToObj(c -> String.valueOf(seen.indexOf(c))).collect(joining());
  }

  @Test
  void theTimeIsForAllPuzzlesOfAMaskTogether() {
    Run run =
        assertTimeoutPreemptively(
            Duration.ofSeconds(60),
            () -> Run.of("generate", "-m", "heart", "--count", "10000000", "--time", "300ms"));

    assertThat(run.code()).isEqualTo(30);
    assertThat(run.err()).contains(" of 10,000,000 found. Undecided after ");
  }

  @Test
  void theLongestTimeForTheMostPuzzlesEndsWhereThereAreNoOthers() {
    String most = String.valueOf(Integer.MAX_VALUE);

    Run run = Run.of("generate", "-m", RING, "--time", "2562047h", "--count", most);

    assertThat(run.code()).isZero();
    assertThat(run.err()).contains("found, and there are no others");
  }

  @Test
  void allPuzzlesOfAMaskAreThoseOfBruteForce() {
    Run run = Run.of("generate", "--mask", RING, "--strategies", "NHL", "--all");

    int all = BruteForce.FOUR.puzzles(RING, "NHL");
    assertThat(run.code()).isZero();
    assertThat(run.out()).hasLineCount(all);
    assertThat(run.err()).contains(all + " found, and there are no others");
  }

  @Test
  void allAndACountExcludeEachOther() {
    Run run = Run.of("generate", "--mask", RING, "--all", "--count", "3");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("--all and --count exclude each other");
  }

  @Test
  void theMaskMayComeFromStandardInputOrAFile() throws IOException {
    Path file = Files.writeString(folder.resolve("mask.txt"), "# ring\n.xx.\nx..x\nx..x\n.xx.\n");
    Run fromFile = Run.of("generate", "--mask", file.toString(), "--seed", "1");
    Run fromInput =
        Run.reading(".12.\r\n3..4\r\n3..1\r\n.24.\r\n", "generate", "--mask", "-", "--seed", "1");

    assertThat(fromFile.code()).isZero();
    assertThat(fromInput.out()).isEqualTo(fromFile.out());
  }

  @Test
  void aFileOfManyMasksIsNotGuessedAt() throws IOException {
    Path file = Files.writeString(folder.resolve("masks.txt"), RING + "\n" + RING + "\n");

    Run run = Run.of("generate", "--mask", file.toString());

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("masks.txt contains 2 masks");
  }

  @Test
  void manyMasksAreAnsweredInTheirOrderWithOneObjectEach() throws IOException {
    String impossible = "xxx.............";
    Path file = Files.writeString(folder.resolve("masks.txt"), RING + "\n" + impossible + "\n");

    Run run = Run.of("generate", "--masks", file.toString());

    assertThat(run.code()).isEqualTo(20);
    List<String> lines = run.out().lines().toList();
    assertThat(lines).hasSize(2);
    ObjectMapper json = new ObjectMapper();
    assertThat(json.readTree(lines.get(0)).get("mask").asText()).isEqualTo(RING);
    assertThat(json.readTree(lines.get(0)).get("outcome").asText()).isEqualTo("found");
    assertThat(json.readTree(lines.get(1)).get("mask").asText()).isEqualTo(impossible);
    assertThat(json.readTree(lines.get(1)).get("outcome").asText()).isEqualTo("impossible");
  }

  @Test
  void oneMaskOrAFileOfThemIsNeeded() {
    assertThat(Run.of("generate").code()).isEqualTo(2);
    assertThat(Run.of("generate", "--mask", RING, "--masks", "x").code()).isEqualTo(2);
  }

  @Test
  void anEngineAndThreadsReachTheRequest() {
    List<Request> requests = new ArrayList<>();
    OneByOne engine =
        (request, watch) -> {
          requests.add(request);
          return giveUp(request, watch);
        };

    Run.with(engine, Console.Screen.PLAIN, "generate", "-m", RING, "-e", "Exact", "--threads", "1");
    Run none = Run.with(engine, Console.Screen.PLAIN, "generate", "-m", RING, "--threads", "0");

    assertThat(requests).hasSize(1);
    assertThat(requests.get(0).engine()).isEqualTo(EngineChoice.EXACT);
    assertThat(requests.get(0).threads()).isEqualTo(1);
    assertThat(none.code()).isEqualTo(2);
    assertThat(none.err()).contains("--threads is 0, but must be 1 to");
  }

  @Test
  void howDifferentManyPuzzlesAreIsSaidBesideThem() {
    Run run = Run.of("generate", "--mask", "xxxxxxxxxxxx....", "--count", "3", "--seed", "1");

    assertThat(run.out()).hasLineCount(3);
    assertThat(run.err())
        .matches("cluewright: two of these puzzles differ in [0-9.]+ of 12 clues .*\\R");
  }

  @Test
  void resultsGoToAFileWhenAsked() throws IOException {
    Path file = folder.resolve("puzzles.txt");

    Run run = Run.of("generate", "--mask", RING, "--count", "2", "--out", file.toString());

    assertThat(run.out()).isEmpty();
    assertThat(Files.readString(file)).hasLineCount(2);
  }

  @Test
  void anUnwritableFileIsFoundOutBeforeTheSearch() {
    Run run =
        Run.with(
            (OneByOne)
                (request, watch) -> {
                  throw new AssertionError("the search began");
                },
            Console.Screen.PLAIN,
            "generate",
            "--mask",
            RING,
            "--out",
            folder.resolve("missing/puzzles.txt").toString());

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains("puzzles.txt cannot be written");
  }

  @Test
  void outOfTimeIsUndecided() {
    Run run =
        Run.with(
            (OneByOne) GenerateCommandTest::giveUp, Console.Screen.PLAIN, "generate", "-m", RING);

    assertThat(run.code()).isEqualTo(30);
    assertThat(run.out()).startsWith("Undecided after 1.50 s");
  }

  private static Outcome giveUp(Request request, Watch watch) {
    return new Outcome.Undecided(
        Outcome.Undecided.Reason.OUT_OF_TIME, "test", Duration.ofMillis(1500));
  }

  @Test
  void whatWasFoundBeforeTheTimeRanOutIsKept() {
    Puzzle puzzle = PuzzleText.read(".12.3..43..1.24.");
    OneByOne once =
        (request, watch) ->
            request.known().isEmpty()
                ? new Outcome.Found(puzzle, puzzle, OptionalInt.of(3), "test", Duration.ZERO)
                : giveUp(request, watch);

    Run run =
        Run.with(once, Console.Screen.PLAIN, "generate", "-m", RING, "-n", "5", "--seed", "1");

    assertThat(run.code()).isEqualTo(30);
    assertThat(run.out()).isEqualTo(puzzle.line() + "\n");
    assertThat(run.err()).startsWith("cluewright: 1 of 5 found. Undecided after");
  }

  @Test
  void timeAndSeedReachTheEngine() {
    List<Request> requests = new ArrayList<>();
    OneByOne engine =
        (request, watch) -> {
          requests.add(request);
          return giveUp(request, watch);
        };

    for (String time : List.of("500ms", "2m", "60s", "1.5", "1h")) {
      Run.with(engine, Console.Screen.PLAIN, "generate", "-m", RING, "-t", time, "--seed", "7");
    }

    assertThat(requests)
        .extracting(request -> request.time().toMillis())
        .containsExactly(500L, 120_000L, 60_000L, 1500L, 3_600_000L);
    assertThat(requests).extracting(Request::seed).containsOnly(7L);
  }

  @Test
  void aFaultOfOurOwnIsOneSentence() {
    OneByOne broken =
        (request, watch) -> {
          throw new IllegalStateException("the replay does not complete");
        };

    Run run = Run.with(broken, Console.Screen.PLAIN, "generate", "-m", RING, "--seed", "1");
    Run debug = Run.with(broken, Console.Screen.PLAIN, "generate", "-m", RING, "--debug");

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err())
        .hasLineCount(1)
        .startsWith("cluewright: unexpected failure: IllegalStateException, the replay does not");
    assertThat(debug.err()).contains("\tat cluewright.cli.");
  }

  /** Half the sums are not enough for a puzzle without digits, so that these are read, too. */
  @Test
  void openValuesAreFoundWithTheDigits() throws IOException {
    String board = "4x4+cage?=r1c1r1c2r1c3+cage?=r2c1r3c1r4c1+cage?=r4c3r4c4r3c4";

    Run run =
        Run.of("generate", "--board", board, "--mask", "x....x....x....x", "-s", "any", "-n", "2");

    assertThat(run.code()).as(run.err()).isZero();
    List<String> boards = new ArrayList<>();
    for (String line : run.out().lines().toList()) {
      JsonNode object = new ObjectMapper().readTree(line);
      boards.add(object.get("board").asText());
      Puzzle puzzle =
          new Puzzle(
              Boards.named(object.get("board").asText()).orElseThrow(),
              object.get("puzzle").asText().chars().map(c -> c == '.' ? 0 : c - '0').toArray());
      assertThat(puzzle.mask().line()).isEqualTo("x....x....x....x");
      assertThat(new SolutionCounter(puzzle.board()).count(puzzle, 2)).isEqualTo(1);
    }
    assertThat(boards)
        .hasSize(2)
        .allMatch(name -> name.matches("4x4(\\+cage\\d+=(r\\dc\\d){3}){3}"));
  }

  /** Each line of masks has its puzzles or its proof, on standard output as in a file. */
  @Test
  void manyMasksOfAnOpenBoard() throws IOException {
    String board = "4x4+cage?=r1c1r1c2r2c1+cage?=r2c2r2c3r3c2+cage?=r3c3r4c3r4c4";
    Path masks =
        Files.writeString(
            folder.resolve("masks.txt"), "x..............x\n%s\n".formatted(".".repeat(16)));
    Path file = folder.resolve("puzzles.jsonl");

    Run run =
        Run.of("generate", "--board", board, "--masks", masks.toString(), "-n", "2", "--seed", "1");
    Run written =
        Run.of(
            "generate",
            "--board",
            board,
            "--masks",
            masks.toString(),
            "-n",
            "2",
            "--seed",
            "1",
            "--out",
            file.toString());

    assertThat(List.of(run.code(), written.code())).containsOnly(20);
    for (String lines : List.of(run.out(), Files.readString(file))) {
      assertThat(lines.lines().map(line -> line.substring(0, line.indexOf(','))))
          .containsExactly(
              "{\"outcome\":\"found\"", "{\"outcome\":\"found\"", "{\"outcome\":\"impossible\"");
    }
  }

  @Test
  void noOtherValuesAreToldBesideThoseFound() {
    String board = "4x4+cage?=r1c1r1c2+cage?=r2c2r2c3r3c2";

    Run run =
        Run.of(
            "generate",
            "--board",
            board,
            "--mask",
            "x..xx.....x.....",
            "-n",
            "1000",
            "--proof",
            folder.resolve("none.proof").toString(),
            "--seed",
            "1");

    assertThat(run.code()).isZero();
    assertThat(run.out()).hasLineCount(120);
    assertThat(run.err())
        .contains("no proof was written: a proof file has no place for the values of the puzzles")
        .contains("120 of 1,000 found, and there are no others: of the 216 grids");
  }

  /** Signs that alone make a puzzle, none of which is redundant, and cages likewise. */
  @ParameterizedTest
  @ValueSource(strings = {"--signs", "--cages"})
  void shapesThatAreRedundantAreLeftOut(String shape) throws IOException {
    Run run =
        Run.of(
            "generate", shape, "9..40", "--fewest", "--board", "6x6", "-s", "any", "--seed", "1");

    assertThat(run.code()).as(run.err()).isZero();
    Path file = Files.writeString(folder.resolve("fewest.jsonl"), run.out());
    assertThat(Run.of("check", file.toString()).out())
        .contains("Valid: it has exactly one solution.", "No redundant signs.");
  }

  @Test
  void fewestIsAboutShapesByLot() {
    assertThat(Run.of("generate", "--mask", RING, "--fewest").err())
        .contains("--fewest is for random shapes");
  }

  @Test
  void openValuesAreReadFromAFile() throws IOException {
    Path file = folder.resolve("open.json");
    String open =
        """
        {"board": "4x4+cage?=r1c1r1c2+cage?=r2c2r2c3r3c2", "mask": "x..xx.....x....."}""";
    String plain = "{\"board\": \"4x4\", \"mask\": \"x..xx.....x.....\"}";
    String all = "{\"cluewright-puzzles\": 1, \"puzzles\": [%s]}";
    Files.writeString(file, all.formatted(open));

    Run run = Run.of("generate", "--mask", file.toString(), "--seed", "1");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("\"board\":\"4x4+cage").doesNotContain("cage?");
    assertThat(Run.of("generate", "--mask", file.toString(), "--engine", "dual").err())
        .contains("--engine does not go with open values");
    assertThat(Run.of("repair", "--mask", file.toString()).err())
        .contains("only generate finds values");

    Files.writeString(file, all.formatted(open + ", " + plain));
    assertThat(Run.of("generate", "--masks", file.toString()).err())
        .contains("1 of 2 masks have boards with open values");
  }

  @Test
  void whatDoesNotGoWithOpenValuesIsRefused() {
    String board = "4x4+cage?=r1c1r1c2";

    assertThat(Run.of("generate", "--board", board, "--clues", "4").err())
        .contains("--clues does not go with open values: leave it out");
    assertThat(Run.of("generate", "--board", board, "--threads", "0").err())
        .contains("--threads is 0, but must be 1 to 256");
    assertThat(Run.of("generate", "--board", board, "--format", "line").err())
        .contains("--format line does not go with open values");
    assertThat(Run.of("generate", "--board", board, "--format", "grid").err())
        .contains("--format grid does not go with open values");
    assertThat(Run.of("generate", "--board", board, "--variety", "neighbours").err())
        .contains("--variety does not go with open values");
    assertThat(Run.of("generate", "--board", board, "--out", "lost.txt").err())
        .contains("lost.txt has no place for the values that are found");
    assertThat(Run.of("generate", "--board", board, "--out", "lost.xyz").err())
        .contains("lost.xyz has no place for the values that are found");
    assertThat(Run.of("generate", "--board", board, "--engine", "dual").err())
        .contains("--engine does not go with open values");
    assertThat(Run.of("generate", "--board", board, "-s", "N", "--at-least", "x-wing=1").err())
        .contains("x-wing is required but not among the strategies");
    assertThat(Run.of("generate", "--board", "4x4+cge?=r1c1r1c2").err())
        .contains("there is no rule \"cge\"");
    assertThat(Run.of("generate", "--board", "4x4+cage?=r1c1r9c2").err())
        .contains("there is no board \"4x4+cage?=r1c1r9c2\": r9c2 is not on the board");
    assertThat(Run.of("check", "--board", board, "x...............").err())
        .contains("only generate finds values");
  }

  @Test
  void fixedDigitsStandBesideOpenValues() {
    String board = "4x4+cage?=r1c1r1c2r2c1+cage?=r2c2r2c3r3c2+cage?=r3c3r4c3r4c4";

    Run run =
        Run.of(
            "generate",
            "--board",
            board,
            "--mask",
            "x..x........x..x",
            "--givens",
            "3...............",
            "--seed",
            "1",
            "-s",
            "any");

    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("\"puzzle\":\"3..");
  }

  @Test
  void aProofOfOpenValuesIsWrittenAndVerified(@TempDir Path folder) {
    String record = folder.resolve("rows.proof").toString();

    Run run = Run.of("generate", "--board", "9x9+cage?=r1c1r1c2+cage?=r4c4r5c4", "--proof", record);

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.out())
        .contains("\"outcome\":\"impossible\"", "rows 2 and 3 can be swapped")
        .hasLineCount(1);
    assertThat(Run.of("verify-proof", record).out())
        .contains("whatever its open values are")
        .contains("Verified. A move of cells keeps every house, clue and rule");
  }

  @Test
  void aSkeletonWithoutAGridHasNoValues() {
    String signs = "4x4+less=r1c1r1c2+less=r1c2r1c3+less=r1c3r1c4+less=r1c4r1c1";

    Run run = Run.of("generate", "--board", signs + "+cage?=r3c1r4c1");

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.out()).contains("no grid obeys the rules, whatever the open values are");
  }
}
