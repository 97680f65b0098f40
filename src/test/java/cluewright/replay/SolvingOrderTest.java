package cluewright.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.replay.SolvingOrder.Turn;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.UnknownStrategyException;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SolvingOrderTest {

  private static List<String> ids(SolvingOrder order) {
    return order.turns().stream().map(turn -> turn.strategy().id()).toList();
  }

  private static List<String> codes(SolvingOrder order) {
    return order.turns().stream()
        .flatMap(turn -> turn.variants().stream())
        .map(Variant::code)
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"cluewright", "hodoku", "explainer"})
  void everyOrderHoldsEveryVariantOnce(String name) {
    List<Variant> variants =
        SolvingOrder.parse(name).turns().stream().flatMap(t -> t.variants().stream()).toList();

    assertThat(variants)
        .containsExactlyInAnyOrderElementsOf(
            Catalogue.all().stream().flatMap(s -> s.variants().stream()).toList());
  }

  @Test
  void hodokuTakesNakedSinglesBeforeHiddenOnesAndPointingBeforeClaiming() {
    assertThat(codes(SolvingOrder.hodoku())).startsWith("0000", "0003", "0002");
    assertThat(codes(SolvingOrder.hodoku())).containsSubsequence("0100", "0101", "0200", "0300");
  }

  @Test
  void sudokuExplainerTakesNakedSinglesAfterHiddenOnes() {
    assertThat(ids(SolvingOrder.explainer()))
        .containsSubsequence("full-house", "hidden-single", "naked-single", "locked-candidates");
  }

  @Test
  void anOrderOfOnesOwnIsKeptAsItIsListed() {
    assertThat(ids(SolvingOrder.parse("x-wing, naked-single,H")))
        .containsExactly("x-wing", "naked-single", "hidden-single");
    assertThatThrownBy(() -> SolvingOrder.parse("x-wign"))
        .isInstanceOf(UnknownStrategyException.class)
        .hasMessageContaining("x-wing");
    assertThatThrownBy(() -> SolvingOrder.parse(" , "))
        .isInstanceOf(UnknownStrategyException.class);
  }

  @Test
  void withinASetWhatIsNotNamedComesLast() {
    SolvingOrder order = SolvingOrder.parse("naked-pair,naked-single");

    assertThat(ids(order.within(StrategySet.parse("NHL"))))
        .containsExactly("naked-single", "hidden-single", "locked-candidates");
  }

  @Test
  void theFirstStrategyOfTheOrderNamesTheStep() {
    Puzzle puzzle = Grids.puzzle(Boards.FOUR, "1234 3412 2143 43..");
    StrategySet set = StrategySet.parse("full-house,N,H");
    for (Strategy first : set.strategies()) {
      SolvingOrder order = SolvingOrder.of(List.of(first)).within(set);
      SolvingPath path = new Replay(puzzle.board(), order).human(puzzle);

      assertThat(path.isSolved()).isTrue();
      assertThat(path.uses().keySet()).containsExactly(first);
    }
  }

  @Test
  void aStrategyWithTwoTurnsGivesWayInBetween() {
    Strategy locked = Catalogue.LOCKED_CANDIDATES;
    List<Variant> claiming = locked.variants().subList(1, 2);
    List<Variant> pointing = locked.variants().subList(0, 1);
    SolvingOrder order =
        new SolvingOrder(
            List.of(
                new Turn(locked, pointing),
                new Turn(Catalogue.NAKED_SINGLE, Catalogue.NAKED_SINGLE.variants()),
                new Turn(locked, claiming),
                new Turn(Catalogue.HIDDEN_SINGLE, Catalogue.HIDDEN_SINGLE.variants())));
    Replay replay = new Replay(Boards.NINE, order);
    Replay all = new Replay(Boards.NINE, StrategySet.parse("NHL"));
    SolvingPath path = replay.human(Given.NEEDS_LOCKED_CANDIDATES);
    int claimings = 0;

    assertThat(path.end()).isEqualTo(all.human(Given.NEEDS_LOCKED_CANDIDATES).end());
    for (Step step : path.steps()) {
      Variant used = step.deductions().get(0).variant();
      List<Variant> available =
          all.deductions(step.before()).stream().map(d -> d.variant()).distinct().toList();
      boolean isClaiming = used.equals(claiming.get(0));
      claimings += isClaiming ? 1 : 0;
      assertThat(available.contains(pointing.get(0))).isEqualTo(used.equals(pointing.get(0)));
      if (isClaiming) {
        assertThat(available).doesNotContainAnyElementsOf(Catalogue.NAKED_SINGLE.variants());
      }
    }
    assertThat(claimings).isPositive();
  }

  @Test
  void everyOrderEndsInTheSameStateWithoutUniqueness() {
    StrategySet set = StrategySet.parse("full-house,NHL,naked-pair");
    List<SolvingOrder> orders =
        List.of(SolvingOrder.catalogue(), SolvingOrder.hodoku(), SolvingOrder.explainer());
    List<Replay> replays =
        orders.stream().map(order -> new Replay(Boards.SIX, order.within(set))).toList();
    for (Puzzle puzzle : Given.puzzles(Boards.SIX, 40, new Random(5))) {
      List<SolvingPath> paths = replays.stream().map(replay -> replay.human(puzzle)).toList();
      assertThat(paths.stream().map(SolvingPath::end).distinct()).hasSize(1);
      if (paths.get(0).end() != SolvingPath.End.CONTRADICTORY) {
        assertThat(paths.stream().map(SolvingPath::last).distinct()).hasSize(1);
      }
    }
  }
}
