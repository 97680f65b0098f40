package cluewright.lab.solve;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.Puzzle;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class RandomPuzzlesTest {
  @Test
  void aPuzzleHas17CluesOrMoreAndEightDigitsAndNoConflict() {
    RandomPuzzles source = new RandomPuzzles(Boards.NINE, 3);
    for (int i = 0; i < 50; i++) {
      Puzzle puzzle = source.draw();

      assertThat(puzzle.mask().size()).isBetween(17, 81);
      assertThat(puzzle.line().chars().filter(c -> c != '.').distinct().count())
          .isGreaterThanOrEqualTo(8);
      assertThat(puzzle.conflict()).isEmpty();
    }
  }

  @Test
  void theSameSeedDrawsTheSamePuzzles() {
    assertThat(new RandomPuzzles(Boards.NINE, 5).draw())
        .isEqualTo(new RandomPuzzles(Boards.NINE, 5).draw())
        .isNotEqualTo(new RandomPuzzles(Boards.NINE, 6).draw());
  }

  @Test
  void aPuzzleIsTheSameWithoutThoseBeforeIt() {
    RandomPuzzles inTurn = new RandomPuzzles(Boards.NINE, 5);
    List<Puzzle> first = Stream.generate(inTurn::draw).limit(5).toList();

    assertThat(first).doesNotHaveDuplicates();
    assertThat(new RandomPuzzles(Boards.NINE, 5).puzzle(5)).isEqualTo(first.get(4));
  }
}
