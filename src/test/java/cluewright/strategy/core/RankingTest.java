package cluewright.strategy.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.model.Board;
import cluewright.model.Boards;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class RankingTest {
  private static final Board BOARD = Boards.NINE;
  private static final int HALF_A_MILLION = 1 << 19;

  private final SolvingState blank = new SolvingState(BOARD);
  private final Eliminations eliminations = new Eliminations(Geometry.of(BOARD));
  private final Ranking ranking = new Ranking();

  /** Chain after chain, each with its own number as its start. */
  private void add(Ranking.Turn turn, int links, int cell, int digits) {
    eliminations.in(blank).addDigits(cell, digits);
    int start = ranking.size();
    ranking.add(turn, eliminations, links, start, 2 * start, 3 * start);
  }

  private void add(int links, int cell, int digits) {
    add(Ranking.Turn.IN_ORDER, links, cell, digits);
  }

  private List<Integer> order() {
    ranking.sort();
    List<Integer> numbers =
        IntStream.range(0, ranking.size()).map(ranking::number).boxed().toList();
    assertThat(numbers).extracting(ranking::start).isEqualTo(numbers);
    assertThat(numbers).extracting(n -> ranking.end(n) - n).isEqualTo(numbers);
    assertThat(numbers).extracting(n -> ranking.form(n) - 2 * n).isEqualTo(numbers);
    return numbers;
  }

  @Test
  void thoseThatPeopleLookForLateComeLast() {
    add(Ranking.Turn.LATE, 3, 0, 0b111);
    add(9, 0, 0b1);

    assertThat(order()).containsExactly(1, 0);
  }

  @Test
  void moreEliminationsComeFirstThenFewerLinks() {
    add(3, 0, 0b1);
    add(5, 0, 0b11);
    add(4, 0, 0b11);

    assertThat(order()).containsExactly(2, 1, 0);
  }

  @Test
  void amongEqualOnesTheLowestCellsAndDigitsComeFirst() {
    add(3, 40, 0b10);
    add(3, 40, 0b1);
    add(3, 12, 0b10);
    add(3, 12, 0b10);

    assertThat(order()).containsExactly(2, 3, 1, 0);
  }

  @Test
  void aVeryLongChainStaysBehindShorterOnesAndBeforeThoseThatEliminateLess() {
    add(3, 0, 0b1);
    add(100_000, 0, 0b11);
    add(100, 80, 0b110000000);

    assertThat(order()).containsExactly(2, 1, 0);
  }

  @Test
  void manyAreKeptInOrder() {
    for (int i = 0; i < 200; i++) {
      add(100 - i / 2, 0, 0b1);
    }

    assertThat(order()).startsWith(198, 199, 196, 197).endsWith(2, 3, 0, 1).hasSize(200);
    ranking.clear();
    assertThat(ranking.size()).isZero();
    add(3, 0, 0b1);
    assertThat(order()).containsExactly(0);
  }

  @Test
  void moreThanHalfAMillionAreNotNumbered() {
    for (int i = 0; i < HALF_A_MILLION; i++) {
      add(3, 0, 0b1);
    }

    assertThatThrownBy(() -> add(3, 0, 0b1)).isInstanceOf(IllegalStateException.class);
    assertThat(ranking.size()).isEqualTo(HALF_A_MILLION);
  }
}
