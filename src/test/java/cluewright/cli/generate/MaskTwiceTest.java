package cluewright.cli.generate;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Run;
import cluewright.cli.terminal.Console;
import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.search.Engine;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.engine.Generator;
import cluewright.search.verify.DigitNames;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each line of {@code --masks} is a request of its own, also where a mask comes again. */
final class MaskTwiceTest {
  /** Two puzzles under naked singles, but for the names of their digits. */
  private static final String TWO = "x....xxx..x.....";

  private static final String MANY = "xxxxxxxxxxxx....";
  private static final String NEVER = "x.....xx........";
  private static final Generator GENERATOR = new Generator();

  @TempDir Path folder;

  private Run generate(Engine engine, List<String> masks, String... more) throws IOException {
    Path file = Files.writeString(folder.resolve("masks"), String.join("\n", masks) + "\n");
    String[] all =
        Stream.concat(
                Stream.of("generate", "--masks", file.toString(), "--strategies", "N"),
                Stream.of(more))
            .toArray(String[]::new);
    return Run.with(engine, Console.Screen.PLAIN, all);
  }

  private Run generate(List<String> masks, String... more) throws IOException {
    return generate(GENERATOR, masks, more);
  }

  /** Answers each request that it sees as it is told, and then stops the run. */
  private static OneByOne script(String answers) {
    List<Character> left = new ArrayList<>(answers.chars().mapToObj(c -> (char) c).toList());
    return (request, watch) -> {
      char next = left.isEmpty() ? '!' : left.remove(0);
      if (next == 'p') {
        return GENERATOR.generate(request, watch);
      }
      if (next == '!') {
        watch.stop();
      }
      return new Outcome.Undecided(
          next == '!' ? Outcome.Undecided.Reason.STOPPED : Outcome.Undecided.Reason.OUT_OF_TIME,
          "test",
          Duration.ZERO);
    };
  }

  private static OneByOne never() {
    return (request, watch) -> {
      throw new AssertionError("the search began");
    };
  }

  /** The outcome of each line of JSON. */
  private static List<String> outcomes(String lines) throws IOException {
    List<String> outcomes = new ArrayList<>();
    for (String line : lines.lines().toList()) {
      JsonNode object = new ObjectMapper().readTree(line);
      outcomes.add(object.path("outcome").asText());
      assertThat(object.path("message").asText()).as(line).isNotEmpty();
    }
    return outcomes;
  }

  private static void assertDistinct(List<String> lines) {
    List<Puzzle> puzzles = lines.stream().map(PuzzleText::read).toList();
    assertThat(puzzles.stream().map(DigitNames::canonical)).doesNotHaveDuplicates();
  }

  private String text(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void anImpossibleMaskIsAnsweredInEachOfItsLines() throws IOException {
    Run run = generate(List.of(NEVER, TWO, NEVER));

    assertThat(outcomes(run.out())).containsExactly("impossible", "found", "impossible");
    assertThat(run.err()).hasLineCount(1).contains("repeats this");
    assertThat(run.code()).isEqualTo(20);
  }

  @Test
  void aPossibleMaskIsNeverCalledImpossibleWhenItsPuzzlesAreAllFound() throws IOException {
    Run run = generate(List.of(TWO, TWO, TWO, TWO));

    assertThat(outcomes(run.out())).containsExactly("found", "found", "no-other", "no-other");
    assertThat(run.out()).contains("No other puzzle: all ways to fill these cells were tried");
    assertThat(run.code()).isZero();
    assertThat(generate(List.of(TWO, TWO, TWO), "--format", "line").out())
        .contains("\nNo other puzzle (no-other): all ways")
        .doesNotContain("Impossible");
  }

  @Test
  void aMaskMirroredIsAnotherMask() throws IOException {
    String mirrored = new StringBuilder(TWO).reverse().toString();

    Run run = generate(List.of(TWO, mirrored, TWO, mirrored));

    assertThat(outcomes(run.out())).containsOnly("found").hasSize(4);
  }

  @Test
  void eachLineGetsItsNumberOfPuzzlesWhileThereAreAny() throws IOException {
    Run many = generate(List.of(MANY, NEVER, MANY), "--count", "3", "--format", "line");
    Run two = generate(List.of(TWO, TWO), "--count", "3");

    List<String> lines = new ArrayList<>(many.out().lines().toList());
    assertThat(lines.remove(3)).startsWith("Impossible");
    assertThat(lines).hasSize(6);
    assertDistinct(lines);
    assertThat(outcomes(two.out())).containsExactly("found", "found", "no-other");
    assertThat(two.err()).contains("mask 1: 2 of 3 found, and there are no others");
    assertThat(two.code()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"p.jsonl", "p.txt", "p.json", "p.csv", "p.pdf"})
  void aFileSaysOfEachLineWhyItGotFewerAndIsNotSearchedForAgain(String name) throws IOException {
    List<String> masks = List.of(TWO, NEVER, TWO, TWO, NEVER);

    Run run = generate(masks, "--out", path(name));
    Run again = generate(never(), masks, "--out", path(name), "--resume");

    assertThat(run.code()).isEqualTo(20);
    assertThat(again.code()).as(again.err()).isEqualTo(20);
    if (name.equals("p.jsonl")) {
      assertThat(outcomes(text(name)))
          .containsExactly("found", "impossible", "found", "no-other", "impossible");
    } else {
      assertThat(run.err())
          .contains("mask 2: Impossible (")
          .contains("mask 4, the same as mask 1: No other puzzle (no-other)")
          .contains("mask 5, the same as mask 2: Impossible (");
      assertThat(text(name + ".log").lines().filter(line -> line.contains("\"no-other\"")))
          .hasSize(1);
      assertThat(text(name + ".log").lines().filter(line -> line.contains("\"impossible\"")))
          .hasSize(2);
    }
  }

  @Test
  void aHigherCountIsSharedOutAnew() throws IOException {
    List<String> masks = List.of(TWO, MANY, TWO, MANY);
    generate(masks, "--out", path("p.txt"));

    Run more = generate(masks, "--out", path("p.txt"), "--count", "2", "--resume");

    assertThat(more.code()).isZero();
    assertThat(more.err()).contains("mask 3, the same as mask 1: No other puzzle");
    List<String> lines = text("p.txt").lines().toList();
    assertThat(lines).hasSize(6);
    assertDistinct(lines);
  }

  @Test
  void aLineThatTimeWasTooShortForLeavesTheNextItsOwn() throws IOException {
    Run run = generate(script("tpt"), List.of(MANY, MANY, MANY));

    assertThat(outcomes(run.out())).containsExactly("undecided", "found", "undecided");
    assertThat(run.code()).isEqualTo(30);
  }

  /** Line 1 has two puzzles of three, line 2 all, and line 3 one when the run is stopped. */
  @ParameterizedTest
  @ValueSource(strings = {"p.jsonl", "p.txt", "p.json", "p.pdf"})
  void aStoppedRunGoesOnInTheLineWhereItStood(String name) throws IOException {
    List<String> masks = List.of(MANY, MANY, MANY);
    generate(script("pptpppp!"), masks, "--count", "3", "--out", path(name));
    List<Integer> known = new ArrayList<>();

    Run resumed =
        generate(
            (OneByOne)
                (request, watch) -> {
                  known.add(request.known().size());
                  return GENERATOR.generate(request, watch);
                },
            masks,
            "--count",
            "3",
            "--out",
            path(name),
            "--resume");

    assertThat(known).as("two more are searched for").containsExactly(6, 7);
    assertThat(resumed.code()).as("line 1 stays undecided").isEqualTo(30);
    assertThat(resumed.err()).contains("6 puzzles are already there");
  }

  @ParameterizedTest
  @ValueSource(strings = {"p.jsonl", "p.txt", "p.json"})
  void whatWasUndecidedIsTriedAgainInItsLine(String name) throws IOException {
    List<String> masks = List.of(MANY, MANY, MANY);
    Run first = generate(script("tpt"), masks, "--out", path(name));

    Run again = generate(masks, "--out", path(name), "--resume");

    assertThat(first.code()).isEqualTo(30);
    assertThat(again.code()).isZero();
    assertThat(again.err()).contains("1 puzzle is already there");
    if (!name.equals("p.json")) {
      assertThat(text(name)).hasLineCount(3);
    }
  }
}
