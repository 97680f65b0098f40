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

/** An outlook tells of each digit what a person would find who tries it. */
final class OutlookTest {

  private static List<Prospect> prospects(Puzzle digits, int cell) {
    Outlook outlook = new Outlook(digits, cell);
    List<Prospect> last = outlook.next();
    while (!outlook.isDone()) {
      last = outlook.next();
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
      List<Prospect> prospects = prospects(digits, cell);
      assertThat(prospects).extracting(Prospect::digit).containsExactly(0, 1, 2, 3, 4);
      for (Prospect prospect : prospects) {
        Puzzle changed = digits.with(cell, prospect.digit());
        assertThat(prospect.solutions())
            .isEqualTo(
                SolutionCount.of(
                    Math.min(Outlook.MOST + 1, BruteForce.solutions(changed, Outlook.MOST).size()),
                    Outlook.MOST + 1));
        assertThat(prospect.rating().isPresent()).isEqualTo(prospect.solutions().isOne());
      }
    }
  }

  @Test
  void aDigitThatMakesAPuzzleHasItsDifficulty() {
    Puzzle puzzle =
        PuzzleText.read(
            "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");
    Prospect own = prospects(puzzle, 3).get(7);
    Rating.Rated rated = (Rating.Rated) new Rater(Boards.NINE).rateByHodoku(puzzle);
    assertThat(own.rating()).contains(rated);
    assertThat(ProspectWords.mark(own)).hasToString(rated.level().label().toString());
  }

  @Test
  void whatIsTooMuchToCountIsToldAsMore() {
    Prospect some = prospects(Puzzle.empty(Boards.NINE), 40).get(1);
    assertThat(some.solutions()).isEqualTo(SolutionCount.atLeast(Outlook.MOST + 1));
    assertThat(ProspectWords.mark(some)).hasToString("99+");
  }
}
