package cluewright.strategy.cage;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSum;
import cluewright.model.GridState;
import cluewright.strategy.Applied;
import cluewright.strategy.Catalogue;
import cluewright.strategy.SlowComparison;
import cluewright.strategy.States;
import cluewright.strategy.core.Deduction;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

final class CageCombinationsTest {
  private static final Board BOARD = board("4x4+cage3=r1c1r1c2+cage8=r2c1r3c1r3c2");

  private static Board board(String name) {
    return Boards.named(name).orElseThrow();
  }

  @Test
  void onlyTheSetsOfDigitsThatMakeTheSumStay() {
    assertThat(conclusions(Applied.on(BOARD)))
        .contains("r1c1-3", "r1c1-4", "r1c2-3", "r1c2-4")
        .doesNotContain("r1c1-1", "r1c2-2");
  }

  @Test
  void aCandidateWithoutPartnersGoes() {
    assertThat(conclusions(Applied.on(BOARD).without("1", "r1c2"))).contains("r1c1-2");
  }

  @Test
  void theLastCellTakesTheRest() {
    assertThat(conclusions(Applied.on(BOARD).with("1", "r2c1").with("4", "r3c1")))
        .contains("r3c2-2")
        .doesNotContain("r3c2-3");
  }

  @Test
  void theSentenceNamesTheSetsOrSaysThatPartnersAreMissing() {
    assertThat(first(Applied.on(BOARD)))
        .isEqualTo(
            "Cage pair: r1c1 and r1c2 add up to 3, which is only 1+2, so 3 and 4 are"
                + " eliminated from r1c1 and r1c2.");
    assertThat(first(Applied.on(BOARD).only("12", "r1c1", "r1c2").without("1", "r1c2")))
        .isEqualTo(
            "Cage pair: r1c1 and r1c2 add up to 3, which leaves some candidates without"
                + " partners, so 2 is eliminated from r1c1.");
    assertThat(first(Applied.on(BOARD).with("1", "r1c1")))
        .startsWith("Cage pair: r1c2 takes the rest of the sum of its cage, 2, so ");
    assertThat(first(Applied.on(BOARD).only("34", "r1c1", "r1c2")))
        .startsWith("Cage pair: no candidates of r1c1 and r1c2 add up to 3, so ");
  }

  @Test
  void theEvidenceIsTheCageWithWhatItCanHold() {
    Deduction deduction =
        new Applied(GridState.blank(BOARD)).deductions(Catalogue.CAGE_COMBINATIONS).get(0);

    assertThat(deduction.evidence().houses())
        .extracting(Object::toString)
        .containsExactly("cage 1");
    assertThat(deduction.evidence().marks()).hasSize(4);
  }

  @Test
  void cagesWithoutASumSayNothing() {
    Board plain = board("4x4+cage=r1c1r1c2");

    assertThat(conclusions(Applied.on(plain))).isEmpty();
    assertThat(Catalogue.CAGE_COMBINATIONS.fits(plain)).isFalse();
    assertThat(Catalogue.CAGE_COMBINATIONS.fits(BOARD)).isTrue();
  }

  /** On 9x9 cages of nine cells would take the plain reading too long. */
  @Test
  void allThatIsInNoWayGoesAndNothingElse() {
    List<States.Given> states = new ArrayList<>();
    states.addAll(CageStates.of(Boards.FOUR, 4, 200, Tries.random(61)));
    states.addAll(CageStates.of(Boards.SIX, 6, 200, Tries.random(62)));
    states.addAll(CageStates.of(Boards.NINE, 5, 60, Tries.random(63)));
    states.addAll(CageStates.of(board("6x6+x"), 6, 40, Tries.random(64)));

    SlowComparison.compare(Catalogue.CAGE_COMBINATIONS, states, CageCombinationsTest::plainly, 300);
  }

  private static Set<String> plainly(GridState state) {
    Set<String> gone = new TreeSet<>();
    for (CellSum cage : state.board().sums()) {
      int[] cells = cage.cells().toArray();
      new PlainWays(state, cells, cells.length, cage.total()).addGone(gone);
    }
    return gone;
  }

  @Test
  void onLargeBoardsManyOpenCellsAreLeftAlone() {
    Board large = board("25x25+cage55=r1c1r1c2r1c3r1c4r1c5r1c6r1c7r1c8r1c9r1c10+cage3=r2c1r2c2");

    assertThat(conclusions(Applied.on(large)))
        .contains("r2c1-3")
        .noneMatch(c -> c.startsWith("r1"));
    assertThat(
            conclusions(
                Applied.on(large)
                    .with("1", "r1c1")
                    .with("2", "r1c2")
                    .with("3", "r1c3")
                    .with("4", "r1c4")
                    .with("5", "r1c5")
                    .with("6", "r1c6")
                    .with("7", "r1c7")))
        .contains("r1c8-B")
        .doesNotContain("r1c8-A");
  }

  private static Set<String> conclusions(Applied state) {
    return state.conclusions(Catalogue.CAGE_COMBINATIONS);
  }

  private static String first(Applied state) {
    return state.deductions(Catalogue.CAGE_COMBINATIONS).get(0).sentence().toString();
  }
}
