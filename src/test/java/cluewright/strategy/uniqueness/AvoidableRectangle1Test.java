package cluewright.strategy.uniqueness;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.strategy.Catalogue;
import cluewright.strategy.SlowAvoidable;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class AvoidableRectangle1Test {
  private final Strategy strategy = Catalogue.withId("avoidable-rectangle-1").orElseThrow();
  private final Finder finder = strategy.finder(Boards.FOUR);
  private final SolvingState state = new SolvingState(Boards.FOUR);

  @Test
  void threePlacedCornersKeepTheExchangeableDigitFromTheFourth() {
    state.load(Grids.puzzle(Boards.FOUR, ".... .... .... ...3"));
    placeThreeCorners();

    assertThat(SlowAvoidable.found(finder, state)).containsExactly("r2c3-1");
  }

  @Test
  void onlyAFourthWithTwoCandidatesIsHodokus() {
    state.load(Grids.puzzle(Boards.FOUR, ".... .... .... ...3"));
    placeThreeCorners();

    assertThat(formFound()).isEqualTo("wide-avoidable-rectangle-1");

    state.eliminate(Boards.FOUR.cell(1, 2), 0b1000);

    assertThat(formFound()).isEqualTo("avoidable-rectangle-1");
  }

  private String formFound() {
    List<String> forms = new ArrayList<>();
    finder.find(state, deduction -> forms.add(deduction.variant().id()));
    return forms.get(0);
  }

  @Test
  void aClueAmongTheCornersCannotBeExchanged() {
    state.load(Grids.puzzle(Boards.FOUR, "1... .... .... ...3"));
    placeThreeCorners();

    assertThat(SlowAvoidable.found(finder, state)).isEmpty();
  }

  @Test
  void whereTheCluesAreNotKnownNothingIsConcluded() {
    placeThreeCorners();

    assertThat(SlowAvoidable.found(finder, state)).isEmpty();
  }

  private void placeThreeCorners() {
    state.place(Boards.FOUR.cell(0, 0), 1);
    state.place(Boards.FOUR.cell(0, 2), 2);
    state.place(Boards.FOUR.cell(1, 0), 2);
  }

  @Test
  void noDigitOfTheOneSolutionIsEliminated() {
    SlowAvoidable.compareWithSolutions(strategy);
  }

  @Test
  void itFindsWhatTheDefinitionSays() {
    SlowAvoidable.compare(strategy, AvoidableRectangle1Test::read);
  }

  private static void read(SlowAvoidable found, List<Integer> corners) {
    int digit = found.placed(corners.get(0));
    int other = found.placed(corners.get(1));
    if (digit != 0
        && other != 0
        && found.placed(corners.get(2)) == other
        && found.placed(corners.get(3)) == 0) {
      found.eliminate(corners.get(3), 1 << (digit - 1));
    }
  }
}
