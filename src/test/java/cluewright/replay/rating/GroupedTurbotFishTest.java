package cluewright.replay.rating;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.strategy.Catalogue;
import cluewright.strategy.States;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** It eliminates what no placement of a digit allows, and all that its special cases do. */
final class GroupedTurbotFishTest {
  private static final int SIZE = 9;

  private final List<Finder> specialCases =
      Stream.of("skyscraper", "two-string-kite", "turbot-fish", "empty-rectangle")
          .map(id -> Catalogue.withId(id).orElseThrow().finder(Boards.NINE))
          .toList();

  @Test
  void whatItEliminatesHasNoPlacementAndItsSpecialCasesFindNothingAfterIt() {
    GroupedTurbotFish fish = new GroupedTurbotFish(Boards.NINE);
    int eliminated = 0;
    int beyond = 0;
    for (States.Given given : States.of(Boards.NINE, 12, Tries.random(144))) {
      SolvingState state = new SolvingState(given.state());
      boolean hadSpecial = hasSpecialCase(state);
      int before = eliminated;
      for (GridState last = given.state(); fish.eliminate(state); last = state.frozen()) {
        eliminated += assertNoPlacementHasWhatIsGone(last, state);
      }
      assertThat(hasSpecialCase(state)).as(given.state().toString()).isFalse();
      assertThat(hadSpecial && eliminated == before).isFalse();
      beyond += !hadSpecial && eliminated > before ? 1 : 0;
    }
    assertThat(eliminated).isGreaterThanOrEqualTo(Tries.showing(50));
    assertThat(beyond).as("with groups alone").isGreaterThanOrEqualTo(Tries.showing(3));
  }

  private boolean hasSpecialCase(SolvingState state) {
    List<Deduction> found = new ArrayList<>();
    specialCases.forEach(finder -> finder.find(state, found::add));
    return !found.isEmpty();
  }

  /** The number of candidates that are gone. */
  private static int assertNoPlacementHasWhatIsGone(GridState last, SolvingState state) {
    int gone = 0;
    for (int cell = 0; cell < SIZE * SIZE; cell++) {
      for (int digit = 1; digit <= SIZE; digit++) {
        int bit = 1 << (digit - 1);
        if ((last.candidates(cell) & ~state.candidates(cell) & bit) != 0) {
          gone++;
          assertThat(hasPlacement(last, digit, cell, 0, 0, 0))
              .as("%d in %s of %s", digit, Boards.NINE.label(cell), last)
              .isFalse();
        }
      }
    }
    return gone;
  }

  /** True if a digit can stand once in each row from one on, and in a certain cell. */
  private static boolean hasPlacement(
      GridState state, int digit, int cell, int row, int columns, int boxes) {
    if (row == SIZE) {
      return true;
    }
    for (int column = 0; column < SIZE; column++) {
      int at = SIZE * row + column;
      int box = 1 << (row / 3 * 3 + column / 3);
      boolean isAllowed = cell / SIZE != row || at == cell;
      if (isAllowed
          && (state.candidates(at) >> (digit - 1) & 1) != 0
          && (columns >> column & 1) == 0
          && (boxes & box) == 0
          && hasPlacement(state, digit, cell, row + 1, columns | 1 << column, boxes | box)) {
        return true;
      }
    }
    return false;
  }
}
