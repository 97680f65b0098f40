package cluewright.search.skeleton;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.race.Run;
import cluewright.search.verify.DigitNames;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class GridsLaneTest {
  private static final Duration LONG = Duration.ofMinutes(1);
  private final Watch watch = new Watch(now -> {});

  /** As where a walk on another thread has an answer at the same time. */
  @Test
  void aPuzzleThatNobodyTookIsFoundAgain() {
    SkeletonSearch search =
        search("4x4+cage?=r1c1r1c2+cage?=r2c3r3c3r3c4+cage?=r4c1r4c2", "x.x.......x.....");
    Candidates candidates =
        new Candidates(search.skeleton(), search.clues(), search.ground(), /* seed= */ 0);

    assertThat(found(search, candidates)).isEqualTo(found(search, candidates));
  }

  private Puzzle found(SkeletonSearch search, Candidates candidates) {
    GridsLane lane = new GridsLane(search, candidates, new Run(LONG, watch));
    Optional<Outcome> outcome = lane.turn();
    while (outcome.isEmpty()) {
      outcome = lane.turn();
    }
    return ((Outcome.Found) outcome.get()).puzzle();
  }

  /** On this board nothing tells digits apart, so that a puzzle stands for its relabellings. */
  @Test
  void puzzlesThatDifferInTheNamesOfDigitsAreFoundOnce() {
    SkeletonSearch search = search("4x4+samevalues?=r1c1r1c2r3c3r3c4", "x..x..x..x..x...");
    Set<Puzzle> found = new HashSet<>();
    Outcome last = search.next(LONG, 1, watch);
    for (; last instanceof Outcome.Found puzzle; last = search.next(LONG, 1, watch)) {
      assertThat(found.add(DigitNames.canonical(puzzle.puzzle()))).isTrue();
    }

    assertThat(found).isNotEmpty();
    assertThat(last.verdict()).isEqualTo("no-other");
  }

  private static SkeletonSearch search(String name, String mask) {
    Board board = Boards.drawn(name).orElseThrow();
    CellSet clues = CellSet.where(board.cells(), cell -> mask.charAt(cell) == 'x');
    return new SkeletonSearch(new Request(new Mask(board, clues), StrategySet.any()));
  }
}
