package cluewright.strategy.cage;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.CellSum;
import cluewright.model.GridState;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.strategy.Applied;
import cluewright.strategy.Catalogue;
import cluewright.strategy.States;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class InniesOutiesTest {
  private static final Strategy STRATEGY = Catalogue.withId("innies-outies").orElseThrow();

  private static Applied on(String cages) {
    return Applied.on(Boards.named("4x4" + cages).orElseThrow());
  }

  @Test
  void theCellThatCagesLeaveOverInARowTakesTheRest() {
    Applied state = on("+cage7=r1c1r1c2r1c3");

    assertThat(state.conclusions(STRATEGY)).contains("r1c4-1", "r1c4-2", "r1c4-4");
    assertThat(first(state))
        .isEqualTo(
            "Innies and outies: the digits of row 1 add up to 10 and the cages inside to 7, which leaves 3 for"
                + " r1c4, so 1, 2 and 4 are eliminated from r1c4.");
  }

  @Test
  void theCellThatCagesReachBeyondAColumnTakesWhatIsTooMuch() {
    Applied state = on("+cage4=r1c1r2c1+cage8=r3c1r4c1r4c2");

    assertThat(state.conclusions(STRATEGY)).contains("r4c2-1", "r4c2-3", "r4c2-4");
    assertThat(first(state))
        .isEqualTo(
            "Innies and outies: the digits of column 1 add up to 10 and the cages that hold them to"
                + " 12, which leaves 2 for r4c2, so 1, 3 and 4 are eliminated from r4c2.");
  }

  @Test
  void aCellInsideAndACellOutsideDifferByWhatIsLeft() {
    Applied state = on("+cage3=r1c1r1c2+cage6=r1c3r2c3");

    assertThat(state.conclusions(STRATEGY)).contains("r1c4-1", "r2c3-4");
    assertThat(state.deductions(STRATEGY))
        .extracting(deduction -> deduction.evidence().reason().toString())
        .contains(
            "the digits of row 1 add up to 10 and their cages to 9, which leaves 1 more for r1c4 than for r2c3");
  }

  @Test
  void twoRowsTogetherAreAForm() {
    Applied state = on("+cage6=r1c1r2c1+cage6=r1c2r1c3+cage5=r2c2r2c3");
    assertThat(state.deductions(STRATEGY))
        .filteredOn(deduction -> deduction.variant().id().equals("wide-innies-outies"))
        .extracting(deduction -> deduction.evidence().reason().toString())
        .contains(
            "the digits of rows 1 and 2 add up to 20 and the cages inside to 17, which leaves 3"
                + " for r1c4 and r2c4");
  }

  @Test
  void noDigitOfASolutionGoes() {
    for (States.Given given : states()) {
      for (Deduction deduction : new Applied(given.state()).deductions(STRATEGY)) {
        for (int gone : deduction.changes()) {
          Board board = deduction.board();
          assertThat(given.solution().digit(board.cellOf(gone)))
              .as("%s on %s", deduction.sentence(), board.name())
              .isNotEqualTo(board.digitOf(gone));
        }
      }
    }
  }

  private static List<States.Given> states() {
    List<States.Given> states = new ArrayList<>();
    states.addAll(CageStates.of(Boards.FOUR, 4, 300, Tries.random(71)));
    states.addAll(CageStates.of(Boards.SIX, 5, 200, Tries.random(72)));
    states.addAll(CageStates.of(Boards.NINE, 4, 40, Tries.random(73)));
    return states;
  }

  /** By a reading of single houses alone, whose innies and outies are tried out plainly. */
  @Test
  void allThatTheSumOfOneHouseForbidsGoes() {
    int shown = 0;
    for (States.Given given : states()) {
      if (given.state().board().digits() <= 6) {
        Set<String> expected = ofSingleHouses(given.state());
        shown += expected.isEmpty() ? 0 : 1;
        assertThat(new Applied(given.state()).conclusions(STRATEGY)).containsAll(expected);
      }
    }
    assertThat(shown).isGreaterThanOrEqualTo(Tries.showing(200));
  }

  private static Set<String> ofSingleHouses(GridState state) {
    Board board = state.board();
    Set<String> gone = new TreeSet<>();
    for (House house : board.houses()) {
      if (house.kind() == Kinds.CAGE) {
        continue;
      }
      CellSet innies = house.cells();
      CellSet cells = house.cells();
      CellSet outies = CellSet.empty();
      int inside = 0;
      int over = 0;
      for (CellSum cage : board.sums()) {
        if (house.cells().containsAll(cage.cells())) {
          innies = innies.minus(cage.cells());
          inside += cage.total();
        }
        if (house.cells().intersects(cage.cells())) {
          cells = cells.minus(cage.cells());
          outies = outies.union(cage.cells().minus(house.cells()));
          over += cage.total();
        }
      }
      int all = board.digits() * (board.digits() + 1) / 2;
      if (inside > 0) {
        new PlainWays(state, innies.toArray(), innies.size(), all - inside).addGone(gone);
      }
      if (cells.size() + outies.size() <= SumWays.MOST_CELLS && over > 0) {
        int[] both = IntStream.concat(cells.stream(), outies.stream()).toArray();
        new PlainWays(state, both, cells.size(), all - over).addGone(gone);
      }
    }
    return gone;
  }

  private static String first(Applied state) {
    return state.deductions(STRATEGY).get(0).sentence().toString();
  }
}
