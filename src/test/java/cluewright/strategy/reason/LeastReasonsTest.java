package cluewright.strategy.reason;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.RandomRules;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The smallest sets of reasons on small boards with rules by lot, against a plain trial of every
 * set: each way to choose an alternative for each reason, and each filling of the cells of a rule.
 */
final class LeastReasonsTest {
  private static final int MOST = 2;

  @Test
  void whatAtMostTwoReasonsExcludeIsFoundAndNothingElse() {
    Random random = Tries.random(0);
    for (int i = 0; i < Tries.of(200); i++) {
      SolvingState state = state(i % 3, random);
      Board board = state.board();
      Set<Integer> found = new HashSet<>();
      Finder finder = Catalogue.withId("reasons-2").orElseThrow().finder(board);
      finder.find(
          state,
          deduction -> {
            found.addAll(deduction.changes());
            return false;
          });
      assertThat(found).as("%s %s", board.name(), state.frozen()).isEqualTo(excluded(state, MOST));
    }
  }

  @Test
  void aStepHasNoMoreReasonsThanItNeeds() {
    Random random = Tries.random(1);
    for (int i = 0; i < Tries.of(300); i++) {
      SolvingState state = state(i % 3, random);
      Board board = state.board();
      List<Finder> finders = finders(board);
      Optional<Deduction> step = first(finders, state);
      while (step.isPresent() && !state.isContradictory()) {
        int size = size(step.get());
        if (size > 1) {
          assertThat(excluded(state, Math.min(size - 1, MOST))).as(board.name()).isEmpty();
        }
        step.get().applyTo(state);
        step = first(finders, state);
      }
      assertThat(state.isContradictory() ? Set.of() : excluded(state, MOST)).isEmpty();
    }
  }

  private static List<Finder> finders(Board board) {
    return Stream.of("reasons-2", "reasons-3", "reasons-4")
        .map(id -> Catalogue.withId(id).orElseThrow().finder(board))
        .toList();
  }

  private static Optional<Deduction> first(List<Finder> finders, SolvingState state) {
    List<Deduction> first = new ArrayList<>();
    boolean isFound = finders.stream().anyMatch(finder -> finder.find(state, first::add));
    return isFound ? Optional.of(first.get(0)) : Optional.empty();
  }

  private static int size(Deduction step) {
    return Integer.parseInt(step.variant().id().substring("reasons-".length()));
  }

  /**
   * A state of a board with some rules that has lost some candidates; there need be no solution.
   */
  static SolvingState state(int rules, Random random) {
    return Stream.generate(() -> lessened(rules, random))
        .filter(state -> !state.isContradictory())
        .findFirst()
        .orElseThrow();
  }

  private static SolvingState lessened(int rules, Random random) {
    Board board = RandomRules.some(rules, Boards.FOUR, random);
    SolvingState state = new SolvingState(board);
    int few = 2 + random.nextInt(4);
    for (int cell = 0; cell < board.cells(); cell++) {
      for (int digit = 1; digit <= board.digits(); digit++) {
        boolean isLost = random.nextInt(10) < few && Integer.bitCount(state.candidates(cell)) > 2;
        state.eliminate(cell, isLost ? 1 << (digit - 1) : 0);
      }
    }
    return state;
  }

  private static IntStream candidates(SolvingState state) {
    Board board = state.board();
    return IntStream.range(0, board.candidates())
        .filter(each -> state.isOpen(board.cellOf(each), board.digitOf(each)));
  }

  private static Set<Integer> excluded(SolvingState state, int most) {
    Set<Integer> excluded = new HashSet<>();
    candidates(state).filter(each -> isExcluded(state, each, most)).forEach(excluded::add);
    return excluded;
  }

  private static boolean isExcluded(SolvingState state, int candidate, int most) {
    Reasons reasons = new Reasons(state.board());
    for (int one = 0; one < reasons.size(); one++) {
      for (int other = most == 1 ? one : 0; other <= one; other++) {
        if (!new Ways(state, reasons, List.of(one, other)).isPossible(candidate)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Every way to satisfy some reasons. */
  private record Ways(SolvingState state, Reasons reasons, List<Integer> some) {

    boolean isPossible(int candidate) {
      BitSet chosen = new BitSet();
      chosen.set(candidate);
      return isPossible(chosen, 0);
    }

    private boolean isPossible(BitSet chosen, int next) {
      if (next == some.size()) {
        return true;
      }
      Reason reason = reasons.get(some.get(next));
      if (reason instanceof Reason.OfRule rule) {
        return fill(chosen, rule, 0, next);
      }
      return Arrays.stream(reason.alternatives(state.board()))
          .anyMatch(each -> fits(chosen, each) && isPossible(with(chosen, each), next + 1));
    }

    private boolean fill(BitSet chosen, Reason.OfRule rule, int position, int next) {
      Board board = state.board();
      if (position < rule.cells().size()) {
        int cell = rule.cells().get(position);
        return board
            .digitRange()
            .map(digit -> board.candidate(cell, digit))
            .anyMatch(
                each -> fits(chosen, each) && fill(with(chosen, each), rule, position + 1, next));
      }
      int[] digits = new int[board.cells()];
      chosen.stream().forEach(each -> digits[board.cellOf(each)] = board.digitOf(each));
      return rule.holds(digits) && isPossible(chosen, next + 1);
    }

    private boolean fits(BitSet chosen, int candidate) {
      Board board = state.board();
      int cell = board.cellOf(candidate);
      return state.isOpen(cell, board.digitOf(candidate))
          && chosen.stream()
              .allMatch(
                  each ->
                      each == candidate
                          || (board.cellOf(each) != cell
                              && Arrays.stream(reasons.excluded(each))
                                  .noneMatch(other -> other == candidate)));
    }

    private static BitSet with(BitSet chosen, int candidate) {
      BitSet more = (BitSet) chosen.clone();
      more.set(candidate);
      return more;
    }
  }
}
