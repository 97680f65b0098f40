package cluewright.replay.rating;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.strategy.core.Level;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Ratings beside what HoDoKu itself says of the same puzzles. */
final class HodokuFiguresTest {
  private static List<Figure> figures;

  /** HoDoKu's level and score of a puzzle, and ours. */
  private record Figure(Level level, int score, Rating.Rated rated) {

    static Figure of(String line) {
      String[] fields = line.split(",", -1);
      Rating rating = new Rater(Boards.NINE).rateByHodoku(Grids.puzzle(Boards.NINE, fields[0]));
      return new Figure(
          Level.valueOf(fields[1].toUpperCase(Locale.ROOT)),
          Integer.parseInt(fields[2]),
          (Rating.Rated) rating);
    }

    boolean isSameLevel() {
      return rated.level() == level;
    }

    boolean isSameScore() {
      return rated.score() == score;
    }

    boolean isNear() {
      return Math.abs(rated.score() - score) * 10 <= score;
    }
  }

  @BeforeAll
  static void readFigures() throws IOException {
    try (InputStream in = HodokuFiguresTest.class.getResourceAsStream("hodoku-figures.csv")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      figures = text.lines().filter(line -> !line.startsWith("#")).map(Figure::of).toList();
    }
  }

  @Test
  void upToHardTheScoreIsTheSame() {
    assertThat(figures)
        .filteredOn(figure -> figure.level().compareTo(Level.HARD) <= 0)
        .hasSize(36)
        .allMatch(Figure::isSameScore);
  }

  @Test
  void theLevelIsTheSame() {
    assertThat(figures).hasSize(60).allMatch(Figure::isSameLevel);
  }

  /** Two were rated by a HoDoKu that takes chains in the order of their eliminations alone. */
  @Test
  void theScoreIsTheSameButForTwoWithinATenth() {
    assertThat(figures).allMatch(Figure::isNear);
    assertThat(figures).filteredOn(Figure::isSameScore).hasSize(58);
  }
}
