package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;

/** Holds a finder to a slow, literal reading of its strategy's definition. */
public final class Literal {
  private Literal() {}

  /** In some states met in solving, and as many with candidates left out by chance. */
  public static void check(
      Strategy strategy, Board board, int states, Function<GridState, Set<String>> literal) {
    Random random = Tries.random(strategy.id().hashCode());
    List<States.Given> given = new ArrayList<>();
    if (Tries.all() || random.nextBoolean()) {
      given.addAll(States.of(board, 2 + states / 20, random));
      Collections.shuffle(given, random);
      given = given.subList(0, Math.min(given.size(), Tries.of(states / 2)));
    }
    given.addAll(States.weakened(board, states - given.size(), random));
    int found = 0;
    for (States.Given each : given) {
      Set<String> expected = literal.apply(each.state());
      assertThat(new Applied(each.state()).conclusions(strategy)).isEqualTo(expected);
      found += expected.isEmpty() ? 0 : 1;
    }
    assertThat(found)
        .as("states in which there is something to find")
        .isGreaterThanOrEqualTo(Tries.showing(1));
  }

  /** In states met in solving and others, of 6x6 and 9x9. */
  public static void checkImplied(Strategy implied, String id, Random random) {
    Strategy by = Catalogue.withId(id).orElseThrow();
    assertThat(implied.isImpliedBy(List.of(by), Boards.NINE)).isTrue();
    int found = 0;
    for (Board board : List.of(Boards.SIX, Boards.NINE)) {
      List<States.Given> given = new ArrayList<>(States.of(board, 3, random));
      given.addAll(States.weakened(board, 60, random));
      for (States.Given each : given) {
        Set<String> conclusions = new Applied(each.state()).conclusions(implied);
        assertThat(new Applied(each.state()).conclusions(by)).containsAll(conclusions);
        found += conclusions.size();
      }
    }
    assertThat(found).isGreaterThanOrEqualTo(Tries.showing(1));
  }
}
