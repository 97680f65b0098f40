package cluewright.strategy.chain;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Thorough;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.model.Grids;
import cluewright.model.House;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kinds;
import cluewright.strategy.Applied;
import cluewright.strategy.Catalogue;
import cluewright.strategy.SlowChains;
import cluewright.strategy.States;
import cluewright.strategy.core.ChainNode;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class GroupedAicTest {
  private final Strategy strategy = Catalogue.withId("grouped-aic").orElseThrow();

  private static Applied groupInRowOne(String... others) {
    return Applied.on(Boards.NINE)
        .without("1", others)
        .without("1", "r1c4", "r1c5", "r1c6", "r1c7", "r1c8")
        .without("1", "r7c2", "r7c3", "r7c4", "r7c5", "r7c6", "r7c7", "r7c8");
  }

  @Test
  void aGroupOrTheOtherEndOfTheChainIsTrue() {
    Applied group = groupInRowOne("r1c3");

    assertThat(group.conclusions(strategy)).containsExactly("r2c1-1", "r3c1-1");
    assertThat(group.conclusions(Catalogue.withId("aic").orElseThrow())).isEmpty();
    assertThat(group.deductions(strategy).get(0).sentence().toString())
        .isEqualTo(
            "Grouped discontinuous nice loop: either r7c1 or one of r1c1 and r1c2 is 1, by"
                + " r7c1(1)=r7c9(1)-r1c9(1)=r1c1+r1c2(1), and both rule out that r2c1 is 1,"
                + " so 1 is eliminated from r2c1.");
  }

  @Test
  void theCandidatesOfAGroupAreMarkedAndItsLinksGoToTheNearest() {
    Evidence evidence = groupInRowOne("r1c3").deductions(strategy).get(0).evidence();

    assertThat(evidence.cells(Boards.NINE)).isEqualTo(CellSet.of(0, 1, 8, 54, 62));
    assertThat(evidence.links().get(4))
        .isEqualTo(
            new Evidence.Link(
                Boards.NINE.candidate(0, 1), Boards.NINE.candidate(9, 1), Evidence.Strength.WEAK));
  }

  @Test
  void withOneMorePlaceOutsideTheGroupNothingIsConcluded() {
    Applied more =
        Applied.on(Boards.NINE)
            .without("1", "r1c3", "r1c4", "r1c6", "r1c7", "r1c8")
            .without("1", "r7c2", "r7c3", "r7c4", "r7c5", "r7c6", "r7c7", "r7c8");

    assertThat(more.conclusions(strategy)).isEmpty();
  }

  @Test
  void chainsOfSingleCandidatesAreToldByAnotherName() {
    Applied single = groupInRowOne("r1c2", "r1c3");

    assertThat(single.deductions(strategy))
        .extracting(deduction -> deduction.variant().name().toString())
        .isNotEmpty()
        .containsOnly("Grouped AIC without groups");
  }

  /**
   * In a box of two grids a row of each has the same cells of it, so a cell may have a strong link
   * to two equal groups in one house: more links than it has houses.
   */
  @Test
  void aCellOfTwoGridsKeepsAllItsLinks() {
    Board board = Boards.named("twodoku").orElseThrow();
    Puzzle solution = Grids.solution(board, new Random(1));
    int cell = board.cell(7, 7);
    int digit = solution.digit(cell);
    Set<String> others = Set.of("r9c7", "r9c9", "r8c2", "r2c8", "r8c11", "r11c8");
    GridState state = GridState.blank(board);
    for (int each = 0; each < board.cells(); each++) {
      if (solution.digit(each) != digit && !others.contains(board.label(each))) {
        state = state.eliminate(board.candidate(each, digit));
      }
    }
    int left = digit % 9 + 1;
    int[] gone =
        board
            .digitRange()
            .filter(each -> each != digit && each != left)
            .map(each -> board.candidate(cell, each))
            .toArray();
    for (String id : List.of("grouped-aic", "forcing-chain", "forcing-net")) {
      for (Deduction deduction :
          new Applied(state.eliminate(gone)).deductions(Catalogue.withId(id).orElseThrow())) {
        assertThat(deduction.changes())
            .as("%s", deduction)
            .allMatch(
                change ->
                    deduction.places()
                        == (solution.digit(board.cellOf(change)) == board.digitOf(change)));
      }
    }
  }

  @Thorough
  @Test
  void itFindsEveryCandidateThatItsOwnTruthRefutesOverGroups() {
    List<States.Given> states = new ArrayList<>();
    states.addAll(States.weakened(Boards.FOUR, 30, Tries.random(41)));
    states.addAll(States.weakened(Boards.SIX, 160, Tries.random(42)));
    states.addAll(States.weakened(Boards.NINE, 10, Tries.random(43)));
    assertThat(states).hasSizeGreaterThanOrEqualTo(Tries.showing(200));

    new SlowGroupChains().mustAgreeWith(strategy, states);
  }

  @InTurn
  @Test
  void relationsAreWeakLinksAsWell() {
    List<States.Given> states = SlowChains.statesWithRelations(83);
    assertThat(states).hasSizeGreaterThanOrEqualTo(Tries.showing(130));
    new SlowGroupChains().mustAgreeWith(strategy, states);
  }

  /** Candidates keep their numbers; the groups of a state follow. */
  private static final class SlowGroupChains extends SlowChains {
    private final List<ChainNode> groups = new ArrayList<>();
    private final Map<Integer, ChainNode> byNumber = new HashMap<>();

    @Override
    public int[] nodes() {
      groups.clear();
      for (House line : board().houses()) {
        for (House box : board().houses(Kinds.BOX)) {
          if (line.kind().isLine()) {
            board().digitRange().forEach(digit -> addGroup(line.cells(), box.cells(), digit));
          }
        }
      }
      byNumber.clear();
      for (int candidate : super.nodes()) {
        byNumber.put(candidate, ChainNode.of(board(), candidate).get(0));
      }
      for (int group = 0; group < groups.size(); group++) {
        byNumber.put(board().candidates() + group, groups.get(group));
      }
      return byNumber.keySet().stream().mapToInt(Integer::intValue).toArray();
    }

    private void addGroup(CellSet line, CellSet box, int digit) {
      CellSet cells =
          CellSet.of(line.intersect(box).stream().filter(cell -> state().isOpen(cell, digit)));
      if (cells.size() > 1) {
        groups.add(new ChainNode(cells, digit));
      }
    }

    private boolean isInOneCell(int one, int another) {
      int candidates = board().candidates();
      return one < candidates && another < candidates && areInOneCell(one, another);
    }

    @Override
    public boolean isStrong(int one, int another) {
      ChainNode first = byNumber.get(one);
      ChainNode second = byNumber.get(another);
      if (isInOneCell(one, another)) {
        return isStrongInCell(one, another);
      }
      return first.digit() == second.digit()
          && !first.cells().intersects(second.cells())
          && board().houses().stream()
              .anyMatch(
                  house ->
                      house.holdsEveryDigit()
                          && places(house, first.digit())
                              .equals(first.cells().union(second.cells())));
    }

    private CellSet places(House house, int digit) {
      return CellSet.of(house.cells().stream().filter(cell -> state().isOpen(cell, digit)));
    }

    @Override
    public boolean isWeak(int one, int another) {
      ChainNode first = byNumber.get(one);
      ChainNode second = byNumber.get(another);
      return isInOneCell(one, another)
          || excludeEachOther(first, second)
          || (first.digit() == second.digit()
              && first.cells().stream()
                  .allMatch(cell -> second.cells().stream().allMatch(other -> see(cell, other))));
    }

    /** A single candidate and each of the other node, by a relation, a house or a cell. */
    private boolean excludeEachOther(ChainNode first, ChainNode second) {
      return (first.cells().size() == 1 || second.cells().size() == 1)
          && Arrays.stream(first.candidates(board()))
              .allMatch(
                  one ->
                      Arrays.stream(second.candidates(board()))
                          .allMatch(
                              other ->
                                  areRelated(one, other)
                                      || isWeakInHouse(one, other)
                                      || areInOneCell(one, other)));
    }

    @Override
    public void readChains() {
      eliminateRefuted();
    }
  }
}
