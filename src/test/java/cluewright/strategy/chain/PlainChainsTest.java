package cluewright.strategy.chain;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.strategy.Applied;
import cluewright.strategy.LiteralReading;
import cluewright.strategy.States;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class PlainChainsTest {
  private static final int MOST_LINKS = 19;

  private enum Family {
    X(DigitChains.X_CHAIN),
    XY(DigitChains.XY_CHAIN);

    private final Strategy strategy;

    Family(Strategy strategy) {
      this.strategy = strategy;
    }
  }

  /** Whatever a chain that meets no cell twice can eliminate is told with one that does not. */
  @ParameterizedTest
  @EnumSource
  void theyAreToldWhereverThereAreAny(Family family) {
    int told = 0;
    for (States.Given given : LiteralReading.states()) {
      Set<Set<Integer>> plain = new HashSet<>();
      for (Deduction deduction : new Applied(given.state()).deductions(family.strategy)) {
        if (isPlain(given.state().board(), deduction.evidence())) {
          plain.add(Set.copyOf(deduction.changes()));
        }
      }
      told += plain.size();
      assertThat(plain).isEqualTo(new Reading(given.state(), family).eliminations());
    }
    assertThat(told).isPositive();
  }

  private static boolean isPlain(Board board, Evidence evidence) {
    List<Integer> cells = new ArrayList<>();
    cells.add(board.cellOf(evidence.links().get(0).from()));
    for (Evidence.Link link : evidence.links()) {
      int cell = board.cellOf(link.to());
      if (cell != cells.get(cells.size() - 1)) {
        cells.add(cell);
      }
    }
    return evidence.links().size() <= MOST_LINKS && new HashSet<>(cells).size() == cells.size();
  }

  /** All chains that meet no cell twice, one after the other. */
  private static final class Reading {
    private final Board board;
    private final GridState state;
    private final Family family;
    private final Set<Set<Integer>> eliminations = new HashSet<>();
    private final Set<Integer> met = new HashSet<>();
    private int start;

    Reading(GridState state, Family family) {
      this.board = state.board();
      this.state = state;
      this.family = family;
    }

    Set<Set<Integer>> eliminations() {
      for (int candidate : open()) {
        start = candidate;
        followFalse(candidate, 0);
      }
      return eliminations;
    }

    private int[] open() {
      return IntStream.range(0, board.candidates()).filter(this::isOpen).toArray();
    }

    private boolean isOpen(int candidate) {
      return state.hasCandidate(board.cellOf(candidate), board.digitOf(candidate));
    }

    private void followFalse(int off, int links) {
      met.add(board.cellOf(off));
      for (int on : open()) {
        boolean isInCell = board.cellOf(on) == board.cellOf(off);
        if (isStrong(off, on) && (isInCell || !met.contains(board.cellOf(on)))) {
          met.add(board.cellOf(on));
          followTrue(on, links + 1);
          if (!isInCell) {
            met.remove(board.cellOf(on));
          }
        }
      }
      met.remove(board.cellOf(off));
    }

    private void followTrue(int on, int links) {
      if (links >= 3 && board.digitOf(on) == board.digitOf(start) && !isStrong(start, on)) {
        note(on);
      }
      for (int off : open()) {
        if (links + 2 <= MOST_LINKS && isWeak(on, off) && !met.contains(board.cellOf(off))) {
          followFalse(off, links + 1);
        }
      }
    }

    private void note(int end) {
      Set<Integer> seen = new HashSet<>();
      for (int candidate : open()) {
        if (isWeak(start, candidate) && isWeak(end, candidate)) {
          seen.add(candidate);
        }
      }
      if (!seen.isEmpty()) {
        eliminations.add(seen);
      }
    }

    private boolean isWeak(int one, int another) {
      return board.digitOf(one) == board.digitOf(another)
          && board.peers(board.cellOf(one)).contains(board.cellOf(another));
    }

    private boolean isStrong(int one, int another) {
      if (family == Family.XY) {
        int cell = board.cellOf(one);
        return one != another
            && board.cellOf(another) == cell
            && IntStream.of(open()).filter(c -> board.cellOf(c) == cell).count() == 2;
      }
      return isWeak(one, another)
          && board.housesWith(CellSet.of(board.cellOf(one), board.cellOf(another))).stream()
              .anyMatch(
                  house ->
                      house.holdsEveryDigit()
                          && house.cells().stream()
                                  .filter(cell -> state.hasCandidate(cell, board.digitOf(one)))
                                  .count()
                              == 2);
    }
  }
}
