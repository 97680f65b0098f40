package cluewright.strategy.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.strategy.Applied;
import cluewright.strategy.SlowPlacements;
import cluewright.strategy.SlowRectangles;
import cluewright.strategy.States;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class TemplatesTest {
  private final Strategy strategy = Templates.STRATEGY;

  @Test
  void aCellInEveryPlacementIsPlacedAndACandidateInNoneGoes() {
    Applied state = Applied.on(Boards.FOUR).without("1", "r2c3", "r2c4", "r3c1", "r4c1");

    assertThat(state.deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .startsWith(
            "Template set: every way to place 1 in all houses includes r2c1, so r2c1 is 1.",
            "Template delete: no way to place 1 in all houses includes any of r1c1, r1c2 and r2c2,"
                + " so 1 is eliminated from r1c1, r1c2 and r2c2.");
  }

  @Test
  void whatAllPlacementsOfOneDigitHoldIsKeptFromTheOthers() {
    Applied state = Applied.on(Boards.FOUR).without("1", "r2c3", "r2c4", "r3c1", "r4c1");

    assertThat(state.conclusions(strategy)).contains("r2c1-2", "r2c1-3", "r2c1-4");
  }

  @Test
  void aBlankBoardSaysNothing() {
    assertThat(Applied.on(Boards.NINE).conclusions(strategy)).isEmpty();
  }

  @Test
  void cellsBesideTheGridAreLeftAlone() {
    Board board = Boards.named("4x4-latin-regions+foundregions").orElseThrow();
    assertThat(board.cells()).isGreaterThan(board.gridCells());
    assertThat(Applied.on(board).without("1", "r1c1", "r1c2", "r1c3").conclusions(strategy))
        .containsExactlyInAnyOrder(
            "r1c4=1", "r1c4-2", "r1c4-3", "r1c4-4", "r2c4-1", "r3c4-1", "r4c4-1");
  }

  @Test
  void whatALineMissesMayStandBesideTheGrid() {
    Board board = Boards.named("4x4d5~0-beside12+doppelganger").orElseThrow();
    Applied state = Applied.on(board).without("1", "r1c1", "r1c2", "r1c3");
    assertThat(state.conclusions(strategy)).isEmpty();
    assertThat(
            Applied.on(Boards.named("4x4d5~0").orElseThrow())
                .without("1", "r1c1", "r1c2", "r1c3")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void aBoardWithTooManyPlacementsSaysNothingUntilCandidatesGo() {
    Board board = Boards.latinWithBoxes(4, 4);
    Applied blank = Applied.on(board);
    String[] others = IntStream.range(1, 16).mapToObj(board::label).toArray(String[]::new);

    assertThat(blank.without("1", others).conclusions(strategy)).isEmpty();
  }

  @Test
  void thereAreAsManyPlacementsAsIsKnown() {
    PlacementOverlay overlay = PlacementOverlay.of(Boards.NINE).get(0);
    int[] all = new int[81];
    Arrays.fill(all, Boards.NINE.allDigits());

    assertThat(overlay.follow(all, 1)).isTrue();
    assertThat(overlay.placements()).isEqualTo(46_656);
  }

  @Test
  void itFindsWhatTheDefinitionSays() {
    Random random = Tries.random(53);
    for (Board board : List.of(Boards.FOUR, Boards.SIX)) {
      for (States.Given given : States.partlyPlaced(board, 100, random)) {
        assertThat(new Applied(given.state()).conclusions(strategy)).isEqualTo(read(given.state()));
      }
    }
  }

  /** Placements through a cell that all placements of another digit hold are dropped. */
  private static Set<String> read(GridState state) {
    Board board = state.board();
    List<List<CellSet>> placements = new ArrayList<>();
    board.digitRange().forEach(digit -> placements.add(SlowPlacements.of(state, digit)));
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 0; i < placements.size(); i++) {
        CellSet held = inAll(placements.get(i));
        for (int j = 0; j < placements.size(); j++) {
          changed |= i != j && placements.get(j).removeIf(held::intersects);
        }
      }
    }
    Set<String> conclusions = new TreeSet<>();
    for (int i = 0; i < placements.size(); i++) {
      conclude(state, i + 1, placements.get(i), conclusions);
    }
    return conclusions;
  }

  private static void conclude(
      GridState state, int digit, List<CellSet> placements, Set<String> conclusions) {
    Board board = state.board();
    CellSet all = inAll(placements);
    CellSet some = placements.stream().reduce(CellSet.empty(), CellSet::union);
    for (int cell = 0; cell < board.cells(); cell++) {
      if (state.placed(cell) == 0 && all.contains(cell)) {
        conclusions.add(board.label(cell) + "=" + board.symbol(digit));
      }
      if (!some.contains(cell)) {
        SlowRectangles.eliminate(state, cell, 1 << (digit - 1), conclusions);
      }
    }
  }

  private static CellSet inAll(List<CellSet> placements) {
    return placements.stream().reduce(CellSet::intersect).orElse(CellSet.empty());
  }
}
