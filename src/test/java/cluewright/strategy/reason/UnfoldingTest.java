package cluewright.strategy.reason;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.reason.Unfolding.Branch;
import cluewright.strategy.reason.Unfolding.Effect;
import cluewright.strategy.reason.Unfolding.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Steps of few reasons on small boards with rules by lot, unfolded, and each line checked against
 * every way to satisfy the reason that it names.
 */
final class UnfoldingTest {
  private static final int MOST = 3;
  private static final long WORK = 20_000;

  @Test
  void everyLineFollowsFromItsReasonAndTheLinesBeforeAndEveryCaseEndsInAContradiction() {
    Random random = Tries.random(0);
    int unfolded = 0;
    int divided = 0;
    int together = 0;
    for (int i = 0; i < Tries.of(300); i++) {
      SolvingState state = state(i, random);
      Board board = state.board();
      Reasons reasons = new Reasons(board);
      LeastReasons least = new LeastReasons(reasons, new int[board.cells()]);
      least.load(state);
      for (int candidate : open(state).toArray()) {
        Optional<int[]> set = least(least, candidate);
        if (set.isPresent()) {
          int[] fallen = fallen(state, least, set.get()).toArray();
          List<Branch> found = unfolded(reasons, state, set.get(), fallen);
          assertThat(found.stream().flatMap(branch -> branch.supposed().stream()))
              .as("%s %s", board.name(), state.frozen())
              .containsExactlyInAnyOrderElementsOf(IntStream.of(fallen).boxed().toList());
          found.forEach(new Check(reasons, set.get(), state)::check);
          unfolded++;
          divided += found.stream().anyMatch(branch -> !branch.cases().isEmpty()) ? 1 : 0;
          together += found.stream().anyMatch(branch -> branch.together() > 1) ? 1 : 0;
        }
      }
    }
    assertThat(unfolded).isPositive();
    assertThat(divided)
        .as("unfoldings with cases of %s", unfolded)
        .isGreaterThanOrEqualTo(Tries.showing(1));
    assertThat(together)
        .as("suppositions of several in %s", unfolded)
        .isGreaterThanOrEqualTo(Tries.showing(1));
  }

  @Test
  void casesAreLeftOutWhereOneEndsWithoutWhatItSupposes() {
    Board board = Boards.FOUR;
    SolvingState state = new SolvingState(board);
    state.eliminate(1, 0b1110);
    state.eliminate(14, 0b0111);
    state.eliminate(15, 0b1001);
    List<Integer> first = List.of(board.candidate(0, 1));
    List<Branch> cases =
        List.of(
            new Branch(List.of(board.candidate(15, 2)), List.of(), 1, 1, List.of()),
            new Branch(List.of(board.candidate(15, 3)), List.of(), 1, 1, List.of()));
    Branch divided = new Branch(first, List.of(), 15, 15, cases);
    Branch inner = new Branch(List.of(board.candidate(14, 4)), List.of(), 15, 15, cases);
    Branch nested = new Branch(first, List.of(), 14, 14, List.of(inner));

    Branch plain = new Branch(first, List.of(), 1, 1, List.of());
    Beside nothing = nothing(new Reasons(board), state);
    assertThat(NeedlessCases.without(divided, nothing)).isEqualTo(plain);
    assertThat(NeedlessCases.without(nested, nothing)).isEqualTo(plain);
  }

  @Test
  void whatIsNotExcludedDoesNotUnfold() {
    Random random = Tries.random(1);
    for (int i = 0; i < Tries.of(200); i++) {
      SolvingState state = state(i, random);
      Reasons reasons = new Reasons(state.board());
      LeastReasons least = new LeastReasons(reasons, new int[state.board().cells()]);
      least.load(state);
      for (int candidate : open(state).toArray()) {
        int[] set = {random.nextInt(reasons.size()), random.nextInt(reasons.size())};
        least.allow(WORK);
        boolean isFound = !unfolded(reasons, state, set, new int[] {candidate}).isEmpty();
        assertThat(isFound).isEqualTo(least.isExcluded(candidate, set));
      }
    }
  }

  /** A state, sometimes with a digit. */
  private static SolvingState state(int number, Random random) {
    SolvingState state = LeastReasonsTest.state(number % 3, random);
    SolvingState with = new SolvingState(state.frozen());
    int[] open = open(state).toArray();
    int candidate = open[random.nextInt(open.length)];
    Board board = state.board();
    boolean isWith = with.place(board.cellOf(candidate), board.digitOf(candidate));
    return isWith && random.nextBoolean() ? with : state;
  }

  /** The open candidates that reasons exclude. */
  private static IntStream fallen(SolvingState state, LeastReasons least, int[] set) {
    least.allow(WORK);
    return open(state).filter(each -> least.isExcluded(each, set));
  }

  private static Optional<int[]> least(LeastReasons least, int candidate) {
    return IntStream.rangeClosed(1, MOST)
        .mapToObj(
            size -> {
              least.allow(WORK);
              return least.of(candidate, size);
            })
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static List<Branch> unfolded(
      Reasons reasons, SolvingState state, int[] set, int[] candidates) {
    List<Branch> found = new ArrayList<>();
    Unfolding.of(nothing(reasons, state), set, candidates, found::add);
    return found;
  }

  private static Beside nothing(Reasons reasons, SolvingState state) {
    int cells = state.board().cells();
    return Beside.nothing(
        reasons,
        IntStream.range(0, cells).map(state::candidates).toArray(),
        IntStream.range(0, cells).map(state::placed).toArray());
  }

  private static IntStream open(SolvingState state) {
    Board board = state.board();
    return IntStream.range(0, board.candidates())
        .filter(each -> state.isOpen(board.cellOf(each), board.digitOf(each)));
  }

  /** What is left before a line, and the check of this line. */
  private static final class Check {
    private final Reasons reasons;
    private final Board board;
    private final int[] set;
    private final BitSet left;

    Check(Reasons reasons, int[] set, SolvingState state) {
      this(reasons, set, new BitSet());
      IntStream.range(0, board.candidates())
          .filter(
              each -> (state.candidates(board.cellOf(each)) >>> (board.digitOf(each) - 1) & 1) != 0)
          .forEach(left::set);
    }

    private Check(Reasons reasons, int[] set, BitSet left) {
      this.reasons = reasons;
      this.board = reasons.board();
      this.set = set;
      this.left = left;
    }

    /** Checks a branch for each candidate that is supposed and left. */
    void check(Branch branch) {
      branch.supposed().stream()
          .filter(left::get)
          .forEach(each -> new Check(reasons, set, (BitSet) left.clone()).check(branch, each));
    }

    private void check(Branch branch, int supposed) {
      choose(supposed);
      for (Move move : branch.moves()) {
        boolean isChosen = move.effect() == Effect.CHOSEN;
        assertAllWays(move.by(), way -> way.get(move.candidate()) == isChosen);
        if (isChosen) {
          choose(move.candidate());
        } else {
          left.clear(move.candidate());
        }
      }
      List<Integer> cases =
          branch.cases().stream().flatMap(each -> each.supposed().stream()).toList();
      assertAllWays(branch.by(), way -> cases.stream().anyMatch(way::get));
      branch.cases().forEach(this::check);
    }

    /** Leaves nothing else in the cell, and nothing that needs no reason to be excluded. */
    private void choose(int candidate) {
      int cell = board.cellOf(candidate);
      board
          .digitRange()
          .map(digit -> board.candidate(cell, digit))
          .filter(each -> each != candidate)
          .forEach(left::clear);
      Arrays.stream(reasons.excluded(candidate)).forEach(left::clear);
    }

    private void assertAllWays(int by, Predicate<BitSet> holds) {
      assertThat(set).contains(by);
      Reason reason = reasons.get(by);
      boolean isSo =
          reason instanceof Reason.OfRule rule
              ? isSoFilled(rule, 0, new BitSet(), holds)
              : Arrays.stream(reason.alternatives(board))
                  .filter(left::get)
                  .mapToObj(Check::way)
                  .allMatch(holds);
      assertThat(isSo).as("%s beside %s on %s", reason, left, board.name()).isTrue();
    }

    private static BitSet way(int candidate) {
      BitSet way = new BitSet();
      way.set(candidate);
      return way;
    }

    private boolean isSoFilled(
        Reason.OfRule rule, int position, BitSet way, Predicate<BitSet> holds) {
      if (position == rule.cells().size()) {
        int[] digits = new int[board.cells()];
        way.stream().forEach(each -> digits[board.cellOf(each)] = board.digitOf(each));
        return !rule.holds(digits) || holds.test(way);
      }
      int cell = rule.cells().get(position);
      return board
          .digitRange()
          .map(digit -> board.candidate(cell, digit))
          .filter(each -> left.get(each) && isPossibleBeside(way, each))
          .allMatch(
              each -> {
                way.set(each);
                boolean isSo = isSoFilled(rule, position + 1, way, holds);
                way.clear(each);
                return isSo;
              });
    }

    /** False if something excludes a candidate without a reason. */
    private boolean isPossibleBeside(BitSet way, int candidate) {
      return Arrays.stream(reasons.excluded(candidate)).noneMatch(way::get);
    }
  }
}
