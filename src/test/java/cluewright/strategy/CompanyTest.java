package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.ContractBoards;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Strategies that are monotone only beside others: where a set has these, too, every order of steps
 * ends in the same state.
 */
final class CompanyTest {
  private static final List<Board> BOARDS = Tries.few(ContractBoards.ALL, 4);
  private static final Map<Board, List<States.Given>> STATES = new HashMap<>();

  static Stream<Arguments> strategiesOnBoards() {
    return Catalogue.all().stream()
        .filter(strategy -> !strategy.about().company().isEmpty())
        .flatMap(
            strategy ->
                BOARDS.stream()
                    .filter(strategy::fits)
                    .map(board -> Arguments.of(strategy.id(), board)));
  }

  private static List<States.Given> states(Board board) {
    return STATES.computeIfAbsent(
        board,
        any -> {
          List<States.Given> states = new ArrayList<>(States.of(any, 3, Tries.random(61)));
          states.addAll(States.partlyPlaced(any, 30, Tries.random(62)));
          return states;
        });
  }

  /** Everything that it concludes has happened wherever its company has nothing left to say. */
  @ParameterizedTest
  @MethodSource("strategiesOnBoards")
  void besideItsCompanyAStrategyNeverLosesAConclusion(String id, Board board) {
    Strategy strategy = Catalogue.withId(id).orElseThrow();
    List<Finder> finders = finders(company(id, board), board);
    Random random = Tries.random(63);
    for (States.Given given : states(board)) {
      List<Deduction> found = new Applied(given.state()).deductions(strategy);
      SolvingState later = new SolvingState(given.state());
      States.advanceTruly(later, given.solution(), random);
      if (found.isEmpty()) {
        continue;
      }
      close(later, finders, random);
      for (Deduction deduction : found) {
        assertThat(deduction.changes())
            .as("%s in %s, later %s", deduction, given.state(), later.frozen())
            .noneMatch(change -> deduction.isOpenIn(later, change));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("strategiesOnBoards")
  void everyOrderOfStepsEndsInTheSameState(String id, Board board) {
    StrategySet set = company(id, board);
    List<Finder> finders = finders(set, board);
    Random random = Tries.random(64);
    for (States.Given given : states(board)) {
      SolvingState one = new SolvingState(given.state());
      SolvingState other = new SolvingState(given.state());
      close(one, finders, random);
      close(other, finders, random);

      assertThat(one.frozen()).as("%s from %s", set.ids(), given.state()).isEqualTo(other.frozen());
    }
  }

  private static StrategySet company(String id, Board board) {
    StrategySet set = StrategySet.parse(id).inCompany(board).orElseThrow();
    assertThat(set.isMonotone(board)).isTrue();
    return set;
  }

  private static List<Finder> finders(StrategySet set, Board board) {
    return set.strategies().stream().map(strategy -> strategy.finder(board)).toList();
  }

  /** Makes steps in an order by lot until there is none. */
  private static void close(SolvingState state, List<Finder> finders, Random random) {
    List<Finder> order = new ArrayList<>(finders);
    boolean found = true;
    while (found) {
      Collections.shuffle(order, random);
      found = order.stream().anyMatch(finder -> step(state, finder, random));
    }
  }

  /** Makes one of the first steps that a finder offers. */
  private static boolean step(SolvingState state, Finder finder, Random random) {
    List<Deduction> offered = new ArrayList<>();
    int wanted = 1 + random.nextInt(4);
    finder.find(state, deduction -> offered.add(deduction) && offered.size() >= wanted);
    if (offered.isEmpty()) {
      return false;
    }
    offered.get(random.nextInt(offered.size())).applyTo(state);
    return true;
  }
}
