package cluewright.replay.rating;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.strategy.core.Level;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Puzzles that need forcing nets: ten of the scores change if another of many is taken. */
final class HodokuNetFiguresTest {
  private static final Set<String> NETS = Set.of("1303", "1304");

  private final Rater rater = new Rater(Boards.NINE);

  @InTurn
  @ParameterizedTest
  @CsvFileSource(resources = "hodoku-net-figures.csv")
  void theScoreIsTheSame(String puzzle, int score) {
    Rating.Rated rated = (Rating.Rated) rater.rateByHodoku(Grids.puzzle(Boards.NINE, puzzle));

    assertThat(rated.uses()).anyMatch(use -> NETS.contains(use.variant().code()));
    assertThat(rated.level()).isEqualTo(Level.EXTREME);
    assertThat(rated.score()).isEqualTo(score);
  }
}
