package cluewright.strategy.intersection;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class CommonPeersTest {

  private static Board board(String name) {
    return Boards.named(name).orElseThrow();
  }

  /** The sentences of all deductions from a blank board without some digits in some cells. */
  private static List<String> told(Board board, int... eliminated) {
    List<String> told = new ArrayList<>();
    GridState state = GridState.blank(board).eliminate(eliminated);
    Catalogue.COMMON_PEERS
        .finder(board)
        .find(new SolvingState(state), deduction -> !told.add(sentence(deduction)));
    return told;
  }

  private static String sentence(Deduction deduction) {
    return deduction.sentence().toString();
  }

  private static int[] digitOutside(Board board, int row, int digit, int... columns) {
    return IntStream.range(0, board.columns())
        .filter(column -> IntStream.of(columns).noneMatch(kept -> kept == column))
        .map(column -> board.candidate(board.cell(row, column), digit))
        .toArray();
  }

  @Test
  void whatSeesBothPlacesOfADigitInItsBoxOrByAKnightsMoveLosesIt() {
    Board board = board("9x9+knight");

    assertThat(told(board, digitOutside(board, 0, 7, 2, 4)))
        .containsExactly(
            "Common peer elimination: 7 in row 1 is in r1c3 or r1c5, and wherever it is, it"
                + " excludes the same, so 7 is eliminated from r2c3, r2c5 and r3c4.");
  }

  @Test
  void whatSeesBothPlacesOfADigitOnDiagonalsOrInColumnsLosesIt() {
    Board board = board("9x9+x");

    assertThat(told(board, digitOutside(board, 1, 2, 1, 7)))
        .containsExactly(
            "Common peer elimination: 2 in row 2 is in r2c2 or r2c8, and wherever it is, it"
                + " excludes the same, so 2 is eliminated from r5c5, r8c2 and r8c8.");
  }

  @Test
  void whatNoCandidateOfACellAllowsBesideItGoes() {
    assertThat(told(board("4x4+less=r1c1r1c2")))
        .contains(
            "Excluded by a cell: r1c1 is 1, 2, 3 or 4, and whatever it is, it excludes the same"
                + " (rules used: the sign r1c1 < r1c2), so 1 is eliminated from r1c2.",
            "Excluded by a cell: r1c2 is 1, 2, 3 or 4, and whatever it is, it excludes the same"
                + " (rules used: the sign r1c1 < r1c2), so 4 is eliminated from r1c1.");
  }

  @Test
  void aThermometerLeavesEachCellTheDigitsThatHaveRoom() {
    Board board = board("4x4+thermometer=r1c1r2c2r3c3r4c4");
    SolvingState state = new SolvingState(board);
    boolean[] isChanged = {true};
    while (isChanged[0]) {
      isChanged[0] = false;
      List<Deduction> found = new ArrayList<>();
      Catalogue.COMMON_PEERS.finder(board).find(state, deduction -> !found.add(deduction));
      for (Deduction deduction : found) {
        isChanged[0] = true;
        deduction.applyTo(state);
      }
    }
    int[] diagonal = {0, 5, 10, 15};

    assertThat(diagonal)
        .satisfies(
            cells -> {
              for (int i = 0; i < cells.length; i++) {
                assertThat(state.candidates(cells[i])).isEqualTo(1 << i);
              }
            });
  }

  @Test
  void classicBoardsHaveNoUseForIt() {
    for (Board board : Boards.ALL.subList(0, 7)) {
      List<Object> rules = new ArrayList<>();
      new CommonPeers().rules(board, rules::add);

      assertThat(rules).isEmpty();
      assertThat(Catalogue.COMMON_PEERS.fits(board)).isFalse();
      assertThat(StrategySet.parse("NHLC").on(board)).isEqualTo(StrategySet.parse("NHL"));
    }
  }
}
