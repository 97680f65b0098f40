package cluewright.strategy.core;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class WordsTest {
  private static final Board BOARD = Boards.SIX;

  @Test
  void cellsAndDigitsAreListed() {
    assertThat(Words.cells(BOARD, CellSet.of(1, 2, 7))).hasToString("r1c2, r1c3 and r2c2");
    assertThat(Words.anyOf(BOARD, CellSet.of(1, 7))).hasToString("r1c2 or r2c2");
    assertThat(Words.digits(BOARD, 0b100010)).hasToString("2 and 6");
    assertThat(Words.anyOf(BOARD, 0b100010)).hasToString("2 or 6");
  }

  @Test
  void housesOfAKindAreSaidTogether() {
    List<House> rows = BOARD.houses(Kinds.ROW);
    House box = BOARD.houses(Kinds.BOX).get(0);

    assertThat(Words.house(rows.get(2))).hasToString("row 3");
    assertThat(Words.houses(List.of(rows.get(2)))).hasToString("row 3");
    assertThat(Words.houses(List.of(rows.get(1), box, rows.get(5))))
        .hasToString("rows 2 and 6 and box 1");
    assertThat(Words.houses(BOARD.houses(Kinds.COLUMN).subList(0, 3)))
        .hasToString("columns 1, 2 and 3");
    assertThat(Words.houses(BOARD.houses(Kinds.BOX).subList(0, 2))).hasToString("boxes 1 and 2");
  }

  @Test
  void whatIsToldOfOtherCellsIsSaidOfThem() {
    Board board = Boards.named("4x4-latin-regions+foundregions").orElseThrow();
    assertThat(Words.cell(board, 16)).hasToString("region of r1c1");
    assertThat(Words.cells(board, CellSet.of(1, 16, 17, 32)))
        .hasToString("r1c2, regions of r1c1 and r1c2 and step count of r1c1");
    assertThat(Words.anyOf(board, CellSet.of(16, 18))).hasToString("regions of r1c1 or r1c3");
    assertThat(Words.cells(board, CellSet.of(16, 17)).in(Locale.GERMAN))
        .isEqualTo("Gebiete von r1c1 und r1c2");
    assertThat(Words.cell(board, 32).in(Locale.JAPANESE)).isEqualTo("r1c1の歩数");
    assertThat(Words.rule(board, Kinds.FOUND_REGIONS, new int[] {20, 36, 16, 32}))
        .hasToString("the regions to be found around r2c1");
    assertThat(Words.rule(board, Kinds.FOUND_REGIONS, IntStream.range(16, 32).toArray()))
        .hasToString("the regions to be found");
  }
}
