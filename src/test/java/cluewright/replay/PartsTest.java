package cluewright.replay;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.model.RandomRules;
import cluewright.model.Stop;
import cluewright.model.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is redundant in a puzzle, against a list of all grids. */
final class PartsTest {
  private static final List<Puzzle> GRIDS =
      new SolutionCounter(Boards.FOUR).solutions(Puzzle.empty(Boards.FOUR), 1000);

  private static Board board(String name) {
    return Boards.named(name).orElseThrow();
  }

  /** The grids with some digits, 0 for none, that obey some rules. */
  private static long count(int[] clues, List<Rule> rules) {
    Board board = Boards.withRules(Boards.FOUR, rules);
    return GRIDS.stream()
        .filter(
            grid ->
                IntStream.range(0, 16).allMatch(c -> clues[c] == 0 || clues[c] == grid.digit(c)))
        .filter(grid -> RandomRules.hold(board, grid))
        .count();
  }

  private static int[] clues(Puzzle puzzle) {
    return IntStream.range(0, 16).map(puzzle::digit).toArray();
  }

  /** A puzzle with one solution and some rules that it obeys. */
  private static Optional<Puzzle> puzzle(Random random) {
    Board board = RandomRules.some(3, Boards.FOUR, random);
    List<Puzzle> grids = GRIDS.stream().filter(grid -> RandomRules.hold(board, grid)).toList();
    if (grids.isEmpty()) {
      return Optional.empty();
    }
    Puzzle grid = grids.get(random.nextInt(grids.size()));
    int[] clues =
        IntStream.range(0, 16).map(c -> random.nextInt(3) == 0 ? grid.digit(c) : 0).toArray();
    return Optional.of(new Puzzle(board, clues)).filter(puzzle -> count(clues, board.rules()) == 1);
  }

  private static Puzzle solution(Puzzle puzzle) {
    return new SolutionCounter(puzzle.board()).solutions(puzzle, 1).get(0);
  }

  @Test
  void whatIsRedundantCanGoByItself() {
    Random random = Tries.random(31);
    int met = 0;
    for (int i = 0; i < Tries.of(2000); i++) {
      Optional<Puzzle> made = puzzle(random);
      if (made.isPresent()) {
        Puzzle puzzle = made.get();
        Parts.Redundant redundant = new Parts(Stop.NEVER).redundant(puzzle, solution(puzzle));
        for (int cell : puzzle.mask().clues().toArray()) {
          assertThat(redundant.clues().contains(cell))
              .isEqualTo(count(clues(puzzle.with(cell, 0)), puzzle.board().rules()) == 1);
        }
        for (Rule sign : Parts.signs(puzzle.board())) {
          List<Rule> others = new ArrayList<>(Parts.signs(puzzle.board()));
          others.removeIf(sign::equals); // two rules may have the same cell
          assertThat(redundant.signs().contains(sign))
              .as("%s of %s", sign, puzzle.board().name())
              .isEqualTo(
                  count(clues(puzzle), others) == 1
                      && RandomRules.hold(Boards.withRules(Boards.FOUR, others), solution(puzzle)));
        }
        assertThat(redundant.undecided()).isZero();
        met++;
      }
    }
    assertThat(met).isGreaterThanOrEqualTo(Tries.showing(100));
  }

  @Test
  void aThinnedPuzzleHasTheSameSolutionAndNothingRedundant() {
    Random random = Tries.random(32);
    for (int i = 0; i < Tries.of(1000); i++) {
      puzzle(random)
          .ifPresent(
              puzzle -> {
                Parts parts = new Parts(Stop.NEVER);
                Puzzle solution = solution(puzzle);
                Parts.Thinned thinned = parts.thinned(puzzle, solution, random);
                Puzzle left = thinned.puzzle();
                Parts.Redundant redundant = parts.redundant(left, solution);

                assertThat(solution(left).line()).isEqualTo(solution.line());
                assertThat(redundant.clues().isEmpty()).isTrue();
                assertThat(redundant.signs()).isEmpty();
                assertThat(left.mask().clues().union(thinned.clues()))
                    .isEqualTo(puzzle.mask().clues());
                assertThat(Parts.signs(left.board()).size() + thinned.signs().size())
                    .isEqualTo(Parts.signs(puzzle.board()).size());
              });
    }
  }

  /** Clues stay, and so do signs that are to be kept, and all without which it is not as wanted. */
  @Test
  void withFewestSignsEachThatIsLeftIsNeeded() {
    Random random = Tries.random(33);
    int fewer = 0;
    for (int i = 0; i < Tries.of(1000); i++) {
      Optional<Puzzle> made = puzzle(random);
      if (made.isPresent() && !made.get().board().drawn().isEmpty()) {
        Puzzle puzzle = made.get();
        Puzzle solution = solution(puzzle);
        Rule kept = Parts.signs(puzzle.board()).get(0);
        int least = random.nextInt(3);
        Puzzle left =
            new Parts(Stop.NEVER)
                .withFewestSigns(
                    puzzle,
                    solution,
                    List.of(kept),
                    now -> Parts.signs(now.board()).size() >= least,
                    random)
                .puzzle();
        List<Rule> signs = Parts.signs(left.board());
        List<Rule> spare = new ArrayList<>(new Parts(Stop.NEVER).redundant(left, solution).signs());
        spare.remove(kept);

        assertThat(left.line()).isEqualTo(puzzle.line());
        assertThat(solution(left).line()).isEqualTo(solution.line());
        assertThat(signs).contains(kept);
        assertThat(signs.size() <= least || spare.isEmpty()).isTrue();
        fewer += signs.size() < Parts.signs(puzzle.board()).size() ? 1 : 0;
      }
    }
    assertThat(fewer).isGreaterThanOrEqualTo(Tries.showing(20));
  }

  /** Of one rule about several cells each cell is a sign. */
  @Test
  void aCellOfARuleCanGoAlone() {
    Puzzle puzzle = Grids.puzzle(board("4x4+odd=r1c1r1c3"), "12..34..2143....");
    Rule first = Parts.signs(puzzle.board()).get(0);

    assertThat(Parts.signs(puzzle.board())).hasSize(2);
    assertThat(Parts.without(puzzle, first).board().name()).isEqualTo("4x4+odd=r1c3");
    assertThat(
            Parts.without(Parts.without(puzzle, first), Parts.signs(puzzle.board()).get(1)).board())
        .isEqualTo(Boards.FOUR);
  }

  /** Without a V the rule that all are given says that the two digits do not add up to 5. */
  @Test
  void whereAllSignsAreGivenNoneOfTheseIsRedundant() {
    Board all = board("6x6+allxv+v=r1c1r1c2");
    Puzzle grid = new SolutionCounter(all).solutions(Puzzle.empty(all), 1).get(0);
    Puzzle some =
        new Puzzle(board("6x6+v=r1c1r1c2"), IntStream.range(0, 36).map(grid::digit).toArray());
    Parts parts = new Parts(Stop.NEVER);

    assertThat(parts.redundant(grid, grid).signs()).isEmpty();
    assertThat(parts.redundant(some, some).signs()).hasSize(1);
    assertThat(parts.thinned(grid, grid, new Random(1)).signs()).isEmpty();
  }
}
