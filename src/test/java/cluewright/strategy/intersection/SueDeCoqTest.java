package cluewright.strategy.intersection;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.strategy.Applied;
import cluewright.strategy.LiteralReading;
import cluewright.strategy.States;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class SueDeCoqTest {
  private final Strategy strategy = SueDeCoq.STRATEGY;

  @Test
  void twoDigitsForTheLineAndTwoForTheBoxLeaveTheirRest() {
    Deduction first =
        Applied.on(Boards.FOUR).only("12", "r1c3").only("34", "r2c1").deductions(strategy).get(0);

    assertThat(first.sentence().toString())
        .isEqualTo(
            "Sue de Coq: r1c1, r1c2, r1c3 and r2c1 have room for only one each of 1 and 2 in row 1"
                + " and 3 and 4 in box 1, so 1 and 2 are eliminated from r1c4, and 3 and 4 are"
                + " eliminated from r2c2.");
    assertThat(first.evidence().marks()).hasSize(12);
  }

  @Test
  void aDigitOfTheCrossingAloneLeavesBoth() {
    assertThat(
            Applied.on(Boards.SIX)
                .without("6", "r1c1", "r1c2", "r1c3")
                .only("12", "r1c4")
                .only("34", "r2c1")
                .deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .containsExactly(
            "Sue de Coq: r1c1, r1c2, r1c3, r1c4 and r2c1 have room for only one each of 1 and 2 in"
                + " row 1, 3 and 4 in box 1 and 5 in both, so 1, 2 and 5 are eliminated from r1c5"
                + " and r1c6, and 3, 4 and 5 are eliminated from r2c2 and r2c3.");
  }

  @Test
  void partsThatShareADigitConcludeNothing() {
    assertThat(Applied.on(Boards.FOUR).only("12", "r1c3").only("23", "r2c1").conclusions(strategy))
        .isEmpty();
  }

  @Test
  void nothingThatTheDefinitionAllowsIsMissed() {
    List<States.Given> states = new ArrayList<>();
    states.addAll(States.weakened(Boards.FOUR, 190, Tries.random(51)));
    states.addAll(States.weakened(Boards.SIX, 15, Tries.random(52)));
    states.addAll(States.of(Boards.SIX, 2, Tries.random(53)));
    assertThat(states).hasSizeGreaterThanOrEqualTo(Tries.showing(201));
    new Reading().mustAgreeWith(strategy, states);
  }

  /** Every core with every part of its line and every part of its box. */
  private static final class Reading extends LiteralReading {

    @Override
    public void read() {
      for (House line : board().houses()) {
        for (House box : board().houses()) {
          if (line.kind() != Kinds.BOX && box.kind() == Kinds.BOX) {
            for (CellSet core : subsets(line.cells().intersect(box.cells()))) {
              if (core.size() == 2 || core.size() == 3) {
                read(core, line.cells().minus(core), box.cells().minus(core));
              }
            }
          }
        }
      }
    }

    private void read(CellSet core, CellSet line, CellSet box) {
      int surplus = Integer.bitCount(digits(core)) - core.size();
      for (CellSet part : subsets(line)) {
        int taken = taken(part, core);
        if (taken > 0 && taken < surplus) {
          for (CellSet other : subsets(box.minus(part))) {
            if (taken(other, core) == surplus - taken
                && (digits(part) & digits(other) & digits(core)) == 0) {
              conclude(line.minus(part), digits(part) | (digits(core) & ~digits(other)));
              conclude(box.minus(other), digits(other) | (digits(core) & ~digits(part)));
            }
          }
        }
      }
    }

    private int taken(CellSet part, CellSet core) {
      return (digits(part) & digits(core)) == 0
          ? 0
          : part.size() - Integer.bitCount(digits(part) & ~digits(core));
    }

    private int digits(CellSet cells) {
      return cells.stream().map(state()::open).reduce(0, (a, b) -> a | b);
    }

    private List<CellSet> subsets(CellSet cells) {
      int[] open = cells.stream().filter(cell -> state().open(cell) != 0).toArray();
      List<CellSet> subsets = new ArrayList<>();
      for (int choice = 1; choice < 1 << open.length; choice++) {
        int chosen = choice;
        subsets.add(
            CellSet.of(
                IntStream.range(0, open.length)
                    .filter(i -> (chosen >>> i & 1) != 0)
                    .map(i -> open[i])));
      }
      return subsets;
    }

    private void conclude(CellSet cells, int digits) {
      cells.forEach(cell -> Candidates.digits(board(), digits).forEach(d -> eliminate(cell, d)));
    }
  }
}
