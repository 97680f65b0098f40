package cluewright.search.dual;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.CagedSix;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A contradiction is seen just where a plain look at all cells sees one, and rightly blamed. */
final class GridCandidatesTest {
  private int met;

  /** In all contradictions together: the cells that were filled, and those of them to blame. */
  private int filled;

  private int toBlame;

  /** The cages of the second board need not hold every digit. */
  static Stream<Arguments> boards() {
    return Stream.of(
        Arguments.of(Boards.FOUR, 300, 150),
        Arguments.of(Boards.SIX, 150, 75),
        Arguments.of(CagedSix.BOARD, 150, 75),
        Arguments.of(Boards.NINE, 50, 25),
        Arguments.of(Boards.SIXTEEN, 5, 3),
        Arguments.of(Boards.TWENTY_FIVE, 1, 1));
  }

  @ParameterizedTest
  @MethodSource("boards")
  void itIsSeenWhereverAPlainLookSeesIt(Board board, int tries, int showing) {
    SolutionCounter counter = new SolutionCounter(board);
    Random random = Tries.random(141);
    for (int i = 0; i < Tries.of(tries); i++) {
      List<Integer> cells = new ArrayList<>(IntStream.range(0, board.cells()).boxed().toList());
      Collections.shuffle(cells, random);
      int fixed = random.nextInt(3);
      Puzzle givens = Puzzle.empty(board);
      for (int cell : cells.subList(0, fixed)) {
        givens = givens.with(cell, anyOf(candidates(givens, cell), random));
      }
      int[] order = cells.stream().skip(fixed).mapToInt(cell -> cell).toArray();
      walk(givens, order, counter, random);
    }
    assertThat(met).isGreaterThanOrEqualTo(Tries.showing(showing));
    assertThat(filled - toBlame).isGreaterThanOrEqualTo(Tries.showing(met));
  }

  /** Fills and clears cells at random. */
  private void walk(Puzzle givens, int[] order, SolutionCounter counter, Random random) {
    GridCandidates grid = new GridCandidates(givens, order);
    Residual chosen = new Residual(givens.board(), order);
    List<Puzzle> way = new ArrayList<>(List.of(givens));
    for (int step = 0; step < order.length; step++) {
      int place = way.size() - 1;
      int free = place < order.length ? candidates(way.get(place), order[place]) : 0;
      boolean goesBack = free == 0 || random.nextInt(20) == 0;
      if (!goesBack) {
        int digit = anyOf(free, random);
        Puzzle now = way.get(place).with(order[place], digit);
        grid.choose(place, digit);
        chosen.choose(place, digit);
        way.add(now);
        goesBack = isContradicted(now);

        assertThat(grid.contradict()).as(now.line()).isEqualTo(goesBack);
        if (goesBack) {
          met++;
          Puzzle blamed = blamed(grid, chosen, order, givens, now);
          assertThat(isContradicted(blamed)).as(blamed.line()).isTrue();
          assertThat(counter.count(blamed, 1)).as(blamed.line()).isZero();
          filled += now.mask().size();
          toBlame += blamed.mask().size();
        }
      }
      for (int back = random.nextInt(4); goesBack && back >= 0 && way.size() > 1; back--) {
        way.remove(way.size() - 1);
        grid.leave(way.size() - 1);
        chosen.leave(way.size() - 1);
      }
    }
  }

  /** The fixed digits and those that are blamed. */
  private static Puzzle blamed(
      GridCandidates grid, Residual chosen, int[] order, Puzzle givens, Puzzle now) {
    PlaceSets sets = new PlaceSets(1, order.length);
    grid.addReasons(chosen, sets, 0);
    CellSet cells = givens.mask().clues();
    for (int place = 0; place < order.length; place++) {
      cells = sets.has(0, place) ? cells.with(order[place]) : cells;
    }
    return now.restrictedTo(new Mask(now.board(), cells));
  }

  private static boolean isContradicted(Puzzle now) {
    Board board = now.board();
    int[] candidates =
        IntStream.range(0, board.cells()).map(cell -> candidates(now, cell)).toArray();
    for (House house : board.houses()) {
      int all = house.cells().stream().map(cell -> candidates[cell]).reduce(0, (a, b) -> a | b);
      if (house.holdsEveryDigit() && all != board.allDigits()) {
        return true;
      }
    }
    return IntStream.of(candidates).anyMatch(each -> each == 0);
  }

  /** The digit of a cell, or those that no peer has, as a set. */
  private static int candidates(Puzzle now, int cell) {
    if (now.digit(cell) > 0) {
      return 1 << (now.digit(cell) - 1);
    }
    int used =
        now.board().peers(cell).stream()
            .map(peer -> 1 << now.digit(peer))
            .reduce(0, (a, b) -> a | b);
    return now.board().allDigits() & ~(used >> 1);
  }

  private static int anyOf(int digits, Random random) {
    int rest = digits;
    for (int passed = random.nextInt(Integer.bitCount(digits)); passed > 0; passed--) {
      rest &= rest - 1;
    }
    return Integer.numberOfTrailingZeros(rest) + 1;
  }
}
