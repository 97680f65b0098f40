package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A mask is followed into an image of another, whose own record is redone. */
final class PartCheckTest {
  private static final String WHOLE = "xx..x.....x.....";

  /** The whole with its first two rows exchanged. */
  private static final String IMAGE = "x...xx....x.....";

  private static final String EXCHANGED =
      "r2c1 r2c2 r2c3 r2c4 r1c1 r1c2 r1c3 r1c4 r3c1 r3c2 r3c3 r3c4 r4c1 r4c2 r4c3 r4c4";

  private static final String RAISED =
      "r1c1 r2c1 r3c1 r4c1 r1c2 r2c2 r3c2 r4c2 r1c3 r2c3 r3c3 r4c3 r1c4 r2c4 r3c4 r4c4";

  private static final List<String> OF_WHOLE =
      List.of(
          "mask " + WHOLE,
          "strategies naked-single,hidden-single",
          "kind exhausted",
          "sentence because.",
          "method enumeration",
          "order r3c3 r1c1 r1c2 r2c1");

  private static String record(String part, String strategies, String to, List<String> ofWhole) {
    List<String> rest = new ArrayList<>(List.of("method part", "entry corner", "to " + to));
    rest.addAll(ofWhole);
    return Records.of("4x4", part, strategies, "learned", rest.toArray(String[]::new));
  }

  private static List<String> whole(int line, String text) {
    List<String> lines = new ArrayList<>(OF_WHOLE);
    lines.set(line, text);
    return lines;
  }

  @ParameterizedTest
  @ValueSource(strings = {IMAGE, "x...x.....x.....", "................"})
  void whatLiesInAnImageIsVerifiedByTheRecordOfTheWhole(String part) throws IOException {
    assertThat(Records.verdict(record(part, "naked-single", EXCHANGED, OF_WHOLE)))
        .startsWith("The mask lies in an image of another, \"corner\" with 4 clues. Of that: All")
        .contains("branches");
  }

  @Test
  void rowsMayBecomeColumns() throws IOException {
    assertThat(Records.verdict(record(WHOLE, "hidden-single", RAISED, OF_WHOLE)))
        .startsWith("The mask lies in an image");
  }

  @Test
  void anyStrategiesOfTheWholeSpeakOfAllOfThePart() throws IOException {
    List<String> any = whole(1, "strategies any");

    assertThat(Records.verdict(record(IMAGE, "unique-rectangle-1,naked-single", EXCHANGED, any)))
        .startsWith("The mask lies in an image");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // A clue that goes to an open cell.
        "x...xx....xx....|naked-single|line 10: there is no clue at r3c4, where r3c4 goes",
        // Strategies that may solve more.
        "x...xx....x.....|naked-single,locked-candidates|line 11: the part has strategies that the"
            + " whole does not have",
        "x...xx....x.....|any|line 11: the part has strategies that the whole does not have"
      })
  void whatTheWholeDoesNotCoverIsRefused(String part, String strategies, String fault)
      throws IOException {
    assertThat(Records.verdict(record(part, strategies, EXCHANGED, OF_WHOLE))).isEqualTo(fault);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // One row is not moved whole, two cells go to one, a cell is missing, a band is torn.
        "r2c1 r1c2 r2c3 r2c4 r1c1 r2c2 r1c3 r1c4 r3c1 r3c2 r3c3 r3c4 r4c1 r4c2 r4c3 r4c4"
            + "|row 1 does not stay together",
        "r2c1 r2c1 r2c3 r2c4 r1c1 r1c2 r1c3 r1c4 r3c1 r3c2 r3c3 r3c4 r4c1 r4c2 r4c3 r4c4"
            + "|each cell must go to a cell of its own",
        "r2c1 r2c2 r2c3 r2c4 r1c1 r1c2 r1c3 r1c4 r3c1 r3c2 r3c3 r3c4 r4c1 r4c2 r4c3"
            + "|each cell must go to a cell of its own",
        "r1c1 r1c2 r1c3 r1c4 r3c1 r3c2 r3c3 r3c4 r2c1 r2c2 r2c3 r2c4 r4c1 r4c2 r4c3 r4c4"
            + "|box 1 does not stay together"
      })
  void whatIsNoMoveOfLinesIsRefused(String to, String fault) throws IOException {
    assertThat(Records.verdict(record("................", "naked-single", to, OF_WHOLE)))
        .isEqualTo("line 9: " + fault);
  }

  @ParameterizedTest
  @ValueSource(strings = {"learned", "no-other", "no-other-listed"})
  void aWholeOfWhichLessIsClaimedIsRefused(String kind) throws IOException {
    assertThat(Records.verdict(record(IMAGE, "naked-single", EXCHANGED, whole(2, "kind " + kind))))
        .isEqualTo("line 12: a whole of this kind says nothing of its parts");
  }

  @Test
  void strategiesThatAreNotStatedDoNotCarryOver() throws IOException {
    List<String> unstated = whole(1, "strategies naked-single,nishio");

    assertThat(Records.verdict(record(IMAGE, "naked-single", EXCHANGED, unstated)))
        .startsWith("line 11: a whole speaks of its parts with any strategies, or with those");
  }

  @Test
  void aWholeThatHasAPuzzleIsRefused() throws IOException {
    List<String> possible = new ArrayList<>(OF_WHOLE);
    possible.set(0, "mask x.x...x......x..");
    possible.set(5, "order r1c1 r1c3 r2c3 r4c2");

    assertThat(Records.verdict(record("................", "naked-single", EXCHANGED, possible)))
        .startsWith("line ")
        .contains("the strategies solve");
  }

  @Test
  void aMethodOfPartsProvesNoOtherKind() throws IOException {
    String record = record(IMAGE, "naked-single", EXCHANGED, OF_WHOLE);

    assertThat(Records.verdict(record.replace("kind learned", "kind exhausted")))
        .contains("the kind \"exhausted\" is not proven by the method \"part\"");
  }

  @Test
  void aCommandIsNamedAndNothingIsVerified() throws Exception {
    List<String> named = new ArrayList<>(OF_WHOLE.subList(0, 4));
    named.addAll(List.of("method command", "run cluewright generate --mask x"));
    String record = record(IMAGE, "naked-single", EXCHANGED, named);

    ProofChecker.Verified verified =
        ProofChecker.check(new BufferedReader(new StringReader(record)));

    assertThat(verified.isWhole()).isFalse();
    assertThat(verified.extent()).isEqualTo(ProofChecker.Extent.NAMED);
    assertThat(verified.how()).endsWith("this repeats it: cluewright generate --mask x");
    assertThat(Records.verdict(record.replace("kind exhausted", "kind counting-search")))
        .contains("is not proven by the method \"command\"");
  }

  @Test
  void ofAWholeThatIsSampledAPartIsSampled() throws Exception {
    List<String> open = new ArrayList<>(OF_WHOLE.subList(0, 2));
    open.addAll(
        List.of(
            "kind open-cells",
            "sentence because.",
            "method open-cells",
            "order r3c4 r2c4 r1c4 r4c4 r1c3 r4c3 r2c3 r4c1 r3c1 r4c2 r3c2 r2c2",
            "depth 9",
            "prefixes 6"));
    String record = record(IMAGE, "naked-single", EXCHANGED, open);

    ProofChecker.Verified verified =
        ProofChecker.check(
            new BufferedReader(new StringReader(record)), new Effort(0.01, 1, (done, of) -> {}));

    assertThat(verified.extent()).isEqualTo(ProofChecker.Extent.SAMPLE);
  }
}
