package cluewright.strategy.core;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.ContractBoards;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.strategy.Applied;
import cluewright.strategy.Catalogue;
import cluewright.strategy.States;
import cluewright.strategy.StrategySet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The rules that every finder of the catalogue keeps to, in states met while solving real puzzles.
 */
final class FinderContractTest {
  /** Each meets some ten states, and each state all strategies. */
  private static final int PUZZLES = 6;

  /** Of thousands of fish in a state that differ little, so many are put in words and drawn. */
  private static final int WORDED = 100;

  private static final List<Board> BOARDS = Tries.few(ContractBoards.ALL, 3);

  /** States met while solving, for each board; they take long to make. */
  private static final Map<Board, List<States.Given>> SOLVING =
      BOARDS.stream()
          .collect(
              Collectors.toMap(
                  board -> board, board -> States.of(board, PUZZLES, Tries.random(21))));

  /** States that no person meets, for each board. */
  private static final Map<Board, List<States.Given>> WEAKENED = new HashMap<>();

  private static final Map<Board, List<States.Given>> PARTLY_PLACED = new HashMap<>();

  static Stream<Arguments> strategiesOnBoards() {
    return Catalogue.all().stream()
        .flatMap(strategy -> boards(strategy).map(board -> Arguments.of(strategy.id(), board)));
  }

  /** The boards of contracts, or the smallest one beyond them for which a strategy is. */
  private static Stream<Board> boards(Strategy strategy) {
    return strategy.about().isForLargerBoards()
        ? Boards.ALL.stream().filter(strategy::fits).limit(1)
        : BOARDS.stream();
  }

  private static List<States.Given> solving(Strategy strategy, Board board) {
    return strategy.about().isForLargerBoards() ? sets(strategy, board) : SOLVING.get(board);
  }

  /** What is for larger boards alone are sets, of half as many cells as the boards have digits. */
  private static List<States.Given> sets(Strategy strategy, Board board) {
    int size = strategy.about().leastDigits() / 2;
    return List.of(
        States.withNakedSet(board, size, Tries.random(21)),
        States.withHiddenSet(board, size, Tries.random(21)));
  }

  static Stream<Arguments> rulesOnBoards() {
    return strategiesOnBoards()
        .filter(
            arguments ->
                Catalogue.withId((String) arguments.get()[0]).orElseThrow()
                    instanceof RuleStrategy);
  }

  @ParameterizedTest
  @MethodSource("strategiesOnBoards")
  void whatIsFoundIsTrueAndNewAndHasItsEvidence(String id, Board board) {
    Strategy strategy = Catalogue.withId(id).orElseThrow();
    for (States.Given given : solving(strategy, board)) {
      List<Deduction> all = new Applied(given.state()).deductions(strategy);
      assertStopsAtTheFirst(strategy, given.state(), all);
      for (Deduction deduction : all) {
        assertThat(deduction.changes()).isNotEmpty().doesNotHaveDuplicates();
        for (int candidate : deduction.changes()) {
          int cell = board.cellOf(candidate);
          int digit = board.digitOf(candidate);
          assertThat(given.state().placed(cell)).isZero();
          assertThat(given.state().hasCandidate(cell, digit)).isTrue();
          assertThat(given.solution().digit(cell) == digit)
              .as("%s in %s", deduction, given.state().placements())
              .isEqualTo(deduction.places());
        }
      }
      for (int i = 0; i < all.size(); i += 1 + all.size() / WORDED) {
        Deduction deduction = all.get(i);
        assertThat(deduction.strategy()).isSameAs(strategy);
        assertThat(strategy.variants()).contains(deduction.variant());
        assertThat(deduction.sentence().toString())
            .startsWith(deduction.name() + ": ")
            .endsWith(".")
            .doesNotContain("..", "  ", ", so ,");
        assertThat(deduction.evidence().cells(board).isEmpty()).isFalse();
      }
    }
  }

  private static void assertStopsAtTheFirst(
      Strategy strategy, GridState state, List<Deduction> all) {
    List<String> first = new ArrayList<>();
    boolean enough =
        Applied.finder(strategy, state.board())
            .find(new SolvingState(state), deduction -> first.add(deduction.toString()));
    assertThat(enough).isEqualTo(!all.isEmpty());
    assertThat(first).isEqualTo(all.stream().limit(1).map(Deduction::toString).toList());
  }

  /** States that no person meets, so that no rule is left out because it seldom applies. */
  @ParameterizedTest
  @MethodSource("rulesOnBoards")
  void whatAFinderConcludesIsWhatTheRulesConclude(String id, Board board) {
    RuleStrategy strategy = (RuleStrategy) Catalogue.withId(id).orElseThrow();
    List<Rule> rules = StrategySet.of(List.of(strategy)).rules(board);
    List<States.Given> states =
        WEAKENED.computeIfAbsent(board, any -> States.weakened(any, 40, Tries.random(23)));
    for (States.Given given : states) {
      Applied applied = new Applied(given.state());
      assertThat(applied.conclusions(strategy)).isEqualTo(applied.conclusions(rules));
    }
  }

  /** Whatever else happens in between, as long as it is true. */
  @ParameterizedTest
  @MethodSource("strategiesOnBoards")
  void aMonotoneStrategyNeverLosesAConclusion(String id, Board board) {
    Strategy strategy = Catalogue.withId(id).orElseThrow();
    Random random = Tries.random(24);
    List<States.Given> states =
        strategy.about().isForLargerBoards()
            ? sets(strategy, board)
            : PARTLY_PLACED.computeIfAbsent(
                board, any -> States.partlyPlaced(any, 40, Tries.random(25)));
    for (States.Given given : states) {
      if (!strategy.isMonotone(board)) {
        continue;
      }
      SolvingState later = new SolvingState(given.state());
      States.advanceTruly(later, given.solution(), random);
      Applied after = new Applied(later.frozen());
      Set<String> expected = new TreeSet<>();
      for (Deduction deduction : new Applied(given.state()).deductions(strategy)) {
        deduction.changes().stream()
            .filter(change -> deduction.isOpenIn(later, change))
            .forEach(change -> expected.add(Applied.text(deduction, change)));
      }
      assertThat(after.conclusions(strategy)).containsAll(expected);
    }
  }

  @ParameterizedTest
  @FieldSource("BOARDS")
  void aStateKeepsItsThreeViewsInStep(Board board) {
    SolvingState state = new SolvingState(board);
    Puzzle[] last = new Puzzle[1];
    for (States.Given given : SOLVING.get(board)) {
      state.load(given.state());
      last[0] = given.solution();
      for (int cell = 0; cell < board.cells(); cell++) {
        for (int digit = 1; digit <= board.digits(); digit++) {
          boolean open = given.state().placed(cell) == 0 && given.state().hasCandidate(cell, digit);
          assertThat(state.isOpen(cell, digit)).isEqualTo(open);
          assertThat((state.cells(digit, cell >> 6) >>> cell & 1) != 0).isEqualTo(open);
        }
      }
      assertThat(state.frozen()).isEqualTo(given.state());
    }
    assertThat(last[0]).isNotNull();
  }
}
