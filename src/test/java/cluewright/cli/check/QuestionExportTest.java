package cluewright.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.cli.Run;
import cluewright.cnf.LratChecker;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.search.BruteForce;
import cluewright.search.Masks;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.reader.DimacsReader;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;

/** The question about a mask as a file, and what others make of it. */
final class QuestionExportTest {
  private static final String IMPOSSIBLE = "xx..x.....x.....";
  private static final String POSSIBLE = "x.x...x......x..";

  @TempDir Path folder;

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private Run export(String mask, String set, String... more) {
    String[] arguments = {
      "check", mask, "-s", set, "--export", "cnf", "--out", file("q.cnf"), "--overwrite"
    };
    return Run.of(Stream.of(arguments, more).flatMap(Stream::of).toArray(String[]::new));
  }

  /** A model as SAT4J's own reader of such files finds it, or null. */
  private static ISolver modelOf(Path formula) throws Exception {
    ISolver solver = SolverFactory.newDefault();
    try {
      new DimacsReader(solver).parseInstance(formula.toString());
    } catch (ContradictionException e) {
      return null;
    }
    return solver.isSatisfiable() ? solver : null;
  }

  private static Puzzle puzzle(Mask mask, ISolver model, Path map) throws IOException {
    Map<String, Integer> numbers = new HashMap<>();
    for (String line : Files.readAllLines(map)) {
      int space = line.indexOf(' ');
      numbers.put(line.substring(space + 1), Integer.parseInt(line.substring(0, space)));
    }
    int[] digits = new int[mask.board().cells()];
    for (int cell : mask.clues().toArray()) {
      for (int digit = 1; digit <= mask.board().digits(); digit++) {
        String meaning = "s(" + mask.board().label(cell) + "," + digit + ")";
        digits[cell] = model.model(numbers.get(meaning)) ? digit : digits[cell];
      }
    }
    return new Puzzle(mask.board(), digits);
  }

  @ParameterizedTest
  @CsvSource({"N, 3, 9", "H, 3, 8", "NHL, 3, 7", "L, 3, 16"})
  void theFileAnswersAsBruteForceAndItsModelsArePuzzles(String set, int fewest, int most)
      throws Exception {
    Random random = Tries.random(21);
    StrategySet strategies = StrategySet.parse(set);
    Replay replay = new Replay(Boards.FOUR, strategies);
    int possible = 0;
    for (int i = 0; i < Tries.of(100); i++) {
      int clues = fewest + random.nextInt(most - fewest + 1);
      Mask mask = Masks.random(Boards.FOUR, clues, random);

      Run run = export(mask.line(), set, "--map", file("q.map"));

      assertThat(run.code()).as(run.err()).isZero();
      ISolver model = modelOf(folder.resolve("q.cnf"));
      boolean isPossible = BruteForce.FOUR.isPossible(mask.line(), set);
      assertThat(model != null).as(mask.line()).isEqualTo(isPossible);
      if (model != null) {
        possible++;
        Puzzle puzzle = puzzle(mask, model, folder.resolve("q.map"));
        assertThat(puzzle.mask()).isEqualTo(mask);
        assertThat(replay.parallel(puzzle).isSolved()).as(puzzle.line()).isTrue();
      }
    }
    assertThat(possible).isGreaterThanOrEqualTo(strategies.canPlace() ? Tries.showing(5) : 0);
  }

  @Test
  void withFewerStepsOnlyShortPathsCount() throws Exception {
    Random random = Tries.random(22);
    Replay replay = new Replay(Boards.FOUR, StrategySet.parse("NH"));
    for (int i = 0; i < Tries.of(50); i++) {
      Mask mask = Masks.random(Boards.FOUR, 5 + i % 3, random);
      int steps = 1 + i % 4;

      export(mask.line(), "NH", "--steps", "" + steps, "--map", file("q.map"));

      ISolver model = modelOf(folder.resolve("q.cnf"));
      if (model != null) {
        Puzzle puzzle = puzzle(mask, model, folder.resolve("q.map"));
        assertThat(replay.parallel(puzzle).length()).isLessThanOrEqualTo(steps);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"N", "NHL"})
  void theProofOfAnImpossibleMaskIsChecked(String set) throws IOException {
    Run run = export(IMPOSSIBLE, set, "--proof", file("q.lrat"));

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.out())
        .endsWith("Unsatisfiable: with " + set + ", there is no puzzle on this mask.\n");
    String formula = Files.readString(folder.resolve("q.cnf"));
    String proof = Files.readString(folder.resolve("q.lrat"));
    assertThat(LratChecker.fault(formula, proof)).isEmpty();
    String possible = POSSIBLE;
    export(possible, set);
    assertThat(LratChecker.fault(Files.readString(folder.resolve("q.cnf")), proof)).isNotEmpty();
  }

  @Test
  void aProofByAnotherNameIsDrat() throws IOException {
    export(IMPOSSIBLE, "N", "--proof", file("q.drat"));

    List<String> lines = Files.readAllLines(folder.resolve("q.drat"));
    assertThat(lines).endsWith("0").allMatch(line -> line.matches("(-?[1-9]\\d* )*0"));
  }

  @Test
  void aPossibleMaskHasAPuzzleInPlaceOfAProof() {
    Run run = export(POSSIBLE, "N", "--proof", file("q.lrat"));

    assertThat(run.code()).isZero();
    assertThat(run.out()).containsPattern("\nSatisfiable: a puzzle exists: [1-4.]{16}\n$");
    assertThat(run.err()).contains("no proof was written, since the clauses are satisfiable");
    assertThat(folder.resolve("q.lrat")).doesNotExist();
  }

  @Test
  void thatFewStepsDoNotSufficeIsNotCalledImpossible() {
    Run run = export(POSSIBLE, "N", "--steps", "1", "--proof", file("q.lrat"));

    assertThat(run.code()).isEqualTo(30);
    assertThat(run.out())
        .contains("q.cnf: ", "1 step of the 12 that a puzzle can take.")
        .endsWith("Unsatisfiable: with N, no puzzle of this mask takes at most 1 step.\n");
    assertThat(folder.resolve("q.lrat")).exists();
  }

  @Test
  void withoutTimeTheAnswerIsUndecided() {
    Run run = export("heart", "NHL", "--steps", "9", "--proof", file("q.lrat"), "-t", "1ms");

    assertThat(run.code()).isEqualTo(30);
    assertThat(run.out()).contains("\nUndecided with NHL: no answer from SAT4J (");
    assertThat(folder.resolve("q.lrat")).doesNotExist();
  }

  @Test
  void theHeadOfTheFileSaysWhatIsAskedAndWhatTheAnswerMeans() throws IOException {
    export(POSSIBLE, "NHL");
    assertThat(Files.readAllLines(folder.resolve("q.cnf")))
        .contains(
            "c board 4x4",
            "c mask " + POSSIBLE,
            "c strategies hidden-single,naked-single,locked-candidates",
            "c steps 48, which is exact: no puzzle of this mask takes more, since",
            "c SATISFIABLE if and only if some digits on exactly the cells x of the mask make a");

    export(POSSIBLE, "NHL", "--steps", "5");
    assertThat(Files.readString(folder.resolve("q.cnf")))
        .contains(
            "c steps 5, which is not exact: a puzzle of this mask can take 48\n",
            "c UNSATISFIABLE says nothing about puzzles that take more\n");
  }

  @Test
  void onStandardOutputThereAreClausesAlone() throws IOException {
    export(POSSIBLE, "N");
    Run run = Run.of("check", POSSIBLE, "-s", "N", "--export", "cnf");

    assertThat(run.code()).isZero();
    assertThat(run.out()).isEqualTo(Files.readString(folder.resolve("q.cnf")));
    assertThat(run.err()).isEmpty();
  }

  @Test
  void aFileThatExistsIsKeptUnlessItMayBeReplaced() throws IOException {
    for (String option : List.of("--out", "--map", "--proof")) {
      Path old = Files.writeString(folder.resolve("old"), "old");
      String[] arguments =
          option.equals("--out")
              ? new String[] {"check", POSSIBLE, "--export", "cnf", "--out", old.toString()}
              : new String[] {
                "check", POSSIBLE, "--export", "cnf", "--out", file("new.cnf"), option, "" + old
              };

      Run run = Run.of(arguments);

      assertThat(run.code()).as(option).isEqualTo(2);
      assertThat(run.err()).contains("old already exists: replace it with --overwrite");
      assertThat(old).hasContent("old");
      assertThat(folder.resolve("new.cnf")).doesNotExist();
    }
  }

  /** Each line is what is typed after the mask, and what the sentence says. */
  @ParameterizedTest
  @CsvSource({
    "--map m, add --export cnf",
    "--overwrite, add --export cnf",
    "--export cnf --proof p, name one with --out",
    "--export cnf --out missing/q, missing/q cannot be written",
    "--export cnf --out q --map q, --map and --out both name q",
    "--export cnf --steps 0, 'must be 1 to 48'",
    "--export cnf --steps 49, 'must be 1 to 48'",
    "--export cnf -s N;swordfish, unlike swordfish",
    "--export cnf --as puzzle, --export is for a mask",
    "--export dnf, cnf"
  })
  void whatCannotBeIsRefusedInASentence(String options, String sentence) {
    Run run = Run.of(("check " + POSSIBLE + " " + options.replace(';', ',')).split(" "));

    assertThat(run.code()).as(run.out()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains(sentence);
    assertThat(Path.of("q")).doesNotExist();
  }

  @InTurn
  @Test
  void aQuestionBeyondWhatSolversReadIsRefusedAtOnce() {
    Run run = Run.of("check", "x".repeat(20) + ".".repeat(605), "-s", "NHL", "--export", "cnf");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .contains("15,125 steps are", "more than solvers read: name fewer --steps");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void aPuzzleStandsForItsMask() throws IOException {
    export("1.2...3......2..", "N");
    assertThat(Files.readString(folder.resolve("q.cnf"))).contains("c mask " + POSSIBLE);
  }
}
