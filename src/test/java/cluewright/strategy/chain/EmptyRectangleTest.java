package cluewright.strategy.chain;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.model.House;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.strategy.Applied;
import cluewright.strategy.Literal;
import cluewright.strategy.core.Strategy;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

final class EmptyRectangleTest {
  private final Strategy strategy = EmptyRectangle.STRATEGY;

  @Test
  void aPairOnTheBoxesRowClearsTheColumnAtItsOtherEnd() {
    assertThat(Applied.on(Boards.FOUR).without("1", "r1c1", "r1c3", "r3c3").deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .containsExactly(
            "Empty Rectangle: 1 in box 1 lies only in row 2 and column 2, and in column 3 only in"
                + " r2c3 and r4c3, so 1 is eliminated from r4c2.",
            "Empty Rectangle: 1 in box 4 lies only in row 4 and column 4, and in row 1 only in"
                + " r1c2 and r1c4, so 1 is eliminated from r4c2.");
  }

  @Test
  void aPlaceOffTheTwoLinesBreaksIt() {
    assertThat(Applied.on(Boards.FOUR).without("1", "r1c3", "r3c3").conclusions(strategy))
        .isEmpty();
  }

  @Test
  void aBoxWithOnePlaceInEachLineIsTheLastResort() {
    assertThat(
            Applied.on(Boards.FOUR)
                .without("1", "r1c1", "r2c2", "r1c3", "r3c3")
                .deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "Empty Rectangle: 1 in box 1 lies only in row 2 and column 2, and in column 3 only in"
                + " r2c3 and r4c3, so 1 is eliminated from r4c2.");
  }

  @Test
  void nothingThatTheDefinitionAllowsIsMissed() {
    for (Board board : new Board[] {Boards.SIX, Boards.NINE}) {
      Literal.check(strategy, board, 100, state -> new Reading(state).conclusions());
    }
  }

  /** The definition, cell by cell. */
  private record Reading(GridState state, Board board, Set<String> conclusions) {

    Reading(GridState state) {
      this(state, state.board(), new TreeSet<>());
      for (int digit = 1; digit <= board.digits(); digit++) {
        for (House box : board.houses(Kinds.BOX)) {
          for (House row : board.houses(Kinds.ROW)) {
            for (House column : board.houses(Kinds.COLUMN)) {
              read(digit, box.cells(), row, column);
              read(digit, box.cells(), column, row);
            }
          }
        }
      }
    }

    private CellSet open(CellSet cells, int digit) {
      return CellSet.of(
          cells.stream()
              .filter(cell -> state.placed(cell) == 0)
              .filter(cell -> state.hasCandidate(cell, digit)));
    }

    /** A pair has one end on the line; the digit goes from the other, at the pair's other line. */
    private void read(int digit, CellSet box, House line, House other) {
      CellSet places = open(box, digit);
      CellSet inLine = places.intersect(line.cells());
      CellSet inOther = places.intersect(other.cells());
      if (!inLine.union(inOther).equals(places)
          || inLine.minus(inOther).isEmpty()
          || inOther.minus(inLine).isEmpty()) {
        return;
      }
      for (int end : open(line.cells().minus(box), digit).toArray()) {
        for (House house : board.housesOf(end)) {
          CellSet pair = open(house.cells(), digit);
          if (pair.size() == 2) {
            int otherEnd = pair.without(end).toArray()[0];
            conclude(digit, box.union(pair), line.kind(), otherEnd, other);
          }
        }
      }
    }

    private void conclude(int digit, CellSet pattern, Kind kind, int otherEnd, House other) {
      board.housesOf(otherEnd).stream()
          .filter(house -> house.kind() == kind)
          .map(house -> open(house.cells().intersect(other.cells()).minus(pattern), digit))
          .forEach(
              cells ->
                  cells.forEach(
                      cell -> conclusions.add(board.label(cell) + "-" + board.symbol(digit))));
    }
  }
}
