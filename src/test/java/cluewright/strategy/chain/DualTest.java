package cluewright.strategy.chain;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.strategy.Applied;
import cluewright.strategy.Catalogue;
import cluewright.strategy.Literal;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

final class DualTest {
  /** Few of them have such a pattern. */
  private static final int STATES = 400;

  private final Strategy kites = Catalogue.withId("dual-two-string-kite").orElseThrow();
  private final Strategy rectangles = Catalogue.withId("dual-empty-rectangle").orElseThrow();

  private static Applied twoKites() {
    return Applied.on(Boards.SIX)
        .without("1", "r1c1", "r1c3", "r1c5", "r1c6")
        .without("1", "r2c2", "r2c3", "r2c4", "r2c6")
        .without("1", "r3c1", "r4c1", "r6c1");
  }

  @Test
  void twoKitesThatMeetInTheSameCellsAreOneStep() {
    assertThat(twoKites().without("1", "r3c2", "r4c2", "r5c2").deductions(kites))
        .extracting(deduction -> deduction.sentence().toString())
        .containsExactly(
            "Dual 2-String Kite: 1 has two places each in row 1 and column 1, and r1c2 and r2c1"
                + " share box 1, hence one of r1c4 and r5c1 is 1, and 1 has two places each in row"
                + " 2 and column 2, and r1c2 and r2c1 share box 1, hence one of r2c5 and r6c2 is 1,"
                + " so 1 is eliminated from r5c4 and r6c5.");
  }

  @Test
  void oneKiteIsNone() {
    assertThat(twoKites().conclusions(kites)).isEmpty();
  }

  @Test
  void twoRectanglesOfABoxAreOneStep() {
    assertThat(
            Applied.on(Boards.FOUR)
                .without("1", "r1c1", "r1c3", "r3c3", "r3c1")
                .deductions(rectangles))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "Dual Empty Rectangle: 1 in box 1 lies only in row 2 and column 2, and in column 3 only"
                + " in r2c3 and r4c3, and 1 in box 1 lies only in row 2 and column 2, and in row 3"
                + " only in r3c2 and r3c4, so 1 is eliminated from r2c4 and r4c2.");
  }

  @Test
  void nothingThatTheDefinitionAllowsIsMissed() {
    for (Board board : List.of(Boards.SIX, Boards.NINE)) {
      Literal.check(kites, board, STATES, state -> new Reading(state).read(Reading::readKites));
      Literal.check(
          rectangles, board, STATES, state -> new Reading(state).read(Reading::readRectangles));
    }
  }

  /** All single patterns, cell by cell, and those whose hearts are met twice. */
  private record Reading(GridState state, Board board, Map<Object, List<Set<String>>> byHeart) {

    Reading(GridState state) {
      this(state, state.board(), new HashMap<>());
    }

    Set<String> read(Consumer<Reading> patterns) {
      patterns.accept(this);
      Set<String> gone = new TreeSet<>();
      for (List<Set<String>> found : byHeart.values()) {
        for (Set<String> one : found) {
          for (Set<String> other : found) {
            if (!one.containsAll(other) && !other.containsAll(one)) {
              gone.addAll(one);
              gone.addAll(other);
            }
          }
        }
      }
      return gone;
    }

    private CellSet open(CellSet cells, int digit) {
      return CellSet.of(
          cells.stream()
              .filter(cell -> state.placed(cell) == 0)
              .filter(cell -> state.hasCandidate(cell, digit)));
    }

    private void add(Object heart, CellSet cells, int digit) {
      Set<String> gone = new TreeSet<>();
      open(cells, digit).forEach(cell -> gone.add(board.label(cell) + "-" + board.symbol(digit)));
      if (!gone.isEmpty()) {
        byHeart.computeIfAbsent(heart, any -> new ArrayList<>()).add(gone);
      }
    }

    void readKites() {
      for (House row : board.houses(Kinds.ROW)) {
        for (House column : board.houses(Kinds.COLUMN)) {
          board.digitRange().forEach(digit -> readKites(row, column, digit));
        }
      }
    }

    private void readKites(House row, House column, int digit) {
      CellSet inRow = open(row.cells(), digit);
      CellSet inColumn = open(column.cells(), digit);
      if (inRow.size() != 2 || inColumn.size() != 2 || inRow.intersects(inColumn)) {
        return;
      }
      for (int one : inRow.toArray()) {
        for (int other : inColumn.toArray()) {
          CellSet linked = CellSet.of(one, other);
          if (board.houses(Kinds.BOX).stream()
              .anyMatch(box -> box.cells().intersect(linked).equals(linked))) {
            int free = inRow.without(one).toArray()[0];
            int otherFree = inColumn.without(other).toArray()[0];
            add(linked, board.peers(free).intersect(board.peers(otherFree)), digit);
          }
        }
      }
    }

    void readRectangles() {
      for (House box : board.houses(Kinds.BOX)) {
        for (House row : board.houses(Kinds.ROW)) {
          for (House column : board.houses(Kinds.COLUMN)) {
            board.digitRange().forEach(digit -> readRectangle(box, row, column, digit));
            board.digitRange().forEach(digit -> readRectangle(box, column, row, digit));
          }
        }
      }
    }

    private void readRectangle(House box, House line, House other, int digit) {
      CellSet places = open(box.cells(), digit);
      CellSet inLine = places.intersect(line.cells());
      CellSet inOther = places.intersect(other.cells());
      if (!inLine.union(inOther).equals(places)
          || inLine.minus(inOther).isEmpty()
          || inOther.minus(inLine).isEmpty()) {
        return;
      }
      for (int end : open(line.cells().minus(box.cells()), digit).toArray()) {
        for (House house : board.housesOf(end)) {
          CellSet pair = open(house.cells(), digit);
          if (pair.size() == 2) {
            int otherEnd = pair.without(end).toArray()[0];
            board.housesOf(otherEnd).stream()
                .filter(across -> across.kind() == line.kind())
                .map(across -> across.cells().intersect(other.cells()))
                .forEach(
                    cells -> add(List.of(box, digit), cells.minus(box.cells().union(pair)), digit));
          }
        }
      }
    }
  }
}
