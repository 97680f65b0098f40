package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every way to fill the open cells is tried again, or those of a sample of subtrees. */
final class OpenCellsCheckTest {
  private static final String IMPOSSIBLE = "xx..x.....x.....";
  private static final String ITS_ORDER =
      "r3c4 r2c4 r1c4 r4c4 r1c3 r4c3 r2c3 r4c1 r3c1 r4c2 r3c2 r2c2";
  private static final String POSSIBLE = "x.x...x......x..";
  private static final String ANOTHER_ORDER =
      "r3c4 r3c3 r4c4 r4c3 r2c4 r1c4 r3c2 r3c1 r4c1 r2c1 r2c2 r1c2";
  private static final List<String> ITS_PUZZLES = List.of("2.4...2......1..", "4.3...1......3..");
  private static final Effort.Watcher NOBODY = (done, of) -> {};

  private static String record(String mask, String order, String depth, String prefixes) {
    return Records.naked(
        mask,
        "open-cells",
        "method open-cells",
        "order " + order,
        "depth " + depth,
        "prefixes " + prefixes);
  }

  /** Rows and columns exchanged: the impossible mask stays as it is. */
  private static final String RAISED =
      "r1c1 r2c1 r3c1 r4c1 r1c2 r2c2 r3c2 r4c2 r1c3 r2c3 r3c3 r4c3 r1c4 r2c4 r3c4 r4c4";

  private static String symmetric(String mask, String order, String... symmetries) {
    List<String> lines = new ArrayList<>(List.of("method open-cells", "order " + order));
    for (String symmetry : symmetries) {
      lines.add("symmetry " + symmetry);
    }
    lines.addAll(List.of("depth 9", "prefixes 99"));
    return Records.naked(mask, "open-cells", lines.toArray(String[]::new));
  }

  private static ProofChecker.Verified sampled(String record, double share, long seed)
      throws Exception {
    return ProofChecker.check(
        new BufferedReader(new StringReader(record)), new Effort(share, seed, NOBODY));
  }

  @Test
  void aMaskThatNoDigitsMakeAPuzzleIsVerified() throws IOException {
    assertThat(Records.verdict(record(IMPOSSIBLE, ITS_ORDER, "8", "4")))
        .isEqualTo(
            "All ways to fill the open cells were tried again, in 19 branches and 4 subtrees.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "1", "5", "11", "12"})
  void theTreeMayBeSharedOutAnywhere(String depth) throws IOException {
    assertThat(Records.verdict(record(IMPOSSIBLE, ITS_ORDER, depth, "99")))
        .startsWith("All ways to fill the open cells were tried again, in 19 branches");
    assertThat(Records.verdict(record(POSSIBLE, ANOTHER_ORDER, depth, "99")))
        .matches("line 8: the strategies solve [1-4.]{16}, a puzzle of this mask");
  }

  @Test
  void theOrderNamesEveryOpenCellOnce() throws IOException {
    String message = "line 8: the order must name every cell without a clue once";
    String shorter = ITS_ORDER.replace(" r2c2", "");

    assertThat(Records.verdict(record(IMPOSSIBLE, shorter, "8", "4"))).isEqualTo(message);
    assertThat(Records.verdict(record(IMPOSSIBLE, shorter + " r3c2", "8", "4"))).isEqualTo(message);
    assertThat(Records.verdict(record(IMPOSSIBLE, shorter + " r1c1", "8", "4"))).isEqualTo(message);
    assertThat(Records.verdict(record(IMPOSSIBLE, ITS_ORDER + " r2c2", "8", "4")))
        .isEqualTo(message);
    assertThat(Records.verdict(record(IMPOSSIBLE, shorter + " r2c5", "8", "4")))
        .isEqualTo("line 8: \"r2c5\" is not a cell of the 4x4 board");
  }

  @Test
  void theNumberOfPrefixesIsNotTrusted() throws IOException {
    assertThat(Records.verdict(record(IMPOSSIBLE, ITS_ORDER, "8", "3")))
        .isEqualTo("line 10: there are 4 prefixes of this depth");
    assertThat(Records.verdict(record(IMPOSSIBLE, ITS_ORDER, "8", "5"))).endsWith(" 4 subtrees.");
    assertThat(Records.verdict(record(POSSIBLE, ANOTHER_ORDER, "9", "0"))).startsWith("line 10: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-1", "+1", "01", "1.0", "x", "1 ", "9999999999999999999"})
  void whatIsNoNumberIsRefused(String text) throws IOException {
    assertThat(Records.verdict(record(IMPOSSIBLE, ITS_ORDER, text, "4")))
        .startsWith("line 9: ")
        .endsWith("is not a number");
    assertThat(Records.verdict(record(IMPOSSIBLE, ITS_ORDER, "8", text)))
        .startsWith("line 10: ")
        .endsWith("is not a number");
    assertThat(Records.verdict(record(IMPOSSIBLE, ITS_ORDER, "13", "4")))
        .isEqualTo("line 9: there are only 12 cells to fill");
  }

  @Test
  void imagesNeedNotBeTried() throws IOException {
    String once = Records.verdict(symmetric(IMPOSSIBLE, ITS_ORDER, RAISED));

    assertThat(Records.verdict(symmetric(IMPOSSIBLE, ITS_ORDER))).contains(" in 19 branches");
    assertThat(once).matches("All ways .* in (\\d|1[0-8]) branches and \\d subtrees\\.");
    assertThat(Records.verdict(symmetric(IMPOSSIBLE, ITS_ORDER, RAISED, RAISED))).isEqualTo(once);
  }

  @Test
  void whatIsNoSymmetryOfTheMaskIsRefused() throws IOException {
    String mirrored =
        "r1c4 r1c3 r1c2 r1c1 r2c4 r2c3 r2c2 r2c1 r3c4 r3c3 r3c2 r3c1 r4c4 r4c3 r4c2 r4c1";

    assertThat(Records.verdict(symmetric(IMPOSSIBLE, ITS_ORDER, mirrored)))
        .isEqualTo("line 9: there is no clue at r1c4, where r1c1 goes");
    assertThat(Records.verdict(symmetric(IMPOSSIBLE, ITS_ORDER, RAISED.replace(" r4c4", ""))))
        .isEqualTo("line 9: each cell must go to a cell of its own");
    String torn = RAISED.replace("r4c3", "x").replace("r3c4", "r4c3").replace("x", "r3c4");
    assertThat(Records.verdict(symmetric(IMPOSSIBLE, ITS_ORDER, RAISED, torn)))
        .matches("line 10: (row|column|box) \\d does not stay together");
  }

  @Test
  void aSymmetryTurnsKnownPuzzlesIntoOthers() throws IOException {
    String[] lines = {
      "method open-cells", "order " + ITS_ORDER, "symmetry " + RAISED, "depth 10", "prefixes 60",
    };

    assertThat(Records.verdict(Records.noOther(IMPOSSIBLE, List.of("12..3.....4....."), lines)))
        .endsWith(": a symmetry turns known puzzles into others");
  }

  /** All 3,456 of the empty board, and no board may have more than 5,000. */
  @Test
  void symmetriesMayNotBeTooMany() throws IOException {
    String everyCell = String.join(" ", cells(""));
    List<String> lines = new ArrayList<>(List.of("method open-cells", "order " + everyCell));
    for (String[] lineOrder :
        new String[][] {{"2", "1", "3"}, {"2", "3", "1"}, {"4", "5", "6", "1", "2", "3"}}) {
      lines.add("symmetry " + String.join(" ", cells(String.join("", lineOrder))));
      lines.add("symmetry " + raised(String.join("", lineOrder)));
    }
    lines.addAll(List.of("depth 1", "prefixes 1"));

    assertThat(
            Records.verdict(
                Records.of(
                    "9x9",
                    ".".repeat(81),
                    "naked-single",
                    "open-cells",
                    lines.toArray(String[]::new))))
        .isEqualTo("line 14: together these make more than 5000 symmetries");
  }

  /** The cells of 9x9, with the first rows in this order. */
  private static List<String> cells(String firstRows) {
    List<String> cells = new ArrayList<>();
    for (int row = 1; row <= 9; row++) {
      int from = row <= firstRows.length() ? firstRows.charAt(row - 1) - '0' : row;
      for (int column = 1; column <= 9; column++) {
        cells.add("r" + from + "c" + column);
      }
    }
    return cells;
  }

  /** The same with columns for rows and rows for columns. */
  private static String raised(String firstRows) {
    String[] raised = new String[81];
    List<String> cells = cells(firstRows);
    for (int cell = 0; cell < 81; cell++) {
      raised[cell] = cells.get(cell % 9 * 9 + cell / 9);
    }
    return String.join(" ", raised);
  }

  @Test
  void knownPuzzlesUnderAnyNamesAreExceptions() throws IOException {
    String[] lines = {
      "method open-cells", "order " + ANOTHER_ORDER, "depth 10", "prefixes 4",
    };

    assertThat(Records.verdict(Records.noOther(POSSIBLE, ITS_PUZZLES, lines)))
        .startsWith("All ways to fill the open cells were tried again, ");
    for (String known : ITS_PUZZLES) {
      assertThat(Records.verdict(Records.noOther(POSSIBLE, List.of(known), lines)))
          .startsWith("line 9: the strategies solve ");
    }
    assertThat(
            Records.verdict(
                Records.noOther(POSSIBLE, ITS_PUZZLES, lines).replace("no-other", "open-cells")))
        .startsWith("line 10: the strategies solve ");
  }

  @Test
  void aSampleSaysThatItIsNoProof() throws Exception {
    ProofChecker.Verified verified = sampled(record(IMPOSSIBLE, ITS_ORDER, "8", "4"), 0.3, 7);

    assertThat(verified.isWhole()).isFalse();
    assertThat(verified.how())
        .matches(
            "Checked 2 of 4 subtrees \\(seed 7\\), in \\d+ branches; this is no full proof\\.");
  }

  @Test
  void aSampleOfAllIsTheWhole() throws Exception {
    ProofChecker.Verified verified = sampled(record(IMPOSSIBLE, ITS_ORDER, "8", "4"), 1, 7);

    assertThat(verified.isWhole()).isTrue();
    assertThat(verified.how()).startsWith("All ways ").contains(" 19 branches and 4 ");
    assertThatThrownBy(() -> sampled(record(POSSIBLE, ANOTHER_ORDER, "9", "99"), 1, 7))
        .hasMessageContaining("the strategies solve ");
  }

  /** Two puzzles lie below 4 prefixes: one prefix alone sometimes shows one of them. */
  @Test
  void everySubtreeCanBeInASample() throws Exception {
    String record = record(POSSIBLE, ANOTHER_ORDER, "10", "4");
    int missed = 0;
    List<String> shown = new ArrayList<>();
    for (int seed = 0; seed < 100; seed++) {
      try {
        sampled(record, 0.1, seed * 1_000_003L);
        missed++;
      } catch (ProofException e) {
        shown.add(e.getMessage());
      }
    }
    assertThat(shown.stream().distinct()).hasSizeGreaterThanOrEqualTo(2);
    assertThat(missed).isBetween(20, 90);
  }

  @Test
  void theSameSeedTakesTheSameSample() throws Exception {
    String record = record(IMPOSSIBLE, ITS_ORDER, "8", "4");
    List<String> first = new ArrayList<>();
    List<String> second = new ArrayList<>();
    for (int seed = 0; seed < 20; seed++) {
      first.add(sampled(record, 0.4, seed).how());
      second.add(sampled(record, 0.4, seed).how());
    }
    assertThat(first).isEqualTo(second);
  }

  @Test
  void otherMethodsHaveNoSamples() {
    String record =
        Records.naked(IMPOSSIBLE, "exhausted", "method enumeration", "order r1c1 r1c2 r2c1 r3c3");

    assertThatThrownBy(() -> sampled(record, 0.5, 1))
        .isInstanceOf(NoSampleException.class)
        .hasMessage(
            "only proofs of the method \"open-cells\" can be checked in parts, not those of"
                + " \"enumeration\"");
  }

  @Test
  void otherKindsAreNotProvenByThisMethod() throws IOException {
    assertThat(
            Records.verdict(
                record(IMPOSSIBLE, ITS_ORDER, "8", "4")
                    .replace("kind open-cells", "kind exhausted")))
        .isEqualTo("line 7: the kind \"exhausted\" is not proven by the method \"open-cells\"");
  }

  @Test
  void theWatcherHearsHowFarTheCheckIs() throws Exception {
    List<String> heard = new ArrayList<>();
    ProofChecker.check(
        new BufferedReader(new StringReader(record(IMPOSSIBLE, ITS_ORDER, "8", "4"))),
        Effort.whole((done, of) -> heard.add(done + "/" + of)));

    assertThat(heard).containsExactly("1/4", "2/4", "3/4", "4/4");
  }
}
