package cluewright.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Run;
import cluewright.cli.terminal.Console;
import cluewright.format.PuzzleText;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.EngineChoice;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class BenchCommandTest {
  @TempDir Path folder;

  @Test
  void puzzlesAreRatedAndComparedWithWhatWasPublished() throws IOException {
    String puzzle =
        "57..6...3.3...5.6.6.1..7....53.....1....8....9.....27....8..4.2.8.1...3.2...4..19";
    Path file =
        Files.writeString(
            folder.resolve("rated.txt"), "# puzzles\n" + puzzle + "\t2.5\n" + puzzle + " 9.9\n");

    Run run = Run.of("bench", "--rate", file.toString());

    assertThat(run.code()).isZero();
    assertThat(run.out().lines().skip(1))
        .hasSize(2)
        .allMatch(line -> line.matches("(2\\.x|all) +2 +50\\.0 %( +[\\d.,]+){4}"));
  }

  /** Of one, two, three and more reasons. */
  @Test
  void numbersByReasonsAreComparedWithOtherRatings() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("rated.txt"),
            """
            57..6...3.3...5.6.6.1..7....53.....1....8....9.....27....8..4.2.8.1...3.2...4..19 2.5
            97.3.6.428.5...1.9....5....2.7...3.4.1..2..8.4..738..1...9.5............1..847..3 3.2
            3..2.7..9...861.....8.3.6.....4.6...2.9...3.54...5...6..23.59......1.....8.....7. 6.3
            .1.......3.8192...6..48.7..7.....9.61.......29.4.....8..1.74..3...9261.7.......4. 7.3
            """);

    Run run = Run.of("bench", "--correlate", file.toString());

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .containsPattern("all +4 +1 +1 +1 +0 +1 ")
        .contains("reasons and Sudoku Explainer    1.000 (3 puzzles)  1.000 (4 puzzles)")
        .containsPattern(
            "reasons and HoDoKu's score +0\\.\\d{3} \\(3 puzzles\\) +0\\.\\d{3} \\(4 puzzles\\)")
        .containsPattern("Sudoku Explainer and HoDoKu +0\\.\\d{3} \\(4 puzzles\\)");
    assertThat(Run.of("bench", "--correlate", file.toString(), "--lot", "2").out())
        .containsPattern("all +2 ");
  }

  /** By singles, by a pair of reasons, and without a way. */
  @Test
  void replaysTellHowTheyEndAndWhatTheirStepsNeed() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("puzzles.txt"),
            """
            57..6...3.3...5.6.6.1..7....53.....1....8....9.....27....8..4.2.8.1...3.2...4..19
            97.3.6.428.5...1.9....5....2.7...3.4.1..2..8.4..738..1...9.5............1..847..3
            .1.......3.8192...6..48.7..7.....9.61.......29.4.....8..1.74..3...9261.7.......4.
            """);

    Run run = Run.of("bench", "--replay", file.toString(), "-s", "N,H,reasons-2");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .containsPattern("\\n1 +solved +\\d+ +[01] ")
        .containsPattern("\\n2 +solved +\\d+ +2 ")
        .containsPattern("\\n3 +stuck +\\d+ +2 ")
        .contains("3 puzzles: 2 solved, 1 stuck")
        .containsPattern("reasons-2 +1\\n");
    assertThat(Run.of("bench", "--replay", file.toString()).out())
        .contains("3 puzzles: 3 solved\n");
    assertThat(Run.of("bench", "--replay", file.toString(), "--seed", "1").err())
        .contains("--seed does not go with --replay");
  }

  /** A puzzle that takes longer than it may is told from one without a way. */
  @Test
  void aReplayHasItsTime() throws IOException {
    String puzzle =
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    Path file = Files.writeString(folder.resolve("puzzles.txt"), puzzle);

    assertThat(Run.of("bench", "--replay", file.toString(), "-t", "1ms").out())
        .contains("1 puzzle: 1 time up");
  }

  @Test
  void numbersByReasonsNeedSomethingToCompareWith() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("puzzles.txt"),
            "57..6...3.3...5.6.6.1..7....53.....1....8....9.....27....8..4.2.8.1...3.2...4..19");
    assertThat(Run.of("bench", "--correlate", file.toString()).err())
        .contains("--correlate compares with published ratings: write one behind each puzzle");
    assertThat(Run.of("bench", "--correlate", file.toString(), "--lot", "0").err())
        .contains("--lot is 0, but must be at least 1");
    assertThat(Run.of("bench", "--rate", file.toString(), "--lot", "5").err())
        .contains("--lot goes with --correlate");
  }

  @Test
  void aLineThatIsNoRatedPuzzleIsNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("rated.txt"), "12345 2.5\n");

    assertThat(Run.of("bench", "--rate", file.toString()).err())
        .contains("line 1 is no 9x9 puzzle");
    assertThat(Run.of("bench").err()).contains("give one of --masks FILE, --rate FILE");
  }

  @Test
  void eachKindOfSkeletonGetsALineOfATable() {
    Run run =
        Run.of(
            "bench", "--shapes", "cages-2-3,sandwich", "-s", "any", "-t", "5s", "--skeletons", "1");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .containsPattern("\\n\\| `cages-2-3` \\| \\d+ \\| [01] \\| [01] \\| [01] \\| .* \\|\\n")
        .containsPattern("\\n\\| `sandwich` \\| 18 \\| ");
    assertThat(Run.of("bench", "--shapes", "cages").err())
        .contains("there are no skeletons cages: they are cages-2-3, cages-2-4");
  }

  @Test
  void eachKindOfRuleGetsALineOfATable() {
    Run run =
        Run.of(
            "bench",
            "--rules",
            "less,odd",
            "-b",
            "4x4",
            "-s",
            "any",
            "-t",
            "2s",
            "--skeletons",
            "2");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("| kind | signs | found | impossible | open | median of found |")
        .containsPattern("\\n\\| `less` \\| \\d+ \\| [012] \\| [012] \\| [012] \\| .* \\|\\n")
        .containsPattern("\\n\\| `odd` \\| ");
    assertThat(Run.of("bench", "--rules", "bishop").err()).contains("no kind of rule bishop");
    assertThat(Run.of("bench", "--rules", "odd", "--csv", "a.csv").err())
        .contains("--csv does not go with --rules");
    assertThat(Run.of("bench", "--masks", "-", "--skeletons", "2").err())
        .contains("--skeletons goes with --rules");
  }

  @Test
  void stepsOfFewReasonsAreCheckedOnBoardsOfEveryKind() {
    Run run = Run.of("bench", "--truth", "150", "--seed", "1");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("| reasons | steps | wrong | more than needed | not checked |")
        .containsPattern("\\n\\| all \\| [12]\\d\\d \\| 0 \\| 0 \\| \\d+ \\|\\n")
        .containsPattern("\\n\\d+ kinds of rules on \\d+ puzzles of up to 36 cells\\n");
    assertThat(Run.of("bench", "--truth", "150", "--seed", "1").out()).isEqualTo(run.out());
    assertThat(Run.of("bench", "--truth", "0").err()).contains("--truth is 0, but must be at");
    assertThat(Run.of("bench", "--truth", "5", "--csv", "a.csv").err())
        .contains("--csv does not go with --truth");
  }

  @Test
  void everyMaskGetsARowAndTheEndASummary() throws IOException {
    Path masks =
        Files.writeString(folder.resolve("masks"), "0**0*00**00*0**0\n# no\n***0000000000000\n");
    Path csv = folder.resolve("rows.csv");

    Run run = Run.of("bench", "--masks", masks.toString(), "-s", "NHL", "--csv", csv.toString());

    assertThat(run.code()).isZero();
    List<String> lines = run.out().lines().toList();
    assertThat(lines.get(1)).matches(" +1 +8 +1 +auto +\\w+ +found +[0-9.]+ +\\d+");
    assertThat(lines.get(2)).matches(" +3 +3 +1 +auto +arguments +impossible +[0-9.]+ +");
    assertThat(run.out())
        .contains("NHL, auto, seed 1, 2 masks: 1 found, 1 impossible, 0 undecided\n")
        .contains("seconds: total ", ", median ", ", p90 ", ", max ");
    assertThat(Files.readAllLines(csv))
        .hasSize(3)
        .contains(
            "line,clues,seed,asked,outcome,seconds,steps,engine,mask,puzzle,proof,board,strategies,limit,"
                + "processor,variables,clauses")
        .last()
        .asString()
        .matches(".*,xxx[.]{13},,swappable-lines,4x4,NHL,60,[0-9.]+,,");
  }

  /** Three clues are too few on the classic board, and enough on one with diagonals. */
  @Test
  void masksAreThoseOfTheBoardThatIsNamed() throws IOException {
    String file = masks("xx......x.......").toString();

    assertThat(Run.of("bench", "-m", file).out()).contains("0 found, 1 impossible");
    assertThat(Run.of("bench", "-m", file, "--board", "4x4+x").out()).contains("1 found");
  }

  private Path masks(String... lines) throws IOException {
    return Files.writeString(folder.resolve("masks"), String.join("\n", lines));
  }

  private static Outcome answer(Request request, Outcome.Found found) {
    return request.engine() == EngineChoice.EXACT
        ? new Outcome.Impossible(
            new Proof(Proof.Kind.EXHAUSTED, Phrase.verbatim("a proof."), CellSet.empty()),
            "exact",
            Duration.ofSeconds(1))
        : found;
  }

  private static final Puzzle PUZZLE = PuzzleText.read(".12.3..43..1.24.");

  @Test
  void twoEnginesTakeTurnsAndTheRatioIsOfWhatBothDecided() throws IOException {
    List<EngineChoice> asked = new ArrayList<>();
    OneByOne engine =
        (request, watch) -> {
          asked.add(request.engine());
          int seconds = request.engine() == EngineChoice.AUTO ? 1 : 4;
          return new Outcome.Found(
              PUZZLE, PUZZLE, OptionalInt.of(3), "test", Duration.ofSeconds(seconds));
        };

    Run run =
        Run.with(
            engine,
            Console.Screen.PLAIN,
            "bench",
            "-m",
            masks(".xx.x..xx..x.xx.", "xx......x.......").toString(),
            "--against",
            "exact",
            "--seeds",
            "3");

    assertThat(run.code()).isZero();
    assertThat(asked)
        .startsWith(EngineChoice.AUTO, EngineChoice.EXACT, EngineChoice.EXACT, EngineChoice.AUTO)
        .hasSize(12);
    assertThat(run.out())
        .contains(
            "auto, medians over 3 seeds: 2 found, 0 impossible; of the decided masks: total 2.000")
        .contains(
            "exact, medians over 3 seeds: 2 found, 0 impossible; of the decided masks: total 8.0")
        .contains("on 6 runs that both decided: 4.00 times in total, 4.00 times at the median");
  }

  @Test
  void twoEnginesThatContradictEachOtherFailTheRun() throws IOException {
    Outcome.Found found =
        new Outcome.Found(PUZZLE, PUZZLE, OptionalInt.of(3), "test", Duration.ofSeconds(1));
    String file = masks("xx......x.......", ".xx.x..xx..x.xx.").toString();

    Run run =
        Run.with(
            (OneByOne) (request, watch) -> answer(request, found),
            Console.Screen.PLAIN,
            "bench",
            "-m",
            file,
            "--against",
            "exact");

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err())
        .hasLineCount(1)
        .contains("line 1: auto (test) found a puzzle, but exact (exact) says impossible");
  }

  @Test
  void undecidedMasksAreLeftOutOfTheTimesOfThoseDecided() throws IOException {
    Outcome undecided =
        new Outcome.Undecided(Outcome.Undecided.Reason.OUT_OF_TIME, "test", Duration.ofSeconds(60));

    Run run =
        Run.with(
            (OneByOne) (request, watch) -> undecided,
            Console.Screen.PLAIN,
            "bench",
            "-m",
            masks(".xx.x..xx..x.xx.").toString());

    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("1 undecided\n", "total 60.000", "of the decided masks: none\n");
  }

  @Test
  void anEngineThatCannotDecideAMaskIsRefusedBeforeTheFirstRun() throws IOException {
    Run run =
        Run.of("bench", "-m", masks("x".repeat(40) + ".".repeat(41)).toString(), "-e", "counting");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .contains(
            "the counting engine only supports naked singles (strategies N): choose --engine auto");
    assertThat(run.out()).isEmpty();
  }
}
