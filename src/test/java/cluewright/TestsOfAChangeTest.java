package cluewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class TestsOfAChangeTest {
  private final TestsOfAChange uses = new TestsOfAChange();
  private final Random lot = new Random(1);

  private void test(String name, String used) {
    uses.use(name, used);
    uses.use(name, Tries.class.getName());
  }

  @Test
  void whatUsesAChangedClassIsReachedAlsoByWayOfOthers() {
    uses.use("Puzzle", "Board");
    test("BoardTest", "Board");
    test("PuzzleTest", "Puzzle");
    test("PhraseTest", "Phrase");
    uses.use("PlainTest", "Board");

    assertThat(uses.nearest(Set.of("Board"), lot)).containsExactly("BoardTest", "PuzzleTest");
    assertThat(uses.nearest(Set.of("PhraseTest"), lot)).containsExactly("PhraseTest");
    assertThat(uses.nearest(Set.of(), lot)).isEmpty();
  }

  @Test
  void classesThatUseEachOtherComeToAnEnd() {
    uses.use("Puzzle", "Board");
    uses.use("Board", "Puzzle");
    test("PuzzleTest", "Puzzle");

    assertThat(uses.nearest(Set.of("Board"), lot)).containsExactly("PuzzleTest");
  }

  @Test
  void whereTooManyAreReachedTheNearestAreChosenAndTheLastByLot() {
    uses.use("Puzzle", "Board");
    test("BoardTest", "Board");
    for (int i = 0; i < 10 * TestsOfAChange.MOST; i++) {
      test(i + "Test", "Puzzle");
    }

    Set<String> chosen = uses.nearest(Set.of("Board"), lot);
    assertThat(chosen).hasSize(TestsOfAChange.MOST).startsWith("BoardTest");
    assertThat(uses.nearest(Set.of("Board"), lot)).isNotEqualTo(chosen).contains("BoardTest");
    assertThat(uses.drawn(lot)).hasSize(TestsOfAChange.MOST).isNotEqualTo(uses.drawn(lot));
  }

  @Test
  void aTextThatIsGoneIsSoughtAsTestsQuoteIt() {
    assertThat(TestsOfAChange.oldText("-not-saved = Not saved")).containsExactly("\"Not saved\"");
    assertThat(TestsOfAChange.oldText("+not-saved = Unsaved")).isEmpty();
    assertThat(TestsOfAChange.oldText("--- a/assets/texts/files.properties")).isEmpty();
  }
}
