package cluewright.replay.profile;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.House;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
import cluewright.replay.SolvingOrder;
import cluewright.replay.SolvingPath;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Compares profiles of small puzzles with the definitions, taken word by word from the digits. */
final class ProfileDefinitionTest {
  private static final int PUZZLES = 60;
  private static final Board BOARD = Boards.FOUR;

  private final Random random = new Random(4);
  private final SolvingOrder order = SolvingOrder.hodokuAlone();

  @Test
  void theFiguresAreThoseOfTheDefinitions() {
    Profiler profiler = new Profiler(BOARD, order);
    Replay replay = new Replay(BOARD, order);
    int deep = 0;
    for (int i = 0; i < PUZZLES; i++) {
      Puzzle puzzle = minimal();
      SolvingPath path = replay.human(puzzle);
      Profile profile = profiler.profile(puzzle).orElseThrow();

      List<Integer> open = new ArrayList<>();
      for (int step = 0; step < path.length(); step++) {
        open.add(open(path.state(step).placements()).size());
      }
      assertThat(profile.points().stream().map(Point::open).toList()).isEqualTo(open);
      assertRounds(puzzle, profile);
      deep += profile.depth() > 2 ? 1 : 0;
    }
    assertThat(deep).isPositive();
  }

  private static void assertRounds(Puzzle puzzle, Profile profile) {
    Puzzle now = puzzle;
    int depth = 0;
    int width = 0;
    int lone = 0;
    while (!open(now).isEmpty()) {
      Puzzle before = now;
      List<Integer> cells = open(before);
      lone += (int) cells.stream().filter(c -> isNaked(before, c) != isHidden(before, c)).count();
      for (int cell : cells) {
        now = now.with(cell, digit(before, cell));
      }
      depth++;
      width = Math.max(width, cells.size());
    }
    assertThat(profile)
        .isEqualTo(new Profile(profile.points(), depth, width, profile.steps(), lone));
  }

  /** A puzzle that loses its uniqueness with any clue. */
  private Puzzle minimal() {
    SolutionCounter counter = new SolutionCounter(BOARD);
    Puzzle puzzle = Grids.solution(BOARD, random);
    List<Integer> cells = new ArrayList<>(IntStream.range(0, BOARD.cells()).boxed().toList());
    Collections.shuffle(cells, random);
    for (int cell : cells) {
      Puzzle without = puzzle.with(cell, 0);
      puzzle = counter.number(without) == Solutions.ONE ? without : puzzle;
    }
    return puzzle;
  }

  private static List<Integer> open(Puzzle puzzle) {
    return IntStream.range(0, BOARD.cells())
        .filter(cell -> puzzle.digit(cell) == 0)
        .filter(cell -> isNaked(puzzle, cell) || isHidden(puzzle, cell))
        .boxed()
        .toList();
  }

  private static int digit(Puzzle puzzle, int cell) {
    return BOARD
        .digitRange()
        .filter(
            d -> isNaked(puzzle, cell) ? isPossible(puzzle, cell, d) : isHidden(puzzle, cell, d))
        .findFirst()
        .orElseThrow();
  }

  private static boolean isNaked(Puzzle puzzle, int cell) {
    return BOARD.digitRange().filter(digit -> isPossible(puzzle, cell, digit)).count() == 1;
  }

  private static boolean isHidden(Puzzle puzzle, int cell) {
    return BOARD.digitRange().anyMatch(digit -> isHidden(puzzle, cell, digit));
  }

  private static boolean isHidden(Puzzle puzzle, int cell, int digit) {
    return isPossible(puzzle, cell, digit)
        && BOARD.houses().stream()
            .filter(house -> house.cells().contains(cell))
            .map(House::cells)
            .anyMatch(
                cells ->
                    cells.without(cell).stream()
                        .noneMatch(other -> isPossible(puzzle, other, digit)));
  }

  private static boolean isPossible(Puzzle puzzle, int cell, int digit) {
    return puzzle.digit(cell) == 0
        && BOARD.peers(cell).stream().noneMatch(peer -> puzzle.digit(peer) == digit);
  }
}
