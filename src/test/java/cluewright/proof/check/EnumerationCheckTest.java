package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Every way to fill a mask is tried again, in the order of its cells that a record gives. */
final class EnumerationCheckTest {
  private static final String IMPOSSIBLE = "xx..x.....x.....";
  private static final String POSSIBLE = "x.x...x......x..";

  private static String order(String mask, String order) throws IOException {
    return Records.verdict(
        Records.naked(mask, "exhausted", "method enumeration", "order " + order));
  }

  @Test
  void aMaskThatNoDigitsMakeAPuzzleIsVerified() throws IOException {
    assertThat(order(IMPOSSIBLE, "r3c3 r1c1 r1c2 r2c1"))
        .isEqualTo("All digits were tried again, in 19 branches.");
  }

  @Test
  void aPuzzleThatTheStrategiesSolveIsShown() throws IOException {
    assertThat(order(POSSIBLE, "r1c1 r1c3 r2c3 r4c2"))
        .isEqualTo("line 8: the strategies solve 1.2...1......3.., a puzzle of this mask");
  }

  @Test
  void ofAnyStrategiesThePuzzlesAreThoseWithOneSolution() throws IOException {
    assertThat(orderOfAny(IMPOSSIBLE, "r3c3 r1c1 r1c2 r2c1"))
        .isEqualTo("All digits were tried again, in 19 branches.");
    assertThat(orderOfAny(POSSIBLE, "r1c1 r1c3 r2c3 r4c2"))
        .isEqualTo("line 8: there is one solution of 1.2...1......3.., a puzzle of this mask");
  }

  private static String orderOfAny(String mask, String order) throws IOException {
    return Records.verdict(
        Records.naked(mask, "exhausted", "method enumeration", "order " + order)
            .replace("strategies naked-single", "strategies any"));
  }

  @Test
  void anyStandsAloneInARecord() throws IOException {
    String record =
        Records.naked(IMPOSSIBLE, "exhausted", "method enumeration", "order r3c3 r1c1 r1c2 r2c1");

    assertThat(Records.verdict(record.replace("naked-single", "any,naked-single")))
        .isEqualTo("line 4: there is no strategy \"any\"");
  }

  @Test
  void theOrderNamesEveryClueOnce() throws IOException {
    String message = "line 8: the order must name every clue cell once";

    assertThat(order(IMPOSSIBLE, "r3c3 r1c1 r1c2")).isEqualTo(message);
    assertThat(order(IMPOSSIBLE, "r3c3 r1c1 r1c2 r1c2")).isEqualTo(message);
    assertThat(order(IMPOSSIBLE, "r3c3 r1c1 r1c2 r2c1 r2c2")).isEqualTo(message);
    assertThat(order(IMPOSSIBLE, "r3c3 r1c1 r1c2 r2c5"))
        .isEqualTo("line 8: \"r2c5\" is not a cell of the 4x4 board");
  }

  @Test
  void knownPuzzlesUnderAnyNamesAreExceptions() throws IOException {
    List<String> known = List.of("4.2...4......1..", "3.2...4......2..");
    String[] order = {"method enumeration", "order r4c2 r1c1 r1c3 r2c3"};

    assertThat(Records.verdict(Records.noOther(POSSIBLE, known, order)))
        .startsWith("All digits were tried again, in ");
    assertThat(Records.verdict(Records.noOther(POSSIBLE, known.subList(0, 1), order)))
        .isEqualTo("line 9: the strategies solve 2.1...3......1.., a puzzle of this mask");
  }

  @Test
  void aKnownPuzzleIsNoExceptionToAnotherKind() throws IOException {
    String record =
        Records.noOther(
                POSSIBLE,
                List.of("4.2...4......1..", "3.2...4......2.."),
                "method enumeration",
                "order r4c2 r1c1 r1c3 r2c3")
            .replace("no-other", "exhausted");

    assertThat(Records.verdict(record)).startsWith("line 10: the strategies solve ");
  }

  @Test
  void aFullMaskIsOneBranchForEachGridUpToNames() throws IOException {
    String all = "r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2 r3c3 r3c4 r4c1 r4c2 r4c3 r4c4";

    assertThat(order("x".repeat(16), all))
        .isEqualTo("line 8: the strategies solve 1234341221434321, a puzzle of this mask");
  }

  @Test
  void aSymmetryKeepsTheMask() throws IOException {
    String turned =
        "r4c4 r3c4 r2c4 r1c4 r4c3 r3c3 r2c3 r1c3 r4c2 r3c2 r2c2 r1c2 r4c1 r3c1 r2c1 r1c1";
    String[] order = {"method enumeration", "order r1c1 r1c3 r2c3 r4c2", "symmetry " + turned};

    assertThat(Records.verdict(Records.naked(POSSIBLE, "exhausted", order)))
        .isEqualTo("line 9: there is no clue at r4c4, where r1c1 goes");
  }

  @Test
  void aSymmetryTurnsKnownPuzzlesIntoOthers() throws IOException {
    String same = "r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2 r3c3 r3c4 r4c1 r4c2 r4c3 r4c4";
    String[] order = {"method enumeration", "order r1c1 r1c3 r2c3 r4c2", "symmetry " + same};

    assertThat(Records.verdict(Records.noOther(POSSIBLE, List.of("4.2...4......1.."), order)))
        .isEqualTo("line 10: a symmetry turns known puzzles into others");
  }

  /** Row 3a + b becomes row 3b + a, and columns likewise: boxes become disjoint groups. */
  @Test
  void besidePatternsNoSymmetryMakesABoxAnotherHouse() throws IOException {
    String line = "x" + ".".repeat(80);
    String to =
        IntStream.range(0, 81)
            .mapToObj(cell -> "r" + (swapped(cell / 9) + 1) + "c" + (swapped(cell % 9) + 1))
            .collect(Collectors.joining(" "));
    String record =
        Records.of(
            "9x9+disjoint-groups",
            line,
            "naked-single",
            "exhausted",
            "method enumeration",
            "order r1c1",
            "symmetry " + to);

    assertThat(Records.verdict(record)).startsWith("All digits were tried again");
    assertThat(
            Records.verdict(
                record.replace(
                    "strategies naked-single", "strategies naked-single,two-string-kite")))
        .isEqualTo("line 9: box 1 must become a box for these strategies");
  }

  private static int swapped(int line) {
    return 3 * (line % 3) + line / 3;
  }
}
