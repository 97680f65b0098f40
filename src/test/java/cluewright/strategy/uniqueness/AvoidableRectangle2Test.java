package cluewright.strategy.uniqueness;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.strategy.Catalogue;
import cluewright.strategy.SlowAvoidable;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class AvoidableRectangle2Test {
  private final Strategy strategy = Catalogue.withId("avoidable-rectangle-2").orElseThrow();
  private final Finder finder = strategy.finder(Boards.FOUR);
  private final SolvingState state = new SolvingState(Boards.FOUR);

  @Test
  void twoPlacedCornersAndTwoWithOneExtraDigitKeepItFromCommonPeers() {
    state.load(Grids.puzzle(Boards.FOUR, ".... .... 3... ...."));
    placeTwoCorners();

    assertThat(SlowAvoidable.found(finder, state)).containsExactly("r1c4-3", "r2c4-3", "r4c3-3");
  }

  @Test
  void placedCornersInTwoBoxesAreAFormOfTheirOwn() {
    state.load(Grids.puzzle(Boards.FOUR, ".... .... 3... ...."));
    placeTwoCorners();

    assertThat(formFound()).isEqualTo("avoidable-rectangle-2");

    state.load(Grids.puzzle(Boards.FOUR, ".... .... .3.. ...."));
    state.place(Boards.FOUR.cell(0, 0), 1);
    state.place(Boards.FOUR.cell(0, 2), 2);
    state.eliminate(Boards.FOUR.cell(1, 0), 0b1000);
    state.eliminate(Boards.FOUR.cell(1, 2), 0b1000);

    assertThat(formFound()).isEqualTo("wide-avoidable-rectangle-2");
  }

  private String formFound() {
    List<String> forms = new ArrayList<>();
    finder.find(state, deduction -> forms.add(deduction.variant().id()));
    return forms.get(0);
  }

  @Test
  void aSecondExtraDigitSaysNothing() {
    state.load(Grids.puzzle(Boards.FOUR, ".... .... 3... ...."));
    state.place(Boards.FOUR.cell(0, 0), 1);
    state.place(Boards.FOUR.cell(1, 0), 2);

    assertThat(SlowAvoidable.found(finder, state)).isEmpty();
  }

  @Test
  void whereTheCluesAreNotKnownNothingIsConcluded() {
    placeTwoCorners();

    assertThat(SlowAvoidable.found(finder, state)).isEmpty();
  }

  private void placeTwoCorners() {
    state.place(Boards.FOUR.cell(0, 0), 1);
    state.place(Boards.FOUR.cell(1, 0), 2);
    state.eliminate(Boards.FOUR.cell(0, 2), 0b1000);
    state.eliminate(Boards.FOUR.cell(1, 2), 0b1000);
  }

  @Test
  void noDigitOfTheOneSolutionIsEliminated() {
    SlowAvoidable.compareWithSolutions(strategy);
  }

  @Test
  void itFindsWhatTheDefinitionSays() {
    SlowAvoidable.compare(strategy, AvoidableRectangle2Test::read);
  }

  private static void read(SlowAvoidable found, List<Integer> corners) {
    int a = found.placed(corners.get(0));
    int b = found.placed(corners.get(1));
    int third = corners.get(2);
    int fourth = corners.get(3);
    for (int x = 1; a != 0 && b != 0 && x <= found.state().board().digits(); x++) {
      if (x != a
          && x != b
          && found.state().open(third) == Candidates.pair(b, x)
          && found.state().open(fourth) == Candidates.pair(a, x)) {
        found.eliminateFromPeers(List.of(third, fourth), 1 << (x - 1));
      }
    }
  }
}
