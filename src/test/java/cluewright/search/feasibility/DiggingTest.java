package cluewright.search.feasibility;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.strategy.StrategySet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class DiggingTest {
  private static final StrategySet NHL = StrategySet.parse("NHL");

  private static Digging digging(Board board, String strategies, Symmetry symmetry, Random random) {
    return new Digging(board, StrategySet.parse(strategies), symmetry.orbits(board), random);
  }

  @Test
  void thePuzzlesAreSolvedByTheStrategiesAndHaveTheSymmetryAndTheClues() {
    Random random = Tries.random(1);
    for (Board board : List.of(Boards.FOUR, Boards.SIX, Boards.NINE, Boards.TWELVE)) {
      int clues = board.cells() * 3 / 5 / 4 * 4 + board.cells() % 2;
      for (Symmetry symmetry : List.of(Symmetry.NONE, Symmetry.HALF_TURN, Symmetry.DIAGONALS)) {
        // One of forty digs on 6x6 sticks before; on 4x4 whole orbits may be left in every one.
        Digging digging = digging(board, "NHL", symmetry, random);
        Puzzle puzzle =
            Stream.generate(() -> digging.next(clues, () -> false))
                .limit(8)
                .filter(dug -> board.equals(Boards.FOUR) || dug.mask().size() == clues)
                .findFirst()
                .orElseThrow(() -> new AssertionError(board + " " + symmetry));
        assertThat(puzzle.mask().size()).isGreaterThanOrEqualTo(clues);
        assertThat(symmetry.holds(puzzle.mask())).isTrue();
        assertThat(new Replay(board, NHL).human(puzzle).isSolved()).isTrue();
      }
    }
  }

  @Test
  void whereItGoesNoFurtherNoClueCanBeSpared() {
    Replay replay = new Replay(Boards.NINE, StrategySet.parse("N"));
    Puzzle puzzle = digging(Boards.NINE, "N", Symmetry.NONE, Tries.random(2)).next(17, () -> false);
    assertThat(puzzle.mask().size()).isBetween(18, 45);
    puzzle
        .mask()
        .clues()
        .forEach(
            cell -> {
              Puzzle fewer = puzzle.restrictedTo(puzzle.mask().without(CellSet.of(cell)));
              assertThat(replay.human(fewer).isSolved()).as(fewer.line()).isFalse();
            });
  }

  @Test
  void eachIsAnotherAndTheSameSeedGivesTheSame() {
    Set<Puzzle> seen = new HashSet<>();
    Digging first = digging(Boards.NINE, "NHL", Symmetry.NONE, new Random(3));
    Digging second = digging(Boards.NINE, "NHL", Symmetry.NONE, new Random(3));
    for (int i = 0; i < 5; i++) {
      Puzzle puzzle = first.next(30, () -> false);
      assertThat(seen.add(puzzle)).isTrue();
      assertThat(second.next(30, () -> false)).isEqualTo(puzzle);
    }
  }

  @Test
  void whoStopsItGetsMoreClues() {
    Digging digging = digging(Boards.NINE, "NHL", Symmetry.NONE, new Random(4));
    assertThat(digging.next(30, () -> true).mask().size()).isEqualTo(81);
  }
}
