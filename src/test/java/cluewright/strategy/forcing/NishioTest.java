package cluewright.strategy.forcing;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.ContractBoards;
import cluewright.model.GridState;
import cluewright.strategy.Applied;
import cluewright.strategy.ShortRow;
import cluewright.strategy.SlowPlacements;
import cluewright.strategy.SlowRectangles;
import cluewright.strategy.States;
import cluewright.strategy.core.PlacementGraph;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.overlay.PlacementOverlay;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class NishioTest {
  private final Strategy strategy = Nishio.STRATEGY;

  @Test
  void aCandidateWithWhichTheDigitFindsNoOtherPlacesGoes() {
    Applied state = Applied.on(Boards.FOUR).without("1", "r2c3", "r2c4", "r3c1", "r4c1");

    assertThat(state.conclusions(strategy)).containsExactly("r1c1-1", "r1c2-1", "r2c2-1");
    assertThat(state.deductions(strategy).get(0).sentence().toString())
        .isEqualTo(
            "Nishio: with 1 in r1c1, 1 cannot be placed in every other house, so 1 is eliminated"
                + " from r1c1.");
  }

  @Test
  void itsWayToTheContradictionUnfolds() {
    Applied state = Applied.on(Boards.FOUR).without("1", "r2c3", "r2c4", "r3c1", "r4c1");

    assertThat(state.deductions(strategy).get(0).unfolded())
        .extracting(line -> line.words().toString())
        .containsExactly(
            "Suppose r1c1 is 1.", "In row 2, no place is left for 1 (r1c1 is 1), a contradiction.");
  }

  /** A placement alone, and one candidate more, which leaves row 6 without a place. */
  @Test
  void on25x25ItIsOffered() {
    Board board = Boards.TWENTY_FIVE;
    int[] gone =
        IntStream.range(0, board.candidates())
            .filter(candidate -> board.digitOf(candidate) != 2)
            .filter(candidate -> board.digitOf(candidate) > 2 || !isLeft(board, candidate))
            .toArray();
    assertThat(strategy.fits(board)).isTrue();
    assertThat(new Applied(GridState.blank(board).eliminate(gone)).conclusions(strategy))
        .containsExactly("r1c2-1");
  }

  private static boolean isLeft(Board board, int candidate) {
    int row = board.row(board.cellOf(candidate));
    int column = board.column(board.cellOf(candidate));
    return column == 5 * (row % 5) + row / 5 || (row == 0 && column == 1);
  }

  @Test
  void aBlankBoardHasPlacementsForEveryCandidate() {
    assertThat(Applied.on(Boards.NINE).conclusions(strategy)).isEmpty();
    assertThat(Applied.on(Boards.latinWithBoxes(4, 4)).conclusions(strategy)).isEmpty();
  }

  @Test
  void aHouseThatNeedNotHoldEveryDigitForbidsNothing() {
    assertThat(Applied.on(ShortRow.BOARD).without("1", "r1c1").conclusions(strategy)).isEmpty();
  }

  @Test
  void itsGraphHasAsManyVerticesAsEppsteinCounted() {
    assertThat(new PlacementGraph(Boards.NINE).vertices()).isEqualTo(290);
    assertThat(new PlacementGraph(Boards.latinWithBoxes(4, 4)).vertices()).isEqualTo(19_442);
  }

  @Test
  void overlappingGridsAreFollowedTogether() {
    Board board = Boards.named("samurai").orElseThrow();
    String[] ofRow = {"r7c1", "r7c2", "r7c3", "r7c4", "r7c5", "r7c6"};
    String[] others = {"r8c7", "r8c8", "r8c9", "r9c7", "r9c8", "r9c9"};
    Applied shared = Applied.on(board).without("1", ofRow);

    assertThat(shared.conclusions(strategy))
        .contains("r8c7-1", "r9c9-1", "r7c10-1", "r7c12-1")
        .doesNotContain("r7c7-1", "r8c10-1", "r1c1-1");
    assertThat(shared.without("1", others).conclusions(strategy)).contains("r7c10-1", "r7c15-1");
  }

  @Test
  void itDeletesWhatIsInNoPattern() {
    Random random = Tries.random(51);
    int gone = 0;
    for (Board board : ContractBoards.ALL.stream().filter(strategy::fits).toList()) {
      List<PlacementOverlay> grids = PlacementOverlay.of(board);
      for (States.Given given : States.partlyPlaced(board, 300, random)) {
        Set<String> expected =
            grids.size() == 1
                ? deletedByPatterns(grids.get(0), given.state())
                : deletedByDefinition(given.state());
        gone += expected.size();
        assertThat(new Applied(given.state()).conclusions(strategy)).isEqualTo(expected);
      }
    }
    assertThat(gone).isGreaterThanOrEqualTo(Tries.showing(1001));
  }

  @Test
  void moreHousesThanALongHasBitsAreFollowedAsFewAre() {
    Board board = Boards.named("9x9+knight").orElseThrow();
    assertThat(board.houses()).hasSizeGreaterThan(2 * Long.SIZE);
    PlacementOverlay grid = PlacementOverlay.of(board).get(0);
    Random random = Tries.random(54);
    int gone = 0;
    for (int round = 0; round < Tries.of(20); round++) {
      double eliminated = 0.2 + random.nextDouble() / 3;
      GridState state =
          GridState.blank(board)
              .eliminate(
                  IntStream.range(0, board.candidates())
                      .filter(candidate -> random.nextDouble() < eliminated)
                      .toArray());
      Set<String> expected = deletedByPatterns(grid, state);
      gone += expected.size();
      assertThat(new Applied(state).conclusions(strategy)).isEqualTo(expected);
    }
    assertThat(gone).isGreaterThanOrEqualTo(Tries.showing(100));
  }

  private static Set<String> deletedByDefinition(GridState state) {
    Board board = state.board();
    SolvingState open = new SolvingState(state);
    Set<String> deleted = new TreeSet<>();
    for (int digit = 1; digit <= board.digits(); digit++) {
      CellSet used =
          SlowPlacements.of(state, digit).stream().reduce(CellSet.empty(), CellSet::union);
      for (int cell = 0; cell < board.cells(); cell++) {
        if (open.isOpen(cell, digit) && !used.contains(cell)) {
          deleted.add(board.label(cell) + "-" + board.symbol(digit));
        }
      }
    }
    return deleted;
  }

  private static Set<String> deletedByPatterns(PlacementOverlay overlay, GridState state) {
    Board board = state.board();
    SolvingState open = new SolvingState(state);
    int[] candidates = new int[board.cells()];
    Arrays.setAll(candidates, state::candidates);
    Set<String> deleted = new TreeSet<>();
    for (int digit = 1; digit <= board.digits(); digit++) {
      assertThat(overlay.follow(candidates, digit)).isTrue();
      for (int cell = 0; cell < board.cells(); cell++) {
        if (open.isOpen(cell, digit) && !overlay.isInSome(cell)) {
          deleted.add(board.label(cell) + "-" + board.symbol(digit));
        }
      }
    }
    return deleted;
  }

  @Test
  void itFindsWhatTheDefinitionSays() {
    Random random = Tries.random(52);
    for (Board board : List.of(Boards.FOUR, Boards.SIX)) {
      for (States.Given given : States.partlyPlaced(board, 100, random)) {
        assertThat(new Applied(given.state()).conclusions(strategy)).isEqualTo(read(given.state()));
      }
    }
  }

  private static Set<String> read(GridState state) {
    Set<String> conclusions = new TreeSet<>();
    for (int digit = 1; digit <= state.board().digits(); digit++) {
      CellSet used =
          SlowPlacements.of(state, digit).stream().reduce(CellSet.empty(), CellSet::union);
      for (int cell = 0; cell < state.board().cells(); cell++) {
        if (!used.contains(cell)) {
          SlowRectangles.eliminate(state, cell, 1 << (digit - 1), conclusions);
        }
      }
    }
    return conclusions;
  }
}
