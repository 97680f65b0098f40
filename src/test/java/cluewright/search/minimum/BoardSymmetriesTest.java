package cluewright.search.minimum;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Thorough;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.search.Watch;
import cluewright.search.race.Run;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BoardSymmetriesTest {
  private static final StrategySet NHL = StrategySet.parse("NHL");

  @Test
  void the4x4BoardHas128AndThe6x6BoardWhoseBoxesAreNotSquare3456() {
    assertThat(BoardSymmetries.of(Boards.FOUR, NHL, run())).hasSize(128);
    assertThat(BoardSymmetries.of(Boards.SIX, NHL, run())).hasSize(3456);
  }

  @Test
  void oneMoreHouseLeavesFewer() {
    List<House> houses = new ArrayList<>(Boards.FOUR.houses());
    houses.add(new House(Kinds.BOX, 5, CellSet.of(0, 5, 10, 15), true));
    Board diagonal = new Board("diagonal", 4, 4, 4, houses);

    List<int[]> movements = BoardSymmetries.of(diagonal, NHL, run());

    assertThat(movements).hasSizeBetween(2, 127);
    assertThat(movements)
        .allMatch(to -> CellSet.of(0, 5, 10, 15).moved(to).equals(CellSet.of(0, 5, 10, 15)));
  }

  @Thorough
  @Test
  void thereAre2GridsOn4x4And49On6x6UpToTheseAndToTheNamesOfDigits() {
    assertThat(classes(Boards.FOUR)).hasSize(2);
    assertThat(classes(Boards.SIX)).hasSize(49);
    assertThat(GridClasses.of(Boards.SIX, List.of(identity(36)), run())).hasSize(39_168);
  }

  private static List<int[]> classes(Board board) {
    return GridClasses.of(board, BoardSymmetries.of(board, NHL, run()), run());
  }

  private static int[] identity(int cells) {
    int[] identity = new int[cells];
    Arrays.setAll(identity, cell -> cell);
    return identity;
  }

  private static Run run() {
    return new Run(Duration.ofMinutes(1), Watch.idle());
  }

  @Test
  void noneAreKnownWhereRegionsAreToBeFound() {
    Board board = Boards.named("4x4-latin-regions+foundregions").orElseThrow();
    assertThat(BoardSymmetries.of(board, NHL, run())).hasSize(1);
  }
}
