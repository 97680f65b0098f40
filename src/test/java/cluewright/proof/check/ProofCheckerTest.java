package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.BufferedReader;
import java.io.StringReader;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What stands around the method of a record: its claim before, and its end behind. */
final class ProofCheckerTest {
  private static final String TWO_CLUES = "x.........x.....";
  private static final String RECORD =
      Records.naked(TWO_CLUES, "too-few-digits", "method argument");

  private static ProofException fault(String record) {
    return catchThrowableOfType(
        ProofException.class,
        () -> ProofChecker.check(new BufferedReader(new StringReader(record))));
  }

  private static String fault(String line, String other) {
    assertThat(RECORD).contains(line);
    return fault(RECORD.replace(line, other)).getMessage();
  }

  @Test
  void aRecordIsKnownByItsFirstLine() {
    assertThat(ProofChecker.isRecord("cluewright-proof 1")).isTrue();
    assertThat(ProofChecker.isRecord("cluewright-proof 2")).isFalse();
  }

  @Test
  void whatIsVerifiedIsTheClaimOfTheRecord() throws Exception {
    ProofChecker.Verified verified =
        ProofChecker.check(new BufferedReader(new StringReader(RECORD)));

    assertThat(verified.claim())
        .isEqualTo(
            new Claim(
                "4x4",
                TWO_CLUES,
                List.of("naked-single"),
                List.of(),
                "too-few-digits",
                "because."));
    assertThat(verified.how())
        .isEqualTo("The board has at least two more digits than the mask has clues.");
  }

  @Test
  void linesMayEndAsOnWindows() throws Exception {
    assertThat(Records.verdict(RECORD.replace("\n", "\r\n"))).startsWith("The board has");
  }

  @Test
  void anotherFormatIsRefused() {
    assertThat(fault("cluewright-proof 1", "cluewright-proof 2"))
        .isEqualTo("line 1: \"cluewright-proof 1\" is expected here, not \"cluewright-proof 2\"");
    assertThat(fault("").getMessage()).isEqualTo("line 1: \"cluewright-proof 1\" is expected here");
  }

  @Test
  void aBoardThatThereIsNotIsRefused() {
    assertThat(fault("board 4x4", "board 1x5")).isEqualTo("line 2: there is no such board");
  }

  @Test
  void aMaskHasACharacterForEachCellAndNoOthers() {
    String message = "line 3: a mask of this board has 16 characters, each x or .";

    assertThat(fault("mask " + TWO_CLUES, "mask " + TWO_CLUES + ".")).isEqualTo(message);
    assertThat(fault("mask x", "mask 1")).isEqualTo(message);
  }

  @Test
  void aStrategyThatIsUnknownIsNamedAndCutShort() {
    assertThat(fault("strategies naked-single", "strategies naked-single,nakedSingle"))
        .isEqualTo("line 4: there is no strategy \"nakedSingle\"");
    assertThat(fault("naked-single", "a-strategy-of-another-program"))
        .isEqualTo("line 4: there is no strategy \"a-strategy-of-anothe...\"");
  }

  @Test
  void aFaultTellsItsLine() {
    assertThat(fault(RECORD.replace("4x4", "1x5")).line()).isEqualTo(2);
  }

  @Test
  void aKindIsProvenByNoOtherMethodThanItsOwn() {
    for (String kind :
        List.of("too-few-digits", "counting-search", "exhausted", "relaxation", "step-bound")) {
      for (String method :
          List.of("argument", "tree", "enumeration", "clauses relaxation", "clauses steps 14")) {
        boolean isItsOwn =
            List.of(
                    "too-few-digits argument",
                    "counting-search tree",
                    "exhausted enumeration",
                    "relaxation clauses relaxation",
                    "step-bound clauses steps 14")
                .contains(kind + " " + method);
        ProofException fault = fault(Records.naked(TWO_CLUES, kind, "method " + method));
        String mismatch =
            "line 7: the kind \"%s\" is not proven by the method \"%s\"".formatted(kind, method);
        if (isItsOwn) {
          assertThat(fault == null ? "" : fault.getMessage()).isNotEqualTo(mismatch);
        } else {
          assertThat(fault).hasMessage(mismatch);
        }
      }
    }
  }

  @Test
  void whatIsRedoneByRulesOnlyCoversStrategiesThatAreStatedAsRules() {
    for (String[] proof :
        new String[][] {
          {"exhausted", "enumeration"},
          {"relaxation", "clauses relaxation"},
          {"step-bound", "clauses steps 99"}
        }) {
      String strategies = "naked-single,swordfish,full-house";
      String record = Records.of("4x4", TWO_CLUES, strategies, proof[0], "method " + proof[1]);

      assertThat(fault(record))
          .hasMessage(
              "line 7: the method \"%s\" only covers strategies that are stated as rules%s, unlike"
                  + " full-house",
              proof[1], proof[1].equals("enumeration") ? " or patterns" : "");
    }
  }

  @Test
  void theEndTellsHowManyLinesThereWere() {
    assertThat(fault("end 7", "end 8"))
        .isEqualTo("line 8: the proof has 7 lines before its end, but states a different number");
    assertThat(fault("end 7", "done")).isEqualTo("line 8: \"end\" is expected here, not \"done\"");
  }

  @Test
  void nothingFollowsTheEnd() {
    assertThat(fault(RECORD + "more\n").getMessage())
        .isEqualTo("line 9: the proof has ended, but the file continues");
  }

  @Test
  void aKnownPuzzleHasADigitOrAPointForEachCell() {
    String claim = "kind too-few-digits";

    assertThat(fault(claim, "known 1.........2....\n" + claim))
        .isEqualTo("line 5: a puzzle of this board has 16 cells");
    assertThat(fault(claim, "known 1.........5.....\n" + claim))
        .isEqualTo("line 5: column 17 is not a digit");
    assertThat(fault(claim, "known 1.........2.....\nknown 0.........2.....\n" + claim))
        .isEqualTo("line 6: column 7 is not a digit");
  }
}
