package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.ContractBoards;
import cluewright.model.GridState;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;

/** Compares what a strategy finds with a slow, literal reading of its definition. */
public final class SlowComparison {
  private static final int STATES = 70;

  private SlowComparison() {}

  /**
   * On more than 200 random states of every classic size, for which the readings are written, of
   * which at least {@code fewest} must show the strategy at work.
   */
  public static void compare(
      Strategy strategy, Function<GridState, Set<String>> reading, int fewest) {
    Random random = Tries.random(31);
    List<States.Given> states = new ArrayList<>();
    for (Board board : ContractBoards.ALL.stream().filter(Boards::isClassic).toList()) {
      states.addAll(States.partlyPlaced(board, STATES, random));
      states.addAll(States.of(board, 1, random));
    }
    compare(strategy, states, reading, fewest);
  }

  /** On some states. */
  public static void compare(
      Strategy strategy,
      List<States.Given> states,
      Function<GridState, Set<String>> reading,
      int fewest) {
    int shown = 0;
    for (States.Given given : states) {
      Set<String> expected = reading.apply(given.state());
      shown += expected.isEmpty() ? 0 : 1;
      assertThat(new Applied(given.state()).conclusions(strategy))
          .as("in %s", given.state())
          .isEqualTo(expected);
    }
    assertThat(shown).isGreaterThanOrEqualTo(Tries.showing(fewest));
  }
}
