package cluewright.lab.sets;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.lab.solve.RandomPuzzles;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.model.Grids;
import cluewright.model.House;
import cluewright.replay.Replay;
import cluewright.replay.Step;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class SetPairTest {

  /** Row 1 with 1 and 2 alone in its first cells, all else open. */
  private static GridState state() {
    GridState blank = GridState.blank(Boards.FOUR);
    Board board = blank.board();
    return blank.eliminate(
        board.candidate(0, 3), board.candidate(0, 4), board.candidate(1, 3), board.candidate(1, 4));
  }

  @Test
  void aNakedPairOfFourCellsIsAHiddenPairOfTheOtherTwo() {
    List<SetPair> pairs = SetPair.of(state());

    assertThat(pairs).hasSize(2);
    SetPair row = pairs.get(0);
    assertThat(row.house().label()).isEqualTo("row 1");
    assertThat(row.nakedCells()).isEqualTo(CellSet.of(0, 1));
    assertThat(row.nakedDigits()).isEqualTo(0b0011);
    assertThat(row.hiddenCells()).isEqualTo(CellSet.of(2, 3));
    assertThat(row.hiddenDigits()).isEqualTo(0b1100);
    assertThat(row.changes(state())).isTrue();
    assertThat(row.naked(Boards.FOUR)).hasToString("r1c1 and r1c2 in row 1 can hold only 1 and 2");
    assertThat(row.hidden(Boards.FOUR))
        .hasToString("3 and 4 in row 1 can go only in r1c3 and r1c4");
    assertThat(pairs.get(1).house().label()).isEqualTo("box 1");
  }

  @Test
  void whereNothingIsEliminatedThePairChangesNothing() {
    GridState state = state();
    for (int cell : new int[] {2, 3, 4, 5}) {
      state = state.eliminate(4 * cell, 4 * cell + 1);
    }

    assertThat(SetPair.of(state)).isNotEmpty();
    GridState after = state;
    assertThat(SetPair.of(after).stream().filter(pair -> pair.house().label().equals("row 1")))
        .isNotEmpty()
        .noneMatch(pair -> pair.changes(after));
  }

  /** The two halves, each looked for by itself in every house of random states. */
  @Test
  void everyNakedSetHasAHiddenOneAndNoHiddenSetIsMissed() {
    RandomPuzzles source = new RandomPuzzles(Boards.SIX, Tries.random(9).nextLong());
    for (int i = 0; i < Math.max(10, Tries.of(100)); i++) {
      GridState state = GridState.initial(source.draw());
      for (House house : state.board().houses()) {
        if (SetPair.unfillable(state).contains(house)) {
          continue;
        }
        int[] open = house.cells().stream().filter(cell -> state.placed(cell) == 0).toArray();
        int needed = 0;
        for (int digit = 1; digit <= 6; digit++) {
          int wanted = digit;
          if (house.cells().stream().noneMatch(cell -> state.placed(cell) == wanted)) {
            needed |= 1 << (digit - 1);
          }
        }
        int hidden = 0;
        for (int digits = (needed - 1) & needed; digits > 0; digits = (digits - 1) & needed) {
          int set = digits;
          CellSet places =
              CellSet.of(
                  java.util.Arrays.stream(open)
                      .filter(cell -> (state.candidates(cell) & set) != 0));
          if (places.size() == Integer.bitCount(digits)) {
            hidden++;
            assertThat(SetPair.of(state))
                .anyMatch(
                    pair ->
                        pair.house().equals(house)
                            && pair.hiddenDigits() == set
                            && pair.hiddenCells().equals(places));
          }
        }
        assertThat(SetPair.of(state).stream().filter(pair -> pair.house().equals(house)))
            .hasSize(hidden);
      }
    }
  }

  @Test
  void theStepsOfNakedAndHiddenSetsKnowTheirDuals() {
    Replay replay =
        new Replay(
            Boards.NINE,
            StrategySet.parse("NHL,naked-pair,hidden-pair,naked-triple,hidden-triple"));
    int met = 0;
    RandomPuzzles source = new RandomPuzzles(Boards.NINE, 12);
    for (int i = 0; i < 60; i++) {
      for (Step step : replay.human(source.draw()).steps()) {
        Deduction deduction = step.deductions().get(0);
        Optional<SetPair> pair = SetPair.of(step.before(), deduction);
        String id = deduction.strategy().id();
        if (id.startsWith("naked-single") || id.startsWith("hidden-single")) {
          assertThat(pair).isEmpty();
        }
        if (pair.isPresent()) {
          met++;
          assertThat(SetPair.of(step.before())).contains(pair.get());
          CellSet marked = deduction.evidence().cells(Boards.NINE);
          assertThat(marked).isIn(pair.get().nakedCells(), pair.get().hiddenCells());
          assertThat(id.startsWith("naked")).isEqualTo(marked.equals(pair.get().nakedCells()));
        }
      }
    }
    assertThat(met).isGreaterThan(5);
  }

  /** Each subset of the open cells is counted, and compared with the sets that were built. */
  @Test
  void noSetIsMissedAndNoneIsMadeUp() {
    Random random = Tries.random(43);
    int met = 0;
    for (int i = 0; i < Tries.of(300); i++) {
      int[] candidates = new int[1 + random.nextInt(9)];
      for (int cell = 0; cell < candidates.length; cell++) {
        candidates[cell] = 1 << cell;
        for (int more = random.nextInt(3); more > 0; more--) {
          candidates[cell] |= 1 << random.nextInt(candidates.length);
        }
      }
      List<Integer> all =
          IntStream.range(1, (1 << candidates.length) - 1)
              .filter(set -> Integer.bitCount(held(candidates, set)) == Integer.bitCount(set))
              .boxed()
              .toList();
      assertThat(TightSets.of(candidates)).contains(all);
      met += all.size();
    }
    assertThat(met).isPositive();
  }

  private static int held(int[] candidates, int set) {
    return IntStream.range(0, candidates.length)
        .filter(cell -> (set >>> cell & 1) != 0)
        .map(cell -> candidates[cell])
        .reduce(0, (some, more) -> some | more);
  }

  @Test
  void aHouseThatCannotBeFilledIsNamed() {
    GridState blank = GridState.blank(Boards.FOUR);
    Board board = blank.board();
    GridState state = blank;
    for (int cell : new int[] {0, 1, 2}) {
      state = state.eliminate(board.candidate(cell, 3), board.candidate(cell, 4));
    }

    assertThat(SetPair.unfillable(state)).extracting(House::label).containsExactly("row 1");
    assertThat(SetPair.of(state))
        .isNotEmpty()
        .noneMatch(pair -> pair.house().label().equals("row 1"));
    assertThat(SetPair.unfillable(blank)).isEmpty();
  }

  @Test
  void aSetOfAllButOneOfTwentyFiveCellsIsFound() {
    GridState blank = GridState.initial(Grids.empty(Boards.TWENTY_FIVE));
    Board board = blank.board();
    GridState state = blank;
    for (int cell = 0; cell < 24; cell++) {
      state = state.eliminate(board.candidate(cell, 25));
    }

    assertThat(SetPair.of(blank)).isEmpty();
    assertThat(SetPair.of(state))
        .singleElement()
        .satisfies(pair -> assertThat(pair.nakedCells().size()).isEqualTo(24));
    assertThat(SetPair.leftOut(state)).isEmpty();
  }

  @Test
  void aHouseWithAMillionSetsIsLeftOut() {
    Board board = Boards.TWENTY_FIVE;
    int[] candidates =
        IntStream.range(0, 20)
            .flatMap(
                cell ->
                    board
                        .digitRange()
                        .filter(digit -> digit <= 20 && digit != cell + 1)
                        .map(digit -> board.candidate(cell, digit)))
            .toArray();
    GridState state = GridState.blank(board).eliminate(candidates);
    for (int cell = 0; cell < 20; cell++) {
      state = state.eliminate(IntStream.rangeClosed(21, 25).map(candidate(board, cell)).toArray());
    }

    assertThat(SetPair.leftOut(state)).extracting(House::label).containsExactly("row 1");
  }

  private static IntUnaryOperator candidate(Board board, int cell) {
    return digit -> board.candidate(cell, digit);
  }
}
