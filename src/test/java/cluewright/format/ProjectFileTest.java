package cluewright.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.Tries;
import cluewright.document.CellMarks;
import cluewright.document.Document;
import cluewright.document.PenLine;
import cluewright.document.Project;
import cluewright.document.Regions;
import cluewright.document.Result;
import cluewright.document.Sheet;
import cluewright.document.Sketches;
import cluewright.document.TestPlay;
import cluewright.document.UnfinishedPlay;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Decoration;
import cluewright.model.DigitSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.replay.rating.Rating;
import cluewright.replay.reasons.ReasonRating;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ProjectFileTest {
  private static final String TINY =
      """
      {
        "cluewright": 1,
        "title": "Tiny",
        "author": "Ada",
        "board": "4x4",
        "mask": [
          "x..x",
          "....",
          ".x..",
          "...x"
        ],
        "strategies": [
          "hidden-single",
          "naked-single"
        ],
        "puzzle": [
          "1..2",
          "....",
          ".4..",
          "...3"
        ]
      }
      """;

  private static final String TINY_NOW =
      """
      {
        "cluewright": 2,
        "current": 1,
        "puzzles": [
          {
            "title": "Tiny",
            "author": "Ada",
            "board": "4x4",
            "mask": [
              "x..x",
              "....",
              ".x..",
              "...x"
            ],
            "strategies": [
              "hidden-single",
              "naked-single"
            ],
            "puzzle": [
              "1..2",
              "....",
              ".4..",
              "...3"
            ],
            "rating": {
              "level": "easy",
              "score": 120
            }
          }
        ]
      }
      """;

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void nameTheFile() {
    file = folder.resolve("tiny" + ProjectFile.EXTENSION);
  }

  @Test
  void theFileIsReadableByPeople() throws IOException {
    Rating easy =
        new Rating.Rated(Level.EASY, 120, 0, List.of(), Optional.empty(), Optional.empty());
    ProjectFile.write(file, Project.of(tiny()), puzzle -> Optional.of(easy));

    assertThat(file).hasContent(TINY_NOW);
  }

  @Test
  void aRatingByReasonsIsWrittenOnceItIsANumber() throws IOException {
    Rating.Rated easy =
        new Rating.Rated(Level.EASY, 120, 0, List.of(), Optional.empty(), Optional.empty());
    Rating rated = easy.with(new ReasonRating.Rated(1, 12, 24));
    ProjectFile.write(file, Project.of(tiny()), puzzle -> Optional.of(rated));
    assertThat(file).content().contains("\"score\": 120,\n        \"reasons\": 1.32\n");

    Rating beyond = easy.with(new ReasonRating.Open(4, ReasonRating.Why.MORE));
    ProjectFile.write(file, Project.of(tiny()), puzzle -> Optional.of(beyond));
    assertThat(file).hasContent(TINY_NOW);
  }

  @Test
  void anyStrategiesAreKeptByThatNameAlone() throws IOException {
    StrategySet any = StrategySet.any();
    Document tiny = tiny().withStrategies(any);
    Document kept =
        tiny.withResults(List.of(new Result(tiny.puzzle().orElseThrow(), any, /* kept= */ true)));
    ProjectFile.write(file, Project.of(kept), puzzle -> Optional.empty());

    assertThat(file).content().contains("\"strategies\": [\n        \"any\"\n      ],");
    assertThat(ProjectFile.read(file).document()).isEqualTo(kept);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'strategies': ['any', 'x-wing']                  | does not know",
        "'strategies': ['any'], 'required': ['x-wing']    | although it allows any",
        "'strategies': ['any'], 'forbidden': ['x-wing']   | which is among its strategies",
        "'strategies': ['x-wing'], 'required': ['any']    | does not know"
      },
      quoteCharacter = '~')
  void nothingStandsBesideAnyStrategiesInAFile(String fields, String reason) throws IOException {
    write(TINY.replaceFirst("\"strategies\": \\[[^]]*]", fields.strip().replace('\'', '"')));

    assertThatThrownBy(() -> ProjectFile.read(file))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void aFileOfTheFirstVersionIsAProjectOfOnePuzzle() throws IOException {
    write(TINY);

    assertThat(ProjectFile.read(file)).isEqualTo(Project.of(tiny()));
  }

  @Test
  void severalPuzzlesAreKeptWithAllThatBelongsToThem() throws IOException {
    Puzzle fixed =
        new Puzzle(Boards.FOUR, new int[] {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3});
    Puzzle six = new Puzzle(Boards.SIX, new int[36]);
    Document rich =
        tiny()
            .withTitle("Rich")
            .withNotes("For the\nfirst page")
            .withFixed(fixed)
            .withRequired(StrategySet.parse("naked-single"))
            .withConditions(conditions())
            .withResults(
                List.of(
                    new Result(tiny().puzzle().orElseThrow(), tiny().strategies(), true),
                    new Result(six, StrategySet.parse("NHL"), false)));
    Project project = new Project(List.of(tiny(), rich, blank(Boards.NINE)), 1);

    write(project);

    assertThat(ProjectFile.read(file)).isEqualTo(project);
  }

  @Test
  void whatThePuzzleMustNeedStandsUnderTheStrategies() throws IOException {
    Document demanding = demanding(StrategySet.parse("naked-single"), Conditions.NONE);

    write(Project.of(demanding));

    assertThat(file).content().contains("\"required\": [\n        \"naked-single\"\n      ],");
    assertThat(ProjectFile.read(file).document()).isEqualTo(demanding);
  }

  @Test
  void aFileNamesStrategiesOfItsBoardAlone() throws IOException {
    StrategySet hard = StrategySet.upTo(Level.HARD);
    Document nine = Document.untitled(Mask.empty(Boards.NINE), hard);
    write(Project.of(nine));
    assertThat(file).content().contains("\"x-wing\"").doesNotContain("-set-");
    assertThat(ProjectFile.read(file).document()).isEqualTo(nine);

    Document twelve = Document.untitled(Mask.empty(Boards.TWELVE), hard);
    write(Project.of(twelve));
    assertThat(file).content().contains("\"hidden-set-6\"").doesNotContain("-set-7");
    assertThat(ProjectFile.read(file).document()).isEqualTo(twelve);
  }

  private static Document demanding(StrategySet required, Conditions conditions) {
    return tiny().withRequired(required).withConditions(conditions);
  }

  private static Conditions conditions() {
    return Conditions.NONE
        .withMinimal(true)
        .with(new Condition.Levels(Level.EASY, Level.MEDIUM))
        .with(new Condition.Score(400, Condition.Score.HIGHEST))
        .with(new Condition.AtLeast(Catalogue.HIDDEN_SINGLE, 3))
        .with(new Condition.AtMost(Catalogue.NAKED_SINGLE, 2))
        .with(new Condition.NotBefore(Catalogue.NAKED_SINGLE, 5))
        .with(new Condition.NoBottleneckBefore(20))
        .with(new Condition.Explained(70, 74))
        .with(new Condition.HardestEarly(Condition.HardestEarly.Gem.PEARL))
        .with(new Condition.Reasons(2, 3));
  }

  @Test
  void aFileOfEarlierVersionsRequiresNothing() throws IOException {
    Files.writeString(file, TINY);

    assertThat(ProjectFile.read(file).document().required().isEmpty()).isTrue();
  }

  @Test
  void conditionsStandUnderTheStrategies() throws IOException {
    Document demanding = demanding(StrategySet.of(List.of()), conditions());

    write(Project.of(demanding));

    assertThat(file).content().contains("\"wishes\": {\n        \"minimal\": true,");
    assertThat(ProjectFile.read(file).document()).isEqualTo(demanding);
  }

  @Test
  void digitsThatAreSeenInTwoWaysAreRefused() throws IOException {
    write(TINY.replace("\"title\"", "\"letters\": \"ABCD\", \"title\""));
    assertThat(ProjectFile.read(file).document().digitSet().letters()).isEqualTo("ABCD");
    write(
        TINY.replace("\"title\"", "\"letters\": \"ABCD\", \"digits\": \"hexadecimal\", \"title\""));
    assertThatThrownBy(() -> ProjectFile.read(file))
        .hasMessageContaining(
            "the fields \"digits\" and \"letters\" exclude each other: delete one of them.");
  }

  @Test
  void conditionsOfALaterVersionArePassedOver() throws IOException {
    write(TINY.replace("\"title\"", "\"wishes\": {\"mood\": [1, {}]}, \"title\""));

    assertThat(ProjectFile.read(file).document()).isEqualTo(tiny());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'level': ['hrd', 'hard']}| its \"wishes\" name the level \"hrd\"; the levels are easy,"
            + " medium",
        "{'level': ['hard', 'easy']}| its \"wishes\" are impossible: Hard is harder than Easy.",
        "{'level': ['hard']}| the field \"level\" of \"wishes\" must hold two values, from and to.",
        "{'reasons': [3, 2]}| its \"wishes\" are impossible: a range of reasons lies between 1 and",
        "{'reasons': [3]}| the field \"reasons\" of \"wishes\" must hold two values, from and to.",
        "{'score': [9, 3]}| its \"wishes\" are impossible: a score range needs",
        "{'level': ['easy', 'easy'], 'score': [1200, 1300]}| scores at most 800",
        "{'atMost': {'x-ray': 1}}| it names the strategy \"x-ray\", which this program",
        "{'atMost': {'x-wing': -1}}| the field \"atMost\" of \"wishes\" holds -1",
        "{'atLeast': {'x-wing': 0}}| the field \"atLeast\" of \"wishes\" holds 0",
        "{'atLeast': {'x-wing': 2}, 'atMost': {'x-wing': 1}}| its \"wishes\" are impossible: X-Wing"
            + " is to be used",
        "{'notBefore': {'x-wing': 0}}| \"notBefore\" of \"wishes\" holds 0, but must hold at least"
            + " 1.",
        "{'explainer': [7.4, 7.0]}| the lower one first",
        "{'hardestEarly': 'ruby'}| \"hardestEarly\" of \"wishes\" holds \"ruby\", but must hold pearl",
        "{'noBottleneckBefore': 1}| \"noBottleneckBefore\" of \"wishes\" holds 1, but must hold at"
            + " least 2.",
        "{'level': ['Hard', 'hard']}| its \"wishes\" name the level \"Hard\"; the levels are easy,"
            + " medium",
        "{'score': [150000000, 150000001]}| a score range needs two numbers from 0 to 999,999",
        "{'score': [1.7, 3.9]}| the field \"wishes\" has the wrong type of value",
        "{'notBefore': {'x-wing': 99999999999}}| it contains a number that is too large",
        "{'score': 'high'}| the field \"wishes\" has the wrong type of value",
        "7| the field \"wishes\" has the wrong type of value",
      })
  void conditionsThatMakeNoSenseAreRefused(String conditions, String sentence) throws IOException {
    write(TINY.replace("\"title\"", "\"wishes\": " + conditions + ", \"title\""));

    assertThatThrownBy(() -> ProjectFile.read(file))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining(sentence);
  }

  @Test
  void whatIsRequiredMustBeAmongTheStrategies() throws IOException {
    Files.writeString(file, TINY.replace("\"puzzle\"", "\"required\": [\"x-wing\"], \"puzzle\""));

    assertThatThrownBy(() -> ProjectFile.read(file))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining(
            "requires the strategy \"x-wing\", which is not among its strategies");
  }

  @Test
  void whatIsForbiddenMustNotBeAmongTheStrategies() throws IOException {
    Files.writeString(
        file, TINY.replace("\"puzzle\"", "\"forbidden\": [\"naked-single\"], \"puzzle\""));

    assertThatThrownBy(() -> ProjectFile.read(file))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining(
            "forbids the strategy \"naked-single\", which is among its strategies");
  }

  static Stream<Project> projects() {
    Random random = new Random(1);
    return IntStream.range(0, 60)
        .mapToObj(
            round -> {
              List<Document> documents =
                  Stream.generate(() -> random(any(Boards.ALL, random), random))
                      .limit(1 + random.nextInt(5))
                      .toList();
              return new Project(documents, random.nextInt(documents.size()));
            });
  }

  @ParameterizedTest
  @MethodSource("projects")
  void whatIsWrittenIsRead(Project project) throws IOException {
    write(project);

    assertThat(ProjectFile.read(file)).isEqualTo(project);
  }

  @Test
  void openValuesStandInTheNameOfTheBoard() throws IOException {
    Board open = Boards.drawn("4x4+cage?=r1c1r1c2+sandwich?=r1c1r1c2r1c3r1c4").orElseThrow();
    Document drawn = Document.untitled(Mask.empty(open), StrategySet.any());
    Document found = drawn.withPuzzle(Puzzle.empty(open.sample()));
    for (Document each : List.of(drawn, found)) {
      ProjectFile.write(file, Project.of(each), puzzle -> Optional.empty());
      assertThat(ProjectFile.read(file)).isEqualTo(Project.of(each));
    }
    String text = Files.readString(file);
    assertThat(text).contains("\"skeleton\": \"4x4+cage?=r1c1r1c2+sandwich?=r1c1r1c2r1c3r1c4\"");

    Files.writeString(file, text.replace("cage?=r1c1r1c2", "cage?=r2c1r2c2"));
    assertThatThrownBy(() -> ProjectFile.read(file))
        .hasMessageContaining("“skeleton” and “board” differ in cage?=r2c1r2c2");
    Files.writeString(file, text.replaceFirst("cage\\d+=", "cage?="));
    assertThatThrownBy(() -> ProjectFile.read(file))
        .hasMessageContaining("“board” has open values");
    Files.writeString(file, text.replace("\"skeleton\": \"4x4+", "\"skeleton\": \"6x6+"));
    assertThatThrownBy(() -> ProjectFile.read(file)).hasMessageContaining("differ in 6x6");
    Files.writeString(file, text.replaceFirst("\"puzzle\"", "\"other\""));
    assertThatThrownBy(() -> ProjectFile.read(file))
        .hasMessageContaining("“skeleton” stands only beside a “puzzle”");
  }

  /** The puzzle that left the board has values, which the board has no longer. */
  @Test
  void resultsOfOpenValuesStayWhatTheyAre() throws IOException {
    Board open = Boards.drawn("4x4+cage?=r1c1r1c2").orElseThrow();
    Document found =
        Document.untitled(Mask.empty(open), StrategySet.any())
            .withPuzzle(Puzzle.empty(open.sample()));
    Document left = found.withMask(new Mask(open.sample(), CellSet.of(3)));
    assertThat(left.mask()).isEqualTo(new Mask(open, CellSet.of(3)));
    assertThat(left.results()).hasSize(1);

    ProjectFile.write(file, Project.of(left), puzzle -> Optional.empty());
    assertThat(ProjectFile.read(file)).isEqualTo(Project.of(left));
  }

  @Test
  void aRatingIsWrittenForOthersAndNotBelieved() throws IOException {
    write(TINY_NOW.replace("120", "99999").replace("\"easy\"", "\"mild\""));

    assertThat(ProjectFile.read(file).document()).isEqualTo(tiny());
  }

  @Test
  void unknownFieldsArePassedOver() throws IOException {
    write(TINY.replace("\"title\"", "\"mood\": {\"colour\": [1, null, {}]}, \"title\""));

    assertThat(ProjectFile.read(file).document()).isEqualTo(tiny());
  }

  @Test
  void aByteOrderMarkAndWindowsLineEndsDoNotMatter() throws IOException {
    write("\uFEFF" + TINY.replace("\n", "\r\n"));

    assertThat(ProjectFile.read(file).document()).isEqualTo(tiny());
  }

  @Test
  void titleAndAuthorAndPuzzleMayBeAbsent() throws IOException {
    write("{'cluewright':1,'board':'4x4','mask':['....','....','....','...x'],'strategies':[]}");

    Document project = ProjectFile.read(file).document();

    assertThat(project.title()).isEmpty();
    assertThat(project.author()).isEmpty();
    assertThat(project.puzzle()).isEmpty();
    assertThat(project.mask().size()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"cluewright\": 1  | \"cluewright\": 3  | its version \"3\" is newer than this program",
        "\"cluewright\": 1  | \"cluewright\": 2  | the field \"puzzles\" is missing.",
        "\"cluewright\": 1  | \"cluewright\": 99999999999999999999 | is newer than this program",
        "\"cluewright\": 1  | \"cluewright\": 0  | its version \"0\" does not exist.",
        "\"cluewright\": 1, | ``                 | it is not a Cluewright project",
        "\"cluewright\": 1  | \"cluewright\": \"1\" | it is not a Cluewright project",
        "\"4x4\"            | \"30x30\"            | there is no board \"30x30\"; the boards are 4x4,",
        "\"4x4\"            | \"9x9\"            | the mask has 4 rows, but the 9x9 board has 9.",
        "\"board\": \"4x4\", | ``                | the field \"board\" is missing.",
        "\"mask\"           | \"face\"           | the field \"mask\" is missing.",
        "\"strategies\"     | \"tricks\"         | the field \"strategies\" is missing.",
        "\"x..x\"           | \"x..xx\"          | row 1 of the mask has 5 cells, but the 4x4 board"
            + " has 4.",
        "\"x..x\"           | \"x..y\"           | the mask has \"y\" at r1c4, but only x and ."
            + " are allowed.",
        "\"x..x\"           | null               | row 1 of the mask has 0 cells",
        "\"x..x\"           | \"x.x.\"           | they differ at r1c3.",
        "\".4..\"           | \".5..\"           | the puzzle has \"5\" at r3c2, which is not a"
            + " digit of the 4x4 board.",
        "\".4..\"           | \"....\"           | they differ at r3c2.",
        "\".4..\"           | \"14..\"           | they differ at r3c1.",
        "\"naked-single\"   | \"x-ray\"          | it names the strategy \"x-ray\", which this"
            + " program does not know.",
        "\"naked-single\"   | null               | it names the strategy \"null\"",
        "\"title\": \"Tiny\" | \"title\": [1]    | the field \"title\" has the wrong type of value"
            + " at line 3, column",
        "\"title\": \"Tiny\" | \"title\" \"Tiny\" | it stops being valid JSON at line 3, column",
        "\"title\": \"Tiny\" | \"board\": \"4x4\" | it stops being valid JSON at line 5, column",
      })
  void aFileThatDoesNotFitIsRefused(String part, String instead, String sentence)
      throws IOException {
    assertThat(TINY).contains(part);
    write(TINY.replace(part, instead == null ? "" : instead));

    assertThatThrownBy(() -> ProjectFile.read(file))
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith("Cannot open " + file + ": ")
        .hasMessageContaining(sentence)
        .hasMessageEndingWith(".");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'current': 1| 'current': 2| the field \"current\" names puzzle 2, but the last one is 1.",
        "'current': 1| 'current': 0| the field \"current\" names puzzle 0",
        "x..x| x..y| puzzle 1: the mask has \"y\" at r1c4",
        "'kept': true| 'kept': 7| puzzle 1: the field \"results\" has the wrong type of value at"
            + " line 4",
        "'puzzle': '1| 'puzzle': '11| puzzle 1: result 1: the puzzle has 17 cells, but the 4x4"
            + " board",
        "'puzzle': '1| 'puzzle': '9| puzzle 1: result 1: the puzzle has \"9\" at r1c1, which is no",
        "'1...'| '.2..'| puzzle 1: a digit is fixed at r1c2, which is not a clue cell of the mask.",
        "'1...'| '2...'| puzzle 1: the digit of the puzzle at r1c1 differs from the fixed one.",
        "'title': ''| 'title': []| puzzle 1: the field \"title\" has the wrong type of value at"
            + " line 1",
        "[{'title'| [null, {'title'| puzzle 1: the field \"puzzle\" is missing.",
      })
  void errorsNameThePuzzle(String part, String instead, String sentence) throws IOException {
    String project =
        """
        {'cluewright': 2, 'current': 1, 'puzzles': [{'title': '', 'board': '4x4',
         'mask': ['x..x', '....', '.x..', '...x'], 'fixed': ['1...', '....', '....', '....'],
         'strategies': [], 'puzzle': ['1..2', '....', '.4..', '...3'], 'results': [
          {'puzzle': '1..2.....4.....3', 'strategies': ['x-wing'], 'kept': true}]}]}
        """;
    assertThat(project).contains(part);
    write(project.replace(part, instead));

    assertThatThrownBy(() -> ProjectFile.read(file))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining(sentence);
  }

  @Test
  void aProjectHoldsAPuzzle() throws IOException {
    write("{'cluewright': 2, 'puzzles': []}");

    assertThatThrownBy(() -> ProjectFile.read(file)).hasMessageContaining("it contains no puzzle.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'cluewright': 1, 'title': 'Ti| it ends too early at line 1, column",
        "{'cluewright': 1, 'mask': [| it ends too early at line 1, column",
        "x| it stops being valid JSON at line 1, column",
        "[]| it is not a project at line 1, column 1.",
        "null| it is not a Cluewright project",
        "{}| it is not a Cluewright project",
        "{'cluewright': 1} {}| it is no",
      })
  void whatIsNoProjectIsRefused(String text, String sentence) throws IOException {
    write(text);

    assertThatThrownBy(() -> ProjectFile.read(file))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining(sentence)
        .hasMessageEndingWith(".");
  }

  @Test
  void anEmptyFileIsRefused() throws IOException {
    write("");

    assertThatThrownBy(() -> ProjectFile.read(file))
        .isInstanceOf(FormatException.class)
        .hasMessage("Cannot open " + file + ": it is empty.");
  }

  @Test
  void deepNestingIsRefusedEvenInAnUnknownField() throws IOException {
    write(TINY.replace("\"title\"", "\"deep\": " + "[".repeat(100_000) + ", \"title\""));

    assertThatThrownBy(() -> ProjectFile.read(file))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("it is nested too deeply");
  }

  @Test
  void aFileOfMoreThan16MegabytesIsRefused() throws IOException {
    try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
      large.setLength(ProjectFile.LARGEST + 1L);
    }

    assertThatThrownBy(() -> ProjectFile.read(file))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("it is larger than 16 MB");
  }

  @Test
  void bytesThatAreNoTextAreRefused() throws IOException {
    Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe, 'x', 0});

    assertThatThrownBy(() -> ProjectFile.read(file))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("it is not UTF-8 text");
  }

  @Test
  void aMissingFileAndAFolderCannotBeRead() {
    assertThatThrownBy(() -> ProjectFile.read(file))
        .isInstanceOf(IOException.class)
        .hasMessage("Cannot open " + file + ": there is no such file.");
    assertThatThrownBy(() -> ProjectFile.read(folder))
        .isInstanceOf(IOException.class)
        .hasMessage("Cannot open " + folder + ": it is a folder.");
  }

  @Test
  void aMutilatedFileIsAProjectOrOneSentence() throws IOException {
    Random random = Tries.random(20260101);
    int refused = 0;
    for (int round = 0; round < Tries.of(800); round++) {
      String whole = round % 2 == 0 ? TINY : TINY_NOW;
      byte[] bytes = whole.getBytes(StandardCharsets.UTF_8);
      for (int wounds = 1 + random.nextInt(3); wounds > 0; wounds--) {
        bytes = mutilate(bytes, random);
      }
      Files.write(file, bytes);
      refused += refusals();
    }

    assertThat(refused).isBetween(Tries.showing(400), 799);
  }

  /** 1 if the file is refused in one sentence, 0 if it is read; anything else is an error. */
  private int refusals() throws IOException {
    try {
      ProjectFile.read(file);
      return 0;
    } catch (FormatException e) {
      assertThat(e.getMessage()).endsWith(".").doesNotContain("\n").hasSizeLessThan(400);
      return 1;
    }
  }

  private static byte[] mutilate(byte[] bytes, Random random) {
    int from = random.nextInt(bytes.length + 1);
    int to = Math.min(bytes.length, from + random.nextInt(20));
    String before = text(Arrays.copyOf(bytes, from));
    String part = text(Arrays.copyOfRange(bytes, from, to));
    String after = text(Arrays.copyOfRange(bytes, to, bytes.length));
    String mutilated =
        switch (random.nextInt(6)) {
          case 0 -> before;
          case 1 -> before + after;
          case 2 -> before + part + part + after;
          case 3 -> before + (char) random.nextInt(256) + part + after;
          case 4 ->
              before
                  + List.of("null", "{", "[", "]", "}", ",", "-1e999").get(random.nextInt(7))
                  + after;
          default -> before + part.replaceAll("\\w", "x") + after;
        };
    return mutilated.getBytes(StandardCharsets.ISO_8859_1);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  private void write(Project project) throws IOException {
    ProjectFile.write(file, project, puzzle -> Optional.empty());
  }

  private void write(String text) throws IOException {
    Files.writeString(file, text.replace('\'', '"'));
  }

  private static Document tiny() {
    Puzzle puzzle =
        new Puzzle(Boards.FOUR, new int[] {1, 0, 0, 2, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 3});
    return Document.untitled(puzzle.mask(), StrategySet.parse("NH"))
        .withTitle("Tiny")
        .withAuthor("Ada")
        .withPuzzle(puzzle);
  }

  private static Document withPlay(String fields) {
    String line = "12343412214343..";
    String text =
        """
        {"cluewright": 2, "puzzles": [{"board": "4x4", "mask": ["xxxx", "xxxx", "xxxx", "xx.."],
        "strategies": ["naked-single"], "puzzle": ["1234", "3412", "2143", "43.."],
        "plays": [{"puzzle": "%s", %s}]}]}
        """
            .formatted(line, fields);
    return ProjectFile.read(text).documents().get(0);
  }

  @Test
  void aTestPlayNeedsADateAndATimeAndNoMore() {
    TestPlay play =
        withPlay("\"date\": \"2026-11-23T04:15:00Z\", \"seconds\": 71").playsOfPuzzle().get(0);
    assertThat(play.time()).isEqualTo(Duration.ofSeconds(71));
    assertThat(play.isSolved()).isTrue();
    assertThat(play.mistakes()).isEmpty();
    assertThatThrownBy(() -> withPlay("\"date\": \"2026-11-23T04:15:00Z\""))
        .hasMessageContaining("test play 1")
        .hasMessageContaining("\"seconds\" is missing");
    assertThatThrownBy(() -> withPlay("\"date\": \"yesterday\", \"seconds\": 71"))
        .hasMessageContaining("the date \"yesterday\" cannot be read");
    assertThatThrownBy(
            () -> withPlay("\"date\": \"2026-11-23T04:15:00Z\", \"seconds\": 71, \"hints\": -1"))
        .hasMessageContaining("\"hints\" holds -1");
  }

  @Test
  void aTestPlayIsOfATimeThatPeopleCanBeShown() {
    String soon = "\"date\": \"2026-11-23T04:15:00Z\", \"seconds\": ";
    assertThatThrownBy(() -> withPlay(soon + Long.MAX_VALUE))
        .hasMessageContaining("\"seconds\" holds 9");
    assertThat(withPlay(soon + 315_360_000).playsOfPuzzle()).hasSize(1);
    for (String date : List.of("+1000000000-12-31T23:59:59Z", "-0044-03-15T12:00:00Z")) {
      assertThatThrownBy(() -> withPlay("\"seconds\": 1, \"date\": \"" + date + '"'))
          .hasMessageContaining("cannot be read");
    }
  }

  private static Document withUnfinished(String... plays) {
    String text =
        """
        {"cluewright": 2, "puzzles": [{"board": "4x4", "mask": ["xxxx", "xxxx", "xxxx", "xx.."],
        "strategies": ["naked-single"], "puzzle": ["1234", "3412", "2143", "43.."],
        "unfinished": [%s]}]}
        """
            .formatted(
                Stream.of(plays)
                    .map(fields -> "{\"puzzle\": \"12343412214343..\", " + fields + "}")
                    .collect(Collectors.joining(",")));
    return ProjectFile.read(text).documents().get(0);
  }

  @Test
  void anUnfinishedPlayNeedsATimeAndNoMore() {
    Document document = withUnfinished("\"seconds\": 71");
    UnfinishedPlay play = document.unfinished(document.puzzle().orElseThrow()).orElseThrow();
    assertThat(play.time()).isEqualTo(Duration.ofSeconds(71));
    assertThat(play.isBlank()).isTrue();
    assertThat(
            withUnfinished("\"seconds\": 1, \"digits\": \"..............2.\"")
                .unfinished()
                .get(0)
                .tried()
                .of(14))
        .isEqualTo(0b10);
  }

  @Test
  void anUnfinishedPlaySaysNothingThatItsBoardHasNoPlaceFor() {
    String marks = " .".repeat(14).strip();
    Map<String, String> faults =
        Map.ofEntries(
            Map.entry("\"hints\": 1", "\"seconds\" is missing"),
            Map.entry("\"seconds\": 315360001", "\"seconds\" holds 315,360,001"),
            Map.entry("\"seconds\": 1, \"hints\": 1000001", "\"hints\" holds 1,000,001"),
            Map.entry("\"seconds\": 1, \"hints\": -1", "\"hints\" holds -1"),
            Map.entry("\"seconds\": 1, \"digits\": \".\"", "each of the 16 cells"),
            Map.entry(
                "\"seconds\": 1, \"digits\": \"1...............\"",
                "\"digits\" says something of r1c1"),
            Map.entry("\"seconds\": 1, \"digits\": \"..............5.\"", "5"),
            Map.entry("\"seconds\": 1, \"candidates\": \"12 3\"", "each of the 16 cells"),
            Map.entry(
                "\"seconds\": 1, \"candidates\": \"1 . " + marks + "\"",
                "\"candidates\" says something of r1c1"),
            Map.entry(
                "\"seconds\": 1, \"corners\": \"" + marks + " 12 5\"",
                "\"corners\" has \"5\" at r4c4"),
            Map.entry(
                "\"seconds\": 1, \"colors\": \"" + marks + " 9 A\"",
                "\"colors\" has \"A\" at r4c4"),
            Map.entry("\"seconds\": 1, \"complete\": \"..............y.\"", "\"y\" at r4c3"),
            Map.entry("\"seconds\": 1, \"lines\": \"1,1-5,1\"", "the line \"1,1-5,1\""),
            Map.entry("\"seconds\": 1, \"lines\": \"1,1-2,2\"", "the line \"1,1-2,2\""),
            Map.entry("\"seconds\": 1, \"lines\": \"7,7-9,7\"", "the line \"7,7-9,7\""),
            Map.entry("\"seconds\": 1, \"lines\": \"all\"", "the line \"all\""));
    faults.forEach(
        (fields, words) ->
            assertThatThrownBy(() -> withUnfinished(fields))
                .as(fields)
                .isInstanceOf(FormatException.class)
                .hasMessageContaining("unfinished play 1")
                .hasMessageContaining(words));
    assertThatThrownBy(() -> withUnfinished("\"seconds\": 1", "\"seconds\": 2"))
        .hasMessageContaining("two unfinished plays of the same digits");
    assertThatThrownBy(
            () ->
                withUnfinished(
                    Stream.generate(() -> "\"seconds\": 1").limit(51).toArray(String[]::new)))
        .hasMessageContaining("51 unfinished plays");
  }

  private static Document blank(Board board) {
    return Document.untitled(Mask.empty(board), StrategySet.of(List.of()));
  }

  private static <T> T any(List<T> list, Random random) {
    return list.get(random.nextInt(list.size()));
  }

  private static List<DigitSet> digitSets(Board board) {
    String own = "ßÄ一ñ★ЖΩあ9bcdefghijklmopqr";
    return List.of(
        DigitSet.USUAL,
        DigitSet.of(DigitSet.Kind.HEXADECIMAL),
        DigitSet.of(DigitSet.Kind.NUMBERS),
        DigitSet.own(board, own.substring(0, board.digits())));
  }

  private static Document random(Board board, Random random) {
    Mask mask = randomMask(board, random);
    Puzzle puzzle = randomDigits(mask, random);
    Mask some =
        new Mask(board, CellSet.of(mask.clues().stream().filter(cell -> random.nextInt(4) == 0)));
    StrategySet strategies = StrategySet.parse("NHL,x-wing");
    return new Document(
        any(List.of("", "Für „Élise“ \\ \" \n 数独 😀", "Kite"), random),
        any(List.of("", "Жанна"), random),
        any(List.of("", "two\nlines", "{\"cluewright\": 1}"), random),
        mask,
        Optional.empty(),
        any(digitSets(board), random),
        puzzle.restrictedTo(some),
        strategies,
        any(List.of(StrategySet.of(List.of()), StrategySet.parse("x-wing")), random),
        any(List.of(StrategySet.of(List.of()), StrategySet.parse("swordfish,w-wing")), random),
        any(List.of(Conditions.NONE, conditions()), random),
        any(List.of(Optional.<Puzzle>empty(), Optional.of(puzzle)), random),
        Stream.generate(
                () ->
                    new Result(
                        randomDigits(randomMask(any(Boards.ALL, random), random), random),
                        strategies,
                        random.nextBoolean()))
            .limit(random.nextInt(4))
            .toList(),
        Stream.generate(() -> play(randomMask(any(Boards.ALL, random), random), random))
            .limit(random.nextInt(3))
            .toList(),
        random.nextBoolean()
            ? List.of()
            : Stream.of(Puzzle.empty(Boards.FOUR), puzzle)
                .distinct()
                .map(one -> unfinished(one, random))
                .toList(),
        any(List.of(Sketches.NONE, sketches(random)), random));
  }

  private static Sketches sketches(Random random) {
    Regions regions = Regions.of(any(Boards.ALL, random));
    for (int cell = 0; cell < regions.of().size(); cell += 1 + random.nextInt(9)) {
      regions = regions.with(cell, random.nextInt(regions.size() + 1));
    }
    return new Sketches(
        any(List.of(Optional.empty(), Optional.of(regions)), random),
        any(List.of(Optional.<Board>empty(), Boards.named("4x4+cage5=r1c1r1c2")), random));
  }

  private static Document withSketches(String fields) {
    return ProjectFile.read(
            """
            {"cluewright": 2, "puzzles": [{"board": "4x4", "mask": ["xxxx", "....", "....", "...."],
            "strategies": ["naked-single"], "sketches": {%s}}]}
            """
                .formatted(fields))
        .document();
  }

  @Test
  void sketchesAreOfTheBoardOrOfTheirOwn() {
    assertThat(withSketches("").sketches()).isEqualTo(Sketches.NONE);
    Sketches sketches =
        withSketches(
                "\"regions\": [\"1122\", \"1.22\", \"3344\", \"3344\"], \"rules\": \"6x6+x=r1c1r1c2\"")
            .sketches();
    assertThat(sketches.regions()).contains(Regions.of(Boards.FOUR).with(5, Regions.NONE));
    assertThat(sketches.rules().map(Board::rows)).contains(6);
    assertThat(withSketches("\"board\": \"samurai\"").sketches()).isEqualTo(Sketches.NONE);
  }

  @Test
  void sketchesThatNoBoardHasAreRefused() {
    Map<String, String> faults =
        Map.of(
            "\"rules\": \"4x4+cage9=r1c1r1c2\"",
                "puzzle 1: the field \"rules\" of its sketches: there is no board",
            "\"board\": \"samurai\", \"regions\": []", "not on samurai",
            "\"board\": \"1x4\", \"regions\": []",
                "puzzle 1: the field \"board\" of its sketches: there is no board",
            "\"regions\": [\"1122\"]",
                "puzzle 1: the field \"regions\" of its sketches: the regions has 1 rows",
            "\"regions\": [\"1122\", \"1152\", \"3344\", \"3344\"]",
                "\"regions\" has \"5\" at r2c3");
    faults.forEach(
        (fields, words) ->
            assertThatThrownBy(() -> withSketches(fields))
                .as(fields)
                .isInstanceOf(FormatException.class)
                .hasMessageContaining(words));
  }

  private static UnfinishedPlay unfinished(Puzzle puzzle, Random random) {
    Board board = puzzle.board();
    CellSet open = puzzle.mask().open();
    IntUnaryOperator some = cell -> 1 + random.nextInt(board.allDigits());
    Sheet sheet = Sheet.of(puzzle);
    for (int cell : open.toArray()) {
      sheet = sheet.withDigit(CellSet.of(cell), random.nextInt(board.digits() + 1));
    }
    sheet =
        sheet
            .withCandidates(open, some)
            .withFilled(CellSet.of(open.stream().limit(3)), some)
            .withCorners(open, some)
            .withColors(
                CellSet.of(random.nextInt(board.cells())),
                cell -> random.nextInt(1 << Sheet.COLORS))
            .withStruck(CellSet.of(random.nextInt(board.cells())), some)
            .withLines(Set.of(new PenLine(1, 1, 3, 3), new PenLine(6, 8, 8, 6)));
    Sheet written = sheet;
    return new UnfinishedPlay(
        sheet,
        Duration.ofSeconds(random.nextInt(100_000)),
        random.nextInt(9),
        CellMarks.of(
                board.cells(),
                cell -> 1 | (written.digit(cell) == 0 ? 0 : 1 << (written.digit(cell) - 1)))
            .with(puzzle.mask().clues(), cell -> 0));
  }

  private static TestPlay play(Mask mask, Random random) {
    return new TestPlay(
        randomDigits(mask, random),
        Instant.ofEpochSecond(random.nextInt()),
        any(List.of("", "Zoë"), random),
        Duration.ofSeconds(random.nextInt(100_000)),
        random.nextInt(9),
        any(List.of(OptionalInt.empty(), OptionalInt.of(3)), random),
        any(List.of(TestPlay.End.values()), random));
  }

  private static Mask randomMask(Board board, Random random) {
    return new Mask(board, CellSet.where(board.cells(), cell -> random.nextInt(3) == 0));
  }

  private static Puzzle randomDigits(Mask mask, Random random) {
    int[] digits = new int[mask.board().cells()];
    mask.clues().forEach(cell -> digits[cell] = 1 + random.nextInt(mask.board().digits()));
    return new Puzzle(mask.board(), digits);
  }

  /** Boards are equal whatever their decoration, which is therefore compared by itself. */
  @Test
  void decorationIsKept(@TempDir Path folder) throws IOException {
    Decoration decoration =
        new Decoration(
            List.of(
                new Decoration.Stroke(
                    List.of(new Decoration.Place(0.5, 0.5), new Decoration.Place(-1, 2)),
                    "#FF0000",
                    0.25,
                    0.3)),
            List.of(
                new Decoration.Figure(
                    new Decoration.Place(1, 2), 0.5, 1, true, true, 45, "#FFF", "", "a", "", 0.5)),
            List.of(new Decoration.Frame(List.of(0, 1), "?", "")),
            List.of(3));
    Board board = Boards.FOUR.decorated(decoration);
    Project project =
        Project.of(Document.untitled(new Mask(board, CellSet.of(0)), StrategySet.parse("N")));
    Path file = folder.resolve("decorated.cluewright");

    ProjectFile.write(file, project, unrated -> Optional.empty());

    Board read = ProjectFile.read(file).documents().get(0).mask().board();
    assertThat(read.decoration()).isEqualTo(decoration);
    assertThat(Boards.plain(read).decoration()).isEqualTo(Decoration.NONE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"lines\":[{\"points\":[[1,2]],\"width\":1}]}",
        "{\"lines\":[null]}",
        "{\"lines\":[{\"points\":[[1,2],[1,null]],\"width\":1}]}",
        "{\"shapes\":[{\"middle\":[1,5000],\"width\":1,\"height\":1}]}",
        "{\"frames\":[{\"cells\":[\"r9c9\"]}]}",
        "{\"lights\":[\"r5c1\"]}"
      })
  void otherDecorationIsRefused(String decoration, @TempDir Path folder) throws IOException {
    Path file = folder.resolve("odd.cluewright");
    ProjectFile.write(
        file,
        Project.of(Document.untitled(new Mask(Boards.FOUR, CellSet.of(0)), StrategySet.parse("N"))),
        unrated -> Optional.empty());
    String text = Files.readString(file);
    Files.writeString(
        file, text.replaceFirst("\"board\"", "\"decoration\": " + decoration + ", \"board\""));

    assertThatThrownBy(() -> ProjectFile.read(file)).hasMessageContaining("decoration");
  }
}
