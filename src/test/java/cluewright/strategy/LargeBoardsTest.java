package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.subset.HiddenSets;
import cluewright.strategy.subset.NakedSets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards beyond 9x9: boxes that are not square, and cells beyond the 128th. */
final class LargeBoardsTest {
  private static final int ENOUGH = 500;
  private static final List<Board> BOARDS =
      List.of(
          Boards.latinWithBoxes(2, 5), Boards.latinWithBoxes(4, 3), Boards.latinWithBoxes(4, 4));
  private static final Map<Board, List<States.Given>> STATES =
      BOARDS.stream()
          .collect(
              Collectors.toMap(
                  board -> board, board -> States.partlyPlaced(board, 6, Tries.random(41))));

  static Stream<Arguments> strategiesOnBoards() {
    return Catalogue.all().stream()
        .filter(strategy -> !strategy.group().assumesUniqueness())
        .flatMap(strategy -> BOARDS.stream().map(board -> Arguments.of(strategy.id(), board)));
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("strategiesOnBoards")
  void noDeductionGoesAgainstTheSolution(String id, Board board) {
    Strategy strategy = Catalogue.withId(id).orElseThrow();
    for (States.Given given : STATES.get(board)) {
      for (Deduction deduction : some(strategy, given)) {
        for (int candidate : deduction.changes()) {
          assertThat(given.solution().digit(board.cellOf(candidate)) == board.digitOf(candidate))
              .as("%s in %s", deduction, given.state().placements())
              .isEqualTo(deduction.places());
        }
      }
    }
  }

  /** Not all: pairs of almost locked sets are there by the hundred thousand. */
  private static List<Deduction> some(Strategy strategy, States.Given given) {
    List<Deduction> found = new ArrayList<>();
    Finder finder = strategy.finder(given.state().board());
    finder.find(
        new SolvingState(given.state()),
        deduction -> found.add(deduction) && found.size() == ENOUGH);
    return found;
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 6})
  void setsOfMoreThanFourAreFoundToo(int size) {
    Board board = BOARDS.get(1);
    Strategy naked = Catalogue.withId("naked-quad").orElseThrow();
    Strategy hidden = Catalogue.withId("hidden-quad").orElseThrow();
    int found = 0;
    for (States.Given given : STATES.get(board)) {
      SlowSubsets slow = new SlowSubsets(given.state());
      Finder finder = new NakedSets(naked, naked.variants().get(0), size, board);
      assertThat(conclusions(finder, given)).isEqualTo(slow.naked(size));
      finder = new HiddenSets(hidden, hidden.variants().get(0), size, board);
      assertThat(conclusions(finder, given)).isEqualTo(slow.hidden(size));
      found += slow.naked(size).size() + slow.hidden(size).size();
    }
    assertThat(found).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  private static Set<String> conclusions(Finder finder, States.Given given) {
    Set<String> conclusions = new TreeSet<>();
    finder.find(
        new SolvingState(given.state()),
        deduction -> {
          deduction.changes().forEach(c -> conclusions.add(Applied.text(deduction, c)));
          return false;
        });
    return conclusions;
  }
}
