package cluewright.strategy.als;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.strategy.Applied;
import cluewright.strategy.Catalogue;
import cluewright.strategy.LiteralLockedSets;
import cluewright.strategy.SlowChains;
import cluewright.strategy.States;
import cluewright.strategy.core.ChainNode;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class AlsAicTest {
  private final Strategy strategy = Catalogue.withId("als-aic").orElseThrow();

  @Test
  void aSetIsALinkOfAChain() {
    assertThat(
            Applied.on(Boards.SIX)
                .only("123", "r1c1")
                .only("23", "r1c2")
                .only("12", "r6c2")
                .without("1", "r2c6", "r3c6", "r4c6", "r5c6")
                .deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "ALS discontinuous nice loop: either one of r1c1 and r1c2 or r6c2 is 2, by"
                + " r1c1+r1c2(2)=r1c1(1)-r1c6(1)=r6c6(1)-r6c2(1)=r6c2(2) (almost locked: r1c1 and"
                + " r1c2 (1, 2 and 3)), so 2 is eliminated from r2c2.");
  }

  @Test
  void theSetsOfALoopLockTheirOtherDigits() {
    Deduction loop =
        Applied.on(Boards.SIX)
            .only("123", "r1c1")
            .only("23", "r1c2")
            .only("12", "r1c6")
            .deductions(strategy)
            .get(0);

    assertThat(loop.variant().id()).isEqualTo("als-continuous-nice-loop");
    assertThat(loop.changes()).contains(Boards.SIX.candidate(6, 3), Boards.SIX.candidate(3, 1));
  }

  @Test
  void nothingThatTheDefinitionAllowsIsMissed() {
    List<States.Given> states = LiteralLockedSets.smallStates(151);
    assertThat(states).hasSizeGreaterThanOrEqualTo(Tries.showing(201));
    new Reading().mustAgreeWith(strategy, states);
  }

  @InTurn
  @Test
  void relationsOfSingleCandidatesAreWeakLinksAsWell() {
    List<States.Given> states = SlowChains.statesWithRelations(85);
    assertThat(states).hasSizeGreaterThanOrEqualTo(Tries.showing(130));
    new Reading().mustAgreeWith(strategy, states);
  }

  /** Candidates keep their numbers; the other nodes of a state follow. */
  private static final class Reading extends SlowChains {
    private final Map<ChainNode, Integer> numbers = new HashMap<>();
    private final List<ChainNode> nodes = new ArrayList<>();
    private final Set<List<Integer>> strong = new HashSet<>();

    @Override
    public int[] nodes() {
      numbers.clear();
      nodes.clear();
      strong.clear();
      for (int candidate = 0; candidate < board().candidates(); candidate++) {
        number(CellSet.of(board().cellOf(candidate)), board().digitOf(candidate));
      }
      for (House house : board().houses()) {
        subsets(open(house.cells())).forEach(this::joinThrough);
        board().digitRange().forEach(digit -> joinIn(house, digit));
      }
      return IntStream.range(0, nodes.size())
          .filter(node -> nodes.get(node).cells().stream().allMatch(c -> isOpen(c, node)))
          .toArray();
    }

    private boolean isOpen(int cell, int node) {
      return state().isOpen(cell, nodes.get(node).digit());
    }

    private int number(CellSet cells, int digit) {
      ChainNode node = new ChainNode(cells, digit);
      return numbers.computeIfAbsent(
          node,
          any -> {
            nodes.add(node);
            return nodes.size() - 1;
          });
    }

    private CellSet open(CellSet cells) {
      return CellSet.of(cells.stream().filter(cell -> state().open(cell) != 0));
    }

    private CellSet places(CellSet cells, int digit) {
      return CellSet.of(cells.stream().filter(cell -> state().isOpen(cell, digit)));
    }

    /** All but the empty one. */
    private static List<CellSet> subsets(CellSet cells) {
      int[] all = cells.toArray();
      return IntStream.range(1, 1 << all.length)
          .mapToObj(
              chosen ->
                  CellSet.of(
                      IntStream.range(0, all.length)
                          .filter(i -> (chosen >>> i & 1) != 0)
                          .map(i -> all[i])))
          .toList();
    }

    private void joinThrough(CellSet set) {
      int digits = set.stream().map(cell -> state().open(cell)).reduce(0, (a, b) -> a | b);
      if (Integer.bitCount(digits) != set.size() + 1) {
        return;
      }
      int[] numbered =
          board()
              .digitRange()
              .filter(digit -> (digits >>> (digit - 1) & 1) != 0)
              .map(digit -> number(places(set, digit), digit))
              .toArray();
      for (int one : numbered) {
        IntStream.of(numbered).filter(two -> two != one).forEach(two -> join(one, two));
      }
    }

    private void joinIn(House house, int digit) {
      CellSet all = places(house.cells(), digit);
      for (CellSet part : house.holdsEveryDigit() ? subsets(all) : List.<CellSet>of()) {
        CellSet other = all.minus(part);
        if (!other.isEmpty() && isPart(part) && isPart(other)) {
          join(number(part, digit), number(other, digit));
        }
      }
    }

    private boolean isPart(CellSet cells) {
      return cells.size() == 1 || board().housesWith(cells).size() > 1;
    }

    private void join(int one, int other) {
      strong.add(List.of(one, other));
    }

    @Override
    public boolean isStrong(int one, int other) {
      return strong.contains(List.of(one, other));
    }

    @Override
    public boolean isWeak(int one, int other) {
      ChainNode first = nodes.get(one);
      ChainNode second = nodes.get(other);
      boolean areSingle = first.cells().size() == 1 && second.cells().size() == 1;
      if (areSingle && areRelated(first.candidates(board())[0], second.candidates(board())[0])) {
        return true;
      }
      if (first.digit() != second.digit()) {
        return first.cells().size() == 1 && first.cells().equals(second.cells());
      }
      return first.cells().stream()
          .allMatch(cell -> second.cells().stream().allMatch(c -> see(cell, c)));
    }

    @Override
    public void readChains() {
      eliminateRefuted();
    }
  }
}
