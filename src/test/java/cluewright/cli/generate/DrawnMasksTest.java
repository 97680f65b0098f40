package cluewright.cli.generate;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Thorough;
import cluewright.Tries;
import cluewright.cli.Run;
import cluewright.cli.terminal.Console;
import cluewright.format.PuzzleText;
import cluewright.mask.Symmetry;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.replay.SolutionCounter;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.engine.Generator;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code generate} without a mask. */
final class DrawnMasksTest {
  @TempDir Path folder;

  private static List<Puzzle> puzzles(Run run) {
    return run.out().lines().map(PuzzleText::read).toList();
  }

  @Test
  void eachPuzzleHasItsOwnMaskWithTheCluesAndTheSymmetry() {
    String seed = String.valueOf(Tries.random(1).nextInt(1_000_000));
    Run run =
        Run.of(
            "generate",
            "--clues",
            "24..28",
            "--symmetry",
            "half-turn",
            "--count",
            "5",
            "--seed",
            seed);

    assertThat(run.code()).as(seed).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(puzzles(run)).hasSize(5).extracting(Puzzle::mask).doesNotHaveDuplicates();
    assertThat(puzzles(run))
        .allSatisfy(
            puzzle -> {
              assertThat(puzzle.mask().size()).isBetween(24, 28);
              assertThat(Symmetry.HALF_TURN.holds(puzzle.mask())).isTrue();
              assertThat(new SolutionCounter(Boards.NINE).count(puzzle, 2)).isEqualTo(1);
            });
  }

  @Test
  void aLevelIsKept() {
    Run run = Run.of("generate", "-c", "26", "--symmetry", "diagonal", "--level", "medium");

    assertThat(run.code()).isZero();
    Run rated = Run.of("rate", run.out().strip(), "--format", "csv");
    assertThat(rated.out()).containsIgnoringCase("medium");
  }

  @InTurn
  @Test
  void aStrategyThatIsEasierThanTheLevelIsUsed() {
    String[] request = {"generate", "-c", "26", "--level", "unfair", "--at-least", "x-wing=1"};
    String[] repeatable = {"--seed", "2", "--threads", "1", "--time", "10m"};
    Run run = Run.of(Stream.of(request, repeatable).flatMap(Stream::of).toArray(String[]::new));

    assertThat(run.code()).as(run.err()).isZero();
    Puzzle puzzle = puzzles(run).get(0);
    Replay replay = new Replay(Boards.NINE, StrategySet.upTo(Level.UNFAIR).on(Boards.NINE));
    assertThat(replay.human(puzzle).uses()).containsKey(Catalogue.withId("x-wing").orElseThrow());
    assertThat(Run.of("rate", puzzle.line(), "--format", "csv").out())
        .containsIgnoringCase("unfair");
  }

  @Test
  void whoRequiresAnEasierStrategyOfAHarderPuzzleLearnsWhatToAskFor() {
    String[] request = {"generate", "-c", "26", "-t", "1ms", "--require", "x-wing", "--level", ""};
    request[request.length - 1] = "unfair";
    OneByOne nothing = (asked, watch) -> undecided();
    assertThat(Run.with(nothing, Console.Screen.PLAIN, request).err())
        .contains("hardly any puzzle of level unfair requires x-wing")
        .contains("for one that uses it, write --at-least x-wing=1 instead of --require");
    request[request.length - 1] = "hard";
    assertThat(Run.with(nothing, Console.Screen.PLAIN, request).err()).doesNotContain("hardly");
  }

  @Test
  void aStrategyThatCannotBeUsedSoOftenIsRefused() {
    Run none = Run.of("generate", "-c", "26", "--at-least", "x-wing=0");
    assertThat(none.code()).isEqualTo(2);
    assertThat(none.err()).contains("--at-least is 0, but must be at least 1");
    assertThat(Run.of("generate", "-c", "26", "--at-least", "H=2", "--at-most", "H=1").err())
        .contains("Hidden single is to be used at least 2 times, but may not be used so often");
    assertThat(Run.of("generate", "-c", "26", "-s", "NH", "--at-least", "x-wing=1").err())
        .contains("x-wing is required but not among the strategies");
  }

  @Test
  void theSameSeedDrawsTheSameMasks() {
    String[] request = {"generate", "-c", "8..10", "-b", "4x4", "--count", "4", "--seed", "7"};
    List<Mask> masks = puzzles(Run.of(request)).stream().map(Puzzle::mask).toList();
    assertThat(masks).hasSize(4);
    assertThat(puzzles(Run.of(request))).extracting(Puzzle::mask).isEqualTo(masks);
    request[request.length - 1] = "8";
    assertThat(puzzles(Run.of(request))).extracting(Puzzle::mask).isNotEqualTo(masks);
  }

  @Test
  void whatIsNotFoundIsNeverCalledImpossible() {
    List<Mask> tried = new ArrayList<>();
    Run run =
        Run.with(
            (OneByOne)
                (request, watch) -> {
                  tried.add(request.mask());
                  return undecided();
                },
            Console.Screen.PLAIN,
            "generate",
            "--clues",
            "17",
            "--seed",
            "1",
            "--time",
            "200ms");

    assertThat(run.code()).isEqualTo(30);
    assertThat(run.out()).isEmpty();
    assertThat(tried).hasSizeGreaterThan(1).doesNotHaveDuplicates();
    assertThat(run.err()).startsWith("cluewright: 0 of 1 found in ").contains("others may have");
    assertThat(run.err()).doesNotContain("mpossible");
  }

  private static Outcome undecided() {
    return new Outcome.Undecided(
        Outcome.Undecided.Reason.OUT_OF_TIME, "test", Duration.ofMillis(1));
  }

  @InTurn
  @Test
  void whereTheMasksRunOutTheirPuzzlesAreRepeatedUpToNoRelabelling() {
    Run run =
        Run.of("generate", "-c", "8", "-b", "4x4", "--symmetry", "full", "-n", "100", "-t", "9s");

    assertThat(run.code()).isEqualTo(30);
    assertThat(puzzles(run)).hasSizeBetween(3, 99).doesNotHaveDuplicates();
    assertThat(puzzles(run).stream().map(Puzzle::mask).distinct()).hasSize(2);
    assertThat(run.err()).contains("on 2 random masks; no others were drawn");
  }

  @Test
  void aBoardWhoseRulesExcludeOneAnotherIsToldAtOnce() {
    Run run = Run.of("generate", "-c", "4", "-b", "4x4+less=r1c1r1c2+less=r1c2r1c1");

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.err()).contains("no grid obeys all rules of this board");
  }

  @Test
  void aFileIsWrittenWholeOrLineByLineAndNotReplacedUnasked() throws IOException {
    for (String name : List.of("some.sdm", "some.jsonl", "some.pdf")) {
      Path file = folder.resolve(name);
      String[] request = {"generate", "-c", "30", "-n", "2", "-o", file.toString()};
      assertThat(Run.of(request).code()).as(name).isZero();
      assertThat(Files.size(file)).isPositive();
      Run again = Run.of(request);
      assertThat(again.code()).isEqualTo(2);
      assertThat(again.err()).contains("already exists: replace it with --overwrite");
      String[] replacing = {"generate", "-c", "30", "-o", file.toString(), "--overwrite"};
      assertThat(Run.of(replacing).code()).isZero();
    }
    assertThat(Files.readString(folder.resolve("some.sdm"))).hasLineCount(1);
    assertThat(Files.readString(folder.resolve("some.jsonl"))).hasLineCount(1);
  }

  @Test
  @Thorough
  void onTheLargestBoardPuzzlesComeWithTheirMasksOrTheFewestCluesAreSaid() {
    Run run =
        Run.of(
            "generate",
            "--clues",
            "300..310",
            "--board",
            "25x25",
            "--symmetry",
            "half-turn",
            "--count",
            "2");
    assertThat(run.code()).isZero();
    assertThat(puzzles(run)).hasSize(2).doesNotHaveDuplicates();
    assertThat(puzzles(run))
        .allSatisfy(
            puzzle -> {
              assertThat(puzzle.mask().size()).isBetween(300, 310);
              assertThat(Symmetry.HALF_TURN.holds(puzzle.mask())).isTrue();
              assertThat(new SolutionCounter(Boards.TWENTY_FIVE).count(puzzle, 2)).isEqualTo(1);
            });

    Run tooFew = Run.of("generate", "--clues", "150", "--board", "25x25");
    assertThat(tooFew.code()).isEqualTo(30);
    assertThat(tooFew.err())
        .containsPattern(
            "the last 10 random puzzles had more clues than asked for, the fewest 2\\d\\d; ask"
                + " for");
  }

  @Test
  void aFileIsReplacedByTheFirstPuzzleAndNotBefore() throws IOException {
    Path file = Files.writeString(folder.resolve("old.sdm"), "old\n");
    String[] request = {"generate", "-c", "17", "-t", "1ms", "-o", file.toString(), "--overwrite"};
    Run none = Run.with((OneByOne) (asked, watch) -> undecided(), Console.Screen.PLAIN, request);
    assertThat(none.code()).isEqualTo(30);
    assertThat(file).hasContent("old");

    List<String> seen = new ArrayList<>();
    Run found =
        Run.with(
            (OneByOne)
                (asked, watch) -> {
                  seen.add(read(file));
                  return new Generator().generate(asked, watch);
                },
            Console.Screen.PLAIN,
            "generate",
            "-c",
            "30",
            "-n",
            "2",
            "-o",
            file.toString(),
            "--overwrite");
    assertThat(found.code()).isZero();
    assertThat(seen.get(0)).isEqualTo("old\n");
    assertThat(seen.get(seen.size() - 1)).hasLineCount(1).doesNotContain("old");
    assertThat(file).content().hasLineCount(2).doesNotContain("old");
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
