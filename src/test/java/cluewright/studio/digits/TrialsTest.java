package cluewright.studio.digits;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.format.PuzzleText;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** An trials tells of each digit what a person would find who tries it. */
final class TrialsTest {

  private static List<Trial> trials(Puzzle digits, int cell) {
    Trials trials = Trials.ofCell(digits, cell);
    List<Trial> last = trials.next();
    while (!trials.isDone()) {
      last = trials.next();
    }
    return last;
  }

  @Test
  void eachDigitHasAsManySolutionsAsTryingEverythingFinds() {
    Random random = Tries.random(4);
    for (int i = 0; i < Tries.of(200); i++) {
      Puzzle digits = Grids.solution(Boards.FOUR, random);
      while (digits.mask().size() > 4) {
        digits = digits.with(random.nextInt(16), 0);
      }
      int cell = random.nextInt(16);
      List<Trial> trials = trials(digits, cell);
      assertThat(trials).extracting(Trial::choice).containsExactly(0, 1, 2, 3, 4);
      for (Trial trial : trials) {
        Puzzle changed = digits.with(cell, trial.choice());
        assertThat(trial.solutions())
            .isEqualTo(
                SolutionCount.of(
                    Math.min(Trials.MOST + 1, BruteForce.solutions(changed, Trials.MOST).size()),
                    Trials.MOST + 1));
        assertThat(trial.rating().isPresent()).isEqualTo(trial.solutions().isOne());
      }
    }
  }

  @Test
  void aDigitThatMakesAPuzzleHasItsDifficulty() {
    Puzzle puzzle =
        PuzzleText.read(
            "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");
    Trial own = trials(puzzle, 3).get(7);
    Rating.Rated rated = (Rating.Rated) new Rater(Boards.NINE).rateByHodoku(puzzle);
    assertThat(own.rating()).contains(rated);
    assertThat(TrialWords.mark(own)).hasToString(rated.level().label().toString());
  }

  @Test
  void whatIsTooMuchToCountIsToldAsMore() {
    Trial some = trials(Puzzle.empty(Boards.NINE), 40).get(1);
    assertThat(some.solutions()).isEqualTo(SolutionCount.atLeast(Trials.MOST + 1));
    assertThat(TrialWords.mark(some)).hasToString("99+");
  }
}
