package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Refutations of clauses: what is learnt must follow, and what is refused must be known. */
final class ClauseCheckTest {
  private static final String IMPOSSIBLE = "xx..x.....x.....";
  private static final String[] LEARNT = {"learnt -64", "learnt -15", "learnt 62 50", "learnt -52"};

  private static final String POSSIBLE = "x.x...x......x..";
  private static final List<String> KNOWN = List.of("4.1...2......1..", "4.1...4......2..");
  private static final String[] REFUSED = {
    "refused 1.2...3......2..",
    "refused 1.2...1......3..",
    "refused 1.2...4......2..",
    "refused 1.2...1......4.."
  };
  private static final String[] LEARNT_IN_STEPS = {
    "learnt 1420 172 64",
    "learnt 63 38 55 59 61 64 43",
    "learnt -63 19 54",
    "learnt -27",
    "learnt -62 19 38 45",
    "learnt 59 40 63 64 38 45 55",
    "learnt -37 64 55 63",
    "learnt 38 51 50 37 40",
    "learnt -59 50 55 37 64",
    "learnt 55 63 64",
    "learnt 63 64",
    "learnt -63"
  };

  private static String relaxation(String... learnt) throws IOException {
    String[] lines =
        Stream.concat(Stream.of("method clauses relaxation"), Stream.of(learnt))
            .toArray(String[]::new);
    return Records.verdict(Records.naked(IMPOSSIBLE, "relaxation", lines));
  }

  private static String noOther(String steps, String... lines) throws IOException {
    String[] all =
        Stream.concat(Stream.of("method clauses steps " + steps), Stream.of(lines))
            .toArray(String[]::new);
    return Records.verdict(Records.noOther(POSSIBLE, KNOWN, all));
  }

  private static String[] both(String[] some, String[] more) {
    return Stream.concat(Stream.of(some), Stream.of(more)).toArray(String[]::new);
  }

  @Test
  void learntClausesLeadTheStepFreeOnesToAContradiction() throws IOException {
    assertThat(relaxation(LEARNT))
        .isEqualTo(
            "The clauses without steps were derived again, and 4 learnt clauses led to a"
                + " contradiction.");
  }

  @Test
  void withoutEnoughLearntClausesThereIsNoContradiction() throws IOException {
    assertThat(relaxation(LEARNT[0], LEARNT[1]))
        .isEqualTo("line 10: the clauses up to here do not contradict each other");
  }

  @Test
  void aClauseMayNameALiteralTwice() throws IOException {
    assertThat(relaxation("learnt -64 -64", LEARNT[1], LEARNT[2], LEARNT[3]))
        .startsWith("The clauses without steps");
  }

  /** The formula has 64 + 12 + 48 + 48 + 12 variables. */
  @ParameterizedTest
  @CsvSource({
    "learnt 64, this clause does not follow by unit propagation",
    "learnt -184, this clause does not follow by unit propagation",
    "learnt 185, there is no variable 185",
    "learnt -185, there is no variable 185",
    "learnt -64 0, word 3 is not a literal",
    "learnt 1e3, word 2 is not a literal",
    "learnt 1000000000, word 2 is not a literal"
  })
  void whatDoesNotFollowIsRefusedAtItsLine(String line, String message) throws IOException {
    assertThat(relaxation(line)).isEqualTo("line 8: " + message);
    assertThat(relaxation(LEARNT[0], line)).isEqualTo("line 9: " + message);
  }

  @Test
  void enoughStepsWithoutTheKnownPuzzlesContradictEachOther() throws IOException {
    assertThat(noOther("12", both(REFUSED, LEARNT_IN_STEPS)))
        .isEqualTo(
            "The clauses for 12 steps were derived again, and 12 learnt clauses led to a"
                + " contradiction.");
  }

  @Test
  void everyNameOfAKnownPuzzleMustBeRefused() throws IOException {
    for (String one : REFUSED) {
      String[] others = Stream.of(REFUSED).filter(line -> !line.equals(one)).toArray(String[]::new);

      assertThat(noOther("12", both(others, LEARNT_IN_STEPS))).as(one).startsWith("line ");
    }
  }

  @Test
  void onlyAKnownPuzzleIsRefused() throws IOException {
    assertThat(noOther("12", REFUSED[0], "refused 1.2...3......4.."))
        .isEqualTo("line 11: this is not one of the known puzzles");
    assertThat(noOther("12", "refused 12....3......2.."))
        .isEqualTo("line 10: this is not a puzzle of the mask");
    assertThat(noOther("12", "refused 1.2...3........."))
        .isEqualTo("line 10: this is not a puzzle of the mask");
  }

  @Test
  void fewerStepsThanAnOpenCellEachAreNotEnough() throws IOException {
    String message = "line 9: a solution may take 12 steps, so the formula must have as many";

    for (String steps : List.of("11", "4097", "012", "-12", "")) {
      assertThat(noOther(steps, REFUSED)).as(steps).isEqualTo(message);
    }
  }

  @Test
  void whereCandidatesAreEliminatedTheyMayTakeAStepEach() throws IOException {
    assertThat(
            Records.verdict(
                Records.of(
                    "4x4",
                    IMPOSSIBLE,
                    "naked-single,locked-candidates",
                    "step-bound",
                    "method clauses steps 47")))
        .isEqualTo("line 7: a solution may take 48 steps, so the formula must have as many");
  }

  @Test
  void aFormulaThatNoMemoryHoldsIsNotWritten() throws IOException {
    String mask = "x".repeat(30) + ".".repeat(114);
    String record =
        Records.of("12x12", mask, "naked-single", "step-bound", "method clauses steps 4096");

    assertThat(Records.verdict(record))
        .isEqualTo(
            "line 7: the clauses need more memory than is available (java -Xmx8g gives 8 GB)");
  }

  @Test
  void asManyAs4096StepsAreChecked() throws IOException {
    String record =
        Records.of(
            "16x16", ".".repeat(256), "locked-candidates", "step-bound", "method clauses steps 9");

    assertThat(Records.verdict(record))
        .isEqualTo("line 7: a solution may take 4096 steps, so the formula must have as many");
  }
}
