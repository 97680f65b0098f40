package cluewright.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.replay.SolutionCounter;
import cluewright.search.EngineChoice;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Verdicts about small boards with rules of all primitives, by every engine that takes them. The
 * truth comes from all 288 grids, each rule's definition, and the finders.
 */
final class RuledVerdictsTest {
  private static final List<Board> BOARDS =
      List.of(
          named("4x4+odd=r1c1r2c2r3c3r4c4"),
          named("4x4+odd=r1c1r1c2+low=r4c4"),
          named("4x4+candidates7=r2c2+candidates6=r3c3"),
          named("4x4+minimum=r3c4"),
          named("4x4+minimum=r3c1r3c4"),
          named("4x4+maximum=r1c1+even=r4c1"),
          named("4x4+columnindex=r1c2"),
          named("4x4+rowindex=r2c1r2c3"),
          named("4x4+regionsum=r1c2r1c3r2c3r2c2"),
          named("4x4+arrow1=r1c1r1c2r2c3"),
          named("4x4+skyscraper3=r1c1r1c2r1c3r1c4+sandwich3=r1c2r2c2r3c2r4c2"),
          named("4x4+quadruple12=r1c1r1c2r2c1r2c2"),
          named("4x4+zipper=r3c1r3c2r4c3"),
          named("4x4+room3=r2c1r2c2r2c3r2c4"),
          named("4x4+falling+opencage5=r1c4r2c3"));

  private static final List<String> SETS =
      List.of("N", "NH", "NHL", "NHL,rule-combinations", "any");

  private static final Puzzle EMPTY = Puzzle.empty(Boards.FOUR);
  private static final List<Puzzle> GRIDS = new SolutionCounter(Boards.FOUR).solutions(EMPTY, 1000);

  private final Map<Board, List<Puzzle>> grids = new HashMap<>();

  private static Board named(String name) {
    return Boards.named(name).orElseThrow();
  }

  private List<Puzzle> grids(Board board) {
    return grids.computeIfAbsent(
        board,
        any ->
            GRIDS.stream()
                .filter(
                    grid ->
                        board.rules().stream()
                            .allMatch(rule -> rule.holds(board.layout(), grid::digit)))
                .map(grid -> new Puzzle(board, digits(grid)))
                .toList());
  }

  private static int[] digits(Puzzle grid) {
    return IntStream.range(0, 16).map(grid::digit).toArray();
  }

  private boolean isPossible(Mask mask, StrategySet set) {
    Map<Puzzle, Long> byClues =
        grids(mask.board()).stream()
            .collect(Collectors.groupingBy(grid -> grid.restrictedTo(mask), Collectors.counting()));
    Replay replay = new Replay(mask.board(), set.isAny() ? StrategySet.parse("N") : set);
    return byClues.entrySet().stream()
        .filter(each -> each.getValue() == 1)
        .anyMatch(each -> set.isAny() || replay.human(each.getKey()).isSolved());
  }

  @InTurn
  @ParameterizedTest
  @EnumSource
  void everyVerdictIsTrue(EngineChoice engine) {
    Random random = Tries.random(91);
    int found = 0;
    int impossible = 0;
    boolean isSearch = engine == EngineChoice.SEARCH;
    boolean isSlow = isSearch || engine == EngineChoice.EXACT;
    for (int i = 0; i < Tries.of(isSlow ? 40 : 150); i++) {
      Board board = BOARDS.get(i % BOARDS.size());
      int[] cells = random.ints(1 + random.nextInt(5), 0, 16).toArray();
      Mask mask = new Mask(board, CellSet.of(Arrays.stream(cells)));
      StrategySet set = StrategySet.parse(SETS.get(random.nextInt(SETS.size())));
      Request request =
          new Request(mask, set)
              .withEngine(engine)
              .withTime(isSlow ? Duration.ofMillis(300) : Duration.ofMinutes(1));
      if (Engines.objection(request).isPresent()) {
        continue;
      }
      Outcome outcome = new Generator().generate(request, Watch.idle());
      boolean isPossible = isPossible(mask, set);
      String what = "%s on %s under %s".formatted(mask.line(), board.name(), set.ids());
      if (outcome instanceof Outcome.Impossible) {
        assertThat(isPossible).as(what).isFalse();
        impossible++;
      } else if (outcome instanceof Outcome.Found) {
        assertThat(isPossible).as(what).isTrue();
        found++;
      }
    }
    boolean isTaken = engine != EngineChoice.COUNTING;
    assertThat(found).isGreaterThanOrEqualTo(isTaken ? Tries.showing(2) : 0);
    assertThat(impossible).isGreaterThanOrEqualTo(isTaken && !isSlow ? Tries.showing(2) : 0);
  }
}
