package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Trees of a search, written by hand: what the checker needs of them, and what it does not. */
final class TreeCheckTest {
  private static final String IMPOSSIBLE = "xx..x.....x.....";
  private static final List<String> TREE =
      List.of(
          "0 start branch r1c1",
          "1 r1c1=1 branch r1c2",
          "2 r1c2=2 branch r3c3",
          "3 r3c3=1 branch r2c1",
          "4 r2c1=3 refuted",
          "3 r3c3=2 branch r2c1",
          "4 r2c1=3 refuted",
          "3 r3c3=3 branch r2c1",
          "4 r2c1=3 refuted",
          "4 r2c1=4 refuted");

  private static String verdict(String mask, List<String> tree) throws IOException {
    List<String> lines = new ArrayList<>(List.of("method tree"));
    lines.addAll(tree);
    return Records.verdict(Records.naked(mask, "counting-search", lines.toArray(String[]::new)));
  }

  /** The tree with some of its lines replaced by others. */
  private static List<String> tree(int from, int to, String... others) {
    List<String> tree = new ArrayList<>(TREE.subList(0, from));
    tree.addAll(Arrays.asList(others));
    tree.addAll(TREE.subList(to, TREE.size()));
    return tree;
  }

  @Test
  void aTreeWithoutAGapIsVerified() throws IOException {
    assertThat(verdict(IMPOSSIBLE, TREE))
        .isEqualTo("10 nodes and 0 supports in them were checked.");
  }

  @Test
  void onlyNakedSinglesAreCovered() throws IOException {
    assertThat(
            Records.verdict(
                Records.of(
                    "4x4",
                    IMPOSSIBLE,
                    "hidden-single",
                    "counting-search",
                    "method tree",
                    "0 start refuted")))
        .isEqualTo("line 8: a search tree only covers naked singles");
  }

  @Test
  void noLeafCanBeMissing() throws IOException {
    assertThat(verdict(IMPOSSIBLE, tree(4, 5)))
        .isEqualTo("line 12: \"4 r2c1=3 ...\" is expected here, since nothing excludes it");
    assertThat(verdict(IMPOSSIBLE, tree(9, 10)))
        .as("the digit that no decision mentions")
        .isEqualTo("line 17: \"4 r2c1=4 ...\" is expected here, since nothing excludes it");
  }

  @Test
  void aDigitThatMayBeRenamedNeedsNoNode() throws IOException {
    assertThat(verdict(IMPOSSIBLE, tree(7, 10, "3 r3c3=3 branch r2c1", "4 r2c1=3 refuted")))
        .as("4 is not renamed to 3 where 3 is mentioned")
        .isEqualTo("line 17: \"4 r2c1=4 ...\" is expected here, since nothing excludes it");
    assertThat(verdict(IMPOSSIBLE, tree(5, 5, "4 r2c1=4 refuted")))
        .as("more than is needed")
        .isEqualTo("11 nodes and 0 supports in them were checked.");
  }

  @Test
  void aNodeWhoseDigitsContradictNeedsNothingBelowIt() throws IOException {
    assertThat(
            verdict(
                IMPOSSIBLE,
                tree(2, 2, "2 r1c2=1 branch r3c3", "3 r3c3=4 r9c9 known", "12 any known")))
        .isEqualTo("11 nodes and 0 supports in them were checked.");
    assertThat(verdict(IMPOSSIBLE, tree(2, 2, "2 r1c2=1 branch r3c3", "", "x")))
        .isEqualTo("line 11: \"2 r1c2=2 ...\" is expected here, since nothing excludes it");
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1 start branch r1c1, '\"0 start ...\" is expected here, not \"1 start branch r1c1\"'",
    "0, 0 r1c1=1 branch r1c1, '\"0 start ...\" is expected here, not \"0 r1c1=1 branch r1c1\"'",
    "0, 0 start, a node of the search is expected here",
    "0, 0 start r1c1, 'a node ends with refuted, known, or a branch and its cell'",
    "0, 0 branch r1c1, 'a node ends with refuted, known, or a branch and its cell'",
    "0, 0 start branch r5c5, '\"r5c5\" is not a cell of the 4x4 board'",
    "0, 0 start r0c1 branch r1c1, '\"r0c1\" is not a cell of the 4x4 board'",
    "0, 0 start refuted, 'this node is not refuted: naked singles might reach every cell'",
    "1, 1 r1c1=1 branch r1c1, the digit of r1c1 is already known here",
    "4, 4 r2c1=3 known, this node contains no puzzle that the record lists as known",
    "1, 1 r1c1=1 known, this node contains no puzzle that the record lists as known"
  })
  void aNodeThatIsWrongIsRefusedAtItsLine(int index, String node, String message)
      throws IOException {
    assertThat(verdict(IMPOSSIBLE, tree(index, index + 1, node)))
        .isEqualTo("line " + (8 + index) + ": " + message);
  }

  @Test
  void aTreeCannotEndBeforeItBegins() throws IOException {
    String whole = Records.naked(IMPOSSIBLE, "counting-search", "method tree");

    assertThat(Records.verdict(whole.replace("end 7\n", "")))
        .isEqualTo("line 8: a node of the search is expected here");
  }

  @Test
  void aSupportTeachesWhatTheDigitsAloneDoNot() throws IOException {
    String mask = "......xx.x......";

    assertThat(verdict(mask, List.of("0 start branch r3c2", "1 r3c2=1 r1c2 r2c2 refuted")))
        .isEqualTo("2 nodes and 2 supports in them were checked.");
    assertThat(verdict(mask, List.of("0 start branch r3c2", "1 r3c2=1 refuted")))
        .isEqualTo("line 9: this node is not refuted: naked singles might reach every cell");
    assertThat(verdict(mask, List.of("0 start branch r3c2", "1 r3c2=1 r2c3 refuted")))
        .as("a clue has no support")
        .isEqualTo("line 9: this node is not refuted: naked singles might reach every cell");
  }

  private static String noOther(String... known) throws IOException {
    return Records.verdict(
        Records.noOther(
            "x.x...x......x..",
            List.of(known),
            "method tree",
            "0 start branch r2c3",
            "1 r2c3=1 branch r4c2",
            "2 r4c2=1 refuted",
            "2 r4c2=2 branch r1c1",
            "3 r1c1=1 branch r1c3",
            "4 r1c3=2 refuted",
            "4 r1c3=3 known",
            "3 r1c1=2 branch r1c3",
            "4 r1c3=3 refuted",
            "3 r1c1=3 branch r1c3",
            "4 r1c3=2 known",
            "4 r1c3=4 refuted"));
  }

  @Test
  void aLeafMayHoldAKnownPuzzleUnderOtherNames() throws IOException {
    assertThat(noOther("4.2...4......1..", "2.1...4......1.."))
        .isEqualTo("12 nodes and 0 supports in them were checked.");
    assertThat(noOther("1.2...1......3..", "3.2...4......2.."))
        .isEqualTo("12 nodes and 0 supports in them were checked.");
    assertThat(noOther("4.2...4......1.."))
        .isEqualTo("line 19: this node contains no puzzle that the record lists as known");
  }
}
