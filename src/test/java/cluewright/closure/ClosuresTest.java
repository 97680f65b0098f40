package cluewright.closure;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.closure.RandomStates.Change;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every closure ends where the rules end, read one after another. */
final class ClosuresTest {
  private static final List<String> SETS = List.of("N", "H", "L", "NH", "NL", "HL", "NHL");

  private static final String JIGSAW =
      "9x9/111222233111222233114452333144455633444555666774556669777856699778888999778888999";

  private static Board named(String name) {
    return Boards.named(name).orElseThrow();
  }

  /** The end that a state can come to. */
  private enum End {
    COMPLETE,
    STUCK,
    CONTRADICTORY
  }

  static Stream<Arguments> closures() {
    return SETS.stream()
        .flatMap(
            set ->
                Stream.of(
                    given(Boards.FOUR, set, 6000),
                    given(Boards.SIX, set, 5000),
                    given(Boards.NINE, set, 3300),
                    given(named("9x9+windoku"), set, 100),
                    given(named("9x9+centre-dot+asterisk"), set, 100),
                    given(named(JIGSAW), set, 100)));
  }

  static Stream<Arguments> closuresWithHeavierStrategies() {
    return Stream.of("NHL,naked-pair,hidden-pair,x-wing", "H,x-wing", "NL,naked-pair,hidden-pair")
        .flatMap(
            set ->
                Stream.of(
                    given(Boards.FOUR, set, 1000),
                    given(Boards.SIX, set, 500),
                    given(Boards.NINE, set, 250)));
  }

  private static Arguments given(Board board, String set, int states) {
    return Arguments.of(board, set, states);
  }

  @ParameterizedTest
  @MethodSource({"closures", "closuresWithHeavierStrategies"})
  void aClosureEndsWhereItsRulesEnd(Board board, String set, int states) {
    StrategySet strategies = StrategySet.parse(set);
    List<Closure> closures = closures(board, strategies);
    PlainClosure plain = new PlainClosure(board, strategies);
    Random random = Tries.random(31);
    RandomStates given = new RandomStates(board, random);
    Map<End, Integer> ends = new EnumMap<>(End.class);
    for (int round = 0; round < Tries.of(states); round++) {
      List<Change> changes = given.next();
      plain.close(changes);
      End end = null;
      for (Closure closure : closures) {
        boolean sound = closeWithRests(closure, changes, random);
        end = end(closure, sound, changes, plain);
      }
      ends.merge(end, 1, Integer::sum);
    }
    assertThat(ends.getOrDefault(End.STUCK, 0))
        .as("stuck")
        .isGreaterThanOrEqualTo(Tries.showing(states / 50 + 1));
    assertThat(ends.getOrDefault(End.CONTRADICTORY, 0))
        .as("contradictory")
        .isGreaterThanOrEqualTo(Tries.showing(states / 50 + 1));
    if (strategies.canPlace()) {
      assertThat(ends.getOrDefault(End.COMPLETE, 0))
          .as("complete")
          .isGreaterThanOrEqualTo(Tries.showing(states / 50 + 1));
    }
  }

  /** The one that is chosen and, of singles and locked candidates, the one for any board. */
  private static List<Closure> closures(Board board, StrategySet strategies) {
    Closure chosen = Closures.of(board, strategies);
    boolean isLight = Catalogue.fast().containsAll(strategies.strategies());
    return isLight && BandClosure.fits(board)
        ? List.of(chosen, new HouseClosure(board, strategies))
        : List.of(chosen);
  }

  /** The same changes, but here and there closing, or going astray and coming back. */
  private static boolean closeWithRests(Closure closure, List<Change> changes, Random random) {
    closure.reset();
    for (Change change : changes) {
      if (change.digit() != 0) {
        closure.place(change.cell(), change.digit());
      }
      closure.eliminate(change.cell(), change.eliminated());
      switch (random.nextInt(20)) {
        case 0 -> closure.close();
        case 1 -> goAstrayAndComeBack(closure, random);
        default -> {}
      }
    }
    return closure.close();
  }

  private static void goAstrayAndComeBack(Closure closure, Random random) {
    int[] states = new int[closure.stateSize() + 5];
    closure.save(states, 3);
    for (int i = 0; i < 5; i++) {
      int cell = random.nextInt(closure.board().cells());
      closure.place(cell, 1 + random.nextInt(closure.board().digits()));
    }
    closure.close();
    closure.load(states, 3);
  }

  /** Digits tried in a cell after one look at all of them, and each alone. */
  @ParameterizedTest
  @ValueSource(strings = {"N", "H", "L", "NH", "NL", "HL", "NHL"})
  void whatACellLosesQuietlyNeedNotBeLookedAtAgain(String set) {
    Closure closure = Closures.of(Boards.NINE, StrategySet.parse(set));
    Random random = Tries.random(32);
    RandomStates given = new RandomStates(Boards.NINE, random);
    int[] before = new int[closure.stateSize()];
    int quietDigits = 0;
    for (int round = 0; round < Tries.of(2000); round++) {
      if (!closeWithRests(closure, given.next(), random)) {
        continue;
      }
      closure.save(before, 0);
      int cell = random.nextInt(Boards.NINE.cells());
      int quiet = closure.quiet(cell);
      quietDigits += Integer.bitCount(quiet);
      for (int digit = 1; digit <= Boards.NINE.digits(); digit++) {
        List<Integer> alone = triedIn(closure, before, cell, digit, 0);
        assertThat(triedIn(closure, before, cell, digit, quiet)).isEqualTo(alone);
      }
    }
    assertThat(quietDigits).isPositive();
  }

  /** The candidates and placed digits of all cells at the end, or nothing after a contradiction. */
  private static List<Integer> triedIn(
      Closure closure, int[] before, int cell, int digit, int quiet) {
    closure.load(before, 0);
    if (!closure.place(cell, digit, quiet) || !closure.close()) {
      return List.of();
    }
    return IntStream.range(0, closure.board().cells())
        .flatMap(c -> IntStream.of(closure.candidates(c), closure.placed(c)))
        .boxed()
        .toList();
  }

  private static End end(Closure closure, boolean sound, List<Change> changes, PlainClosure plain) {
    assertThat(sound)
        .as("free of contradiction after %s", changes)
        .isNotEqualTo(plain.isContradictory());
    if (!sound) {
      return End.CONTRADICTORY;
    }
    Board board = closure.board();
    int open = 0;
    int unplaced = 0;
    for (int cell = 0; cell < board.cells(); cell++) {
      if (closure.placed(cell) != plain.placed(cell)
          || closure.candidates(cell) != plain.candidates(cell)) {
        throw new AssertionError(difference(closure, plain, cell, changes));
      }
      unplaced += plain.placed(cell) == 0 ? 1 : 0;
      open += plain.placed(cell) == 0 ? Integer.bitCount(plain.candidates(cell)) : 0;
    }
    assertThat(closure.openCandidates()).isEqualTo(open);
    assertThat(closure.isComplete()).isEqualTo(unplaced == 0);
    return unplaced == 0 ? End.COMPLETE : End.STUCK;
  }

  private static String difference(
      Closure closure, PlainClosure plain, int cell, List<Change> changes) {
    return "%s: placed %d, candidates %s; by the rules placed %d, candidates %s; after %s"
        .formatted(
            closure.board().label(cell),
            closure.placed(cell),
            Integer.toBinaryString(closure.candidates(cell)),
            plain.placed(cell),
            Integer.toBinaryString(plain.candidates(cell)),
            changes);
  }
}
